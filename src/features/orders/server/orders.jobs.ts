import { noteFailure, type KeptAttempt } from '#features/payments/server/payments.service.ts';
import {
  isGivenUp,
  unansweredAttempts,
  unconfirmedAttempts,
} from '#features/payments/server/unanswered-payments.service.ts';
import { newsJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { settleAttempt, type Settlement } from './order-payment.service.ts';
import { releaseLapsedHolds } from './orders.service.ts';
import { tellOrderMoved, tellOrderPlaced, tellRefunded, tellReturnAnswered } from './order-notices.ts';
import { payDueRefunds, payRefund } from '#features/refunds/server/pay-refund.ts';

/** So many silences in a row, and a gateway is down: the rest is asked the next time. */
const mostSilences = 3;

/**
 * Asks about customers who paid and never came back, or came while the gateway did not answer, and takes what a gateway
 * itself holds as paid and unconfirmed, whatever has become of its order.
 */
export async function askAboutPayments(shop: Shop): Promise<void> {
  const named = await unconfirmedAttempts(shop);
  const known = new Set(named.map(({ id }) => id));
  const silences = new Map<string, number>();
  for (const attempt of [...named, ...(await unansweredAttempts(shop)).filter(({ id }) => !known.has(id))]) {
    const silent = silences.get(attempt.method) ?? 0;
    if (silent < mostSilences)
      silences.set(attempt.method, (await askAbout(shop, attempt)) === 'unsaid' ? silent + 1 : 0);
  }
}

async function askAbout(shop: Shop, attempt: KeptAttempt): Promise<Settlement> {
  const settled = await settleAttempt(shop, attempt);
  if (settled === 'failed' && isGivenUp(shop, attempt)) await noteFailure(shop, attempt);
  return settled;
}

export const ordersJobs: readonly Job[] = [
  scheduledJob('release-lapsed-holds', '* * * * *', async (shop) => {
    const released = await releaseLapsedHolds(shop);
    if (released > 0) shop.log.info({ released }, 'holds of unpaid orders have ended');
  }),
  scheduledJob('ask-about-payments', '*/2 * * * *', askAboutPayments),
  newsJob('tell-order-placed', 'order.placed', tellOrderPlaced),
  newsJob('tell-order-moved', 'order.moved', tellOrderMoved),
  newsJob('pay-refund', 'refund.due', (shop, { refundId }) => payRefund(shop, refundId)),
  scheduledJob('pay-due-refunds', '*/5 * * * *', payDueRefunds),
  newsJob('tell-return-answered', 'return.answered', tellReturnAnswered),
  newsJob('tell-refunded', 'refund.done', tellRefunded),
];
