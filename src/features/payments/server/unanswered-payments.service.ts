import type { Shop } from '#platform/shop.ts';
import { GatewayUnavailable } from './payment-method.ts';
import { offeredPaymentMethods } from './payment-methods.service.ts';
import { attemptsToCheck, unsettledNamed, type StoredAttempt } from './payments.store.ts';

const minute = 60_000;
/** By then who is going to come back has come back. */
const leftAloneMinutes = 3;
/** A gateway's page is left by then: who has not paid will not. */
const givenUpMinutes = 30;
/** A gateway that has not answered for so long will not. */
const requestedForDays = 3;

/** Whether an attempt of which its gateway says that it was not paid can be given up. */
export function isGivenUp(shop: Shop, attempt: StoredAttempt): boolean {
  return attempt.startedAt.getTime() < shop.clock.now().getTime() - givenUpMinutes * minute;
}

/**
 * Attempts to query the gateways about: those from which nobody came back, and of the gateways that keep no list of what is
 * unconfirmed also those that failed, once more when their page is left for good, as a customer may have gone back to it.
 */
export async function unansweredAttempts(shop: Shop): Promise<StoredAttempt[]> {
  const ago = (minutes: number) => new Date(shop.clock.now().getTime() - minutes * minute);
  const withoutList = (await offeredPaymentMethods(shop)).filter(
    ({ paidBeforehand, reconcile }) => paidBeforehand && reconcile === null,
  );
  return attemptsToCheck(shop, {
    startedAfter: ago(requestedForDays * 24 * 60),
    startedBefore: ago(leftAloneMinutes),
    withoutList: withoutList.map(({ code }) => code),
    givenUpAfter: ago(givenUpMinutes + 5),
    givenUpBefore: ago(givenUpMinutes),
  });
}

/** Attempts of ours, also failed ones, that gateways hold as paid and nobody has confirmed. A gateway that is down is left for the next time. */
export async function unconfirmedAttempts(shop: Shop): Promise<StoredAttempt[]> {
  const found: StoredAttempt[] = [];
  for (const { code, reconcile } of await offeredPaymentMethods(shop)) {
    if (reconcile === null) continue;
    try {
      const authorities = await reconcile(shop);
      if (authorities.length > 0) found.push(...(await unsettledNamed(shop, { method: code, authorities })));
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      shop.log[error.misconfigured ? 'error' : 'warn'](
        { err: error, method: code },
        'a gateway did not say what is unconfirmed',
      );
    }
  }
  return found;
}
