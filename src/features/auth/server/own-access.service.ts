import type { Caller } from '#platform/http/api-calls.ts';
import { secondStepNeeded } from '#platform/http/second-step.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { lockCustomer } from '#features/accounts/server/accounts.service.ts';
import { factorsOf, hasFactor } from '#features/second-factor/server/second-factor.service.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { isProvenLately } from './account-proof.service.ts';
import { liveSession } from './sessions/sessions.store.ts';

/**
 * Changes an account's credentials, in a transaction that has locked the account, for a session that is live then. A request admitted before its
 * session ended changes nothing afterwards: an account that its owner has recovered cannot be taken again by a thief's request in progress.
 */
export function inLiveSession<T>(
  shop: Shop,
  { customerId, sessionId }: Pick<Caller, 'customerId' | 'sessionId'>,
  work: () => Promise<T>,
): Promise<T | Refusal<'sign-in-again'>> {
  return shop.transaction(async () => {
    await lockCustomer(shop, { customerId });
    if ((await liveSession(shop, sessionId)).length > 0) return work();
    return refuse(
      'sign-in-again',
      inBoth(authErrors, (t) => t.sessionEnded),
    );
  });
}

/** The same for second factors: if two sessions add a first one concurrently, the second has to prove the other's. */
export function changeFactors<T>(
  shop: Shop,
  caller: Pick<Caller, 'customerId' | 'sessionId'>,
  work: () => Promise<T>,
): Promise<T | Refusal<'sign-in-again' | 'second-step-needed'>> {
  return inLiveSession(shop, caller, async () => {
    const isUnproven = hasFactor(await factorsOf(shop, caller.customerId)) && !(await isProvenLately(shop, caller));
    return isUnproven ? secondStepNeeded() : work();
  });
}
