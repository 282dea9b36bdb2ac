import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Why a table is not taken, and what its report says. */
export const productImportMessages = messages({
  tooLarge: {
    fa: (megabytes: number) => `این فایل بیش از ${formatNumber(megabytes, 'fa')} مگابایت است؛ آن را بشکنید.`,
    en: (megabytes: number) => `This file is larger than ${formatNumber(megabytes, 'en')} MB; divide it.`,
  },
  brokenOff: { fa: 'فایل کامل نرسید؛ دوباره بفرستید.', en: 'The file did not arrive whole; send it again.' },
  noText: {
    fa: 'این پرونده جدول متنی نیست؛ آن را با قالب CSV UTF-8 ذخیره کنید.',
    en: 'This file is no table of text; save it as CSV UTF-8.',
  },
  empty: { fa: 'در این فایل سطری نیست.', en: 'There is no line in this file.' },
  'no-slug': { fa: 'ستون slug در سطر اول نیست.', en: 'The first line has no column slug.' },
  'too-many': { fa: 'بیش از ۵٬۰۰۰ سطر دارد؛ آن را بشکنید.', en: 'It has more than 5,000 lines; divide it.' },
  'unknown-column': {
    fa: (name: string) => `ستون \u2068${name}\u2069 ناشناخته است.`,
    en: (name: string) => `The column \u2068${name}\u2069 is unknown.`,
  },
  busy: {
    fa: 'چند جدول دیگر در کار است؛ کمی بعد دوباره بفرستید.',
    en: 'Other tables are being worked on; send it again a little later.',
  },
  notFound: { fa: 'این جدول پیدا نشد.', en: 'This table was not found.' },
  notReady: {
    fa: 'این جدول آمادهٔ ثبت نیست؛ صفحه را تازه کنید.',
    en: 'This table cannot be imported now; reload the page.',
  },
  over: { fa: 'کار این جدول تمام شده است.', en: 'This table is done already.' },
  failed: {
    fa: (name: string) => `این سطر به سبب خطایی در خود فروشگاه کنار گذاشته شد. شناسهٔ خطا: \u2066${name}\u2069`,
    en: (name: string) =>
      `This line was left out because the shop itself failed at it. The failure is logged as \u2066${name}\u2069.`,
  },
  line: { fa: 'سطر', en: 'line' },
  outcome: { fa: 'نتیجه', en: 'outcome' },
  kept: { fa: 'ثبت شد', en: 'written' },
  why: { fa: 'ایراد', en: 'faults' },
  yes: { fa: 'بله', en: 'yes' },
  no: { fa: 'خیر', en: 'no' },
  added: { fa: 'تازه', en: 'added' },
  changed: { fa: 'تغییر', en: 'changed' },
  same: { fa: 'بی‌تغییر', en: 'the same' },
  faulty: { fa: 'نادرست', en: 'faulty' },
  unchecked: { fa: 'بررسی نشد', en: 'not looked at' },
});
