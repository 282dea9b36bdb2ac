import { createHmac, randomBytes } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { registrationHours } from '../../auth.rules.ts';
import type { ComesFrom } from '../guessing/comes-from.service.ts';

const name = 'sign-up';

/** Hashes that prove that a code comes from the person who signed up. */
export interface SignUpMarks {
  readonly cookieHash: string | null;
  /**
   * Null for a browser, and in a production shop: someone sharing an address with strangers could otherwise take over a stranger's sign-up. In the
   * demo, which has no real accounts, a program without cookies may finish its sign-up.
   */
  readonly addressHash: string | null;
}

/** Sets the cookie of a sign-up; returns the hash under which the sign-up is stored. */
export function giveSignUpCookie(shop: Shop, { cookies }: ComesFrom): string {
  const value = randomBytes(32).toString('base64url');
  cookies.keep({ name, value, seconds: registrationHours * 3_600, path: '/api/customers/' });
  return hashOf(shop, 'cookie', value);
}

export function addressHash(shop: Shop, { address }: ComesFrom): string {
  return hashOf(shop, 'address', address);
}

/** Returns the marks by which the sign-up of a confirmed phone is found. */
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
