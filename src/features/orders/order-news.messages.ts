import { toPersianDigits } from '#shared/digits.ts';
import { messages } from '#shared/messages.ts';

/** What customers are told of their orders by text. */
export const orderNews = messages({
  placed: {
    fa: (number: string) => `حجره\nسفارش شما با شمارهٔ ${toPersianDigits(number)} ثبت شد. سپاس از خریدتان.`,
    en: (number: string) => `Hojreh\nYour order ${number} is placed. Thank you.`,
  },
});
