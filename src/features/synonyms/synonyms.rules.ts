import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';
import { builtInMeaningsAt, builtInSynonymsOf, type Meaning } from './built-in-synonyms.rules.ts';

/** How two names belong together: each stands for the other, the first is also searched as the second, or never although the shop's own list says so. */
export const synonymKinds = ['two-way', 'one-way', 'never'] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** So many pairs the owner may write; all of them are held in memory. */
export const maxSynonyms = 5_000;
/** Letters of one name. */
export const longestName = 60;
/** Words of one name. */
export const maxNameWords = 4;
/** Pairs that shoppers' searches suggest, of which so many are stored at once. */
export const maxSynonymSuggestions = 2_000;
/** A pair is suggested to the owner once so many clicks speak for it: nobody reads what one shopper typed. */
export const leastSuggestedClicks = 3;
/** Days after its last click for which a suggestion is stored. */
export const suggestionDays = 60;
/** The same of one that the owner rejected. */
export const rejectedDays = 365;

/** What a name is compared by: its folded words. */
export const nameKey = (name: string): string => neededWords(words(name)).join(' ');

/** Why a pair is none; null for one that can be stored. */
export function pairError(name: string, means: string): 'no-words' | 'too-many-words' | 'same' | null {
  const keys = [nameKey(name), nameKey(means)];
  if (keys.includes('')) return 'no-words';
  if (keys.some((key) => key.split(' ').length > maxNameWords)) return 'too-many-words';
  return keys[0] === keys[1] ? 'same' : null;
}

/** A pair of the owner's, its names folded. */
export interface SynonymPair {
  readonly nameKey: string;
  readonly meansKey: string;
  readonly kind: SynonymKind;
}

/** The owner's pairs as a search uses them. */
export interface Dictionary {
  /** By the first word of a name. */
  readonly byFirstWord: ReadonlyMap<string, readonly Meaning[]>;
  /** Pairs of the shop's own list that do not hold, in either order, each name without spaces: of one that is written in two ways both are denied. */
  readonly never: ReadonlySet<string>;
}

export const emptyDictionary: Dictionary = { byFirstWord: new Map(), never: new Set() };

const pairKey = (name: string, means: string) => `${name}\n${means}`.replaceAll(' ', '');

/** Puts pairs in the order in which they are looked up. */
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

/** What the owner lets the words at an index of a search stand for. */
export const meaningsAt = ({ byFirstWord }: Dictionary, typed: readonly string[], index: number): readonly Meaning[] =>
  (byFirstWord.get(typed[index] ?? '') ?? []).filter(({ name }) =>
    name.every((word, offset) => typed[index + offset] === word),
  );

/** What the shop's own list says a folded word is also called, less what the owner denies. */
export const otherNamesOf = (word: string, { never }: Dictionary): readonly string[] =>
  builtInSynonymsOf(word).filter((other) => !never.has(pairKey(word, other)));

/** The same of words in a row, where they or what they are called are several words. */
export const otherMeaningsAt = ({ never }: Dictionary, typed: readonly string[], index: number): readonly Meaning[] =>
  builtInMeaningsAt(typed, index).filter(({ name, means }) => !never.has(pairKey(name.join(''), means.join(''))));

/** Two names that may mean the same. */
export interface LearnedPair {
  readonly name: string;
  readonly means: string;
}

/**
 * What a search that was not answered and the words that then led to a click teach: that the parts in which they differ may mean the same. Null
 * where one has no part of its own, and where a part may be personal: a mail address, or a number that may be a phone's or a card's.
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
