import { toPersianDigits } from '#shared/digits.ts';
import { messages } from '#shared/messages.ts';

/** What customers are told of their orders by text. */
export const orderNews = messages({
  placed: {
    fa: (number: string) => `حجره\nسفارش شما با شمارهٔ ${toPersianDigits(number)} ثبت شد. سپاس از خریدتان.`,
    en: (number: string) => `Hojreh\nYour order ${number} is placed. Thank you.`,
  },
  'on-the-way': {
    fa: (number: string, code: string | null) => `حجره\nسفارش ${toPersianDigits(number)} راهی شد.${code === null ? '' : `\nکد رهگیری: ${code}`}`,
    en: (number: string, code: string | null) => `Hojreh\nYour order ${number} is on its way.${code === null ? '' : `\nTracking code: ${code}`}`,
  },
  delivered: {
    fa: (number: string) => `حجره\nسفارش ${toPersianDigits(number)} تحویل داده شد. مبارک باشد.`,
    en: (number: string) => `Hojreh\nYour order ${number} was delivered. Enjoy it.`,
  },
});
