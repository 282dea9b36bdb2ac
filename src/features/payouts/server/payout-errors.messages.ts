import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** Error messages for payouts that cannot be recorded. */
export const payoutErrors = messages({
  payoutTooLarge: {
    fa: (balance: number) => `طلب این فروشنده ${formatToman(Math.max(0, balance), 'fa')} تومان است.`,
    en: (balance: number) => `This seller is owed ${formatToman(Math.max(0, balance), 'en')} Toman.`,
  },
  payoutKnown: { fa: 'واریزی با این شمارهٔ پیگیری ثبت شده است.', en: 'A payout under this reference is noted already.' },
});
