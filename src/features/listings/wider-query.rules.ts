import { isNameOfGoods, lengthOfNameAt } from '#features/synonyms/built-in-synonyms.rules.ts';
import type { Dictionary } from '#features/synonyms/synonyms.rules.ts';
import { words } from '#shared/text/search-text.ts';
import { isForm } from './mended-search.rules.ts';
import { endInDigits } from './word-forms.rules.ts';
import { saysColour } from './named-colours.rules.ts';
import { maxJoined, meantIn, type WordReadings } from './word-readings.rules.ts';

/** The queries for PostgreSQL's text search: `all` for the products, `named` for those that have it in their names. */
export interface WiderQuery {
  readonly all: string;
  readonly named: string;
  /** The typed words, each with what it most likely stands for: products that bear more of them stand before the others. */
  readonly typed: readonly (readonly string[])[];
  /** For each of them all words that may answer to it: where none of those is common, few products match. */
  readonly standsFor: readonly (readonly string[])[];
  /** What the first of them may mean: the item itself stands before what is sold for it. */
  readonly heads: readonly string[];
  /** The typed words that are not searched for, because nothing answers to all of them. */
  readonly leftOut: readonly string[];
  /** Whether a word of it is one that may have been meant, and was not typed. */
  readonly guessed: boolean;
}

/**
 * The query for products that answer to folded words, or to what the owner's dictionary lets them stand for; null where it knows none of them. It
 * holds however much the words alone find: the owner wants both. The nearest word of the other alphabet is as good as the typed one; the others are
 * found behind it, since most of what only sounds so was not meant.
 */
export function dictionaryQuery(
  typed: readonly string[],
  dictionary: Dictionary,
  spellings: ReadonlyMap<string, readonly string[]> = new Map(),
): WiderQuery | null {
  let joins = 0;
  const readings = typed.map((word, index): WordReadings => {
    const { same, meanings } = meantIn(dictionary, typed, index);
    const bounded = meanings.filter(({ over }) => over === 1 || (joins += 1) <= maxJoined);
    const spelled = spellings.get(word) ?? [];
    return {
      word,
      products: 0,
      same: [...new Set([...same, ...spelled])],
      parts: [],
      joined: null,
      meanings: bounded,
      called: [],
      alike: [],
      near: [],
      isOther: false,
    };
  });
  const query = widerQuery(readings, true);
  const nearest = (word: string) => (spellings.get(word) ?? []).slice(0, 1);
  return query === null ? null : { ...query, typed: typed.map((word) => [word, ...nearest(word)]) };
}

/**
 * The query for products that answer to every word in one of its readings; null when no word has a reading besides itself. `occurs` says that
 * something answers to the words as they were typed, the last one half: then those come first. Of the words that the catalogue knows so many stand for
 * something else, `others`: who names a product otherwise seldom does it in two words, and where each may stand for anything too much is found to be ranked.
 */
export function widerQuery(readings: readonly WordReadings[], occurs = false, others = Infinity): WiderQuery | null {
  // A part of what was typed is another search than all of it.
  if (!readings.some(isWider) && readings.at(-1)?.isWhole !== true) return null;
  return queryOf(readings, { leftOut: [], occurs }, (weight) => everyWord(readings, { from: 0, weight, others }));
}

/** Of more words no two are left out at once: each pair is a query. */
const maxInPairs = 6;

/**
 * The queries for products that answer to a part of the words, in the order in which they are tried: first without those that nothing of the catalogue
 * is like, since nothing bears them, of which the last may be half typed; then without one word, then without two, of many words by those that stand first, and
 * at last by the noun alone.
 */
export function relaxedQueries(readings: readonly WordReadings[]): readonly (readonly WiderQuery[])[] {
  const unknown = readings.filter((reading) => reading.products === 0 && !isWider(reading));
  const complete = unknown.filter((reading) => reading !== readings.at(-1));
  const pairs =
    readings.length > maxInPairs
      ? []
      : readings.flatMap((one, index) => readings.slice(index + 1).map((other) => [one, other]));
  const ends = readings.length > maxInPairs ? [readings.map((_, index) => readings.slice(index))] : [];
  const [noun, ...others] = readings;
  const choices = [
    [complete],
    complete.length === unknown.length ? [] : [unknown],
    readings.map((reading) => [reading]),
    pairs,
    ...ends,
  ];
  const byNoun = noun !== undefined && noun.products > 0 && others.length > 1 ? queryWithout(readings, others) : null;
  return [
    ...choices.map((some) =>
      some
        .filter((leftOut) => leftOut.length <= readings.length - leftOut.length)
        .map((leftOut) => queryWithout(readings, leftOut))
        .filter((query) => query !== null),
    ),
    byNoun === null ? [] : [byNoun],
  ];
}

/** One letter says nothing without what it belongs to: without its first word USB-C is no C. */
const isOneLetter = (word: string) => /^\p{L}$/u.test(word);

/** Whom an item is for: all that is for men is no pair of shoes. */
const forWhom =
  /^(?:مردان[هی]|زنان[هی]|دختران[هی]|پسران[هی]|بچه|بچگان[هی]|کودکان?|نوزادی?|mens?|wom[ae]ns?|kids?|boys?|girls?)$/;

/** Whether a word says whom an item is for. */
export const isForWhom = (word: string): boolean => forWhom.test(word);

/** What says something only of the words around it: a vacuum cleaner without a bag is no shoe without laces. */
const saysNothingAlone = /^(?:بدون|بدونه|ضد|دارای|مخصوص|مناسب|همراه|یا|کمتر|بیشتر|without|with|no|or|not)$/;

/** Whether words say what an item is like and not what it is: everything that is blue is no blue coat. */
const areQualities = (rest: readonly WordReadings[]) =>
  rest.every(({ word }) => saysColour(word) || forWhom.test(word) || saysNothingAlone.test(word));

function queryWithout(readings: readonly WordReadings[], unanswered: readonly WordReadings[]): WiderQuery | null {
  const leftOut = readings.filter((reading) => unanswered.includes(reading) || isOneLetter(reading.word));
  const rest = readings.filter((reading) => !leftOut.includes(reading));
  if (unanswered.length === 0 || rest.length === 0 || areQualities(rest) || losesNoun(readings, rest)) return null;
  const last = readings.at(-1);
  // What stood before others is not half typed, though nothing follows it any more: a صندل زنانه is no صندلی.
  const alone = rest.map((reading) => ({ ...withoutNeighbours(reading), isWhole: reading !== last }));
  return queryOf(alone, { leftOut: leftOut.map(({ word }) => word), occurs: false }, (weight) =>
    everyWord(alone, { from: 0, weight, others: Infinity }),
  );
}

/** Whether a word, or what it may stand for, names goods. */
const namesGoods = ({ word, products, same, near }: WordReadings) =>
  (products > 0 && isNameOfGoods(word)) || [...same, ...near].some(isNameOfGoods);

/**
 * Whether what is left of a search names something else: without its first word, which names goods (a Persian noun stands before what it is like), unless
 * other goods are named besides; and without a part of a name in several words, unless goods of its first word are sold.
 */
function losesNoun(readings: readonly WordReadings[], rest: readonly WordReadings[]): boolean {
  const isSold = ({ word, products }: WordReadings) => products > 0 && isNameOfGoods(word);
  const typed = readings.map(({ word }) => word);
  const [first] = readings;
  if (first !== undefined && (first.isOther || namesGoods(first)) && !rest.includes(first) && !rest.some(isSold))
    return true;
  return readings.some((reading, index) => {
    if (!reading.isOther) return false;
    const name = readings.slice(index, index + lengthOfNameAt(typed, index));
    const left = name.filter((one) => rest.includes(one));
    if (left.length === 0 || left.length === name.length) return false;
    return !(left.includes(reading) && isSold(reading));
  });
}

/** Folded words of a text as they stand in it, without the signs around them; those that a half-space parts are one. */
export function asWritten(text: string, folded: readonly string[]): string[] {
  const pieces = text.split(/\s+/).map((piece) => {
    const written = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
    return { written, inWords: words(written) };
  });
  const found: string[] = [];
  for (let index = 0; index < folded.length;) {
    const here = pieces.filter(({ inWords }) => inWords.every((word, offset) => word === folded[index + offset]));
    const [first] = here
      .filter(({ inWords }) => inWords.length > 0)
      .sort((one, other) => other.inWords.length - one.inWords.length);
    found.push(first?.written ?? folded[index] ?? '');
    index += first?.inWords.length ?? 1;
  }
  return found;
}

/** A word that no longer stands beside those that it may belong together with. */
const withoutNeighbours = (reading: WordReadings): WordReadings => ({
  ...reading,
  joined: null,
  meanings: reading.meanings.filter(({ over }) => over === 1),
});

const isWider = ({ same, parts, joined, meanings, near }: WordReadings) =>
  same.length + parts.length + meanings.length + near.length > 0 || joined !== null;

const queryOf = (
  readings: readonly WordReadings[],
  { leftOut, occurs }: Pick<WiderQuery, 'leftOut'> & { occurs: boolean },
  write: (weight: 'A' | '') => string,
): WiderQuery => ({
  all: write(''),
  named: write('A'),
  typed: occurs ? readings.map(({ word }) => [word]) : readings.flatMap(likeliestAt),
  standsFor: readings.map(standsForAt),
  heads: readings
    .slice(0, 1)
    .flatMap(({ word, same, meanings, near }) => [
      ...[word, ...same, ...near],
      ...meanings.flatMap(({ words: [first] }) => first ?? []),
    ]),
  leftOut,
  guessed: readings.some(({ word, same, near }) => near.length > 0 && !same.some((form) => isForm(word, form))),
});

/** All words by which a product may answer to a typed one, by themselves or with others. */
const standsForAt = (
  { word, same, parts, near }: WordReadings,
  index: number,
  readings: readonly WordReadings[],
): readonly string[] => [
  ...new Set([word, ...same, ...near, ...parts.flat(), ...meantAt(readings, index).flatMap(({ words: some }) => some)]),
];

/** What a typed word stands for by itself and together with those around it. */
const meantAt = (readings: readonly WordReadings[], index: number) =>
  readings
    .slice(0, index + 1)
    .flatMap(({ meanings, joined }, from) =>
      [...meanings, ...(joined === null ? [] : [{ over: 2, words: [joined] }])].filter(
        ({ over }) => from + over > index,
      ),
    );

/** As {@link likeliest}; of a word that nothing bears and that is one with the next or the last, that one. */
function likeliestAt(reading: WordReadings, index: number, readings: readonly WordReadings[]) {
  const joined = [readings[index - 1]?.joined, reading.joined].filter((one) => one != null);
  return joined.length > 0 && reading.products === 0 ? [joined] : likeliest(reading);
}

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

interface Further {
  readonly from: number;
  readonly weight: 'A' | '';
  /** So many of the words that the catalogue knows may still stand for something else. */
  readonly others: number;
}

function everyWord(readings: readonly WordReadings[], further: Further): string {
  const { from, weight, others } = further;
  const reading = readings[from];
  if (reading === undefined) return '';
  const isLast = from === readings.length - 1 && reading.isWhole !== true;
  const then = (count: number, left: number) => everyWord(readings, { from: from + count, weight, others: left });
  const [own, group] = [lexeme(reading.word, isLast, weight), groupOf(reading, isLast, weight)];
  const isOpen = reading.products === 0 || others === Infinity;
  const ways = [and(isOpen ? group : own, then(1, others))];
  if (!isOpen && others > 0 && group !== own) ways.push(and(group, then(1, others - 1)));
  for (const [over, names] of spansOf(reading)) {
    const isOfKnown = readings.slice(from, from + over).every(({ products }) => products > 0);
    if (isOfKnown && others === 0) continue;
    const endsHere = from + over === readings.length && readings.at(-1)?.isWhole !== true;
    const named = names.map((some) => allOf(some, endsHere && some.length === 1, weight));
    ways.push(and(anyOf(named), then(over, isOfKnown ? others - 1 : others)));
  }
  return anyOf(ways);
}

/** What words in a row from this one on stand for together, by how many they are. */
function spansOf({ joined, meanings }: WordReadings): ReadonlyMap<number, readonly (readonly string[])[]> {
  const spans = new Map<number, readonly (readonly string[])[]>();
  const all = joined === null ? meanings : [...meanings, { over: 2, words: [joined] }];
  for (const { over, words: some } of all) if (over > 1) spans.set(over, [...(spans.get(over) ?? []), some]);
  return spans;
}

const anyOf = (queries: readonly string[]) =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.map((query) => `(${query})`).join(' | ')})`;

const allOf = (some: readonly string[], isBeginning: boolean, weight: 'A' | '') =>
  some.map((word, index) => lexeme(word, isBeginning && index === some.length - 1, weight)).join(' & ');

const and = (first: string, rest: string) => (rest === '' ? first : `${first} & ${rest}`);

function groupOf({ word, same, parts, meanings, near }: WordReadings, isLast: boolean, weight: 'A' | ''): string {
  const single = [...new Set([word, ...same, ...near])].map((one) => lexeme(one, isLast, weight));
  const meant = meanings.filter(({ over }) => over === 1).map(({ words: some }) => some);
  const several = [...parts, ...meant].map((some) => `(${allOf(some, isLast && endInDigits(some), weight)})`);
  const alternatives = [...single, ...several];
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;
}

/** A word of a text-search query; the last of a search is also a beginning, for it may be half typed. */
const lexeme = (word: string, isBeginning: boolean, weight: 'A' | '') => {
  const flags = `${isBeginning ? '*' : ''}${weight}`;
  return `'${word}'${flags === '' ? '' : `:${flags}`}`;
};
