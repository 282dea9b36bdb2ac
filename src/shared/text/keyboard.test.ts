import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swapKeyboard } from './keyboard.ts';

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
  expect(swapKeyboard(typed)).toBe(meant);
});

test.each([
  ['هحاخدث', 'iphone'],
  ['سشئسعدل', 'samsung'],
  ['طهشخئه', 'xiaomi'],
  ['مشحفخح', 'laptop'],
  ['سشپسعدل', 'samsung'],
  ['هحاخدث ۱۵', 'iphone ۱۵'],
])('%j, typed with the keyboard left on Persian, means %j', (typed, meant) => {
  expect(swapKeyboard(typed)).toBe(meant);
});

test.each([['گوشی samsung'], ['۱۲۳'], ['...'], ['']])('%j is left alone', (typed) => {
  expect(swapKeyboard(typed)).toBeNull();
});

test('a Latin word comes back after a stay on the Persian keyboard', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z ]{0,20}$/), (word) => {
      expect(swapKeyboard(swapKeyboard(word) ?? '')).toBe(word);
    }),
  );
});
