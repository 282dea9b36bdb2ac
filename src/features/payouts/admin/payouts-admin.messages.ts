import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** Messages of a seller's account and payouts, for the staff. */
export const payoutsAdminMessages = messages({
  account: { fa: 'حساب', en: 'Account' },
  accountEmpty: { fa: 'هنوز چیزی تحویل نشده است.', en: 'Nothing has been delivered yet.' },
  owedNow: {
    fa: (amount: number) => `طلب: ${formatToman(amount, 'fa')} تومان`,
    en: (amount: number) => `Owed: ${formatToman(amount, 'en')} Toman`,
  },
  when: { fa: 'زمان', en: 'When' },
  what: { fa: 'بابت', en: 'What for' },
  sale: { fa: 'فروش', en: 'Sale' },
  return: { fa: 'برگشت کالا', en: 'Goods returned' },
  soldAndCommission: { fa: 'فروش و کارمزد', en: 'Sold and commission' },
  payout: { fa: 'واریز', en: 'Payout' },
  order: { fa: (number: string) => `سفارش ${toPersianDigits(number)}`, en: (number: string) => `Order ${number}` },
  sum: { fa: 'مبلغ', en: 'Amount' },
  after: { fa: 'مانده', en: 'Balance' },
  payOut: { fa: 'ثبت واریز', en: 'Note a payout' },
  payOutHint: {
    fa: 'اول پول را از بانک بفرستید، بعد اینجا ثبت کنید؛ فروشنده باخبر می‌شود.',
    en: 'Send the money at your bank first, then note it here; the seller is told.',
  },
  amount: { fa: 'مبلغ به تومان', en: 'Amount in Toman' },
  badAmount: { fa: 'مبلغ را به رقم بنویسید.', en: 'Write the amount in digits.' },
  reference: { fa: 'شمارهٔ پیگیری بانک', en: 'The bank’s reference' },
  wasPaidOut: { fa: 'واریز ثبت شد.', en: 'The payout is noted.' },
});
