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
])('%j, typed with the keyboard left on English, means %j', (typed, meant) => {
  expect(onOtherKeyboard(typed)[0]).toBe(meant);
});

test.each([
  ['هحاخدث', 'iphone'],
  ['سشئسعدل', 'samsung'],
  ['طهشخئه', 'xiaomi'],
  ['مشحفخح', 'laptop'],
  ['سشپسعدل', 'samsung'],
  ['هحاخدث ۱۵', 'iphone ۱۵'],
])('%j, typed with the keyboard left on Persian, means %j', (typed, meant) => {
  expect(onOtherKeyboard(typed)[0]).toBe(meant);
});

test.each([['گوشی samsung'], ['۱۲۳'], ['...'], ['']])('%j is left alone', (typed) => {
  expect(onOtherKeyboard(typed)).toEqual([]);
});

test.each([
  ['mdvhik', 'پیراهن'],
  ['glm', 'لمپ'],
  ['mhSdc', 'پائیز'],
  ['vAdh', 'رؤیا'],
  ['jGedv', 'تأثیر'],
  ['ldBo,hil', 'می\u200cخواهم'],
])('%j, typed on English keys by who knows the national layout, is %j first', (typed, meant) => {
  expect(onOtherKeyboard(typed)[0]).toBe(meant);
});

test.each([
  ['mdvhik', 'ئیراهن'],
  ['lsmgi', 'مسئله'],
  ['vVdh', 'رؤیا'],
  ['jNedv', 'تأثیر'],
])('%j has the reading of the older layout of Windows, %j, as well', (typed, meant) => {
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

test('a Latin word comes back after a stay on the Persian keyboard', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z ]{0,20}$/), (word) => {
      expect(onOtherKeyboard(onOtherKeyboard(word)[0] ?? '')).toEqual([word]);
    }),
  );
});
