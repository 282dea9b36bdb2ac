import { expect, test } from 'vitest';
import { hasSound, soundsAlike, spelledOtherwise } from './sounds.rules.ts';

const common = (...words: string[]) => words.map((word) => ({ word, products: 10 }));

test.each([
  ['kapshen', 'کاپشن'],
  ['mardaneh', 'مردانه'],
  ['dokhtarane', 'دخترانه'],
  ['ghermez', 'قرمز'],
  ['toosi', 'طوسی'],
  ['yaghe', 'یقه'],
  ['nike', 'نایک'],
  ['casio', 'کاسیو'],
  ['citizen', 'سیتیزن'],
  ['apple', 'اپل'],
  ['attack', 'اتک'],
  ['black', 'بلک'],
  ['blackberry', 'بلکبری'],
  ['quartz', 'کوارتز'],
  ['antique', 'آنتیک'],
  ['qahve', 'قهوه'],
  ['collection', 'کالکشن'],
])('%s sounds like %s, in either direction', (latin, persian) => {
  expect(spelledOtherwise(latin, common(persian))).toEqual([persian]);
  expect(spelledOtherwise(persian, common(latin))).toEqual([latin]);
});

test('of words with the same consonants those with the nearest vowels match, and distant ones do not', () => {
  expect(spelledOtherwise('saat', common('سوتی', 'ست', 'ساعت'))[0]).toBe('ساعت');
  expect(spelledOtherwise('طوسی', common('this', 'tsa', 'tusi'))).toEqual(['tusi']);
  expect(
    spelledOtherwise('kafsh', [
      { word: 'کفش', products: 9 },
      { word: 'کافش', products: 90 },
    ]),
  ).toHaveLength(2);
});

test('sufficiently long words within an alphabet match by sound, and none of the other alphabet does', () => {
  expect(soundsAlike('مردونه', common('مردانه', 'mardane'))).toEqual(['مردانه']);
  expect(soundsAlike('سوییشرت', common('سویشرت'))).toEqual(['سویشرت']);
  expect(soundsAlike('سیب', common('سیب', 'ساب'))).toEqual([]);
});

test.each([
  ['kafsh', true],
  ['کفش', true],
  ['a54', false],
  ['ک', false],
  ['کafsh', false],
  ['abcde'.repeat(5), false],
  ['cccc', false],
  ['فففف', false],
])('%s is looked up by its sound: %s', (word, looked) => {
  expect(hasSound(word)).toBe(looked);
});
