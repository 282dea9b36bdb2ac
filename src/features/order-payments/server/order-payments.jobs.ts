import { noteError, type StoredAttempt } from '#features/payments/server/payments.service.ts';
import {
  isGivenUp,
  unansweredAttempts,
  unconfirmedAttempts,
} from '#features/payments/server/unanswered-payments.service.ts';
import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { settleAttempt, type Settlement } from './order-payments.service.ts';

/** So many silences in a row, and a gateway is down: the rest is queried the next time. */
const maxSilences = 3;

/**
 * Checks on customers who paid and never came back, or came while the gateway did not answer, and takes what a gateway
 * itself holds as paid and unconfirmed, whatever has become of its order.
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
