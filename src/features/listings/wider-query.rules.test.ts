import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesNear } from './other-goods.rules.ts';
import { emptyDictionary } from '#features/synonyms/synonyms.rules.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { asWritten, dictionaryQuery, relaxedQueries, widerQuery } from './wider-query.rules.ts';
import {
  anyNear,
  knownReadings,
  lookedUp,
  mistypedWords,
  nearWords,
  readingsOf,
  unknownWords,
  withOtherNames,
} from './word-readings.rules.ts';

const catalogue = new Map([
  ['کفش', 9],
  ['ورزشی', 7],
  ['مردانه', 8],
  ['سامسونگ', 2],
  ['samsung', 5],
  ['گوشی', 6],
  ['a', 3],
  ['54', 3],
  ['a54', 2],
  ['پیراهن', 4],
  ['بارونی', 2],
  ['silver', 3],
  ['گلس', 3],
  ['glass', 2],
  ['لپتاپ', 2],
  ['3', 1],
  ['8', 1],
]);

const widened = (text: string, similar: ReadonlyMap<string, string[]> = new Map()) => {
  const readings = readingsOf(text, 10);
  const requests = lookedUp(readings);
  const vocabulary = new Map([...catalogue].filter(([word]) => requests.includes(word)));
  const all = knownReadings(readings, vocabulary);
  return all.map((reading) => ({
    ...reading,
    near: mistypedWords([reading]).flatMap((word) => [...nearWords(word, catalogue), ...(similar.get(word) ?? [])]),
  }));
};
const queryOf = (text: string) => widerQuery(withOtherNames(widened(text)))?.all ?? null;

test.each([
  ['an ending', 'کفشها', "('کفشها':* | 'کفش':*)"],
  ['an ending that a half-space parts', 'کفش‌های ورزشی', null],
  ['two words joined', 'کفشورزشی', "('کفشورزشی':* | ('کفش' & 'ورزشی'))"],
  ['a word split', 'پیرا هن', "(('پیرا' & 'هن':*) | ('پیراهن':*))"],
  ['letters and digits joined', 'a54', "('a54':* | ('a' & '54':*))"],
  ['letters and digits apart', 'A-54', "(('a' & '54':*) | ('a54':*))"],
  ['the other alphabet', 'سامسونگ', "('سامسونگ':* | 'samsung':*)"],
  ['a letter left out', 'کش', null],
  ['a letter wrong', 'مرداته', "('مرداته':* | 'مردانه':*)"],
  ['a word as it is spoken', 'مردونه', "('مردونه':* | 'مردانه':*)"],
  ['an ending as it is spoken', 'کفشا', "('کفشا':* | 'کفش':*)"],
  ['a name that is spoken', 'بارانی', "('بارانی':* | 'بارونی':*)"],
  ['another name of a word in another form', 'گلسها', "('گلسها':* | 'گلس':* | 'glass':*)"],
  ['a name whose ending stands apart', 'نقره ای کفش', "('نقره' | 'silver') & 'کفش':*"],
  [
    'several names of the same words, once',
    'محافظ صفحه مردانه',
    "((('محافظ' | 'گلس' | 'glass') & 'صفحه' & 'مردانه':*) | ((('گلس') | ('glass')) & 'مردانه':*))",
  ],
  ['a kind of goods', 'لباس مردانه', "('لباس' | 'پیراهن') & 'مردانه':*"],
  ['no kind, of what is of it', 'پیراهن', null],
  [
    'several words for one',
    'تلفن همراه مردانه',
    "((('تلفن' | 'گوشی') & 'همراه' & 'مردانه':*) | ('گوشی' & 'مردانه':*))",
  ],
  ['letters that an Arabic keyboard lacks', 'لبتاب', "('لبتاب':* | 'لپتاپ':*)"],
  ['a number with a stroke for its point', '۳/۸', "('3.8':* | ('3' & '8'))"],
  ['one word on the other keyboard', 'کفش ,vcad', "'کفش' & ('vcad':* | ('ورزشی'))"],
])('a search has other readings for %s', (_, text, query) => {
  expect(queryOf(text)).toBe(query);
});

test('a word that can be split is tried whole first, before words similar to its halves', () => {
  const halves = widened('پیرا هن', new Map([['پیرا', ['گیرا']]]));
  expect(halves[0]?.near).toEqual(['گیرا']);
  expect(widerQuery(halves)?.typed).toEqual([['پیراهن'], ['پیراهن']]);
});

test('each typed word has all words that may match it, also joined with the next', () => {
  expect(widerQuery(withOtherNames(widened('لباس مردانه')))?.standsFor).toEqual([['لباس', 'پیراهن'], ['مردانه']]);
  const [first, second] = widerQuery(withOtherNames(widened('محافظ صفحه مردانه')))?.standsFor ?? [];
  expect([first, second]).toEqual([
    ['محافظ', 'گلس', 'glass'],
    ['صفحه', 'گلس', 'glass'],
  ]);
});

test('without results, rarer and more words count as near a mistyped one', () => {
  const some = new Map([['ساز', 9], ['سایز', 3], ...Array.from('ابپتجچحخ', (letter) => [`س${letter}از`, 1] as const)]);
  expect(nearWords('ساز', some)).toEqual([]);
  expect(nearWords('ساز', some, anyNear)[0]).toBe('سایز');
  expect(nearWords('ساز', some, anyNear).length).toBe(9);
});

test('words that narrow nothing are dropped, unless there are no others', () => {
  expect(readingsOf('کفش‌های برای ورزش', 10).map(({ word }) => word)).toEqual(['کفش', 'ورزش']);
  expect(readingsOf('یه کیف واسه مدرسه', 10).map(({ word }) => word)).toEqual(['کیف', 'مدرسه']);
  expect(readingsOf('the', 10).map(({ word }) => word)).toEqual(['the']);
});

test('dropping one word searches for each of the others; a single word leaves nothing', () => {
  const relaxed = (text: string) =>
    relaxedQueries(widened(text)).map((some) => some.map(({ all, leftOut }) => `${all} without ${leftOut.join(' ')}`));
  // A search for men's shoes does not become one for everything for men.
  expect(relaxed('کفش مردانه')).toEqual([[], [], ["'کفش' without مردانه"], [], []]);
  // Nor for everything for sport: the noun, which comes first, is what was searched for.
  expect(relaxed('کفش ورزشی')).toEqual([[], [], ["'کفش' without ورزشی"], [], []]);
  expect(relaxed('کفش زکغخحج مردانه')[0]).toEqual(["'کفش' & 'مردانه':* without زکغخحج"]);
  expect(relaxed('کفش مردانه زکغخحج').slice(0, 2)).toEqual([[], ["'کفش' & 'مردانه' without زکغخحج"]]);
  expect(relaxed('زکغخحج مردانه قصبغثص').slice(0, 2)).toEqual([["'مردانه' & 'قصبغثص':* without زکغخحج"], []]);
  expect(relaxed('کفش')).toEqual([[], [], [], [], []]);
});

test('a dropped word is reported as it was typed', () => {
  expect(asWritten('کفش آيينهٔ بچه‌گانه', ['ایینه', 'گانه'])).toEqual(['آيينهٔ', 'گانه']);
});

test('a word unknown to the catalogue may be read as a similar one', () => {
  expect(widened('کژژفش', new Map([['کژژفش', ['کفش']]]))[0]?.near).toEqual(['کفش']);
  expect(unknownWords(widened('کفش زکغخحج ۱۲۳۴'))).toEqual(['زکغخحج']);
});

test('a mistyped dictionary name stands for its synonyms; a known or short word for nothing', () => {
  expect(namesNear('gshok', emptyDictionary)).toContainEqual(['جی', 'شوک']);
  expect(namesNear('gshock', emptyDictionary)).toEqual([]);
  expect(namesNear('کین', emptyDictionary)).toEqual([]);
});

test.each([
  ['one word', ['هدفن'], ['هدفن']],
  ['words too short to guess', ['هد', 'هدفن'], ['هدفن']],
  ['a word of two hundred letters', ['ک'.repeat(200)], []],
  ['a number of a model', ['a54'], []],
])('of %s only the eligible words may be mistyped', (_, typed, mistyped) => {
  expect(mistypedWords(typed.map((word) => ({ word })))).toEqual(mistyped);
});

test('no search is tried in more than about ten thousand alternative spellings', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ word: 'abcdefghij'.charAt(index).repeat(24) }));
  const spellings = mistypedWords(many).flatMap(oneErrorAway).length;
  expect(spellings).toBeGreaterThan(5_000);
  expect(spellings).toBeLessThan(11_000);
});

test('whatever the text, a query contains only words, each quoted', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'binary' }), (text) => {
      const readings = readingsOf(text, 10);
      const all = widerQuery(knownReadings(readings, new Map(lookedUp(readings).map((word) => [word, 1]))));
      expect((all?.all ?? '').replaceAll(/'[\p{L}\p{N}.]+'(:\*)?/gu, '')).toMatch(/^[ ()&|]*$/);
    }),
  );
});

test('a Latin word finds all words that sound like it, and the nearest comes first with the typed one', () => {
  const query = dictionaryQuery(['kif', 'dasti'], emptyDictionary, new Map([['dasti', ['دستی', 'دوست']]]));
  expect(query).toMatchObject({
    all: "'kif' & ('dasti':* | 'دستی':* | 'دوست':*)",
    typed: [['kif'], ['dasti', 'دستی']],
  });
});
