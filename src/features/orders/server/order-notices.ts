import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { orderMail, orderNews } from '../order-notices.messages.ts';
import { whoOrdered } from './orders.store.ts';
import { refundToTell } from '#features/refunds/server/refunds.store.ts';
import { tellOnce } from './tell-once.service.ts';

type Words = (typeof orderNews)['fa'];

/** Tells the customer of a step of an order by a text, and by mail where there is an address, each at most once. */
export async function tellOfOrder(
  shop: Shop,
  orderId: number,
  {
    step,
    words,
  }: {
    readonly step: string;
    readonly words: (t: Words, order: { readonly number: string; readonly trackingCode: string | null }) => string;
  },
): Promise<void> {
  const [order] = await whoOrdered(shop, [orderId]);
  if (order === undefined) return;
  const { number, phone, email, total } = order;
  const { language, name } = shop.voice;
  const text = words(orderNews[language], order);
  const t = orderMail[language];
  const more = t.more(`${shop.config.publicUrl}/my-order?order=${number}`);
  await faultPoint(shop, 'message-due');
  await tellOnce(shop, {
    orderId,
    step,
    sms: { to: phone, text: `${name[language]}\n${text}` },
    mail:
      email === null
        ? null
        : { to: email, subject: t.subject(number, name[language]), text: [text, t.total(total), more].join('\n\n') },
  });
}

/** Tells the customer that the order stands. */
export function tellOrderPlaced(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  return tellOfOrder(shop, orderId, { step: 'placed', words: (t, { number }) => t.placed(number) });
}

/** Tells the customer that the order is sent, or was handed over; of the other steps a notice tells. */
export async function tellOrderMoved(
  shop: Shop,
  { orderId, state }: { orderId: number; state: string },
): Promise<void> {
  if (state === 'on-the-way')
    await tellOfOrder(shop, orderId, {
      step: state,
      words: (t, { number, trackingCode }) => t['on-the-way'](number, trackingCode),
    });
  if (state === 'delivered')
    await tellOfOrder(shop, orderId, { step: state, words: (t, { number }) => t.delivered(number) });
}

/** Tells the customer what became of a wish to give goods back. */
export function tellReturnAnswered(
  shop: Shop,
  { orderId, returnId, state }: { orderId: number; returnId: number; state: 'approved' | 'refused' },
): Promise<void> {
  return tellOfOrder(shop, orderId, {
    step: `return:${returnId}:${state}`,
    words: (t, { number }) => t[`return-${state}`](number),
  });
}

/** Tells the customer that money has gone back, and where to; the notice about credit is the ledger's own. */
export async function tellRefunded(shop: Shop, { refundId }: { refundId: number }): Promise<void> {
  const [refund] = await refundToTell(shop, [refundId]);
  if (refund === undefined) return;
  const { orderId, customerId, number, amount, way, key } = refund;
  const kind =
    way === 'payment' ? 'refunded-payment' : key.endsWith(':gateway:credit') ? 'refund-turned' : 'refunded-credit';
  await tellOfOrder(shop, orderId, { step: `refund:${refundId}`, words: (t) => t[kind](number, amount) });
  if (kind === 'refunded-credit') return;
  await shop.publish('notice.due', {
    customerId,
    kind: kind === 'refund-turned' ? 'refund-turned' : 'refund-paid',
    params: { amount, number },
    link: `/my-order?order=${number}`,
    once: `refund:${refundId}`,
  });
}
