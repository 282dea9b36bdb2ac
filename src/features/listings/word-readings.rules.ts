import {
  emptyDictionary,
  meaningsAt,
  otherMeaningsAt,
  otherNamesOf,
  type Dictionary,
} from '#features/synonyms/synonyms.rules.ts';
import type { Meaning } from '#features/synonyms/built-in-synonyms.rules.ts';
import { bearsPersianKeys, onOtherKeyboard } from '#shared/text/keyboard.ts';
import { words } from '#shared/text/search-text.ts';
import { isUnneeded } from '#shared/text/unneeded-words.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { hasSound, soundsAlike, spelledOtherwise, type SoundingWord } from './sounds.rules.ts';

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
  /** Words of the same alphabet that sound so. */
  readonly alike: readonly string[];
  /** Words that may have been meant. */
  readonly near: readonly string[];
}

/** What so many typed words in a row, this one the first, are also searched as. */
export interface Meant {
  readonly over: number;
  readonly words: readonly string[];
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

const shortestNear = 3;
const longestNear = 24;
/** Of words with so many letters together the neighbours are looked up: each letter has some 145, and they are made on the server's only thread. */
const maxNearLetters = 72;
/** So many words that may have been meant are alternatives of one. */
const maxNear = 6;
const maxSplits = 4;
/** Words in a row that may be one, or stand for others: each doubles a part of the query. */
export const maxJoined = 3;

/** The typed text word by word, as far as it narrows anything. */
export function readingsOf(text: string, maxWords: number, dictionary: Dictionary = emptyDictionary): WordReadings[] {
  const typed = text.split(/\s+/).flatMap((piece) => tokensOf(piece));
  const distinct = typed.filter(({ word }, index) => typed.findIndex((other) => other.word === word) === index);
  const needed = distinct.filter(({ word }) => !isUnneeded(word));
  return (needed.length === 0 ? distinct : needed).slice(0, maxWords).map(({ word, piece, apart }, index, all) => {
    const next = all[index + 1]?.word;
    const inRow = all.map((one) => one.word);
    const { same, meanings } = meantIn(dictionary, inRow, index);
    return {
      word,
      products: 0,
      same: [...new Set([...same, ...formsOf(word), ...writtenForms(word), ...otherNamesOf(word, dictionary)])],
      parts: [...apart, ...partsOf(word), ...onOtherKeys(piece), ...splitsOf(word)],
      joined: next === undefined ? null : word + next,
      meanings: [...meanings, ...otherMeaningsAt(dictionary, inRow, index).map(asMeant)],
      alike: [],
      near: [],
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
  if (apart.length > 1 && bearsPersianKeys(piece)) return [{ word: apart.join(''), piece, apart: [apart] }];
  return apart.map((word) => ({ word, piece, apart: [] }));
}

/** A shorter word keeps its letters: خون is no spoken خان. */
const shortestSpoken = 4;

/** The word as it is written where it is typed as it is spoken: مردونه is مردانه. */
const writtenForms = (word: string): string[] =>
  word.length >= shortestSpoken && word.includes('ون') ? [word.replace('ون', 'ان')] : [];

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
    ...new Set(
      readings.flatMap(({ word, same, parts, joined, meanings }) => [
        ...[word, ...same, ...parts.flat(), joined ?? word],
        ...meanings.flatMap(({ words }) => words),
      ]),
    ),
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
  return readings.map(({ word, same, parts, joined, meanings }) => {
    const joinedHere = joined !== null && knows(joined) && joins < maxJoined ? joined : null;
    if (joinedHere !== null) joins += 1;
    const meant = meanings.filter(({ over, words }) => words.every(knows) && (over === 1 || (joins += 1) <= maxJoined));
    return {
      word,
      products: vocabulary.get(word) ?? 0,
      same: [...new Set([...same.filter(knows), ...spelledOtherwise(word, sounding.get(word) ?? [])])],
      parts: parts
        .filter((some) => some.length > 0 && some.every(knows))
        .sort((a, b) => leastCount(b) - leastCount(a))
        .slice(0, maxSplits),
      joined: joinedHere,
      meanings: meant,
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

/** The words that may have been meant by one that the catalogue does not know, the commonest first; none where it stands for something as it is. */
export const meantBy = ({ word, products, same, parts, meanings, near }: WordReadings): readonly string[] =>
  // An ending or two words joined are no error, nor is a name that the owner knows.
  products > 0 || parts.length + meanings.length > 0 || same.some((form) => isForm(word, form)) ? [] : near;

/** The same texts with one more word replaced by one that is near it, in every way up to a bound. */
export function otherwiseMended(
  texts: readonly (readonly string[])[],
  readings: readonly Pick<WordReadings, 'word' | 'near'>[],
): readonly (readonly string[])[] {
  return readings
    .flatMap(({ word, near }) =>
      near
        .slice(0, maxNearKnown)
        .flatMap((other) => texts.map((text) => text.map((one) => (one === word ? other : one)))),
    )
    .slice(0, maxMendedOtherwise);
}

/** Of a word that the catalogue knows so many others may have been meant. */
const maxNearKnown = 4;
const maxMendedOtherwise = 48;

/** So many ways of mending a search are compared. */
const maxMended = 12;

/** A search with each mistyped word replaced by one that may have been meant, in every way up to a bound; the first has the commonest of each. */
export function mendedTexts(
  typed: readonly string[],
  meant: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  let texts: readonly (readonly string[])[] = [[]];
  for (const word of typed) {
    const room = Math.max(1, Math.floor(maxMended / texts.length));
    const choices = (meant.get(word) ?? [word]).slice(0, room);
    texts = texts.flatMap((text) => choices.map((choice) => [...text, choice]));
  }
  return texts;
}

const isForm = (word: string, form: string) => word.startsWith(form) || form.startsWith(word);
