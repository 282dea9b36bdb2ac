import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

const fa = toPersianDigits;
const amountFa = (amount: number) => `${formatToman(amount, 'fa')} تومان`;
const amountEn = (amount: number) => `${formatToman(amount, 'en')} Toman`;

/** What customers are told of their orders by text, under the shop's name, and by mail. */
export const orderNews = messages({
  placed: {
    fa: (number: string) => `سفارش شما با شمارهٔ ${fa(number)} ثبت شد. سپاس از خریدتان.`,
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
  'refunded-payment': {
    fa: (number: string, amount: number) =>
      `${amountFa(amount)} از سفارش ${fa(number)} به همان راهی که پرداخته بودید برگشت.`,
    en: (number: string, amount: number) => `${amountEn(amount)} of your order ${number} went back the way you paid.`,
  },
  'refunded-credit': {
    fa: (number: string, amount: number) => `${amountFa(amount)} از سفارش ${fa(number)} به اعتبار شما برگشت.`,
    en: (number: string, amount: number) => `${amountEn(amount)} of your order ${number} is in your credit.`,
  },
  'refund-turned': {
    fa: (number: string, amount: number) =>
      `بانک ${amountFa(amount)} سفارش ${fa(number)} را نپذیرفت؛ همان مبلغ اکنون در اعتبار شماست.`,
    en: (number: string, amount: number) =>
      `The bank did not take back ${amountEn(amount)} of your order ${number}; the same sum is in your credit.`,
  },
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

/** What a mail adds to the text: its subject, and where there is more. */
export const orderMail = messages({
  subject: {
    fa: (number: string, shop: string) => `سفارش ${fa(number)} در ${shop}`,
    en: (number: string, shop: string) => `Your order ${number} at ${shop}`,
  },
  total: {
    fa: (total: number) => `مبلغ سفارش: ${amountFa(total)}`,
    en: (total: number) => `Order total: ${amountEn(total)}`,
  },
  more: { fa: (address: string) => `همهٔ سفارش: ${address}`, en: (address: string) => `The whole order: ${address}` },
});
