import { onOtherKeyboard } from '#shared/text/keyboard.ts';
import { words } from '#shared/text/search-text.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { synonymsOf } from './synonyms.rules.ts';

/**
 * A search that found little, asked once more with what each word may also stand for: without its ending, joined with the next, split
 * in two, letters and digits apart, as a synonym or in the other alphabet, typed on the other keyboard, or mistyped. Only words
 * of the catalogue are alternatives.
 */

/** How many products bear each word of the catalogue, of those that were looked up. */
export type Vocabulary = ReadonlyMap<string, number>;

/** A typed word, folded, with what it may stand for besides. */
export interface WordReadings {
  readonly word: string;
  /** Other words that mean the same. */
  readonly same: readonly string[];
  /** Words that all occur where this one stands for them. */
  readonly parts: readonly (readonly string[])[];
  /** The word joined with the next. */
  readonly joined: string | null;
  /** Words that may have been meant. */
  readonly near: readonly string[];
}

/** What PostgreSQL's text search is asked: `all` for the products, `named` for those that have it in their names. */
export interface WiderQuery {
  readonly all: string;
  readonly named: string;
  /** The typed words, of which products that bear more stand before the others. */
  readonly typed: readonly string[];
  /** Whether one of the words may be missing. */
  readonly relaxed: boolean;
}

/** Endings of Persian words, the longest first, with the least letters that a word keeps without it. */
const endings: readonly (readonly [ending: string, least: number])[] = [
  ['هایی', 2],
  ['های', 2],
  ['ها', 2],
  ['ترین', 3],
  ['تر', 3],
  ['ان', 3],
  ['ات', 3],
  ['ی', 3],
];
const addedEndings = ['ها', 'های', 'ی'] as const;

/** Endings that a half-space parts from their word, and words that narrow nothing. */
const unneeded: ReadonlySet<string> = new Set([
  ...['ها', 'های', 'هایی', 'ی', 'ای', 'تر', 'ترین', 'ام', 'ات', 'اش'],
  ...['و', 'با', 'از', 'به', 'در', 'برای', 'the', 'for', 'and', 'of'],
]);

const shortestNear = 3;
const longestNear = 24;
/** Of words with so many letters together the neighbours are looked up: each letter has some 145, and they are made on the server's only thread. */
const maxNearLetters = 72;
/** So many words that may have been meant are alternatives of one. */
const maxNear = 6;
const maxSplits = 4;
/** Pairs that may be one word: each doubles a part of the query. */
const maxJoined = 3;

/** The typed text word by word, as far as it narrows anything. */
export function readingsOf(text: string, maxWords: number): WordReadings[] {
  const typed = text.split(/\s+/).flatMap((piece) => words(piece).map((word) => ({ word, piece })));
  const distinct = typed.filter(({ word }, index) => typed.findIndex((other) => other.word === word) === index);
  const needed = distinct.filter(({ word }) => !unneeded.has(word));
  return (needed.length === 0 ? distinct : needed).slice(0, maxWords).map(({ word, piece }, index, all) => {
    const next = all[index + 1]?.word;
    return {
      word,
      same: [...new Set([...formsOf(word), ...synonymsOf(word)])],
      parts: [...partsOf(word), ...onOtherKeys(piece), ...splitsOf(word)],
      joined: next === undefined ? null : word + next,
      near: [],
    };
  });
}

/** The word without its ending, and with others. */
function formsOf(word: string): string[] {
  const stems = endings.flatMap(([ending, least]) =>
    word.endsWith(ending) && word.length - ending.length >= least ? [word.slice(0, -ending.length)] : [],
  );
  return [...stems, ...[word, ...stems].flatMap((stem) => addedEndings.map((ending) => stem + ending))].filter(
    (form) => form !== word,
  );
}

/** Letters and digits apart: a54 is a 54. */
function partsOf(word: string): string[][] {
  const parts = word.match(/\p{N}+|\p{L}+/gu) ?? [];
  return parts.length > 1 ? [parts] : [];
}

/** What a piece of the text gives on the other keyboard, where that is a word: کش is no ";a". */
const onOtherKeys = (piece: string): string[][] =>
  onOtherKeyboard(piece)
    .filter((reading) => /^[\p{L}\p{N}]+$/u.test(reading))
    .map(words);

function splitsOf(word: string): string[][] {
  const letters = Array.from(word);
  if (letters.length > longestNear) return [];
  return Array.from({ length: Math.max(0, letters.length - 3) }, (_, index) => [
    letters.slice(0, index + 2).join(''),
    letters.slice(index + 2).join(''),
  ]);
}

/** Every word that the vocabulary is asked for to know which readings there are. */
export function lookedUp(readings: readonly WordReadings[]): string[] {
  return [
    ...new Set(readings.flatMap(({ word, same, parts, joined }) => [word, ...same, ...parts.flat(), joined ?? word])),
  ];
}

/** Words of which the neighbours are looked up, each some thousand. */
export function mistypedWords(readings: readonly Pick<WordReadings, 'word'>[]): string[] {
  let letters = 0;
  return readings
    .map(({ word }) => word)
    .filter((word) => mayBeMistyped(word) && (letters += word.length) <= maxNearLetters);
}

/** Of a model's number each neighbour is another model. */
const mayBeMistyped = (word: string) =>
  word.length >= shortestNear && word.length <= longestNear && !/\p{N}/u.test(word);

/** The readings with only what the catalogue knows. */
export function knownReadings(readings: readonly WordReadings[], vocabulary: Vocabulary): WordReadings[] {
  const knows = (word: string) => vocabulary.has(word);
  const leastCount = (parts: readonly string[]) => Math.min(...parts.map((part) => vocabulary.get(part) ?? 0));
  let joins = 0;
  return readings.map(({ word, same, parts, joined }) => {
    const joinedHere = joined !== null && knows(joined) && joins < maxJoined ? joined : null;
    if (joinedHere !== null) joins += 1;
    return {
      word,
      same: same.filter(knows),
      parts: parts
        .filter((some) => some.length > 0 && some.every(knows))
        .sort((a, b) => leastCount(b) - leastCount(a))
        .slice(0, maxSplits),
      joined: joinedHere,
      near: [],
    };
  });
}

/** The commonest of the catalogue's words that one typing error makes of a word, and that are commoner than it. */
export const nearWords = (word: string, vocabulary: Vocabulary): string[] =>
  oneErrorAway(word)
    .filter((near) => (vocabulary.get(near) ?? 0) > (vocabulary.get(word) ?? 0))
    .sort((a, b) => (vocabulary.get(b) ?? 0) - (vocabulary.get(a) ?? 0))
    .slice(0, maxNear);

/** Words that the catalogue does not know, as far as they may be mistyped. */
export function unknownWords(readings: readonly WordReadings[], vocabulary: Vocabulary): string[] {
  return readings.filter(({ word }) => !vocabulary.has(word) && mayBeMistyped(word)).map(({ word }) => word);
}

/** The query for products that answer to every word in one of its readings; null when no word has a reading besides itself. */
export function widerQuery(readings: readonly WordReadings[]): WiderQuery | null {
  const isWider = ({ same, parts, joined, near }: WordReadings) =>
    same.length > 0 || parts.length > 0 || joined !== null || near.length > 0;
  if (!readings.some(isWider)) return null;
  return queryOf(readings, false, (weight) => everyWord(readings, 0, weight));
}

/** The query for products that answer to all words but one; null of a single word. */
export function relaxedQuery(readings: readonly WordReadings[]): WiderQuery | null {
  if (readings.length < 2) return null;
  return queryOf(readings, true, (weight) => {
    const groups = readings.map((reading, index) => groupOf(reading, index === readings.length - 1, weight));
    return groups.map((_, left) => `(${groups.filter((__, index) => index !== left).join(' & ')})`).join(' | ');
  });
}

const queryOf = (
  readings: readonly WordReadings[],
  relaxed: boolean,
  write: (weight: 'A' | '') => string,
): WiderQuery => ({
  all: write(''),
  named: write('A'),
  typed: readings.map(({ word }) => word),
  relaxed,
});

function everyWord(readings: readonly WordReadings[], from: number, weight: 'A' | ''): string {
  const reading = readings[from];
  if (reading === undefined) return '';
  const isLast = from === readings.length - 1;
  const apart = and(groupOf(reading, isLast, weight), everyWord(readings, from + 1, weight));
  if (reading.joined === null) return apart;
  const together = and(
    lexeme(reading.joined, from === readings.length - 2, weight),
    everyWord(readings, from + 2, weight),
  );
  return `((${apart}) | (${together}))`;
}

const and = (first: string, rest: string) => (rest === '' ? first : `${first} & ${rest}`);

function groupOf({ word, same, parts, near }: WordReadings, isLast: boolean, weight: 'A' | ''): string {
  const single = [word, ...same, ...near].map((one) => lexeme(one, isLast, weight));
  const several = parts.map((some) => `(${some.map((one) => lexeme(one, false, weight)).join(' & ')})`);
  const alternatives = [...single, ...several];
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;
}

/** A word of a text-search query; the last of a search is also a beginning, for it may be half typed. */
const lexeme = (word: string, isBeginning: boolean, weight: 'A' | '') => {
  const flags = `${isBeginning ? '*' : ''}${weight}`;
  return `'${word}'${flags === '' ? '' : `:${flags}`}`;
};
