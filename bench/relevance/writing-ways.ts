import { words } from '#shared/text/search-text.ts';
import { finglish, otherAlphabet, otherWords } from './language.ts';
import { onEnglishKeys, onNationalKeys, onPersianKeys } from './keyboards.ts';

/** The half of the titles and of the language: one may be used for tuning the search, the other never. */
export type Half = 'tuned' | 'held';

/** A way in which a title is written otherwise: what is typed, or null where it does not apply to the title. */
export interface WritingWay {
  readonly name: string;
  /** The minimum percentage of titles that must be found this way. */
  readonly least: number;
  readonly write: (title: readonly string[], random: () => number, half: Half) => readonly string[] | null;
}

/** Returns a generator of numbers from 0 to 1 that is the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isPersian = (word: string) => /^[آ-ی]+$/.test(word);
const isLatin = (word: string) => /^[a-z]{2,}$/.test(word);
const longEnough = (word: string) => isPersian(word) && word.length >= 4;

/** Replaces one suitable word. */
function withOne(
  title: readonly string[],
  random: () => number,
  fits: (word: string) => boolean,
  change: (word: string) => string | readonly string[] | null,
): readonly string[] | null {
  const indexes = title.flatMap((word, index) => (fits(word) ? [index] : []));
  const position = indexes[Math.floor(random() * indexes.length)];
  if (position === undefined) return null;
  const changed = change(title[position] ?? '');
  return changed === null ? null : title.flatMap((word, index) => (index === position ? changed : word));
}

const letterAt = (word: string, random: () => number) => 1 + Math.floor(random() * (word.length - 2));
const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const alphabet = 'ابپتجچخدرزسشفقکگلمنوهی';
const wrong = (word: string, random: () => number): string => {
  const at = letterAt(word, random);
  const typed = alphabet[Math.floor(random() * alphabet.length)] ?? 'ا';
  if (typed === word[at]) return wrong(word, random);
  return word.slice(0, at) + typed + word.slice(at + 1);
};
const swapped = (word: string, random: () => number) => {
  const at = letterAt(word, random);
  const typed = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return typed === word ? without(word, at) : typed;
};
const isModel = (word: string) => /^[a-z]+\d+$/.test(word);
const turned = <Item>(list: readonly Item[]) => [...list].reverse();
/** Returns the pairs of a half that replace a word of the title, optionally in both directions. */
function replacing(pairs: readonly (readonly [string, string])[], bothWays: boolean) {
  const all = pairs.map(([written, typed]) => [fold(written), fold(typed)] as const);
  return (title: readonly string[], random: () => number, half: Half) => {
    const own = all.filter((_, index) => (index % 2 === 0) === (half === 'tuned'));
    const ways = bothWays ? [...own, ...own.map(([written, typed]) => [typed, written] as const)] : own;
    const of = (word: string) => ways.filter(([written]) => written === word).map(([, typed]) => typed);
    return withOne(
      title,
      random,
      (word) => of(word).length > 0,
      (word) => of(word)[Math.floor(random() * of(word).length)] ?? null,
    );
  };
}
const fold = (word: string) => words(word.replace(/\u200c/g, '')).join('');

/** Returns the whole text on another keyboard layout, if all its words can be typed on it. */
const wholly = (title: readonly string[], fits: (word: string) => boolean, typed: (text: string) => string) =>
  title.length > 1 && title.every(fits) ? [typed(title.join(' '))] : null;

/** Joins a word of letters with the number after it: TJ 050 becomes tj050. */
function joinedModel(title: readonly string[], random: () => number): readonly string[] | null {
  const indexes = title.flatMap((word, index) =>
    /^[a-z]{1,4}$/.test(word) && /^\d+$/.test(title[index + 1] ?? '') ? [index] : [],
  );
  const index = indexes[Math.floor(random() * indexes.length)];
  if (index === undefined) return null;
  return [...title.slice(0, index), (title[index] ?? '') + (title[index + 1] ?? ''), ...title.slice(index + 2)];
}

const everyOther = (list: readonly string[]) => list.flatMap((word, index) => (index % 2 === 0 ? [] : [word]));

export const writingWays: readonly WritingWay[] = [
  { name: 'exact', least: 97, write: (title) => title },
  { name: 'words turned', least: 97, write: turned },
  { name: 'every other word', least: 0, write: (title) => (title.length < 4 ? null : everyOther(title)) },
  {
    name: 'one letter left out',
    least: 97,
    write: (title, random) => withOne(title, random, longEnough, (word) => without(word, letterAt(word, random))),
  },
  {
    name: 'one letter wrong',
    least: 97,
    write: (title, random) => withOne(title, random, longEnough, (word) => wrong(word, random)),
  },
  {
    name: 'two letters swapped',
    least: 97,
    write: (title, random) => withOne(title, random, longEnough, (word) => swapped(word, random)),
  },
  {
    name: 'an error in each of two words',
    least: 97,
    write: (title, random) => {
      const once = withOne(title, random, longEnough, (word) => wrong(word, random));
      const unchanged = (word: string) => longEnough(word) && title.includes(word);
      return once === null ? null : withOne(once, random, unchanged, (word) => without(word, letterAt(word, random)));
    },
  },
  {
    name: 'two words joined',
    least: 97,
    write: (title, random) => {
      const at = Math.floor(random() * (title.length - 1));
      const [one, other] = [title[at], title[at + 1]];
      if (one === undefined || other === undefined || !isPersian(one) || !isPersian(other)) return null;
      return [...title.slice(0, at), one + other, ...title.slice(at + 2)];
    },
  },
  {
    name: 'a word split',
    least: 97,
    write: (title, random) =>
      withOne(
        title,
        random,
        (word) => isPersian(word) && word.length >= 5,
        (word) => [word.slice(0, Math.floor(word.length / 2)), word.slice(Math.floor(word.length / 2))],
      ),
  },
  ...['ها', 'های', 'ی'].map((ending) => ({
    name: `${ending} added`,
    least: 97,
    write: (title: readonly string[], random: () => number) =>
      withOne(title, random, longEnough, (word) => word + ending),
  })),
  {
    name: 'an ending left out',
    least: 97,
    write: (title, random) =>
      withOne(
        title,
        random,
        (word) => /(ها|های|ی)$/.test(word) && word.length >= 5,
        (word) => word.replace(/(ها|های|ی)$/, ''),
      ),
  },
  {
    name: 'A54 as A-54',
    least: 85,
    write: (title, random) => withOne(title, random, isModel, (word) => word.replace(/(\D)(\d)/, '$1-$2')),
  },
  {
    name: 'A54 as A 54',
    least: 85,
    write: (title, random) => withOne(title, random, isModel, (word) => word.replace(/(\D)(\d)/, '$1 $2').split(' ')),
  },
  { name: 'A 54 as A54', least: 85, write: joinedModel },
  { name: 'a brand or loan word in the other alphabet', least: 90, write: replacing(otherAlphabet, true) },
  { name: 'another word for the same', least: 90, write: replacing(otherWords, false) },
  { name: 'a word in Latin letters', least: 90, write: replacing(finglish, false) },
  { name: 'Persian on English keys', least: 97, write: (title) => wholly(title, isPersian, onEnglishKeys) },
  {
    name: 'Persian on English keys, national layout',
    least: 97,
    write: (title) => wholly(title, isPersian, onNationalKeys),
  },
  { name: 'Latin on Persian keys', least: 97, write: (title) => wholly(title, isLatin, onPersianKeys) },
  {
    name: 'one word on the other keyboard',
    least: 97,
    write: (title, random) => withOne(title, random, longEnough, onEnglishKeys),
  },
];

/** Returns the words of a title as typed to find exactly that title. */
export const typedTitle = (name: string): string[] => [...new Set(words(name))].slice(0, 8);
