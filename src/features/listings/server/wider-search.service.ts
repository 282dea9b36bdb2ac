import { dictionary } from '#features/synonyms/server/synonyms.service.ts';
import type { Shop } from '#platform/shop.ts';
import { fewMatches, maxWords } from '../listings.rules.ts';
import { meantBy, mendedTexts, otherwiseMended } from '../mended-search.rules.ts';
import { errorsBetween, oneErrorAway } from '../typing-errors.rules.ts';
import { relaxedQueries, widerQuery, type WiderQuery } from '../wider-query.rules.ts';
import {
  anyNear,
  knownReadings,
  likelyNear,
  lookedUp,
  mistypedWords,
  nearWords,
  rareWords,
  readingsOf,
  unknownWords,
  withOtherNames,
  type Nearness,
  type WordReadings,
} from '../word-readings.rules.ts';
import { namesNear, soundsOf } from '../other-goods.rules.ts';
import { isLatin, soundingFirst, spelledOtherwise } from '../sounds.rules.ts';
import { beginsBuiltInName, isNameOfGoods } from '#features/synonyms/built-in-synonyms.rules.ts';
import { otherNamesOf, type Dictionary } from '#features/synonyms/synonyms.rules.ts';
import { isCommon } from './common-words.service.ts';
import { counted, looked, maxUnknown, withJoinedWords } from './search/looked-up-words.service.ts';
import { maxMatches } from './product-search.store.ts';
import { queryMatches, similarWords, wordsAlike } from './wider-search.store.ts';

/** The maximum number of names that a mistyped one may stand for. */
const maxNamesNear = 4;
/** Shorter words have too few trigrams to compare. */
const shortestSimilar = 5;

/** The readings of a search by the catalogue's words. */
export interface SearchReading {
  readonly readings: readonly WordReadings[];
  /** For each word unknown to the catalogue its likely corrections, most common first. */
  readonly meant: ReadonlyMap<string, readonly string[]>;
}

/** Reads a search that found little: the alternatives of its words, and which of them are probably mistyped. */
export async function readSearch(shop: Shop, text: string): Promise<SearchReading> {
  const typed = readingsOf(text, maxWords, await dictionary(shop));
  const { vocabulary, sounding } = await looked(
    shop,
    lookedUp(typed),
    typed.flatMap(({ word, joined }) => (joined !== null && isLatin(joined) ? [word, joined] : [word])),
  );
  const known = await withJoinedWords(shop, knownReadings(typed, vocabulary, sounding));
  const unknown = unknownWords(known);
  if (unknown.length > maxUnknown) return { readings: [], meant: new Map() };
  // Names of goods in the list are not typos, nor are the halves of a word.
  const isHalf = (index: number) => known[index]?.joined != null || known[index - 1]?.joined != null;
  const mistyped = unknownWords(
    known.filter(({ word, called }, index) => !isHalf(index) && (called.length === 0 || !beginsBuiltInName(word))),
  );
  const readings = await withNear(shop, known, mistyped);
  return {
    readings,
    meant: new Map(
      readings.flatMap((reading) => {
        const meant = mistyped.includes(reading.word) ? meantBy(reading) : [];
        return meant.length === 0 ? [] : [[reading.word, meant] as const];
      }),
    ),
  };
}

/**
 * Corrects the typos of a search: of several corrections, the one that occurs with the other words in most names, since a word that is rare overall
 * may be usual beside them. Where no name has all words, a word known to the catalogue may be mistyped as well.
 */
export async function mendedSearch(
  shop: Shop,
  typed: readonly string[],
  { readings, meant }: SearchReading,
): Promise<readonly string[]> {
  if (meant.size === 0) return typed;
  const texts = mendedTexts(typed, meant);
  // All product texts are searched before a known word is considered mistyped.
  const mended = (await bestOf(shop, texts, 'A')) ?? (await bestOf(shop, texts, ''));
  if (mended !== null) return mended;
  const known = readings.filter((reading) => !meant.has(reading.word) && !reading.isOther);
  const nearer = await withNear(shop, known, mistypedWords(known), anyNear);
  // A correction without any match is rejected: کیف پول is not کیف پوش.
  return (await bestOf(shop, otherwiseMended(texts, nearer), 'A')) ?? typed;
}

/** Returns the text whose words all occur in most names, or in most products; null where no text has a match. */
async function bestOf(
  shop: Shop,
  texts: readonly (readonly string[])[],
  weight: 'A' | '',
): Promise<readonly string[] | null> {
  // For common words the GIN index reads every product of each before it returns the first match.
  for (const words of texts) if (await isCommon(shop, { match: { words } })) return words;
  const queries = texts.map((text) =>
    text.map((word) => (weight === '' ? `'${word}'` : `'${word}':${weight}`)).join(' & '),
  );
  const counts = await queryMatches(shop, { queries, max: maxMatches });
  const [best] = counts.filter(({ matches }) => matches > 0).sort((a, b) => b.matches - a.matches || a.index - b.index);
  return best === undefined ? null : (texts[best.index - 1] ?? null);
}

/** Shorter Latin words have too many homophones. */
const shortestSpelled = 4;

/** Returns the Persian spellings of Latin words that occur in the catalogue: a brand may be typed in either alphabet. */
export async function otherSpellings(
  shop: Shop,
  typed: readonly string[],
  known: Dictionary,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const latin = typed.filter((word) => word.length >= shortestSpelled && /^[a-z]+$/.test(word));
  if (latin.length === 0) return new Map();
  const { sounding } = await looked(shop, [], latin);
  return new Map(
    latin.map((word) => {
      const names = soundingFirst(word, otherNamesOf(word, known)).filter((name) => !isLatin(name));
      return [word, [...new Set([...names, ...spelledOtherwise(word, soundsOf(word, sounding.get(word) ?? []))])]];
    }),
  );
}

/**
 * Yields the queries with which a search that found little is retried, until one finds enough; the last one, without words that match nothing, only
 * where nothing was found.
 */
export async function* widerQueries(
  shop: Shop,
  readings: readonly WordReadings[],
  found: number,
): AsyncGenerator<WiderQuery> {
  const named = withOtherNames(readings);
  // First with spelling variants only, where any match; then with one word by another name, then with each.
  const spelled = readings.map((reading, index) =>
    reading.products === 0 && reading.near.length === 0 ? (named[index] ?? reading) : reading,
  );
  const queries = [
    widerQuery(spelled, found > 0),
    widerQuery(named, found > 0, 1),
    widerQuery(named, found > 0),
  ].filter((query) => query !== null);
  const tried = new Set<string>();
  for (const query of queries) {
    if (!tried.has(query.all)) yield query;
    tried.add(query.all);
  }
  // Known rare words may be mistyped forms of more common words as well.
  const known = rareWords(
    named.filter(({ near }) => near.length === 0),
    found === 0 ? Infinity : fewMatches,
  );
  // A name of goods is considered correctly spelled: موس sold under another name is not موز.
  const doubted = mistypedWords(
    found === 0 ? named.filter((reading) => !reading.isOther) : known.map((word) => ({ word })),
  ).filter((word) => !isNameOfGoods(word));
  const nearer =
    doubted.length === 0
      ? null
      : widerQuery(await withNear(shop, named, doubted, found === 0 ? anyNear : likelyNear), found > 0);
  if (nearer !== null && !tried.has(nearer.all)) yield nearer;
  if (found > 0) return;
  const relaxed = await relaxedOf(shop, named);
  if (relaxed !== null) yield relaxed;
}

/** Returns the first query with matches; of several, the one with the fewest, which leaves out the least specific word. */
async function relaxedOf(shop: Shop, readings: readonly WordReadings[]): Promise<WiderQuery | null> {
  for (const queries of relaxedQueries(readings)) {
    if (queries.length === 0) continue;
    const common = new Set<WiderQuery>();
    for (const query of queries) if (await isCommon(shop, { match: { query } })) common.add(query);
    const seldom = queries.filter((query) => !common.has(query));
    const counts =
      seldom.length === 0 ? [] : await queryMatches(shop, { queries: seldom.map(({ all }) => all), max: maxMatches });
    const [least] = counts
      .filter(({ matches }) => matches > 0)
      .sort((a, b) => a.matches - b.matches || b.index - a.index);
    // Among queries with very many matches, the one without the last word comes first.
    const found = least === undefined ? undefined : seldom[least.index - 1];
    if (found !== undefined) return found;
    const [any] = [...common].reverse();
    if (any !== undefined) return any;
  }
  return null;
}

/** Returns the readings, for the given words with near catalogue words added. */
async function withNear(
  shop: Shop,
  readings: readonly WordReadings[],
  mistyped: readonly string[],
  nearness: Nearness = likelyNear,
): Promise<readonly WordReadings[]> {
  if (mistyped.length === 0) return readings;
  const known = await dictionary(shop);
  const names = new Map(mistyped.map((word) => [word, namesNear(word, known)]));
  const vocabulary = await counted(shop, [
    ...new Set([...mistyped, ...mistyped.flatMap(oneErrorAway), ...[...names.values()].flat(2)]),
  ]);
  const alike = new Map(readings.map((reading) => [reading.word, reading.alike]));
  const near = new Map(
    mistyped.map((word) => [
      word,
      [...new Set([...nearWords(word, vocabulary, nearness), ...(alike.get(word) ?? [])])],
    ]),
  );
  const read = new Set(
    readings.flatMap(({ word, same, parts, meanings, called }) =>
      same.length + parts.length + meanings.length + called.length > 0 ? [word] : [],
    ),
  );
  const alone = mistyped.filter(
    (word) =>
      !vocabulary.has(word) && near.get(word)?.length === 0 && !read.has(word) && word.length >= shortestSimilar,
  );
  for (const [typed, words] of await furtherAway(shop, alone)) near.set(typed, [...words]);
  return readings.map((reading) => {
    const { word, called } = reading;
    // A mistyped name stands for the goods that the shop sells under another one.
    const others = vocabulary.has(word) ? [] : (names.get(word) ?? []);
    const named = others.filter((some) => some.every((one) => vocabulary.has(one)));
    const meant = named.slice(0, maxNamesNear).map((words) => ({ over: 1, words }));
    return { ...reading, near: near.get(word) ?? reading.near, called: [...called, ...meant] };
  });
}

/** Shorter words are two typos away from too many others. */
const shortestMistypedTwice = 6;
/** The maximum numbers of words with the same beginning, and with the same ending, that are compared. */
const maxAlike = 1_000;
/** The maximum number of corrections with two typos. */
const maxTwice = 4;

/** Returns the corrections with two typos for words without any with one, most common first, followed by the most similar by trigrams. */
async function furtherAway(shop: Shop, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const near = new Map<string, string[]>();
  const add = (typed: string, word: string) => near.set(typed, [...new Set([...(near.get(typed) ?? []), word])]);
  const long = words.filter((word) => word.length >= shortestMistypedTwice);
  if (long.length > 0)
    for (const { typed, word } of await wordsAlike(shop, { words: long, limit: maxAlike }))
      if ((near.get(typed)?.length ?? 0) < maxTwice && errorsBetween(typed, word) <= 2) add(typed, word);
  if (words.length > 0) for (const { typed, word } of await similarWords(shop, { words })) add(typed, word);
  return near;
}

/** Returns the readings whose words all occur in the catalogue; the last word of each may be incomplete. */
export async function occurring(
  shop: Shop,
  readings: readonly (readonly string[])[],
): Promise<readonly (readonly string[])[]> {
  const whole = readings.flatMap((words) => words.slice(0, -1));
  const vocabulary = await counted(shop, whole);
  return readings.filter((words) => words.length > 0 && words.slice(0, -1).every((word) => vocabulary.has(word)));
}
