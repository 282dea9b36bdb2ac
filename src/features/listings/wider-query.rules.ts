import { isNameOfGoods, lengthOfNameAt } from '#features/synonyms/built-in-synonyms.rules.ts';
import type { Dictionary } from '#features/synonyms/synonyms.rules.ts';
import { words } from '#shared/text/search-text.ts';
import { isForm } from './mended-search.rules.ts';
import { endInDigits } from './word-forms.rules.ts';
import { saysColour } from './named-colours.rules.ts';
import { maxJoined, meantIn, type WordReadings } from './word-readings.rules.ts';

/** Queries in PostgreSQL's text search syntax: `all` for products, `named` restricted to their names. */
export interface WiderQuery {
  readonly all: string;
  readonly named: string;
  /** The entered words, each with its most likely reading: products with more of them come first. */
  readonly typed: readonly (readonly string[])[];
  /** For each of them all words that may match it: where none of those is common, few products match. */
  readonly standsFor: readonly (readonly string[])[];
  /** The readings of the first word: the item itself ranks before its accessories. */
  readonly heads: readonly string[];
  /** The entered words that are left out, because nothing matches all of them. */
  readonly leftOut: readonly string[];
  /** Whether it contains a corrected word that was not entered. */
  readonly guessed: boolean;
}

/**
 * Returns the query for products that match folded words or their alternatives in the owner's dictionary; null where it contains none of them. It is
 * used however many products the words alone match: the owner wants both. The nearest word of the other alphabet is as good as the entered one; other
 * homophones rank after it, since most of them were not meant.
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
 * Returns the query for products that match every word in one of its readings; null when no word has another reading. `occurs` means that something
 * matches the words as entered, the last as a prefix: those matches then come first. At most `others` of the words known to the catalogue may stand
 * for something else: alternative names seldom concern two words at once, and if each word had alternatives, there would be too many matches to rank.
 */
export function widerQuery(readings: readonly WordReadings[], occurs = false, others = Infinity): WiderQuery | null {
  // Part of the entered text is a different search from all of it.
  if (!readings.some(isWider) && readings.at(-1)?.isWhole !== true) return null;
  return queryOf(readings, { leftOut: [], occurs }, (weight) => everyWord(readings, { from: 0, weight, others }));
}

/** With more words, pairs are not left out: each pair is a query. */
const maxInPairs = 6;

/**
 * Returns the queries for products that match part of the words, in the order of their trial: first without the words unknown to the catalogue, of
 * which the last may be incomplete; then without one word; then without two, for many words only by the leading ones; finally by the noun alone.
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

/** A single letter is meaningless without its context: USB-C without its first word is not C. */
const isOneLetter = (word: string) => /^\p{L}$/u.test(word);

/** Words for the wearer of an item: not everything for men is a pair of shoes. */
const forWhom =
  /^(?:مردان[هی]|زنان[هی]|دختران[هی]|پسران[هی]|بچه|بچگان[هی]|کودکان?|نوزادی?|mens?|wom[ae]ns?|kids?|boys?|girls?)$/;

/** Whether a word names the wearer of an item. */
export const isForWhom = (word: string): boolean => forWhom.test(word);

/** Words that only qualify their neighbours: a vacuum cleaner without a bag is not a shoe without laces. */
const saysNothingAlone = /^(?:بدون|بدونه|ضد|دارای|مخصوص|مناسب|همراه|یا|کمتر|بیشتر|without|with|no|or|not)$/;

/** Whether words describe an item's qualities rather than the item: not everything blue is a blue coat. */
const areQualities = (rest: readonly WordReadings[]) =>
  rest.every(({ word }) => saysColour(word) || forWhom.test(word) || saysNothingAlone.test(word));

function queryWithout(readings: readonly WordReadings[], unanswered: readonly WordReadings[]): WiderQuery | null {
  const leftOut = readings.filter((reading) => unanswered.includes(reading) || isOneLetter(reading.word));
  const rest = readings.filter((reading) => !leftOut.includes(reading));
  if (unanswered.length === 0 || rest.length === 0 || areQualities(rest) || losesNoun(readings, rest)) return null;
  const last = readings.at(-1);
  // A word that had others after it is complete, even if they were left out: صندل زنانه is not صندلی.
  const alone = rest.map((reading) => ({ ...withoutNeighbours(reading), isWhole: reading !== last }));
  return queryOf(alone, { leftOut: leftOut.map(({ word }) => word), occurs: false }, (weight) =>
    everyWord(alone, { from: 0, weight, others: Infinity }),
  );
}

/** Whether a word, or one of its readings, names goods. */
const namesGoods = ({ word, products, same, near }: WordReadings) =>
  (products > 0 && isNameOfGoods(word)) || [...same, ...near].some(isNameOfGoods);

/**
 * Whether the rest of a search names something else: without its first word, if that names goods (a Persian noun precedes its adjectives), unless
 * other goods are named; and without part of a multi-word name, unless goods named by its first word are sold.
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

/** Returns folded words as written in the text, without surrounding punctuation; words joined by a half-space are one. */
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

/** Returns a word's reading without combinations with its former neighbours. */
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

/** Returns all words by which a product may match an entered word, alone or with its neighbours. */
const standsForAt = (
  { word, same, parts, near }: WordReadings,
  index: number,
  readings: readonly WordReadings[],
): readonly string[] => [
  ...new Set([word, ...same, ...near, ...parts.flat(), ...meantAt(readings, index).flatMap(({ words: some }) => some)]),
];

/** Returns the meanings of an entered word, alone and together with its neighbours. */
const meantAt = (readings: readonly WordReadings[], index: number) =>
  readings
    .slice(0, index + 1)
    .flatMap(({ meanings, joined }, from) =>
      [...meanings, ...(joined === null ? [] : [{ over: 2, words: [joined] }])].filter(
        ({ over }) => from + over > index,
      ),
    );

/** The same as {@link likeliest}; an unknown word that forms one with the next or previous word has that one as its reading. */
function likeliestAt(reading: WordReadings, index: number, readings: readonly WordReadings[]) {
  const joined = [readings[index - 1]?.joined, reading.joined].filter((one) => one != null);
  return joined.length > 0 && reading.products === 0 ? [joined] : likeliest(reading);
}

/** Returns the entered word or, where no product has it, its most likely reading; products with it come first. */
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
  /** How many of the words known to the catalogue may still stand for something else. */
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

/** Returns the combined meanings of consecutive words from this one on, by their number. */
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

/** Returns a word in text-search syntax; the last word of a search is also a prefix, since it may be incomplete. */
const lexeme = (word: string, isBeginning: boolean, weight: 'A' | '') => {
  const flags = `${isBeginning ? '*' : ''}${weight}`;
  return `'${word}'${flags === '' ? '' : `:${flags}`}`;
};
