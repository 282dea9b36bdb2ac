import type { Shop } from '#platform/shop.ts';
import { securityEvent } from '#platform/security-log.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { withRightCode, wrongCode } from './codes.service.ts';
import type { ComesFrom } from './guessing/comes-from.service.ts';
import { giveDeviceCookie } from './guessing/device-cookie.ts';
import { beginGuess, forgetGuessesAbout } from './guessing/guesses.service.ts';
import { isRightPassword } from './passwords/passwords.service.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { startSession, type TokenPair } from './sessions/sessions.service.ts';
import { confirmMailOf } from './sign-up/sign-up-warnings.service.ts';
import { customerOfPhone } from './sign-up/sign-up.service.ts';
import type { CodePurpose } from './codes.store.ts';
import { accountNamed, type Account } from '#features/accounts/server/accounts.service.ts';
import { accountName, type AccountName } from '#features/accounts/account.rules.ts';

/**
 * Signs in by username, phone or mail address and a password. An attempt is counted before the password is checked and uncounted when it is right, so
 * that concurrent guesses are all counted.
 */
export async function signInByPassword(
  shop: Shop,
  given: { username: string; password: string },
  from: ComesFrom,
): Promise<TokenPair | Refusal<'wrong-credentials' | 'too-many-tries'>> {
  const name = accountName(given.username);
  const account = await accountNamed(shop, name);
  const subject = passwordSubject(account ?? name);
  const owner = () => Promise.resolve(account?.id);
  const guess = await beginGuess(shop, { kind: 'password', subject, owner }, from);
  if (isRefusal(guess)) return guess;
  const right = await isRightPassword(shop, account?.passwordHash, given.password);
  if (account === undefined || !right || !account.active) {
    await guess.wrong();
    return refuse(
      'wrong-credentials',
      inBoth(authErrors, (t) => t.wrongCredentials),
    );
  }
  await guess.takeBack();
  await forgetGuessesAbout(shop, 'password', subject);
  const tokens = await startSession(shop, account, { at: from });
  welcome(shop, account, from);
  return tokens;
}

/** Marks the device as known after a successful sign-in. */
function welcome(shop: Shop, account: Pick<Account, 'id'>, { cookies, address }: ComesFrom): void {
  giveDeviceCookie(shop, cookies, account.id);
  securityEvent(shop, 'signed-in', { customer: account.id, address });
}

/** Returns the key under which an account's wrong passwords are counted, whichever of its names was entered. */
export function passwordSubject(account: Pick<Account, 'id'> | AccountName): string {
  if ('id' in account) return `account:${account.id}`;
  return `name:${account.by === 'phone' ? account.phone : account.by === 'email' ? account.email : account.usernameKey}`;
}

/** Signs in by the code sent to a phone; an unknown phone becomes a new customer. */
export async function signInByCode(
  shop: Shop,
  given: { phone: string; code: string; sessionId: string },
  from: ComesFrom,
): Promise<TokenPair | Refusal<'wrong-code' | 'too-many-tries' | 'phone-moved'>> {
  const entered = await enterByCode(shop, { ...given, purpose: 'sign-in', passwordHash: null }, from, () =>
    Promise.resolve(null),
  );
  return isRefusal(entered) ? entered : entered.tokens;
}

/**
 * Signs in by a code and, in the same transaction, performs the action it was sent for. An unknown phone becomes a new customer with the given
 * password hash; an existing customer's password stays unchanged.
 */
export async function enterByCode<Done>(
  shop: Shop,
  given: { phone: string; code: string; sessionId: string; purpose: CodePurpose; passwordHash: string | null },
  from: ComesFrom,
  work: (account: Account) => Promise<Done>,
): Promise<{ tokens: TokenPair; done: Done } | Refusal<'wrong-code' | 'too-many-tries' | 'phone-moved'>> {
  const entered = await withRightCode(shop, given, from, async () => {
    const customer = await customerOfPhone(shop, given, from);
    if (isRefusal(customer)) return customer;
    const { account, unconfirmedMail } = customer;
    if (!account.active) return null;
    return {
      account,
      unconfirmedMail,
      done: await work(account),
      tokens: await startSession(shop, account, { at: from, by: 'code' }),
    };
  });
  if (isRefusal(entered)) return entered;
  if (entered.done === null) return wrongCode();
  if (isRefusal(entered.done)) return entered.done;
  const { account, unconfirmedMail, done, tokens } = entered.done;
  welcome(shop, account, from);
  if (unconfirmedMail !== null) await confirmMailOf(shop, account, unconfirmedMail, from);
  return { done, tokens };
}
