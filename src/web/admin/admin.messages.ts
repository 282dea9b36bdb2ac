import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const adminMessages = messages({
  filters: { fa: 'فیلترها', en: 'Filters' },
  clearFilters: { fa: 'پاک کردن فیلترها', en: 'Clear filters' },
  searchKey: { fa: 'برای جست‌وجو / را بزنید', en: 'Press / to search' },
  marked: {
    fa: (count: number) => `${formatNumber(count, 'fa')} مورد انتخاب شد`,
    en: (count: number) => (count === 1 ? '1 marked' : `${count} marked`),
  },
  unmark: { fa: 'لغو انتخاب', en: 'Clear marks' },
  markAll: { fa: 'انتخاب همه', en: 'Mark all' },
  withMarked: { fa: 'کار با موارد انتخاب‌شده', en: 'With what is marked' },
  cancel: { fa: 'انصراف', en: 'Never mind' },
  saved: { fa: 'ذخیره شد.', en: 'Saved.' },
  notDone: { fa: 'انجام نشد.', en: 'It was not done.' },
  failed: { fa: 'فهرست بارگذاری نشد.', en: 'The list could not be loaded.' },
  toList: { fa: 'به فهرست', en: 'To the list' },
  loading: { fa: 'در حال خواندن…', en: 'Loading…' },
  reason: { fa: 'دلیل', en: 'Reason' },
  usualReasons: { fa: 'دلیل‌های آماده', en: 'Usual reasons' },
  more: { fa: 'موارد بیشتر', en: 'Show more' },
  momentHint: { fa: 'نمونه: ۱۴۰۵/۹/۱ ۱۸:۰۰، به وقت تهران', en: 'For example 2026/11/22 18:00, Tehran time' },
  dayHint: { fa: 'نمونه: ۱۴۰۵/۹/۱', en: 'For example 2026/11/22' },
  momentWrong: { fa: 'این تاریخ در تقویم نیست.', en: 'There is no such date.' },
  unsavedTitle: { fa: 'تغییرها ذخیره نشده‌اند', en: 'Your changes are not saved' },
  unsavedText: {
    fa: 'اگر از این صفحه بروید، آنچه نوشته‌اید از دست می‌رود.',
    en: 'If you leave this page, what you wrote is lost.',
  },
  leave: { fa: 'رفتن بدون ذخیره', en: 'Leave without saving' },
  undo: { fa: 'برگرداندن', en: 'Undo' },
  undone: {
    fa: (count: number) => `${formatNumber(count, 'fa')} مورد دوباره در انتظار است.`,
    en: (count: number) => (count === 1 ? '1 waits again.' : `${count} wait again.`),
  },
  followed: {
    fa: 'برگشت نخورد: در این میان همکارتان تصمیم دیگری گرفته یا کار از اینجا جلوتر رفته است.',
    en: 'Not undone: a colleague decided otherwise meanwhile, or something has followed from it.',
  },
  undoKey: { fa: 'کلید u آخرین تصمیم را برمی‌گرداند.', en: 'The key u undoes the last decision.' },
});
