import {
  emptyDictionary,
  meaningsAt,
  otherMeaningsAt,
  otherNamesOf,
  type Dictionary,
} from '#features/synonyms/synonyms.rules.ts';
import type { Meaning } from '#features/synonyms/built-in-synonyms.rules.ts';
import { endInDigits, formsOf, stemsOf, withPersianLetters, writtenForms } from './word-forms.rules.ts';
import { bearsPersianKeys, onOtherKeyboard } from '#shared/text/keyboard.ts';
import { words } from '#shared/text/search-text.ts';
import { isUnneeded } from '#shared/text/unneeded-words.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { inOtherNames, isOtherGoods, namesOtherGoods, soundsOf } from './other-goods.rules.ts';
import { spelledIn } from './letter-names.rules.ts';
import { soundingFirst, soundsAlike, spelledOtherwise, type SoundingWord } from './sounds.rules.ts';

/**
 * Alternative readings of the words of a search that found little: without the suffix, joined with the next word, split in two, letters and digits
 * separated, as a synonym or in the other alphabet, in the other keyboard layout, or with a typo corrected. Only words of the catalogue are
 * alternatives.
 */

/** The number of products with each looked-up catalogue word. */
export type Vocabulary = ReadonlyMap<string, number>;

/** For each entered word the catalogue words with its consonants. */
export type SoundingWords = ReadonlyMap<string, readonly SoundingWord[]>;

/** A folded entered word with its alternative readings. */
export interface WordReadings {
  readonly word: string;
  /** The number of products with it, if it was looked up. */
  readonly products: number;
  /** Words with the same meaning. */
  readonly same: readonly string[];
  /** Sequences of words that must all occur in place of this one. */
  readonly parts: readonly (readonly string[])[];
  /** The word joined with the next. */
  readonly joined: string | null;
  /** The meanings of the word, or of it and the following ones, in the owner's dictionary; the words of each must all occur. */
  readonly meanings: readonly Meant[];
  /** Other names of the word, or of it and the following ones, in the shop's built-in list. */
  readonly called: readonly Meant[];
  /** Homophones in the same alphabet. */
  readonly alike: readonly string[];
  /** Likely corrections. */
  readonly near: readonly string[];
  /** Whether it names, alone or with its neighbours, goods that the shop does not have: it is then not a typo and not easily left out. */
  readonly isOther: boolean;
  /** Whether the last searched word is complete; when omitted, it may be incomplete. */
  readonly isWhole?: boolean;
}

/** An alternative for a number of consecutive entered words, of which this is the first. */
export interface Meant {
  readonly over: number;
  readonly words: readonly string[];
}

const shortestNear = 3;
const longestNear = 24;
/** The maximum total length of words whose neighbours are looked up: each letter has some 145, generated on the server's only thread. */
const maxNearLetters = 72;
/** The maximum number of corrections per word. */
const maxNear = 6;
const maxSplits = 4;
/** The maximum number of combined words: each doubles a part of the query. */
export const maxJoined = 3;
/** The maximum number of names for consecutive words. */
const maxNamesInRow = 3;

/** Returns the readings of a text word by word, without its stop words. */
export function readingsOf(text: string, maxWords: number, dictionary: Dictionary = emptyDictionary): WordReadings[] {
  const typed = text.split(/\s+/).flatMap((piece) => tokensOf(piece));
  const distinct = typed.filter(({ word }, index) => typed.findIndex((other) => other.word === word) === index);
  const some = distinct.filter(({ word }) => !isUnneeded(word));
  const needed = some.length === 0 ? distinct : some;
  const whole = distinct.map(({ word }) => word);
  const inRow = needed.map(({ word }) => word);
  const spelled = spelledIn(
    typed.map(({ word }) => word),
    inRow,
  );
  return needed.slice(0, maxWords).map(({ word, piece, apart }, index, all) => {
    const next = all[index + 1]?.word;
    const { same, meanings } = meantIn(dictionary, inRow, index);
    const forms = [
      ...formsOf(word),
      ...[word, ...stemsOf(word)].flatMap(writtenForms),
      ...withPersianLetters(word),
    ].filter((form) => !namesOtherGoods(form, word, dictionary));
    const called = [
      ...[word, ...forms]
        .flatMap((form) => soundingFirst(form, otherNamesOf(form, dictionary)))
        .map((name) => ({ over: 1, words: [name] })),
      ...otherMeaningsAt(dictionary, whole, whole.indexOf(word)).map(({ name, means }) => ({
        // A suffix or stop word may be part of a name: نقره ای is silver.
        over: Math.max(1, name.filter((one) => inRow.includes(one)).length),
        words: means,
      })),
    ];
    return {
      word,
      products: 0,
      same: [...new Set([...same, ...forms])],
      parts: [...apart, ...partsOf(word), ...onOtherKeys(piece), ...splitsOf(word)],
      joined: next === undefined ? null : word + next,
      meanings: [...meanings, ...(spelled.get(word) ?? [])],
      called,
      alike: [],
      near: [],
      isOther: false,
      ...(next === undefined && needed.length > maxWords && { isWhole: true }),
    };
  });
}

const asMeant = ({ name, means }: Meaning): Meant => ({
  over: name.length,
  words: means,
});

/** Returns the meanings of words from an index on in the owner's dictionary: one-word synonyms, and the others. */
export function meantIn(
  dictionary: Dictionary,
  typed: readonly string[],
  index: number,
): Pick<WordReadings, 'same' | 'meanings'> {
  const found = meaningsAt(dictionary, typed, index);
  const isSingle = ({ name, means }: (typeof found)[number]) => name.length === 1 && means.length === 1;
  return {
    same: found.filter(isSingle).flatMap(({ means }) => means),
    meanings: found.filter((meaning) => !isSingle(meaning)).map(asMeant),
  };
}

/** Returns the words of a piece of text; punctuation between letters may be a letter in another layout: g,;s is لوکس, and l'oreal one word or two. */
function tokensOf(piece: string): { word: string; piece: string; apart: readonly string[][] }[] {
  const apart = words(piece);
  // 3/8 is a common notation for 3.8.
  const [, whole, part] = /^(\p{N}+)[/،,](\p{N}{1,2})$/u.exec(piece) ?? [];
  if (whole !== undefined && part !== undefined)
    return [{ word: words(`${whole}.${part}`).join(''), piece, apart: [] }];
  if (apart.length > 1 && bearsPersianKeys(piece)) return [{ word: apart.join(''), piece, apart: [apart] }];
  return apart.map((word) => ({ word, piece, apart: [] }));
}

/** Separates letters and digits: a54 becomes a 54. */
function partsOf(word: string): string[][] {
  const parts = word.match(/\p{N}+|\p{L}+/gu) ?? [];
  return parts.length > 1 ? [parts] : [];
}

/** Returns a piece of text in the other keyboard layout, if that is a word: کش is not ";a". */
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

/** Returns every word to look up in the vocabulary. */
export function lookedUp(readings: readonly WordReadings[]): string[] {
  return [
    ...new Set(
      readings.flatMap(({ word, same, parts, joined, meanings, called }) => [
        ...[word, ...same, ...parts.flat(), joined ?? word],
        ...[...meanings, ...called].flatMap(({ words }) => words),
      ]),
    ),
  ];
}

/** Returns the words whose neighbours, some thousand each, are looked up. */
export function mistypedWords(readings: readonly Pick<WordReadings, 'word'>[]): string[] {
  let letters = 0;
  return readings
    .map(({ word }) => word)
    .filter((word) => mayBeMistyped(word) && (letters += word.length) <= maxNearLetters);
}

/** Neighbours of a model number are other models, not typos. */
const mayBeMistyped = (word: string) =>
  word.length >= shortestNear && word.length <= longestNear && !/\p{N}/u.test(word);

/** Returns the readings restricted to words known to the catalogue. */
export function knownReadings(
  readings: readonly WordReadings[],
  vocabulary: Vocabulary,
  sounding: SoundingWords = new Map(),
): WordReadings[] {
  const knows = (word: string) => vocabulary.has(word);
  const leastCount = (parts: readonly string[]) => Math.min(...parts.map((part) => vocabulary.get(part) ?? 0));
  let joins = 0;
  const known = readings.map((reading, index): WordReadings => {
    const { word, same, parts, joined, meanings, called, isWhole = false } = reading;
    const mayBeHalf = (some: readonly string[]) => index === readings.length - 1 && !isWhole && endInDigits(some);
    // Alternatives for a number of consecutive words double a part of the query once, with a limited number of names: the first ones are the nearest.
    const spans = new Map<number, number>();
    const hasRoom = (over: number) => {
      const names = spans.get(over) ?? 0;
      if (over === 1) return true;
      if (names === maxNamesInRow || (names === 0 && joins === maxJoined)) return false;
      if (names === 0) joins += 1;
      spans.set(over, names + 1);
      return true;
    };
    const joinedHere = joined !== null && knows(joined) && hasRoom(2) ? joined : null;
    // Two Latin words may transliterate to one word of the catalogue: garm kon is گرمکن.
    const spelledJoined = joined === null ? [] : spelledOtherwise(joined, sounding.get(joined) ?? []).slice(0, 1);
    const isKnown = ({ over, words }: Meant) => words.every(knows) && hasRoom(over);
    const products = vocabulary.get(word) ?? 0;
    const inOne = spelledJoined.map((name) => ({ over: 2, words: [name] })).filter(() => hasRoom(2));
    const [meaningsHere, calledHere] = [[...meanings.filter(isKnown), ...inOne], called.filter(isKnown)];
    const isNamed = isOtherGoods({ word, products, same: same.filter(knows), called: calledHere });
    const sounds = isNamed && /^[آ-ی]/.test(word) ? [] : soundsOf(word, sounding.get(word) ?? []);
    const spelled = spelledOtherwise(word, sounds);
    const isOther = isNamed && spelled.length === 0;
    return {
      word,
      products,
      same: [...new Set([...same.filter(knows), ...spelled])],
      parts: (isOther ? [] : parts)
        .filter((some) => some.length > 0 && (mayBeHalf(some) ? some.slice(0, -1) : some).every(knows))
        .sort((a, b) => leastCount(b) - leastCount(a))
        .slice(0, maxSplits),
      joined: joinedHere,
      meanings: meaningsHere,
      called: calledHere,
      alike: soundsAlike(word, sounds),
      near: [],
      isOther,
      ...(isWhole && { isWhole }),
    };
  });
  const ofOthers = inOtherNames(known);
  return known.map((reading, index) => ({ ...reading, isOther: reading.isOther || ofOthers.has(index) }));
}

/** Returns the readings with the names in the shop's built-in list as further alternatives. */
export const withOtherNames = (readings: readonly WordReadings[]): WordReadings[] =>
  readings.map((reading) => {
    const [names, others] = [reading.called.filter(isWordForWord), reading.called.filter((one) => !isWordForWord(one))];
    return {
      ...reading,
      same: [...new Set([...reading.same, ...names.flatMap(({ words }) => words)])],
      meanings: [...reading.meanings, ...others],
    };
  });

const isWordForWord = ({ over, words }: Meant) => over === 1 && words.length === 1;

/** The selection of corrections for a mistyped word. */
export interface Nearness {
  /** Only words more common than it: a word with results was probably meant itself. */
  readonly commoner: boolean;
  /** The maximum number, most common first. */
  readonly max: number;
}

/** If something may match the text as entered, only the most common; otherwise as many as a query has room for. */
export const likelyNear: Nearness = { commoner: true, max: maxNear };
export const anyNear: Nearness = { commoner: false, max: 24 };

/** Returns the most common catalogue words that are one typo away from a word. */
export const nearWords = (word: string, vocabulary: Vocabulary, { commoner, max }: Nearness = likelyNear): string[] =>
  oneErrorAway(word)
    .filter((near) => (vocabulary.get(near) ?? 0) > (commoner ? (vocabulary.get(word) ?? 0) : 0))
    .sort((a, b) => (vocabulary.get(b) ?? 0) - (vocabulary.get(a) ?? 0))
    .slice(0, max);

/** Returns the possibly mistyped words with fewer products than given; a Latin word that spells a Persian one is excluded. */
export function rareWords(readings: readonly WordReadings[], fewer: number): string[] {
  return readings
    .filter(
      ({ word, products, same, called, isOther }) =>
        products < fewer &&
        mayBeMistyped(word) &&
        !isOther &&
        !(/^[a-z]/.test(word) && same.length + called.length > 0),
    )
    .map(({ word }) => word);
}

/** Returns the possibly mistyped words that are not in the catalogue. */
export const unknownWords = (readings: readonly WordReadings[]): string[] => rareWords(readings, 1);
