import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

const fa = toPersianDigits;

/** Messages to customers about their orders: by SMS, under the shop's name, and by email. */
export const orderNotices = messages({
  placed: {
    fa: (number: string) => `سفارش شما با شمارهٔ ${fa(number)} ثبت شد. ممنون از خریدتان.`,
    en: (number: string) => `Your order ${number} is placed. Thank you.`,
  },
  'on-the-way': {
    fa: (number: string, code: string | null) =>
      `سفارش ${fa(number)} راهی شد.${code === null ? '' : `\nکد رهگیری: ${code}`}`,
    en: (number: string, code: string | null) =>
      `Your order ${number} is on its way.${code === null ? '' : `\nTracking code: ${code}`}`,
  },
  delivered: {
    fa: (number: string) => `سفارش ${fa(number)} تحویل داده شد. مبارک باشد.`,
    en: (number: string) => `Your order ${number} was delivered. Enjoy it.`,
  },
});

/** Additional parts of the email: the subject, and the link to details. */
export const orderMail = messages({
  subject: {
    fa: (number: string, shop: string) => `سفارش ${fa(number)} در ${shop}`,
    en: (number: string, shop: string) => `Your order ${number} at ${shop}`,
  },
  total: {
    fa: (total: number) => `مبلغ سفارش: ${formatToman(total, 'fa')} تومان`,
    en: (total: number) => `Order total: ${formatToman(total, 'en')} Toman`,
  },
  more: { fa: (address: string) => `همهٔ سفارش: ${address}`, en: (address: string) => `The whole order: ${address}` },
});
