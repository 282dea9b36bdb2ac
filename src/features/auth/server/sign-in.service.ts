import type { Shop } from '#platform/shop.ts';
import { countTry, forgetTries, giveBackTry } from '#platform/http/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { wrongPasswordSeconds } from '../auth.rules.ts';
import { useCode } from './codes.service.ts';
import { isRightPassword } from './passwords.service.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { startSession, type TokenPair } from './sessions.service.ts';
import type { ComesFrom } from './sign-up-cookie.ts';
import { customerOfPhone } from './sign-up.service.ts';
import type { CodePurpose } from './codes.store.ts';
import { accountNamed, type Account } from '#features/accounts/server/accounts.service.ts';
import { accountName, type AccountName } from '#features/accounts/account.rules.ts';
import { tooManyTries } from '#platform/http/too-many-tries.ts';

export type { ComesFrom } from './sign-up-cookie.ts';

/**
 * Signs in by username, phone or mail and a password. Tries are counted before the password is looked at and given
 * back when it is right, so that guesses made at the same time are all counted.
 */
export async function signInByPassword(
  shop: Shop,
  given: { username: string; password: string; address: string },
): Promise<TokenPair | Refusal<'wrong-credentials' | 'too-many-tries'>> {
  const name = accountName(given.username);
  const account = await accountNamed(shop, name);
  const { wrongTriesPerAccount, wrongTriesPerAddress } = shop.config.signIn;
  const keys = { account: passwordTriesKey(account ?? name), address: `sign-in-address:${given.address}` };
  const ofAddress = await countTry(shop, {
    key: keys.address,
    most: wrongTriesPerAddress,
    windowSeconds: wrongPasswordSeconds,
  });
  if (!ofAddress.allowed) return tooManyTries(ofAddress.retryAfterSeconds);
  const ofAccount = await countTry(shop, {
    key: keys.account,
    most: wrongTriesPerAccount,
    windowSeconds: wrongPasswordSeconds,
  });
  if (!ofAccount.allowed) return tooManyTries(ofAccount.retryAfterSeconds);

  const right = await isRightPassword(shop, account?.passwordHash, given.password);
  if (account === undefined || !right || !account.active) {
    return refuse(
      'wrong-credentials',
      inBoth(authErrors, (t) => t.wrongCredentials),
    );
  }
  await giveBackTry(shop, keys.address);
  await forgetTries(shop, keys.account);
  return startSession(shop, account);
}

/** Under what the wrong passwords of an account are counted, whichever of its names was typed. */
export function passwordTriesKey(account: Pick<Account, 'id'> | AccountName): string {
  if ('id' in account) return `sign-in-account:${account.id}`;
  return `sign-in-name:${account.by === 'phone' ? account.phone : account.by === 'email' ? account.email : account.usernameKey}`;
}

/** Signs in by the code that was sent to a phone; a phone not yet known becomes a customer. */
export async function signInByCode(
  shop: Shop,
  given: { phone: string; code: string; sessionId: string },
  from: ComesFrom,
): Promise<TokenPair | Refusal<'wrong-code' | 'too-many-tries'>> {
  const entered = await enterByCode(shop, { ...given, purpose: 'sign-in', passwordHash: null }, from, () =>
    Promise.resolve(null),
  );
  return isRefusal(entered) ? entered : entered.tokens;
}

/**
 * Signs in by a code, and in the same transaction does what it was sent for. A phone not yet known becomes a customer, with the
 * password of that hash; who is known keeps the own one.
 */
export async function enterByCode<Done>(
  shop: Shop,
  given: { phone: string; code: string; sessionId: string; purpose: CodePurpose; passwordHash: string | null },
  from: ComesFrom,
  work: (account: Account) => Promise<Done>,
): Promise<{ tokens: TokenPair; done: Done } | Refusal<'wrong-code' | 'too-many-tries'>> {
  const outcome = await shop.transaction(async () => {
    const right = await useCode(shop, given);
    if (isRefusal(right)) return right;
    if (!right) return null;
    const account = await customerOfPhone(shop, given, from);
    return account.active ? { done: await work(account), tokens: await startSession(shop, account) } : null;
  });
  // A wrong code is no refusal inside the transaction, which a refusal would roll back with the try that it counted.
  return (
    outcome ??
    refuse(
      'wrong-code',
      inBoth(authErrors, (t) => t.wrongCode),
    )
  );
}
