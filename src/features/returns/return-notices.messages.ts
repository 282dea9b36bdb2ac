import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';

const fa = toPersianDigits;

/** Text messages and emails to customers about decided returns. */
export const returnNotices = messages({
  'return-approved': {
    fa: (number: string) =>
      `بازگشت کالای سفارش ${fa(number)} پذیرفته شد. آن را برایمان بفرستید؛ راهش در صفحهٔ سفارش است.`,
    en: (number: string) =>
      `The return of order ${number} is accepted. Please send the goods; your order page says how.`,
  },
  'return-refused': {
    fa: (number: string) => `درخواست بازگشت کالای سفارش ${fa(number)} پذیرفته نشد. دلیلش در صفحهٔ سفارش است.`,
    en: (number: string) => `The return of order ${number} was not accepted. Your order page says why.`,
  },
});
