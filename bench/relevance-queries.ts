import { synonymsOf } from '#features/listings/synonyms.rules.ts';
import { onOtherKeyboard } from '#shared/text/keyboard.ts';
import { words } from '#shared/text/search-text.ts';

/** One way in which people write a title otherwise: what they type, null where the title offers no occasion. */
export interface WritingWay {
  readonly name: string;
  /** The least share of titles that are to be found so, in percent. */
  readonly least: number;
  readonly write: (title: readonly string[], random: () => number) => readonly string[] | null;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
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
const longEnough = (word: string) => isPersian(word) && word.length >= 4;

/** Replaces one word that is fit for it. */
function withOne(
  title: readonly string[],
  random: () => number,
  fits: (word: string) => boolean,
  change: (word: string) => string | readonly string[] | null,
): readonly string[] | null {
  const places = title.flatMap((word, index) => (fits(word) ? [index] : []));
  const position = places[Math.floor(random() * places.length)];
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
/** What the keys of a Persian text give on an English keyboard; ژ is a shifted key. */
const keyed = (text: string) =>
  Array.from(text, (sign) => (sign === 'ژ' ? 'C' : (onOtherKeyboard(sign)[0] ?? sign))).join('');
const isModel = (word: string) => /^[a-z]+\d+$/.test(word);
const turned = <Item>(list: readonly Item[]) => [...list].reverse();
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
    name: 'two errors',
    least: 97,
    write: (title, random) => {
      const once = withOne(title, random, longEnough, (word) => wrong(word, random));
      return once === null ? null : withOne(once, random, longEnough, (word) => without(word, letterAt(word, random)));
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
  {
    name: 'another name or alphabet',
    least: 90,
    write: (title, random) =>
      withOne(
        title,
        random,
        (word) => synonymsOf(word).length > 0,
        (word) => synonymsOf(word)[0] ?? null,
      ),
  },
  {
    name: 'on the other keyboard',
    least: 97,
    write: (title) => {
      return title.every(isPersian) ? [keyed(title.join(' '))] : null;
    },
  },
  {
    name: 'one word on the other keyboard',
    least: 97,
    write: (title, random) =>
      withOne(title, random, (word) => longEnough(word) && /^[a-z]+$/i.test(keyed(word)), keyed),
  },
];

/** The words of a title as they are typed to find just it. */
export const typedTitle = (name: string): string[] => [...new Set(words(name))].slice(0, 8);
