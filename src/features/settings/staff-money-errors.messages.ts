import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** Why a staff member cannot grant a sum. */
export const staffMoneyErrors = messages({
  overLimit: {
    fa: (limit: number) =>
      `سقف روزانهٔ شما برای برگرداندن پول و افزودن اعتبار ${formatToman(limit, 'fa')} تومان است. این یکی را مالک فروشگاه انجام دهد.`,
    en: (limit: number) =>
      `You can refund and credit up to ${formatToman(limit, 'en')} Toman a day. Please ask the owner of the shop to do this one.`,
  },
  approvalNeeded: {
    fa: (from: number) =>
      `مبلغ‌های ${formatToman(from, 'fa')} تومان و بیشتر را، یک‌جا یا در یک روز به یک مشتری، یک همکار دیگر هم باید تأیید کند. درخواستش فرستاده شد؛ بعد از تأیید، همین کار را دوباره انجام دهید.`,
    en: (from: number) =>
      `A second member of the staff approves sums of ${formatToman(from, 'en')} Toman and more, at once or to one customer in a day. They have been asked; once they approve it, please do the same again.`,
  },
  approvalNotFound: { fa: 'چنین درخواستی پیدا نشد.', en: 'There is no such request.' },
  approvalDecided: { fa: 'دربارهٔ این مبلغ قبلاً تصمیم گرفته شده است.', en: 'This sum has been decided already.' },
  approvalOfAnother: {
    fa: 'درخواست خودتان را یک همکار دیگر باید تأیید کند.',
    en: 'Your own request is for a colleague to approve.',
  },
  notToOneself: {
    fa: 'اعتبار و سفارش خودتان را همکار دیگری باید رسیدگی کند.',
    en: 'Your own credit and orders are for a colleague to deal with.',
  },
});
