import { messages } from '#shared/messages.ts';

export const privacyAdminMessages = messages({
  title: { fa: 'داده‌های مشتری', en: 'The customer’s data' },
  copy: { fa: 'نسخهٔ داده‌ها', en: 'Copy of the data' },
  copyQuestion: { fa: 'از همهٔ داده‌های این مشتری نسخه‌ای گرفته شود؟', en: 'Take a copy of all this customer’s data?' },
  copyMeans: {
    fa: 'مشخصات، نشانی‌ها، سفارش‌ها، اعتبار، نوشته‌ها، گفت‌وگوها و اعلان‌ها در یک فایل می‌آید. آن را فقط به خود مشتری بدهید؛ گرفتنش در گزارش تغییرها ثبت می‌شود.',
    en: 'Profile, addresses, orders, credit, writings, conversations and notices come in one file. Hand it to the customer alone; that you took it is kept in the log.',
  },
  copyYes: { fa: 'گرفتن نسخه', en: 'Take the copy' },
  erase: { fa: 'حذف حساب', en: 'Erase the account' },
  eraseQuestion: { fa: 'حساب این مشتری برای همیشه حذف شود؟', en: 'Erase this customer’s account for good?' },
  eraseMeans: {
    fa: 'نام، موبایل، ایمیل، نشانی‌ها، گفت‌وگوها، درخواست‌ها، علاقه‌مندی‌ها، سبد، نوشته‌ها، تصویرها، رسیدهای واریز و یادداشت‌های همکاران پاک می‌شود و برنمی‌گردد. سفارش‌ها و حساب‌ها طبق قانون مالیات بدون نام مشتری می‌ماند؛ از نظرها فقط ستاره‌ها می‌ماند.',
    en: 'Name, phone, mail, addresses, conversations, tickets, wishes, cart, writings, pictures, transfer receipts and the staff’s notes go and do not come back. Orders and the books stay under a neutral name, as the law of taxes asks; of reviews only the stars stay.',
  },
  eraseYes: { fa: 'حذف برای همیشه', en: 'Erase for good' },
  nowErased: { fa: 'حساب حذف شد.', en: 'The account was erased.' },
  isErased: {
    fa: 'این حساب حذف شده است؛ فقط سفارش‌ها و حساب‌هایش مانده است.',
    en: 'This account was erased; only its orders and books remain.',
  },
});
