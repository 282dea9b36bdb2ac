import { noteFailure, unansweredAttempts } from '#features/payments/server/payments.service.ts';
import { scheduledJob, type Job } from '#platform/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { settleAttempt } from './order-payment.service.ts';
import { releaseLapsedHolds } from './orders.service.ts';

/** A gateway's page is left by then: who has not paid will not. */
const givenUpAfterMinutes = 30;

/** Asks about customers who paid and never came back, or came while the gateway did not answer. */
export async function askAboutPayments(shop: Shop): Promise<void> {
  const givenUpBefore = shop.clock.now().getTime() - givenUpAfterMinutes * 60_000;
  for (const attempt of await unansweredAttempts(shop, { olderThanMinutes: 3, youngerThanMinutes: 2 * givenUpAfterMinutes })) {
    const settled = await settleAttempt(shop, attempt);
    if (settled === 'failed' && attempt.startedAt.getTime() < givenUpBefore) await noteFailure(shop, attempt);
  }
}

export const ordersJobs: readonly Job[] = [
  scheduledJob('release-lapsed-holds', '* * * * *', async (shop) => {
    const released = await releaseLapsedHolds(shop);
    if (released > 0) shop.log.info({ released }, 'holds of unpaid orders have ended');
  }),
  scheduledJob('ask-about-payments', '*/2 * * * *', askAboutPayments),
];
