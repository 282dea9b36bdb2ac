import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** The texts of the metadata that other systems store with a product, an order or a customer. */
export const metadataScreenMessages = messages({
  title: { fa: 'برچسب‌های سامانه‌های دیگر', en: 'Notes of other systems' },
  count: {
    fa: (count: number) => `برچسب‌های سامانه‌های دیگر (${formatNumber(count, 'fa')})`,
    en: (count: number) => `Notes of other systems (${formatNumber(count, 'en')})`,
  },
  hint: {
    fa: 'نام‌هایی که نرم‌افزارهای دیگر برای این به کار می‌برند؛ خریدارها این‌ها را نمی‌بینند.',
    en: 'What other programs call this; customers do not see it.',
  },
  key: { fa: (row: number) => `نام برچسب ${formatNumber(row, 'fa')}`, en: (row: number) => `Name of note ${row}` },
  value: { fa: (row: number) => `مقدار برچسب ${formatNumber(row, 'fa')}`, en: (row: number) => `Value of note ${row}` },
  keyExample: { fa: 'مثلاً erp_id', en: 'e.g. erp_id' },
  valueExample: { fa: 'مقدار', en: 'Value' },
  remove: {
    fa: (row: number) => `برداشتن برچسب ${formatNumber(row, 'fa')}`,
    en: (row: number) => `Remove note ${row}`,
  },
  add: { fa: 'برچسب تازه', en: 'Add a note' },
  save: { fa: 'ذخیره', en: 'Save' },
  keyShape: {
    fa: 'نام با یک حرف لاتین شروع می‌شود و حرف، رقم، خط تیره یا زیرخط دارد؛ حداکثر ۴۰ حرف.',
    en: 'A name begins with a Latin letter and has letters, digits, hyphens or underscores; 40 at most.',
  },
  keyTwice: { fa: 'این نام دو بار آمده است.', en: 'This name stands there twice.' },
  valueMissing: { fa: 'مقدار را بنویسید، یا برچسب را بردارید.', en: 'Enter a value, or remove the note.' },
});
