import { expect, test } from 'vitest';
import { areBesideGoods } from './beside-goods.rules.ts';

const found = (...names: string[]) => [{ names, isOfItem: false }];

test.each([
  [['کاور'], found('توپ بارداری صورتی')],
  [['صندل'], found('صندلی چوبی سفید')],
  [['پیتزا'], found('ارده بادام', 'Almond butter')],
])('SRCH-01 results for %j that do not bear its name are related goods', (heads, products) => {
  expect(areBesideGoods(heads, products)).toBe(true);
});

test.each([
  ['it is called so', ['کفش'], found('کفش پارچه‌ای')],
  ['it is called so with an ending', ['ماگ'], found('ماگ‌های سفالی')],
  ['it is called so in two words', ['لپتاپ'], found('لپ‌تاپ ۱۴ اینچی')],
  ['it is called otherwise', ['موس', 'ماوس', 'موشواره'], found('موشوارهٔ بی‌سیم')],
  ['it is called so in English', ['phone'], found('گلکسی', 'A phone')],
  ['its category is that of the item', ['گوشی'], [{ names: ['گلکسی'], isOfItem: true }]],
  ['what is searched for is a quality', ['ضداب'], found('کولهٔ کوه')],
  ['nothing was found', ['کاور'], []],
])('SRCH-01 results match the searched item: %s', (_, heads, products) => {
  expect(areBesideGoods(heads, products)).toBe(false);
});
