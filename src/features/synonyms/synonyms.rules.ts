import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';
import { builtInMeaningsAt, builtInSynonymsOf, type Meaning } from './built-in-synonyms.rules.ts';

/** The relation of two names: synonyms in both directions, the first also searched as the second, or never, overriding the built-in list. */
export const synonymKinds = ['two-way', 'one-way', 'never'] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** Maximum number of the owner's pairs; all of them are held in memory. */
export const maxSynonyms = 5_000;
/** Maximum length of a name, in characters. */
export const longestName = 60;
/** Maximum number of words in a name. */
export const maxNameWords = 4;
/** Maximum number of stored suggestions. */
export const maxSynonymSuggestions = 2_000;
/** Minimum number of clicks before a pair is suggested to the owner: what a single shopper typed is never displayed. */
export const leastSuggestedClicks = 3;
/** Retention of a suggestion after its last click, in days. */
export const suggestionDays = 60;
/** The same for rejected suggestions. */
export const rejectedDays = 365;

/** Returns the key by which names are compared: the folded words. */
export const nameKey = (name: string): string => neededWords(words(name)).join(' ');

/** Validates a pair; null when it can be stored. */
export function pairError(name: string, means: string): 'no-words' | 'too-many-words' | 'same' | null {
  const keys = [nameKey(name), nameKey(means)];
  if (keys.includes('')) return 'no-words';
  if (keys.some((key) => key.split(' ').length > maxNameWords)) return 'too-many-words';
  return keys[0] === keys[1] ? 'same' : null;
}

/** A pair of the dictionary, with its names folded. */
export interface SynonymPair {
  readonly nameKey: string;
  readonly meansKey: string;
  readonly kind: SynonymKind;
}

/** The dictionary in the form used by searches. */
export interface Dictionary {
  /** Meanings by the first word of the name. */
  readonly byFirstWord: ReadonlyMap<string, readonly Meaning[]>;
  /** Built-in pairs that are disabled, in either order, with names without spaces, so that both spellings of a name are disabled. */
  readonly never: ReadonlySet<string>;
}

export const emptyDictionary: Dictionary = { byFirstWord: new Map(), never: new Set() };

const pairKey = (name: string, means: string) => `${name}\n${means}`.replaceAll(' ', '');

/** Builds the lookup structure of pairs. */
export function dictionaryOf(pairs: readonly SynonymPair[]): Dictionary {
  const byFirstWord = new Map<string, Meaning[]>();
  const add = (from: string, to: string) => {
    const meaning: Meaning = { name: from.split(' '), means: to.split(' ') };
    const [first = ''] = meaning.name;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), meaning]);
  };
  const never = new Set<string>();
  for (const { nameKey: name, meansKey: means, kind } of pairs) {
    if (kind === 'never') never.add(pairKey(name, means)).add(pairKey(means, name));
    else add(name, means);
    if (kind === 'two-way') add(means, name);
  }
  return { byFirstWord, never };
}

/** Returns the dictionary's meanings of the words at an index of a search. */
export const meaningsAt = ({ byFirstWord }: Dictionary, typed: readonly string[], index: number): readonly Meaning[] =>
  (byFirstWord.get(typed[index] ?? '') ?? []).filter(({ name }) =>
    name.every((word, offset) => typed[index + offset] === word),
  );

/** Returns the built-in synonyms of a folded word, without those the owner has disabled. */
export const otherNamesOf = (word: string, { never }: Dictionary): readonly string[] =>
  builtInSynonymsOf(word).filter((other) => !never.has(pairKey(word, other)));

/** The same for consecutive words, when the name or its synonym consists of several words. */
export const otherMeaningsAt = ({ never }: Dictionary, typed: readonly string[], index: number): readonly Meaning[] =>
  builtInMeaningsAt(typed, index).filter(({ name, means }) => !never.has(pairKey(name.join(''), means.join(''))));

/** Two names that may be synonymous. */
export interface LearnedPair {
  readonly name: string;
  readonly means: string;
}

/**
 * Derives a pair from an unsuccessful search and the one that then led to a click: the parts in which they differ may be synonyms. Null when one has
 * no part of its own, or when a part may be personal: an email address, or a number that may be a phone's or a card's.
 */
export function learnedPair(typed: string, clicked: string): LearnedPair | null {
  if (typed.includes('@') || clicked.includes('@')) return null;
  const [before, after] = [neededWords(words(typed)), neededWords(words(clicked))];
  const name = before.filter((word) => !after.includes(word)).join(' ');
  const means = after.filter((word) => !before.includes(word)).join(' ');
  const isLong = name.length > longestName || means.length > longestName;
  if (isLong || pairError(name, means) !== null || /\p{N}{5}/u.test(name + means)) return null;
  return { name, means };
}
