import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** Messages of a seller's account, for the seller. */
export const payoutsMessages = messages({
  accountHint: {
    fa: 'سهم شما از هر سفارش، همین که مرسولهٔ شما به خریدار رسید و پول سفارش پرداخت شد، اینجا می‌نشیند؛ اگر کالایی برگردد، همان اندازه کم می‌شود.',
    en: 'Your part of an order enters once your parcel has arrived and the order is paid; goods that come back are taken off again.',
  },
  noEntries: { fa: 'هنوز سفارشی تحویل نشده است.', en: 'No order has been delivered yet.' },
  order: { fa: (number: string) => `سفارش ${toPersianDigits(number)}`, en: (number: string) => `Order ${number}` },
  more: { fa: 'بیشتر', en: 'More' },
  listFailed: { fa: 'فهرست بارگذاری نشد.', en: 'The list did not load.' },
  sale: { fa: 'فروش', en: 'Sale' },
  return: { fa: 'برگشت کالا', en: 'Goods returned' },
  payout: { fa: 'واریز', en: 'Payout' },
  reference: {
    fa: (reference: string) => `شمارهٔ پیگیری \u2068${toPersianDigits(reference)}\u2069`,
    en: (reference: string) => `Reference \u2068${reference}\u2069`,
  },
  soldLess: {
    fa: (sold: number, commission: number) =>
      `${formatToman(sold, 'fa')} تومان، کارمزد ${formatToman(commission, 'fa')}`,
    en: (sold: number, commission: number) =>
      `${formatToman(sold, 'en')} Toman, commission ${formatToman(commission, 'en')}`,
  },
  balanceAfter: {
    fa: (amount: number) => `مانده ${formatToman(amount, 'fa')} تومان`,
    en: (amount: number) => `Balance ${formatToman(amount, 'en')} Toman`,
  },
});
