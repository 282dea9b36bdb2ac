import type { Shop } from '#platform/shop.ts';
import { GatewayUnavailable } from './payment-method.ts';
import { offeredPaymentMethods } from './payment-methods.service.ts';
import { attemptsToCheck, unsettledNamed, type StoredAttempt } from './payments.store.ts';

const minute = 60_000;
/** Minutes after which a customer is not expected to return. */
const leftAloneMinutes = 3;
/** Minutes after which the gateway's page is considered abandoned. */
const givenUpMinutes = 30;
/** Days after which a gateway that has not responded is no longer queried. */
const requestedForDays = 3;

/** Whether an attempt that its gateway reports as unpaid can be abandoned. */
export function isGivenUp(shop: Shop, attempt: StoredAttempt): boolean {
  return attempt.startedAt.getTime() < shop.clock.now().getTime() - givenUpMinutes * minute;
}

/**
 * Returns the attempts to query: those whose customer did not return, and, for gateways without a list of unconfirmed payments, also failed ones,
 * once more after their page is considered abandoned, since a customer may have gone back to it.
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

/** Returns our attempts, including failed ones, that gateways list as paid and unconfirmed. A gateway that is down is left to the next run. */
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
