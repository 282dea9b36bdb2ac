import { messages } from '#shared/messages.ts';

export const orderTermsMessages = messages({
  title: { fa: 'برگرداندن کالا و صورت‌حساب', en: 'Returns and invoices' },
  returnDays: { fa: 'مهلت برگرداندن (روز)', en: 'Time to give goods back (days)' },
  returnDaysHint: {
    fa: 'از روز تحویل، برای سفارش‌هایی که از این به بعد ثبت می‌شوند. صفر: هیچ کالایی پس گرفته نمی‌شود.',
    en: 'From delivery, of orders placed from now on. Zero: nothing is taken back.',
  },
  badDays: { fa: 'از ۰ تا ۳۶۵ روز بنویسید.', en: 'Write 0 to 365 days.' },
  taxId: { fa: 'شناسهٔ ملی فروشگاه', en: 'National id of the shop' },
  taxIdHint: {
    fa: 'شناسهٔ ملی شرکت (۱۱ رقم) یا کد ملی مالک فروشگاه (۱۰ رقم)؛ روی صورت‌حساب می‌آید. اختیاری است.',
    en: 'Of the company (11 digits) or of its owner (10 digits); it stands on invoices. If there is one.',
  },
  badTaxId: { fa: 'این شناسه یا کد ملی درست نیست.', en: 'This is no national id or code.' },
  save: { fa: 'ذخیره', en: 'Save' },
});
