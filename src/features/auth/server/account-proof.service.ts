import type { Caller } from '#platform/http/api-calls.ts';
import { countTry, forgetTries } from '#platform/http/limits/throttle.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { accountById, type Account } from '#features/accounts/server/accounts.service.ts';
import { factorsOf, hasFactor } from '#features/second-factor/server/second-factor.service.ts';
import { secondStepNeeded } from '#platform/http/second-step.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { freshSessionSeconds, wrongPasswordSeconds } from '../auth.rules.ts';
import { isRightPassword } from './passwords/passwords.service.ts';
import { liveSession } from './sessions/sessions.store.ts';

/** Returns the caller's account if this is its password; `field` is the form field that it was typed in. Wrong ones are counted by session. */
export async function accountOfPassword(
  shop: Shop,
  caller: Caller,
  { typed, field }: { typed: string; field: string },
): Promise<Account | Refusal<'wrong-password' | 'too-many-tries'>> {
  const limit = {
    // By session: an attacker with a stolen one does not block the customer's own.
    key: `change-password:${caller.sessionId}`,
    max: shop.config.signIn.wrongTriesPerAccount,
    windowSeconds: wrongPasswordSeconds,
  };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  const account = await accountById(shop, caller.customerId);
  if (account === undefined || !(await isRightPassword(shop, account.passwordHash, typed))) {
    const message = inBoth(authErrors, (t) => (account?.passwordHash === null ? t.noPassword : t.wrongPassword));
    return refuse('wrong-password', message, { fields: { [field]: message } });
  }
  await forgetTries(shop, limit.key);
  return account;
}

/** Whether this session has passed its second step in the last minutes. */
export async function isProvenLately(shop: Shop, { sessionId }: Pick<Caller, 'sessionId'>): Promise<boolean> {
  const [session] = await liveSession(shop, sessionId);
  const at = session?.secondStepAt ?? null;
  return at !== null && shop.clock.now() < secondsAfter(at, freshSessionSeconds);
}

/**
 * Rejects a caller who cannot prove that the account is theirs, so that a stolen token is not enough. The proof is the second factor if there is one,
 * used in the last minutes; otherwise the password, or without one a session that began with a code minutes ago.
 */
export async function refuseWithoutProof(
  shop: Shop,
  caller: Caller,
  password: string | undefined,
): Promise<Refusal<'second-step-needed' | 'wrong-password' | 'sign-in-again' | 'too-many-tries'> | null> {
  if (hasFactor(await factorsOf(shop, caller.customerId)))
    return (await isProvenLately(shop, caller)) ? null : secondStepNeeded();
  const account = await accountById(shop, caller.customerId);
  if (account?.passwordHash == null) {
    const [session] = await liveSession(shop, caller.sessionId);
    const isFresh = session !== undefined && shop.clock.now() < secondsAfter(session.createdAt, freshSessionSeconds);
    return isFresh
      ? null
      : refuse(
          'sign-in-again',
          inBoth(authErrors, (t) => t.signInAgain),
        );
  }
  if (password === undefined || password === '') {
    const message = inBoth(authErrors, (t) => t.passwordNeeded);
    return refuse('wrong-password', message, { fields: { password: message } });
  }
  const proven = await accountOfPassword(shop, caller, { typed: password, field: 'password' });
  if (!isRefusal(proven)) return null;
  securityEvent(shop, 'password.wrong', { customer: caller.customerId });
  return proven;
}
