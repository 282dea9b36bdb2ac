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
  /** Words that all occur where the word, or it and those behind it, stand for them in the owner's dictionary. */
  readonly meanings: readonly Meant[];
  /** What the shop's own list says that the word, or it and those behind it, are also called. */
  readonly called: readonly Meant[];
  /** Words of the same alphabet that sound so. */
  readonly alike: readonly string[];
  /** Words that may have been meant. */
  readonly near: readonly string[];
  /** Whether it names goods, by itself or with the words around it, that the shop has none of: it is neither mistyped nor easily left out. */
  readonly isOther: boolean;
  /** Whether it was typed to its end although it is the last that is searched for; left out, the last may be half typed. */
  readonly isWhole?: boolean;
}

/** What so many typed words in a row, this one the first, are also searched as. */
export interface Meant {
  readonly over: number;
  readonly words: readonly string[];
}

const shortestNear = 3;
const longestNear = 24;
/** Of words with so many letters together the neighbours are looked up: each letter has some 145, and they are made on the server's only thread. */
const maxNearLetters = 72;
/** So many words that may have been meant are alternatives of one. */
const maxNear = 6;
const maxSplits = 4;
/** Words in a row that may be one, or stand for others: each doubles a part of the query. */
export const maxJoined = 3;
/** So many names stand for words in a row. */
const maxNamesInRow = 3;

/** The typed text word by word, as far as it narrows anything. */
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
        // An ending or a word that narrows nothing may be part of a name: نقره ای is silver.
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

/** What the owner lets words from an index on stand for: a word for a word, and the rest. */
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

/** The words of a piece of the text; between letters a sign may be a key as well: g,;s is لوکس, and l'oreal one word or two. */
function tokensOf(piece: string): { word: string; piece: string; apart: readonly string[][] }[] {
  const apart = words(piece);
  // Many write 3/8 for 3.8.
  const [, whole, part] = /^(\p{N}+)[/،,](\p{N}{1,2})$/u.exec(piece) ?? [];
  if (whole !== undefined && part !== undefined)
    return [{ word: words(`${whole}.${part}`).join(''), piece, apart: [] }];
  if (apart.length > 1 && bearsPersianKeys(piece)) return [{ word: apart.join(''), piece, apart: [apart] }];
  return apart.map((word) => ({ word, piece, apart: [] }));
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
    ...new Set(
      readings.flatMap(({ word, same, parts, joined, meanings, called }) => [
        ...[word, ...same, ...parts.flat(), joined ?? word],
        ...[...meanings, ...called].flatMap(({ words }) => words),
      ]),
    ),
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
    // What so many words in a row stand for doubles a part of the query once, by a few names: those that stand first are the nearest.
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
    // Two Latin words may spell one of the catalogue: garm kon is a گرمکن.
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

/** The readings, in which each word stands for its names in the shop's own list as well. */
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

/** Which of the words near a mistyped one may have been meant. */
export interface Nearness {
  /** They are commoner than it: a word that finds something was rather meant itself. */
  readonly commoner: boolean;
  /** So many, the commonest. */
  readonly max: number;
}

/** Where something may be found as it is typed, the commonest; where nothing is, as many as a query has room for. */
export const likelyNear: Nearness = { commoner: true, max: maxNear };
export const anyNear: Nearness = { commoner: false, max: 24 };

/** The commonest of the catalogue's words that one typing error makes of a word. */
export const nearWords = (word: string, vocabulary: Vocabulary, { commoner, max }: Nearness = likelyNear): string[] =>
  oneErrorAway(word)
    .filter((near) => (vocabulary.get(near) ?? 0) > (commoner ? (vocabulary.get(word) ?? 0) : 0))
    .sort((a, b) => (vocabulary.get(b) ?? 0) - (vocabulary.get(a) ?? 0))
    .slice(0, max);

/** Words that fewer products bear than others that are near them, as far as they may be mistyped: a Latin word that spells a Persian one is none. */
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

/** Words that the catalogue does not know, as far as they may be mistyped. */
export const unknownWords = (readings: readonly WordReadings[]): string[] => rareWords(readings, 1);
