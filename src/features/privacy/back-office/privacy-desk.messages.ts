import { messages } from '#shared/messages.ts';

export const privacyDeskMessages = messages({
  title: { fa: 'داده‌های مشتری', en: 'The customer’s data' },
  copy: { fa: 'رونوشت داده‌ها', en: 'Copy of the data' },
  copyAsk: { fa: 'رونوشتی از همهٔ داده‌های این مشتری گرفته شود؟', en: 'Take a copy of all this customer’s data?' },
  copyMeans: {
    fa: 'مشخصات، نشانی‌ها، سفارش‌ها، اعتبار، نوشته‌ها، گفت‌وگوها و اعلان‌ها در یک فایل می‌آید. آن را تنها به خود مشتری بدهید؛ گرفتنش در گزارش کارها ثبت می‌شود.',
    en: 'Profile, addresses, orders, credit, writings, conversations and notices come in one file. Hand it to the customer alone; that you took it is kept in the log.',
  },
  copyYes: { fa: 'گرفتن رونوشت', en: 'Take the copy' },
});
