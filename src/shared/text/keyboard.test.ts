import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearsPersianKeys, onOtherKeyboard } from './keyboard.ts';

test.each([
  ['l,fhdg', 'موبایل'],
  ["',ad", 'گوشی'],
  [';ta', 'کفش'],
  ['ag,hv', 'شلوار'],
  ['shuj', 'ساعت'],
  ['int,k', 'هدفون'],
  ['do]hg', 'یخچال'],
  ['\\dvhik', 'پیراهن'],
  ['`dvhik', 'پیراهن'],
  ['Hdt,k', 'آیفون'],
  ["shls,k'", 'سامسونگ'],
  ['L,fhdg', 'موبایل'],
  ["',ad shls,k' 5", 'گوشی سامسونگ 5'],
])('%j, typed on the English keyboard by mistake, means %j', (typed, meant) => {
  expect(onOtherKeyboard(typed)[0]).toBe(meant);
});

test.each([
  ['هحاخدث', 'iphone'],
  ['سشئسعدل', 'samsung'],
  ['طهشخئه', 'xiaomi'],
  ['مشحفخح', 'laptop'],
  ['سشپسعدل', 'samsung'],
  ['هحاخدث ۱۵', 'iphone ۱۵'],
])('%j, typed on the Persian keyboard by mistake, means %j', (typed, meant) => {
  expect(onOtherKeyboard(typed)[0]).toBe(meant);
});

test.each([['گوشی samsung'], ['۱۲۳'], ['...'], ['']])('%j is unchanged', (typed) => {
  expect(onOtherKeyboard(typed)).toEqual([]);
});

test.each([
  ['mdvhik', 'پیراهن'],
  ['glm', 'لمپ'],
  ['mhSdc', 'پائیز'],
  ['vAdh', 'رؤیا'],
  ['jGedv', 'تأثیر'],
  ['ldBo,hil', 'می\u200cخواهم'],
])('%j, typed on English keys in the national layout, is first %j', (typed, meant) => {
  expect(onOtherKeyboard(typed)[0]).toBe(meant);
});

test.each([
  ['mdvhik', 'ئیراهن'],
  ['lsmgi', 'مسئله'],
  ['vVdh', 'رؤیا'],
  ['jNedv', 'تأثیر'],
])('%j also has the reading of the older Windows layout, %j', (typed, meant) => {
  expect(onOtherKeyboard(typed)).toContain(meant);
});

test('a key that only the layout of Windows has a letter on says which one was meant', () => {
  expect(onOtherKeyboard('\\hmdc')[0]).toBe('پائیز');
});

test.each([
  [';ta', true],
  ["',ad", true],
  [';,n;', true],
  ['],f', true],
  ['\\,a', true],
  ['\\k[', true],
  [';v\\', true],
  ['samsung, apple', false],
  ['a54 128gb', false],
  ['کفش;ta', false],
])('%j was typed on Persian keys: %s', (typed, expected) => {
  expect(bearsPersianKeys(typed)).toBe(expected);
});

test('a Latin word survives a round trip through the Persian keyboard', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z ]{0,20}$/), (word) => {
      expect(onOtherKeyboard(onOtherKeyboard(word)[0] ?? '')).toEqual([word]);
    }),
  );
});
