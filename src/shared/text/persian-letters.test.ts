import { expect, test } from 'vitest';
import { persianLetters, toPersianLetters } from './persian-letters.ts';

test.each([
  ['علي', 'علی', 'Arabic yeh'],
  ['مصطفى', 'مصطفی', 'alef maksura'],
  ['كيك', 'کیک', 'Arabic kaf'],
  ['ڪتاب', 'کتاب', 'swash kaf'],
  ['فاطمة', 'فاطمه', 'teh marbuta'],
  ['خان\u06c0', 'خانه', 'heh with hamza in one sign'],
  ['خانه\u0654', 'خانه', 'heh with hamza in two signs'],
  ['خان\u06d5\u0654', 'خانه', 'ae with hamza, which NFKC joins'],
  ['ٱلله', 'الله', 'alef wasla'],
  ['مُحَمَّد', 'محمد', 'vowel signs'],
  ['کـــتاب', 'کتاب', 'tatweel'],
  ['\u202bگوشی\u202c\u200f', 'گوشی', 'direction marks'],
  ['ﻻﻟﻪ', 'لاله', 'presentation forms'],
  ['آئینه مؤمن رأس', 'آئینه مؤمن رأس', 'letters that readers tell apart'],
  ['گوشی\u200cها', 'گوشی\u200cها', 'the half-space'],
])('%j is written %j (%s)', (typed, written) => {
  expect(toPersianLetters(typed)).toBe(written);
});

test('every Persian letter is unchanged', () => {
  expect(toPersianLetters(persianLetters)).toBe(persianLetters);
});
