import { messages } from '#shared/messages.ts';

export const preferencesMessages = messages({
  availability: { fa: 'نمایش حضور من', en: 'Availability' },
  availabilityHint: {
    fa: 'پشتیبان‌ها در گفت‌وگو می‌بینند که آنلاین هستید.',
    en: 'Our support sees in the chat that you are online.',
  },
  notifications: { fa: 'اعلان‌ها', en: 'Notifications' },
  notificationsHint: { fa: 'خبر سفارش‌ها، پاسخ‌ها و تخفیف‌ها', en: 'News of orders, answers and offers' },
  signIn: { fa: 'برای تغییر این دو وارد شوید', en: 'Log in to change these two' },
  everywhere: { fa: 'در همهٔ دستگاه‌های شما یکسان است.', en: 'The same on all your devices.' },
});
