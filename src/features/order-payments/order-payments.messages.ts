import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';

/** Messages for paying an order in parts. */
export const orderPaymentsMessages = messages({
  payPart: { fa: 'پرداخت بخشی از مبلغ', en: 'Pay a part of it' },
  payPartMeans: {
    fa: (hours: number) =>
      `باقی مبلغ را هم، مثلاً با کارتی دیگر، پرداخت کنید. بعد از این پرداخت، کالاها حداقل ${toPersianDigits(String(hours))} ساعت برای شما می‌ماند.`,
    en: (hours: number) =>
      `Pay the rest as well, with another card for example. After this payment the items are held for you for ${hours} hours at least.`,
  },
  partAmount: { fa: 'چند تومان؟', en: 'How many Toman?' },
  partHint: {
    fa: (least: number, max: number) => `از ${formatToman(least, 'fa')} تا ${formatToman(max, 'fa')} تومان`,
    en: (least: number, max: number) => `From ${formatToman(least, 'en')} to ${formatToman(max, 'en')} Toman`,
  },
  toPay: { fa: 'رفتن به پرداخت', en: 'Go on to pay' },
  notNow: { fa: 'فعلاً نه', en: 'Not now' },
});
