import { toPersianDigits } from '#shared/digits.ts';
import { messages } from '#shared/messages.ts';

/** What customers are told of their orders by text. */
export const orderNews = messages({
  placed: {
    fa: (shop: string, number: string) => `${shop}\nسفارش شما با شمارهٔ ${toPersianDigits(number)} ثبت شد. سپاس از خریدتان.`,
    en: (shop: string, number: string) => `${shop}\nYour order ${number} is placed. Thank you.`,
  },
  'on-the-way': {
    fa: (shop: string, number: string, code: string | null) => `${shop}\nسفارش ${toPersianDigits(number)} راهی شد.${code === null ? '' : `\nکد رهگیری: ${code}`}`,
    en: (shop: string, number: string, code: string | null) => `${shop}\nYour order ${number} is on its way.${code === null ? '' : `\nTracking code: ${code}`}`,
  },
  delivered: {
    fa: (shop: string, number: string) => `${shop}\nسفارش ${toPersianDigits(number)} تحویل داده شد. مبارک باشد.`,
    en: (shop: string, number: string) => `${shop}\nYour order ${number} was delivered. Enjoy it.`,
  },
});
