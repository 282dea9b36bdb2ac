import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** Why a member of the staff cannot give so much. */
export const staffMoneyErrors = messages({
  overLimit: {
    fa: (limit: number) =>
      `سقف روزانهٔ شما برای برگرداندن پول و افزودن اعتبار ${formatToman(limit, 'fa')} تومان است. این یکی را صاحب فروشگاه انجام دهد.`,
    en: (limit: number) =>
      `You can refund and credit up to ${formatToman(limit, 'en')} Toman a day. Please ask the owner of the shop to do this one.`,
  },
  notToOneself: {
    fa: 'نمی‌توانید به خودتان اعتبار بدهید. از همکار دیگری بخواهید.',
    en: 'You cannot give credit to yourself. Please ask a colleague.',
  },
});
