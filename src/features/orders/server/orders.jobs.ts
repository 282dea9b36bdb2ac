import { noteFailure, unansweredAttempts } from '#features/payments/server/payments.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import { newsJob, scheduledJob, type Job } from '#platform/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { settleAttempt } from './order-payment.service.ts';
import { orderNews } from '../order-news.messages.ts';
import { releaseLapsedHolds } from './orders.service.ts';
import { whoOrdered } from './orders.store.ts';

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

/** Tells the customer by a text that the order stands. Run again after a crash amid it, it may tell twice. */
export async function tellOrderPlaced(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const [order] = await whoOrdered(shop, [orderId]);
  if (order === undefined) return;
  const { language, name } = shop.voice;
  await faultPoint(shop, 'message-due');
  await shop.sms.send({ to: order.phone, text: orderNews[language].placed(name[language], order.number) });
}

/** Tells the customer by a text that the order is sent, or was handed over; of the other steps a notice tells. */
export async function tellOrderMoved(shop: Shop, { orderId, state }: { orderId: number; state: string }): Promise<void> {
  if (state !== 'on-the-way' && state !== 'delivered') return;
  const [order] = await whoOrdered(shop, [orderId]);
  if (order === undefined) return;
  const { language, name } = shop.voice;
  const t = orderNews[language];
  await shop.sms.send({ to: order.phone, text: state === 'delivered' ? t.delivered(name[language], order.number) : t['on-the-way'](name[language], order.number, order.trackingCode) });
}

export const ordersJobs: readonly Job[] = [
  scheduledJob('release-lapsed-holds', '* * * * *', async (shop) => {
    const released = await releaseLapsedHolds(shop);
    if (released > 0) shop.log.info({ released }, 'holds of unpaid orders have ended');
  }),
  scheduledJob('ask-about-payments', '*/2 * * * *', askAboutPayments),
  newsJob('tell-order-placed', 'order.placed', tellOrderPlaced),
  newsJob('tell-order-moved', 'order.moved', tellOrderMoved),
];
