import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';

const fa = toPersianDigits;
const amountFa = (amount: number) => `${formatToman(amount, 'fa')} تومان`;
const amountEn = (amount: number) => `${formatToman(amount, 'en')} Toman`;

/** Text messages and emails to customers about refunds. */
export const refundNotices = messages({
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
      `بانک ${amountFa(amount)} سفارش ${fa(number)} را نپذیرفت؛ همان مبلغ الان در اعتبار شماست.`,
    en: (number: string, amount: number) =>
      `The bank did not take back ${amountEn(amount)} of your order ${number}; the same sum is in your credit.`,
  },
});
