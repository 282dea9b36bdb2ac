import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldJoined, foldLoosely, foldText, searchDocument, words } from './search-text.ts';

test.each([
  ['كيف چرمي', 'کیف چرمی'],
  ['آیفون', 'ایفون'],
  ['أسب إسب ٱسب', 'اسب اسب اسب'],
  ['مؤمن', 'مومن'],
  ['چائی', 'چائی'],
  ['خانۀ فاطمة', 'خانه فاطمه'],
  ['گوشی‌های', 'گوشی های'],
  ['  چند   فاصله\t‌ ', 'چند فاصله'],
  ['۱۲۸ گیگ ٢٥٦', '128 گیگ 256'],
  ['۱٬۲۰۰ ۶٫۵', '1200 6.5'],
  ['iPhone 15 PRO', 'iphone 15 pro'],
  ['Nescafé L’Oréal İstanbul', 'nescafe l’oreal istanbul'],
  ['قیمت؟ خوب، ارزان؛ ﷼', 'قیمت? خوب, ارزان; ریال'],
  ['مُـــدِل', 'مدل'],
  ['', ''],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a half-space may be typed as a space, left out, or stored', () => {
  const stored = searchDocument('قاب گوشی‌های سامسونگ');
  expect(stored).toBe('قاب گوشی های سامسونگ گوشیهای');
  for (const requested of ['گوشی های', 'گوشیهای', 'گوشی‌های', 'گوشي هاي', 'گوشيهاي']) {
    expect(stored).toContain(foldText(requested));
  }
});

test.each([
  ['می‌خورد', 'میخورد'],
  ['گوشی‌های خوب', 'گوشیهای خوب'],
])('%j joined is %j', (text, joined) => {
  expect(foldJoined(text)).toBe(joined);
});

test('a text without half-spaces is stored once', () => {
  expect(searchDocument('کفش مردانه')).toBe('کفش مردانه');
  expect(searchDocument('می‌شود می‌شود')).toBe('می شود می شود میشود');
  expect(searchDocument('')).toBe('');
});

test.each([
  ['چائی', 'چایی'],
  ['آئینه', 'ایینه'],
])('%j is loosely searched as %j', (text, loose) => {
  expect(foldLoosely(text)).toBe(loose);
});

test.each([
  ['گوشی‌های ۶٫۵ اینچ، مدل A-54', ['گوشی', 'های', '6.5', 'اینچ', 'مدل', 'a', '54']],
  ['...', []],
  ['', []],
])('the words of %j are %j', (text, list) => {
  expect(words(text)).toEqual(list);
});

test('folding twice is the same as folding once', () => {
  const letters = fc.constantFrom(...'آأإؤئيیىكکةۀە\u0654\u064e\u0640\u200c\u200f ۱٢3٬٫،؟ﻻ﷼AéİzZ.\n');
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});

test('every word of a name, however spaced, is in its search document', () => {
  const letters = fc.constantFrom(...'گوشیهاي\u200c كتاب ۱2');
  fc.assert(
    fc.property(fc.string({ unit: letters }), (name) => {
      const stored = searchDocument(name);
      for (const word of words(name)) expect(stored).toContain(word);
      for (const word of words(foldJoined(name))) expect(stored).toContain(word);
    }),
  );
});
