import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const tables = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.messages.ts'));

/** Texts read by computers and not by shoppers: a file's name, and a field of a gateway's form. */
const forComputers = ['invoices/invoices.messages.ts fileName', 'payments/payments.messages.ts purpose'];

/** A Persian text with parameters: its key in its table, and the arguments to call it with. An amount passed as a string is formatted already. */
const sentence = /(?:'([\w-]+)'|(\w+)): \{\s*fa: \(([^()]*)\) =>/g;
const isNumber = /^(numbers?|phone)$/;

function sampleOf(parameter: string): unknown {
  const [name = '', type = ''] = parameter.split(':').map((part) => part.trim());
  if (type === 'number') return 1234;
  if (type === 'boolean') return true;
  return isNumber.test(name) ? '1234' : 'نام';
}

/** Words that the shop does not use, each with its replacement: one word for a concept, and everyday words rather than purist ones. */
const notOurs: readonly (readonly [RegExp, string])[] = [
  [/دیدگاه/, 'نظر'],
  [/سوال|سؤال/, 'پرسش'],
  [/محصول/, 'کالا'],
  [/(?<![چ‌آ-ی])گونه/, 'تنوع، نوع'],
  [/شگفت‌انگیز|پیشنهادهای داغ|فروش ویژه/, 'پیشنهاد ویژه'],
  [/تیکت/, 'درخواست پشتیبانی'],
  // 'کد تایید شد ✅' is the specification's.
  [/تایید(?! شد\b| شد )/, 'تأیید'],
  [/ویدیو/, 'ویدئو'],
  [/این\u200cجا/, 'اینجا'],
  [/صافی/, 'فیلتر'],
  [/نویسه/, 'حرف'],
  [/برخط/, 'آنلاین'],
  [/ازنو/, 'دوباره'],
  [/بهای/, 'قیمت'],
  [/خوانده بدان/, 'همه را خواندم'],
  [/در حافظه است/, 'کپی شد'],
  [/شیوه/, 'روش'],
  // Roles: the owner and a manager are distinct.
  [/مدیر (?:فروشگاه|داخلی)|صاحب فروشگاه/, 'مالک فروشگاه'],
  [/کارکنان/, 'همکاران'],
  [/پرونده/, 'فایل'],
  [/پی‌پل/, 'پی‌پال'],
  [/فیلم/, 'ویدئو'],
  [/کوپن/, 'کد تخفیف، تخفیف'],
  [/فاکتور/, 'صورت‌حساب'],
  [/نشان‌(?:کردن|شده)/, 'انتخاب'],
  [/برگهٔ دیگر/, 'تب دیگر'],
  [/شماره (?=موبایل|تلفن|سفارش|کارت|پیگیری)/, 'شمارهٔ'],
];

/** Bookish words, each with the everyday one; for the texts of the demo as well. */
const bookish: readonly (readonly [RegExp, string])[] = [
  [/پیش از(?! ظهر)/, 'قبل از'],
  [/پس از/, 'بعد از'],
  [/چگونه/, 'چطور'],
  // Before a figure; «به‌تنهایی» and «تنها» of a person are allowed.
  [/^تنها $/, 'فقط'],
  [/برگزین/, 'انتخاب'],
  [/بازگردان(?!ی)/, 'برگردان'],
  [/افزوده (?:ش|ن?می‌ش)/, 'اضافه شد'],
  [/(?<![آ-ی])بی‌(?:برند|متن|تصویر|پایان|مرز|پرداخت|اعشار|مسئول|قول) ?/, 'بدون …'],
  [/همان دم/, 'همان لحظه'],
  [/پیش‌تر/, 'قبلاً'],
  [/پایان یابد/, 'تمام شود'],
  [/شناخته نیست|از آن(?:ِ| دیگری| تنوع| کد)/, 'برای …'],
  [/به سبب/, 'به دلیل'],
  [/دست‌کم/, 'حداقل'],
  [/بیش از اندازه/, 'بیش از حد'],
  [/چشم‌به‌راه/, 'در انتظار'],
  [/(?:یک‌|دو)سویه/, 'یک‌طرفه، دوطرفه'],
  [/(?:از|در) میان (?=همه|چند|مشخصات)|(?:^|[ ])میان (?:سفارش|کالا)/, 'بین'],
];

const demo = join(root, '../demo');
const demoTexts = readdirSync(demo, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

function wrongIn(path: string, words: readonly (readonly [RegExp, string])[]): string[] {
  const persian = [...readFileSync(path, 'utf8').matchAll(/[\u0600-\u06ff][\u0600-\u06ff\u200c\s]*/g)].map(String);
  return persian.flatMap((text) =>
    words.filter(([word]) => word.test(text)).map(([, better]) => `${text.trim()} (${better})`),
  );
}

interface Table {
  readonly fa: Readonly<Record<string, unknown>>;
}
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'fa' in value && 'en' in value;

describe('Persian texts', () => {
  it.each(tables)('%s uses one word for a concept', (path) => {
    expect(wrongIn(join(root, path), [...notOurs, ...bookish])).toEqual([]);
  });

  it.each(demoTexts)('demo/%s is written in colloquial Persian', (path) => {
    expect(wrongIn(join(demo, path), bookish)).toEqual([]);
  });

  it.each(tables)('%s writes every number passed to it in Persian digits', async (path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
    const wrong: string[] = [];
    for (const [, quoted, plain, parameters = ''] of source.matchAll(sentence)) {
      const key = quoted ?? plain ?? '';
      const params = parameters
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
      if (
        params.some((one) => !/: (string|number|boolean)( \| null)?$/.test(one)) ||
        forComputers.some((one) => `${path} ${key}`.endsWith(one))
      )
        continue;
      for (const table of Object.values(module).filter(isTable)) {
        const text = table.fa[key];
        if (typeof text !== 'function') continue;
        const message = String((text as (...given: unknown[]) => unknown)(...params.map(sampleOf)));
        if (/[0-9]/.test(message)) wrong.push(`${key}: ${message}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
