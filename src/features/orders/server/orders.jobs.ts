import { noteFailure, type KeptAttempt } from '#features/payments/server/payments.service.ts';
import { isGivenUp, unansweredAttempts, unconfirmedAttempts } from '#features/payments/server/unanswered-payments.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import { newsJob, scheduledJob, type Job } from '#platform/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { settleAttempt, type Settlement } from './order-payment.service.ts';
import { orderNews } from '../order-news.messages.ts';
import { releaseLapsedHolds } from './orders.service.ts';
import { whoOrdered } from './orders.store.ts';

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
    if (silent < mostSilences) silences.set(attempt.method, (await askAbout(shop, attempt)) === 'unsaid' ? silent + 1 : 0);
  }
}

async function askAbout(shop: Shop, attempt: KeptAttempt): Promise<Settlement> {
  const settled = await settleAttempt(shop, attempt);
  if (settled === 'failed' && isGivenUp(shop, attempt)) await noteFailure(shop, attempt);
  return settled;
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
