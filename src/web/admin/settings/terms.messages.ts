import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** The texts for records with a period and a usage limit. */
export const termsMessages = messages({
  state: { fa: 'وضعیت', en: 'State' },
  running: { fa: 'در جریان', en: 'Running' },
  coming: { fa: 'در پیش', en: 'To come' },
  ended: { fa: 'پایان‌یافته', en: 'Ended' },
  paused: { fa: 'متوقف', en: 'Paused' },
  begins: { fa: 'شروع', en: 'Begins' },
  ends: { fa: 'پایان', en: 'Ends' },
  atOnce: {
    fa: 'خالی: همین حالا؛ نمونه: ۱۴۰۵/۹/۱ ۱۸:۰۰، به وقت تهران',
    en: 'Empty: at once; for example 2026/11/22 18:00, Tehran time',
  },
  noEnd: {
    fa: 'خالی: بدون پایان؛ نمونه: ۱۴۰۵/۹/۱ ۱۸:۰۰، به وقت تهران',
    en: 'Empty: without an end; for example 2026/11/22 18:00, Tehran time',
  },
  usesOf: {
    fa: (uses: number, max: number) => `${fa(uses)} از ${fa(max)}`,
    en: (uses: number, max: number) => `${en(uses)} of ${en(max)}`,
  },
  toman: { fa: (amount: number) => `${fa(amount)} تومان`, en: (amount: number) => `${en(amount)} toman` },
  required: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
});
