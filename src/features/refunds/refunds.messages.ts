import { messages } from '#shared/messages.ts';

/** Texts of refunds, for customers and staff. */
export const refundsMessages = messages({
  refunds: { fa: 'پول برگشته', en: 'Refunds' },
  'to-payment': { fa: 'به همان راه پرداخت', en: 'The way it was paid' },
  'to-credit': { fa: 'به اعتبار فروشگاه', en: 'To store credit' },
  'to-uncollected': { fa: 'هنگام تحویل گرفته نمی‌شود', en: 'Not collected at the door' },
  'to-counter': { fa: 'در صندوق فروشگاه', en: 'Handed back at the counter' },
  due: { fa: 'در راه', en: 'On its way' },
  refunded: { fa: 'انجام شد', en: 'Done' },
  failed: { fa: 'بانک نپذیرفت', en: 'The bank refused' },
  reference: { fa: 'شمارهٔ پیگیری', en: 'Reference' },
  'standing-part': { fa: 'بخشی از پول برگشته است', en: 'Partly refunded' },
  'standing-whole': { fa: 'همهٔ پول برگشته است', en: 'Refunded' },
  refundWay: { fa: 'پول کجا برگردد؟', en: 'Where should the money go?' },
  toPaymentHint: { fa: 'چند روز کاری طول می‌کشد.', en: 'It takes some working days.' },
  toCreditHint: { fa: 'همین حالا، برای خرید بعدی.', en: 'At once, for your next purchase.' },
});
