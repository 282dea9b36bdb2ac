import { noteError, type StoredAttempt } from '#features/payments/server/payments.service.ts';
import {
  isGivenUp,
  unansweredAttempts,
  unconfirmedAttempts,
} from '#features/payments/server/unanswered-payments.service.ts';
import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { settleAttempt, type Settlement } from './order-payments.service.ts';

/** After this many consecutive timeouts a gateway is considered down, and its other payments are queried in the next run. */
const maxSilences = 3;

/**
 * Settles payments whose customers never returned or returned while the gateway did not respond, and those that a gateway lists as paid and
 * unconfirmed, whatever the state of their order.
 */
export async function reconcilePayments(shop: Shop): Promise<void> {
  const named = await unconfirmedAttempts(shop);
  const known = new Set(named.map(({ id }) => id));
  const silences = new Map<string, number>();
  for (const attempt of [...named, ...(await unansweredAttempts(shop)).filter(({ id }) => !known.has(id))]) {
    const silent = silences.get(attempt.method) ?? 0;
    if (silent < maxSilences)
      silences.set(attempt.method, (await reconcile(shop, attempt)) === 'unsaid' ? silent + 1 : 0);
  }
}

async function reconcile(shop: Shop, attempt: StoredAttempt): Promise<Settlement> {
  const settled = await settleAttempt(shop, attempt);
  if (settled === 'failed' && isGivenUp(shop, attempt)) await noteError(shop, attempt);
  return settled;
}

export const orderPaymentsJobs: readonly Job[] = [scheduledJob('ask-about-payments', '*/2 * * * *', reconcilePayments)];
