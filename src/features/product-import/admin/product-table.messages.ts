import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** Texts of the import and export of product tables. */
export const productTableMessages = messages({
  table: { fa: 'جدول CSV', en: 'CSV table' },
  back: { fa: 'همهٔ کالاها', en: 'All products' },
  exportAll: { fa: 'گرفتن جدول همهٔ کالاها', en: 'Download all products' },
  exportHint: {
    fa: 'در اکسل باز می‌شود؛ همان را بعد از ویرایش برگردانید.',
    en: 'It opens in a spreadsheet; edit it and bring it back.',
  },
  exporting: {
    fa: (count: number) => `${fa(count)} کالا تا اینجا…`,
    en: (count: number) => `${en(count)} products so far…`,
  },
  exported: {
    fa: (count: number) => `جدول ${fa(count)} کالا آماده شد.`,
    en: (count: number) => `The table of ${en(count)} products is ready.`,
  },
  importTitle: { fa: 'فرستادن جدول کالاها', en: 'Read a table in' },
  choose: { fa: 'انتخاب فایل CSV', en: 'Choose a CSV file' },
  importHint: {
    fa: 'هر سطر با ستون slug شناخته می‌شود: اگر کالایش هست تغییر می‌کند و اگر نیست اضافه می‌شود. ستونی که نباشد دست نمی‌خورد. ستون stock فقط برای کالای تازه است؛ قیمت و کدها برای تنوعی است که شمارهٔ کالا را دارد. هر ویژگی ستونی با نام attribute:code دارد و متن انگلیسی‌اش ستونی با نام attribute:code_en؛ خانهٔ خالی آن ویژگی را از کالا برمی‌دارد. ستون metadata در هر سطر خانه یک key=value دارد، برای سیستم‌های دیگر؛ هر چه در خانه نباشد برداشته می‌شود. اول بررسی می‌شود و تا نگویید چیزی ثبت نمی‌شود؛ می‌توانید صفحه را ببندید و تا دو روز برگردید.',
    en: 'Each line is known by its slug: a product that is there is changed, one that is not is added. A column that is not there is left alone. The stock column counts for new products only; price and codes are those of the variant that bears the number of the product. Each attribute has a column attribute:code, and its English words one called attribute:code_en; an empty cell takes the value from the product. The metadata column has one key=value on each line of its cell, for other systems; what the cell does not have is removed. It is looked through first and nothing is written before you say so; you may close the page meanwhile, and come back within two days.',
  },
  sending: { fa: 'در حال فرستادن…', en: 'Sending…' },
  checking: { fa: 'در حال بررسی', en: 'Being checked' },
  checked: { fa: 'آمادهٔ ثبت', en: 'Ready to import' },
  empty: { fa: 'چیزی برای ثبت ندارد', en: 'Nothing to import' },
  importing: { fa: 'در حال ثبت', en: 'Being imported' },
  imported: { fa: 'ثبت شد', en: 'Imported' },
  failed: { fa: 'انجام نشد', en: 'Failed' },
  stopped: { fa: 'نیمه‌کاره رها شد', en: 'Stopped' },
  checkedOf: {
    fa: (done: number, all: number) => `${fa(done)} سطر از ${fa(all)} سطر بررسی شد`,
    en: (done: number, all: number) => `${en(done)} of ${en(all)} lines checked`,
  },
  storedOf: {
    fa: (done: number, all: number) => `${fa(done)} سطر از ${fa(all)} سطر ثبت شد`,
    en: (done: number, all: number) => `${en(done)} of ${en(all)} lines imported`,
  },
  found: {
    fa: (added: number, changed: number, same: number) =>
      `${fa(added)} کالای تازه، ${fa(changed)} تغییر، ${fa(same)} بی‌تغییر`,
    en: (added: number, changed: number, same: number) =>
      `${en(added)} new, ${en(changed)} to change, ${en(same)} as they are`,
  },
  faulty: {
    fa: (count: number) => `${fa(count)} سطر نادرست است و کنار گذاشته می‌شود.`,
    en: (count: number) =>
      count === 1 ? '1 line is faulty and left out.' : `${en(count)} lines are faulty and left out.`,
  },
  line: { fa: (line: number) => `سطر ${fa(line)}`, en: (line: number) => `Line ${en(line)}` },
  moreErrors: {
    fa: (count: number) => `و ${fa(count)} سطر دیگر که در گزارش هست`,
    en: (count: number) => `and ${en(count)} more in the report`,
  },
  apply: {
    fa: (count: number) => `ثبت ${fa(count)} کالا`,
    en: (count: number) => (count === 1 ? 'Import 1 product' : `Import ${en(count)} products`),
  },
  begun: { fa: 'ثبت شروع شد.', en: 'The import has begun.' },
  stop: { fa: 'رها کردن', en: 'Stop' },
  stopQuestion: { fa: 'این جدول رها شود؟', en: 'Stop this import?' },
  stopMeans: { fa: 'آنچه ثبت شده می‌ماند و بقیه ثبت نمی‌شود.', en: 'What was written stays; the rest is left.' },
  report: { fa: 'گزارش سطرها', en: 'Report of the lines' },
  earlier: { fa: 'جدول‌های شما در دو روز گذشته', en: 'Your tables of the last two days' },
  file: { fa: 'فایل', en: 'File' },
  when: { fa: 'زمان', en: 'Time' },
  state: { fa: 'وضعیت', en: 'State' },
  lines: { fa: 'سطر', en: 'Lines' },
  none: { fa: 'در دو روز گذشته جدولی نفرستاده‌اید.', en: 'You have sent in no table in the last two days.' },
  outcome: { fa: 'نتیجه', en: 'outcome' },
  written: { fa: 'ثبت شد', en: 'written' },
  why: { fa: 'ایراد', en: 'faults' },
  yes: { fa: 'بله', en: 'yes' },
  no: { fa: 'خیر', en: 'no' },
  added: { fa: 'تازه', en: 'added' },
  changed: { fa: 'تغییر', en: 'changed' },
  same: { fa: 'بی‌تغییر', en: 'the same' },
  faultyLine: { fa: 'نادرست', en: 'faulty' },
  lineHead: { fa: 'سطر', en: 'line' },
});
