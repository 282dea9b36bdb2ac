import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const notificationsMessages = messages({
  notFound: { fa: 'این اعلان پیدا نشد.', en: 'This notification was not found.' },
  browserNotAccepted: {
    fa: 'این مرورگر را نمی‌شود برای اعلان پذیرفت.',
    en: 'This browser cannot be accepted for notifications.',
  },
  onThisDevice: { fa: 'اعلان روی این دستگاه', en: 'Notifications on this device' },
  onThisDeviceHint: {
    fa: 'خبر سفارش و پاسخ‌ها را وقتی فروشگاه باز نیست هم نشان می‌دهد.',
    en: 'Shows news of orders and answers also while the shop is not open.',
  },
  pushDenied: {
    fa: 'مرورگر اجازهٔ اعلان نداده است. اجازه را از تنظیمات همین سایت در مرورگر بدهید.',
    en: 'Your browser has blocked notifications. Allow them in its settings for this site.',
  },
  pushFailed: { fa: 'روشن نشد. کمی بعد دوباره امتحان کنید.', en: 'It could not be switched on. Try again in a while.' },
  title: { fa: 'اعلان‌ها', en: 'Notifications' },
  detail: { fa: 'اعلان', en: 'Notification' },
  clearAll: { fa: 'پاک کردن همه', en: 'Clear All' },
  clearQuestion: { fa: 'همهٔ اعلان‌ها پاک شوند؟', en: 'Clear all notifications?' },
  clearHint: {
    fa: 'اعلان‌های خوانده و نخوانده از این فهرست می‌روند. بعد از آن چند لحظه می‌توانید برشان گردانید.',
    en: 'Read and unread ones leave this list. For a moment afterwards you can bring them back.',
  },
  keep: { fa: 'بمانند', en: 'Keep them' },
  cleared: {
    fa: (count: number) => `${formatNumber(count, 'fa')} اعلان پاک شد.`,
    en: (count: number) =>
      `${formatNumber(count, 'en')} ${count === 1 ? 'notification was' : 'notifications were'} cleared.`,
  },
  undo: { fa: 'برگرداندن', en: 'Undo' },
  restored: { fa: 'اعلان‌ها برگشتند.', en: 'The notifications are back.' },
  readAll: { fa: 'همه را خواندم', en: 'Mark all as read' },
  unread: { fa: 'نخوانده', en: 'Unread' },
  empty: { fa: 'اعلانی ندارید.', en: 'You have no notifications.' },
  emptyHint: {
    fa: 'خبر سفارش‌ها، پاسخ‌ها و تخفیف‌ها اینجا می‌آید.',
    en: 'News of orders, answers and offers will come here.',
  },
  browse: { fa: 'دیدن کالاها', en: 'See the products' },
  failed: { fa: 'اعلان‌ها بارگذاری نشد.', en: 'The notifications did not load.' },
  older: { fa: 'اعلان‌های قبلی', en: 'Earlier notifications' },
  loading: { fa: 'در حال بارگذاری اعلان‌ها…', en: 'Notifications are on their way' },
  seeMore: { fa: 'دیدن', en: 'See it' },
  all: { fa: 'همهٔ اعلان‌ها', en: 'All notifications' },
});
