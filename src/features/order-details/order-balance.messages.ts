import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';

const fa = (amount: number) => `${formatToman(amount, 'fa')} تومان`;
const en = (amount: number) => `${formatToman(amount, 'en')} Toman`;

/** Messages for orders whose received amount differs from their total. */
export const orderBalanceMessages = messages({
  partPaid: {
    fa: (received: number, left: number) => `${fa(received)} از این سفارش رسیده و ${fa(left)} دیگر مانده است.`,
    en: (received: number, left: number) => `${en(received)} of this order came in; ${en(left)} are left to pay.`,
  },
  excess: {
    fa: (excess: number) => `${fa(excess)} بیشتر از مبلغ سفارش پرداخت کرده‌اید. این پول مال شماست.`,
    en: (excess: number) => `You have paid ${en(excess)} more than the order costs. That money is yours.`,
  },
  staffExcess: {
    fa: (excess: number) => `${fa(excess)} بیشتر از مبلغ سفارش رسیده است.`,
    en: (excess: number) => `${en(excess)} more came in than the order costs.`,
  },
  takeBack: { fa: 'پس گرفتن', en: 'Take it back' },
  giveBack: { fa: 'پس دادن به مشتری', en: 'Give it back' },
  takeBackQuestion: {
    fa: (excess: number) => `${fa(excess)} پس گرفته شود؟`,
    en: (excess: number) => `Take ${en(excess)} back?`,
  },
  giveBackQuestion: {
    fa: (excess: number) => `${fa(excess)} به مشتری پس داده شود؟`,
    en: (excess: number) => `Give ${en(excess)} back to the customer?`,
  },
  toCredit: {
    fa: 'همین حالا به اعتبار فروشگاه می‌رود و در خرید بعدی خرج می‌شود.',
    en: 'It goes to the store credit at once, for the next purchase.',
  },
  wentBack: { fa: 'پول اضافه پس داده شد.', en: 'What was paid too much has gone back.' },
  no: { fa: 'فعلاً نه', en: 'Not now' },
  wentBackOf: {
    fa: (refunded: number) => `${fa(refunded)} برگشت`,
    en: (refunded: number) => `${en(refunded)} went back`,
  },
});
