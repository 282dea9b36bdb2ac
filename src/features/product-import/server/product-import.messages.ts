import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Why a table is rejected. */
export const productImportMessages = messages({
  tooLarge: {
    fa: (megabytes: number) =>
      `این فایل بیش از ${formatNumber(megabytes, 'fa')} مگابایت است؛ آن را به چند فایل تقسیم کنید.`,
    en: (megabytes: number) => `This file is larger than ${formatNumber(megabytes, 'en')} MB; divide it.`,
  },
  brokenOff: { fa: 'فایل کامل نرسید؛ دوباره بفرستید.', en: 'The file did not arrive whole; send it again.' },
  noText: {
    fa: 'این فایل جدول متنی نیست؛ آن را با قالب CSV UTF-8 ذخیره کنید.',
    en: 'This file is no table of text; save it as CSV UTF-8.',
  },
  empty: { fa: 'در این فایل سطری نیست.', en: 'There is no line in this file.' },
  'no-slug': { fa: 'ستون slug در سطر اول نیست.', en: 'The first line has no column slug.' },
  'too-many': {
    fa: 'بیش از ۵٬۰۰۰ سطر دارد؛ آن را به چند فایل تقسیم کنید.',
    en: 'It has more than 5,000 lines; divide it.',
  },
  'unknown-column': {
    fa: (name: string) => `ستون \u2068${name}\u2069 ناشناخته است.`,
    en: (name: string) => `The column \u2068${name}\u2069 is unknown.`,
  },
});
