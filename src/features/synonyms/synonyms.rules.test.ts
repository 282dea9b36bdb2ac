import { expect, test } from 'vitest';
import { builtInGroups, builtInMeaningsAt, builtInSynonymsOf } from './built-in-synonyms.rules.ts';
import {
  dictionaryOf,
  emptyDictionary,
  learnedPair,
  meaningsAt,
  nameKey,
  otherMeaningsAt,
  otherNamesOf,
  pairError,
} from './synonyms.rules.ts';

test.each([
  ['كفش‌هاي', 'کتانی', null],
  ['...', 'کفش', 'no-words'],
  ['کفش', '  ', 'no-words'],
  ['یک دو سه چهار پنج', 'کفش', 'too-many-words'],
  ['كیف', 'کیف', 'same'],
  ['ps5', 'پلی استیشن ۵', null],
])('SRCH-01 whether the names %j and %j are a pair: %j', (name, means, error) => {
  expect(pairError(name, means)).toBe(error);
});

test('SRCH-01 a pair replaces its names in a phrase, in one direction or both', () => {
  const dictionary = dictionaryOf([
    { nameKey: nameKey('PS5'), meansKey: nameKey('پلی‌استیشن ۵'), kind: 'two-way' },
    { nameKey: 'نوتبوک', meansKey: 'لپتاپ', kind: 'one-way' },
  ]);
  const at = (text: string, index: number) =>
    meaningsAt(dictionary, text.split(' '), index).map(({ means }) => means.join(' '));
  expect(at('دسته ps5', 1)).toEqual(['پلی استیشن 5']);
  expect(at('بازی پلی استیشن 5', 1)).toEqual(['ps5']);
  expect(at('پلی استیشن 4', 0)).toEqual([]);
  expect([at('نوتبوک', 0), at('لپتاپ', 0)]).toEqual([['لپتاپ'], []]);
});

test.each([
  ['محافظ صفحه واچ', 0, 'گلس'],
  ['گلس واچ', 0, 'اسکرین پروتکتور'],
  ['کاپشن رین کت', 1, 'بارانی'],
  ['نقره ای', 0, 'silver'],
  ['silver', 0, 'نقره ای'],
])('SRCH-01 in «%s» the words from %i on are also called «%s»', (text, index, other) => {
  const found = builtInMeaningsAt(text.split(' '), index).map(({ means }) => means.join(' '));
  expect(found).toContain(other);
});

test('SRCH-01 a denied pair of phrases does not apply either', () => {
  const denied = dictionaryOf([{ nameKey: 'گلس', meansKey: 'محافظ صفحه', kind: 'never' }]);
  const at = (dictionary: typeof denied) =>
    otherMeaningsAt(dictionary, ['محافظ', 'صفحه', 'واچ'], 0).map(({ means }) => means.join(' '));
  expect(at(emptyDictionary)).toContain('گلس');
  expect(at(denied)).not.toContain('گلس');
  expect(at(denied)).toContain('glass');
  const laptop = dictionaryOf([{ nameKey: 'notebook', meansKey: 'لپتاپ', kind: 'never' }]);
  expect(otherMeaningsAt(emptyDictionary, ['notebook'], 0)).toContainEqual({
    name: ['notebook'],
    means: ['لپ', 'تاپ'],
  });
  expect(otherMeaningsAt(laptop, ['notebook'], 0)).not.toContainEqual({ name: ['notebook'], means: ['لپ', 'تاپ'] });
});

test('SRCH-01 no name of the built-in list is empty, alone on its line, or twice on one', () => {
  for (const group of builtInGroups) {
    expect(group.length, group.join(' ')).toBeGreaterThan(1);
    expect(new Set(group).size, group.join(' ')).toBe(group.length);
    for (const name of group) expect(nameKey(name), group.join(' ')).not.toBe('');
  }
});

test('SRCH-01 a denied pair of the built-in list does not apply, in either order', () => {
  const denied = dictionaryOf([{ nameKey: 'کرم', meansKey: 'خاکی', kind: 'never' }]);
  expect(builtInSynonymsOf('خاکی')).toContain('کرم');
  expect(otherNamesOf('خاکی', denied)).toEqual(['بژ']);
  expect(otherNamesOf('کرم', denied)).not.toContain('خاکی');
  expect(builtInGroups.some((group) => group.includes('لپ‌تاپ'))).toBe(true);
});

test('SRCH-01 a Latin name of several items stands for each, and never links two Persian names', () => {
  expect(otherNamesOf('pot', emptyDictionary)).toEqual(expect.arrayContaining(['قابلمه', 'گلدان']));
  expect(otherNamesOf('قابلمه', emptyDictionary)).not.toContain('pot');
  expect(otherNamesOf('گلدان', emptyDictionary)).toEqual(['vase']);
});

test('SRCH-01 a car is a ماشین, and not every ماشین is a car', () => {
  expect(otherNamesOf('ماشین', emptyDictionary)).toContain('خودرو');
  expect(otherNamesOf('خودرو', emptyDictionary)).not.toContain('ماشین');
});

test.each([
  ['چمدان چرخ دار', 'چمدان ترولی', { name: 'چرخ دار', means: 'ترولی' }],
  ['ادوتویلت', 'عطر', { name: 'ادوتویلت', means: 'عطر' }],
  ['عطر مردانه', 'عطر', null],
  ['عطر', 'عطر مردانه', null],
  ['گوشی برای علی', 'تبلت علی', { name: 'گوشی', means: 'تبلت' }],
  ['09121234567', 'کفش', null],
  ['a@b.ir', 'کفش', null],
  ['یک دو سه چهار پنج', 'کفش', null],
])('SRCH-01 «%s», followed by a click under «%s», suggests %j', (typed, clicked, pair) => {
  expect(learnedPair(typed, clicked)).toEqual(pair);
});
