import { formatNumber } from '#shared/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** Texts of the table of products, read in and out. */
export const productTableMessages = messages({
  table: { fa: 'جدول CSV', en: 'CSV table' },
  exportAll: { fa: 'گرفتن جدول همهٔ کالاها', en: 'Download all products' },
  exportHint: { fa: 'در اکسل باز می‌شود؛ همان را پس از ویرایش برگردانید.', en: 'It opens in a spreadsheet; edit it and bring it back.' },
  exporting: { fa: (count: number) => `${fa(count)} کالا تا اینجا…`, en: (count: number) => `${en(count)} products so far…` },
  exported: { fa: (count: number) => `جدول ${fa(count)} کالا آماده شد.`, en: (count: number) => `The table of ${en(count)} products is ready.` },
  choose: { fa: 'برگزیدن پروندهٔ CSV', en: 'Choose a CSV file' },
  importHint: {
    fa: 'هر سطر با ستون slug شناخته می‌شود: اگر کالایش هست تغییر می‌کند و اگر نیست افزوده می‌شود. ستونی که نباشد دست نمی‌خورد. ستون stock تنها برای کالای تازه به کار می‌آید.',
    en: 'Each line is known by its slug: a product that is there is changed, one that is not is added. A column that is not there is left alone. The stock column counts for new products only.',
  },
  checking: { fa: 'در حال بررسی…', en: 'Checking…' },
  importing: { fa: 'در حال ثبت…', en: 'Importing…' },
  found: {
    fa: (added: number, changed: number, same: number) => `${fa(added)} کالای تازه، ${fa(changed)} تغییر، ${fa(same)} بی‌تغییر`,
    en: (added: number, changed: number, same: number) => `${en(added)} new, ${en(changed)} to change, ${en(same)} as they are`,
  },
  faulty: { fa: (count: number) => `${fa(count)} سطر نادرست است؛ درستشان کنید و دوباره برگزینید.`, en: (count: number) => (count === 1 ? '1 line is faulty; correct it and choose the file again.' : `${en(count)} lines are faulty; correct them and choose the file again.`) },
  line: { fa: (line: number) => `سطر ${fa(line)}`, en: (line: number) => `Line ${en(line)}` },
  moreFaults: { fa: (count: number) => `و ${fa(count)} سطر دیگر`, en: (count: number) => `and ${en(count)} more` },
  keep: { fa: (count: number) => `ثبت ${fa(count)} کالا`, en: (count: number) => (count === 1 ? 'Import 1 product' : `Import ${en(count)} products`) },
  kept: { fa: (count: number) => `${fa(count)} کالا ثبت شد.`, en: (count: number) => `${en(count)} products were imported.` },
  empty: { fa: 'در این پرونده سطری نیست.', en: 'There is no line in this file.' },
  'no-slug': { fa: 'ستون slug در سطر نخست نیست.', en: 'The first line has no column slug.' },
  'too-many': { fa: 'بیش از ۵٬۰۰۰ سطر دارد؛ آن را بشکنید.', en: 'It has more than 5,000 lines; divide it.' },
  'unknown-column': { fa: (name: string) => `ستون \u2068${name}\u2069 ناشناخته است.`, en: (name: string) => `The column \u2068${name}\u2069 is unknown.` },
});
