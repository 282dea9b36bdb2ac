import { sendOnce } from './messages/order-messages.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { parseMobile } from '#shared/commerce/phone.ts';
import type { Language } from '#shared/language.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { orderMail, orderNotices } from '../order-notices.messages.ts';
import { orderToNotify } from './orders.store.ts';

/** Sends the customer an SMS about a step of an order, and an email where there is an address, each at most once. */
export async function notifyOfOrder(
  shop: Shop,
  orderId: number,
  {
    step,
    text,
  }: {
    readonly step: string;
    readonly text: (
      language: Language,
      order: { readonly number: string; readonly trackingCode: string | null },
    ) => string;
  },
): Promise<void> {
  const [order] = await orderToNotify(shop, { orderId });
  // An anonymous counter customer receives no messages.
  if (order === undefined || parseMobile(order.phone) === null) return;
  const { number, phone, email, total } = order;
  const { name } = shop.identity;
  const language = order.language ?? shop.identity.language;
  const words = text(language, order);
  const t = orderMail[language];
  const more = t.more(`${shop.config.publicUrl}/my-order?order=${number}`);
  await faultPoint(shop, 'message-due');
  await sendOnce(shop, {
    orderId,
    step,
    sms: { to: phone, text: `${name[language]}\n${words}` },
    mail:
      email === null
        ? null
        : { to: email, subject: t.subject(number, name[language]), text: [words, t.total(total), more].join('\n\n') },
  });
}

/** Notifies the customer that the order is placed. */
export function notifyOrderPlaced(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  return notifyOfOrder(shop, orderId, {
    step: 'placed',
    text: (language, { number }) => orderNotices[language].placed(number),
  });
}

/**
 * Returns a tracking code that is safe to send in the shop's name: letters, digits and dashes. Sellers enter it, so any other text, such as a URL or
 * a sentence, is displayed only on the order page.
 */
const sentCode = (typed: string | null) =>
  typed !== null && /^[A-Za-z\d-]{4,40}$/.test(toLatinDigits(typed)) ? typed : null;

/** Notifies the customer that the order was shipped or delivered; other steps only have an in-app notice. */
export async function notifyOrderMoved(
  shop: Shop,
  { orderId, state }: { orderId: number; state: string },
): Promise<void> {
  if (state === 'on-the-way')
    await notifyOfOrder(shop, orderId, {
      step: state,
      text: (language, { number, trackingCode }) =>
        orderNotices[language]['on-the-way'](number, sentCode(trackingCode)),
    });
  if (state === 'delivered')
    await notifyOfOrder(shop, orderId, {
      step: state,
      text: (language, { number }) => orderNotices[language].delivered(number),
    });
}
