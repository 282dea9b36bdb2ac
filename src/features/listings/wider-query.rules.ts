import { bearsPersianKeys, onOtherKeyboard } from '#shared/text/keyboard.ts';
import { words } from '#shared/text/search-text.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { hasSound, soundsAlike, spelledOtherwise, type SoundingWord } from './sounds.rules.ts';
import { synonymsOf } from './synonyms.rules.ts';

/**
 * A search that found little, run once more with what each word may also stand for: without its ending, joined with the
 * next, split in two, letters and digits apart, as a synonym or in the other alphabet, typed on the other keyboard, or
 * mistyped. Only words of the catalogue are alternatives.
 */

/** How many products bear each word of the catalogue, of those that were looked up. */
export type Vocabulary = ReadonlyMap<string, number>;

/** For each typed word those of the catalogue that have its consonants. */
export type SoundingWords = ReadonlyMap<string, readonly SoundingWord[]>;

/** A typed word, folded, with what it may stand for besides. */
export interface WordReadings {
  readonly word: string;
  /** How many products bear it, as far as it was looked up. */
  readonly products: number;
  /** Other words that mean the same. */
  readonly same: readonly string[];
  /** Words that all occur where this one stands for them. */
  readonly parts: readonly (readonly string[])[];
  /** The word joined with the next. */
  readonly joined: string | null;
  /** Words of the same alphabet that sound so. */
  readonly alike: readonly string[];
  /** Words that may have been meant. */
  readonly near: readonly string[];
}

/** The queries for PostgreSQL's text search: `all` for the products, `named` for those that have it in their names. */
export interface WiderQuery {
  readonly all: string;
  readonly named: string;
  /** The typed words, each with what it most likely stands for: products that bear more of them stand before the others. */
  readonly typed: readonly (readonly string[])[];
  /** What the first of them may mean: the thing itself stands before what is sold for it. */
  readonly heads: readonly string[];
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
  const typed = text.split(/\s+/).flatMap((piece) => tokensOf(piece));
  const distinct = typed.filter(({ word }, index) => typed.findIndex((other) => other.word === word) === index);
  const needed = distinct.filter(({ word }) => !unneeded.has(word));
  return (needed.length === 0 ? distinct : needed).slice(0, maxWords).map(({ word, piece, apart }, index, all) => {
    const next = all[index + 1]?.word;
    return {
      word,
      products: 0,
      same: [...new Set([...formsOf(word), ...synonymsOf(word)])],
      parts: [...apart, ...partsOf(word), ...onOtherKeys(piece), ...splitsOf(word)],
      joined: next === undefined ? null : word + next,
      alike: [],
      near: [],
    };
  });
}

/** The words of a piece of the text; between letters a sign may be a key as well: g,;s is لوکس, and l'oreal one word or two. */
function tokensOf(piece: string): { word: string; piece: string; apart: readonly string[][] }[] {
  const apart = words(piece);
  if (apart.length > 1 && bearsPersianKeys(piece)) return [{ word: apart.join(''), piece, apart: [apart] }];
  return apart.map((word) => ({ word, piece, apart: [] }));
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

/** Every word that is looked up in the vocabulary to find which readings there are. */
export function lookedUp(readings: readonly WordReadings[]): string[] {
  return [
    ...new Set(readings.flatMap(({ word, same, parts, joined }) => [word, ...same, ...parts.flat(), joined ?? word])),
  ];
}

/** Words that are looked up by their sound besides. */
export const soundedWords = (readings: readonly Pick<WordReadings, 'word'>[]): string[] =>
  readings.map(({ word }) => word).filter(hasSound);

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
export function knownReadings(
  readings: readonly WordReadings[],
  vocabulary: Vocabulary,
  sounding: SoundingWords = new Map(),
): WordReadings[] {
  const knows = (word: string) => vocabulary.has(word);
  const leastCount = (parts: readonly string[]) => Math.min(...parts.map((part) => vocabulary.get(part) ?? 0));
  let joins = 0;
  return readings.map(({ word, same, parts, joined }) => {
    const joinedHere = joined !== null && knows(joined) && joins < maxJoined ? joined : null;
    if (joinedHere !== null) joins += 1;
    return {
      word,
      products: vocabulary.get(word) ?? 0,
      same: [...new Set([...same.filter(knows), ...spelledOtherwise(word, sounding.get(word) ?? [])])],
      parts: parts
        .filter((some) => some.length > 0 && some.every(knows))
        .sort((a, b) => leastCount(b) - leastCount(a))
        .slice(0, maxSplits),
      joined: joinedHere,
      alike: soundsAlike(word, sounding.get(word) ?? []),
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

/** Words that fewer products bear than others that are near them, as far as they may be mistyped: a Latin word that spells a Persian one is none. */
export function rareWords(readings: readonly WordReadings[], fewer: number): string[] {
  return readings
    .filter(
      ({ word, products, same }) =>
        products < fewer && mayBeMistyped(word) && !(/^[a-z]/.test(word) && same.length > 0),
    )
    .map(({ word }) => word);
}

/** Words that the catalogue does not know, as far as they may be mistyped. */
export const unknownWords = (readings: readonly WordReadings[]): string[] => rareWords(readings, 1);

/**
 * The query for products that answer to every word in one of its readings; null when no word has a reading besides itself. `occurs` says that
 * something answers to the words as they were typed, the last one half: then those come first.
 */
export function widerQuery(readings: readonly WordReadings[], occurs = false): WiderQuery | null {
  const isWider = ({ same, parts, joined, near }: WordReadings) =>
    same.length > 0 || parts.length > 0 || joined !== null || near.length > 0;
  if (!readings.some(isWider)) return null;
  return queryOf(readings, { relaxed: false, occurs }, (weight) => everyWord(readings, 0, weight));
}

/** The query for products that answer to all words but one; null of a single word. */
export function relaxedQuery(readings: readonly WordReadings[]): WiderQuery | null {
  if (readings.length < 2) return null;
  return queryOf(readings, { relaxed: true, occurs: false }, (weight) => {
    const groups = readings.map((reading, index) => groupOf(reading, index === readings.length - 1, weight));
    return groups.map((_, left) => `(${groups.filter((__, index) => index !== left).join(' & ')})`).join(' | ');
  });
}

const queryOf = (
  readings: readonly WordReadings[],
  { relaxed, occurs }: { relaxed: boolean; occurs: boolean },
  write: (weight: 'A' | '') => string,
): WiderQuery => ({
  all: write(''),
  named: write('A'),
  typed: occurs ? readings.map(({ word }) => [word]) : readings.flatMap(likeliest),
  heads: readings.slice(0, 1).flatMap(({ word, same, near }) => [word, ...same, ...near]),
  relaxed,
});

/** A typed word, or, where nothing bears it, what it most likely stands for: products that bear that come first. */
function likeliest({
  word,
  products,
  same: [same],
  parts: [parts],
  near,
}: WordReadings): readonly (readonly string[])[] {
  if (products > 0) return [[word]];
  const meant = [...new Set([...(same === undefined ? [] : [same]), ...near.slice(0, 2)])];
  return meant.length > 0 ? [meant] : (parts ?? [word]).map((part) => [part]);
}

/** The word that was most likely meant by one that the catalogue does not know; null where it stands for something as it is. */
export const meantBy = ({ word, products, same, parts, near: [near] }: WordReadings): string | null =>
  // An ending or two words joined are no error.
  near === undefined || products > 0 || parts.length > 0 || same.some((form) => isForm(word, form)) ? null : near;

const isForm = (word: string, form: string) => word.startsWith(form) || form.startsWith(word);

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
  const single = [...new Set([word, ...same, ...near])].map((one) => lexeme(one, isLast, weight));
  const several = parts.map((some) => `(${some.map((one) => lexeme(one, false, weight)).join(' & ')})`);
  const alternatives = [...single, ...several];
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;
}

/** A word of a text-search query; the last of a search is also a beginning, for it may be half typed. */
const lexeme = (word: string, isBeginning: boolean, weight: 'A' | '') => {
  const flags = `${isBeginning ? '*' : ''}${weight}`;
  return `'${word}'${flags === '' ? '' : `:${flags}`}`;
};
