import type { Caller } from '#platform/http/api-calls.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { daySeconds } from '#shared/seconds.ts';
import { accountById } from '#features/accounts/server/accounts.service.ts';
import { useAuthenticatorCode } from '#features/second-factor/server/authenticators.service.ts';
import { usePasskey, type Assertion } from '#features/second-factor/server/passkeys.service.ts';
import { useRecoveryCode } from '#features/second-factor/server/recovery-codes.service.ts';
import { authErrors } from '../../auth-errors.messages.ts';
import type { ComesFrom } from '../guessing/comes-from.service.ts';
import { beginGuess } from '../guessing/guesses.service.ts';
import { giveDeviceCookie } from '../guessing/device-cookie.ts';
import { finishSecondStep, startSession, type TokenPair } from '../sessions/sessions.service.ts';

/**
 * Bounds guesses by someone who has passed the first step to a hundred codes a day, so that one in 3,333 days is right. Passkeys and recovery codes
 * still work.
 */
const wrongCodesPerDay = 100;

/** Completes the second step by a code of the authenticator app. The attempt is counted before the code is checked; each code works once. */
export async function passByAuthenticator(
  shop: Shop,
  caller: Caller,
  code: string,
  from: ComesFrom,
): Promise<Refusal<'wrong-code' | 'too-many-tries'> | null> {
  const day = { key: `second-step-day:${caller.customerId}`, max: wrongCodesPerDay, windowSeconds: daySeconds };
  const passed = await guessed(shop, caller, from, async () => {
    const { allowed, retryAfterSeconds } = await countTry(shop, day);
    if (!allowed) return { ...tooManyTries(retryAfterSeconds), message: inBoth(authErrors, (t) => t.tooManyCodes) };
    return useAuthenticatorCode(shop, caller.customerId, code);
  });
  if (isRefusal(passed)) return passed;
  if (!passed) return wrong((t) => t.wrongAuthenticatorCode);
  await done(shop, caller, 'authenticator');
  return null;
}

/** Completes the second step by a recovery code, which is used up, and notifies the customer. */
export async function passByRecoveryCode(
  shop: Shop,
  caller: Caller,
  code: string,
  from: ComesFrom,
): Promise<Refusal<'wrong-code' | 'too-many-tries'> | null> {
  const passed = await guessed(shop, caller, from, () => useRecoveryCode(shop, caller.customerId, code));
  if (isRefusal(passed)) return passed;
  if (!passed) return wrong((t) => t.wrongRecoveryCode);
  await done(shop, caller, 'recovery-code');
  securityEvent(shop, 'recovery-code.used', { customer: caller.customerId, address: from.address });
  await notifyOfFactors(shop, caller.customerId, 'recovery-code-used');
  return null;
}

/** Completes the second step by one of the customer's passkeys, for a challenge of this session. */
export async function passByPasskey(
  shop: Shop,
  { customerId, sessionId }: Caller,
  credential: Assertion,
): Promise<Refusal<'passkey-refused' | 'too-many-tries'> | null> {
  const limit = { key: `passkey-tries:${sessionId}`, max: 60, windowSeconds: 3_600 };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  const passkey = await usePasskey(shop, { use: 'second-step', customerId, sessionId }, credential);
  if (passkey === null) {
    securityEvent(shop, 'second-step.wrong', { customer: customerId, kind: 'passkey' });
    return passkeyRefused();
  }
  await done(shop, { customerId, sessionId }, 'passkey');
  return null;
}

/** Signs in by a passkey. The device has verified its user, so both steps are done. */
export async function signInByPasskey(
  shop: Shop,
  credential: Assertion,
  from: Omit<ComesFrom, 'proof'>,
): Promise<TokenPair | Refusal<'passkey-refused' | 'too-many-tries'>> {
  const tooMany = await countPasskeyCall(shop, from.address);
  if (tooMany !== null) return tooMany;
  const passkey = await usePasskey(shop, { use: 'sign-in' }, credential);
  const account = passkey === null ? undefined : await accountById(shop, passkey.customerId);
  if (account?.active !== true) {
    securityEvent(shop, 'second-step.wrong', { address: from.address, kind: 'passkey' });
    return passkeyRefused();
  }
  const tokens = await startSession(shop, account, { at: from, by: 'passkey' });
  giveDeviceCookie(shop, from.cookies, account.id);
  securityEvent(shop, 'signed-in', { customer: account.id, address: from.address, kind: 'passkey' });
  return tokens;
}

/** Limits the passkey calls of an address per minute. */
export async function countPasskeyCall(shop: Shop, address: string): Promise<Refusal<'too-many-tries'> | null> {
  const limit = {
    key: `passkey-address:${address}`,
    max: shop.config.otp.sendsPerAddressAndMinute * 2,
    windowSeconds: 60,
  };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  return allowed ? null : tooManyTries(retryAfterSeconds);
}

async function guessed<R extends Refusal<'too-many-tries'>>(
  shop: Shop,
  { customerId }: Caller,
  from: ComesFrom,
  isRight: () => Promise<boolean | R>,
): Promise<boolean | R | Refusal<'too-many-tries'>> {
  const guess = await beginGuess(
    shop,
    { kind: 'second-step', subject: `account:${customerId}`, owner: () => Promise.resolve(customerId) },
    from,
  );
  if (isRefusal(guess)) return guess;
  const right = await isRight();
  if (right === false) await guess.wrong();
  else await guess.takeBack();
  return right;
}

async function done(
  shop: Shop,
  caller: Pick<Caller, 'customerId' | 'sessionId'>,
  kind: 'authenticator' | 'passkey' | 'recovery-code',
): Promise<void> {
  await finishSecondStep(shop, caller);
  securityEvent(shop, 'second-step.done', { customer: caller.customerId, kind });
}

/** Notifies a customer of a change of the second factors. */
export async function notifyOfFactors(
  shop: Shop,
  customerId: number,
  change: 'added' | 'removed' | 'recovery-code-used' | 'reset',
): Promise<void> {
  await shop.transaction(() =>
    shop.publish('notice.due', { customerId, kind: 'second-factor-changed', params: { change }, link: '/security' }),
  );
}

export const passkeyRefused = () =>
  refuse(
    'passkey-refused',
    inBoth(authErrors, (t) => t.passkeyRefused),
  );

function wrong(sentence: (t: (typeof authErrors)['fa']) => string): Refusal<'wrong-code'> {
  const message = inBoth(authErrors, sentence);
  return refuse('wrong-code', message, { fields: { code: message } });
}
