import { messages } from '#shared/messages.ts';

export const shopSettingsMessages = messages({
  title: { fa: 'تنظیمات فروشگاه', en: 'Shop settings' },
  save: { fa: 'ذخیره', en: 'Save' },
  contact: { fa: 'تماس و جای فروشگاه', en: 'Contact and place' },
  contactHint: {
    fa: 'در صفحهٔ تماس و دربارهٔ ما نشان داده می‌شود؛ آنچه ننویسید نشان داده نمی‌شود.',
    en: 'Shown on the contact and about pages; what you leave empty is not shown.',
  },
  addressFa: { fa: 'نشانی به فارسی', en: 'Address in Persian' },
  addressEn: { fa: 'نشانی به انگلیسی', en: 'Address in English' },
  hoursFa: { fa: 'ساعت کار به فارسی', en: 'Working hours in Persian' },
  hoursEn: { fa: 'ساعت کار به انگلیسی', en: 'Working hours in English' },
  phone: { fa: 'تلفن', en: 'Phone' },
  email: { fa: 'ایمیل', en: 'Mail' },
  latitude: { fa: 'عرض جغرافیایی', en: 'Latitude' },
  longitude: { fa: 'طول جغرافیایی', en: 'Longitude' },
  badNumber: { fa: 'عدد بنویسید.', en: 'Write a number.' },
  failed: { fa: 'تنظیمات بارگذاری نشد.', en: 'The settings could not be loaded.' },
  staffMoney: { fa: 'پولی که همکاران می‌دهند', en: 'Money that the staff gives' },
  staffMoneyHint: {
    fa: 'سقف روزانهٔ هر همکار برای برگرداندن پول و افزودن اعتبار، به تومان. مالک فروشگاه سقف ندارد، ولی مبلغ‌های بزرگ او را هم یک همکار تأیید می‌کند.',
    en: 'What each of them may refund and credit in a day, in Toman. There is no limit for the owner, but a colleague approves large sums of the owner, too.',
  },
  max_manager_day_total: { fa: 'هر مدیر', en: 'Each manager' },
  max_support_day_total: { fa: 'هر پشتیبان', en: 'Each member of support' },
  notify_from_amount: { fa: 'خبر به مالک فروشگاه، از', en: 'Tell the owner from' },
  approve_from_amount: { fa: 'یک همکار دیگر تأیید کند، از', en: 'A colleague approves from' },
  replyHours: { fa: 'قول پاسخ تا چند ساعت (خالی: بدون قول)', en: 'Reply promised within, hours (empty: none)' },
  showFigures: {
    fa: 'شمار کالا، مشتری و سفارش در «دربارهٔ ما»',
    en: 'Counts of goods, customers and orders in About us',
  },
});
