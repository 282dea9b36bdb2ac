import { createHmac, randomBytes } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { registrationHours } from '../../auth.rules.ts';
import type { ComesFrom } from '../guessing/comes-from.service.ts';

const name = 'sign-up';

/** What proves that a code comes from who signed up, as hashes. */
export interface SignUpMarks {
  readonly cookieHash: string | null;
  /**
   * Null for a browser, and in a shop that trades for everybody: whoever shares an address with strangers would take over what one of
   * them signed up with. In the demo, where nobody's real account is, a program without cookies may finish what it began.
   */
  readonly addressHash: string | null;
}

/** Gives a sign-up its cookie; answers the hash under which the sign-up is stored. */
export function giveSignUpCookie(shop: Shop, { cookies }: ComesFrom): string {
  const value = randomBytes(32).toString('base64url');
  cookies.keep({ name, value, seconds: registrationHours * 3_600, path: '/api/customers/' });
  return hashOf(shop, 'cookie', value);
}

export function addressHash(shop: Shop, { address }: ComesFrom): string {
  return hashOf(shop, 'address', address);
}

/** By what the sign-up of a confirmed phone is looked for. */
export function signUpMarks(shop: Shop, from: ComesFrom): SignUpMarks {
  const cookie = from.cookies.read(name);
  return {
    cookieHash: cookie === undefined ? null : hashOf(shop, 'cookie', cookie),
    addressHash: from.cookies.byBrowser || shop.config.mode === 'production' ? null : addressHash(shop, from),
  };
}

function hashOf(shop: Shop, what: 'cookie' | 'address', value: string): string {
  return createHmac('sha256', shop.secret).update(`${what} ${value}`).digest('base64url');
}
