import type { Shop } from '#platform/shop.ts';
import { maxWords } from '../listings.rules.ts';
import { oneErrorAway } from '../typing-errors.rules.ts';
import {
  knownReadings,
  lookedUp,
  mistypedWords,
  nearWords,
  readingsOf,
  relaxedQuery,
  unknownWords,
  widerQuery,
  type Vocabulary,
  type WiderQuery,
  type WordReadings,
} from '../wider-query.rules.ts';
import { similarWords, vocabularyOf } from './wider-search.store.ts';

/** More words than these that the catalogue does not know are no search for what it has. */
const maxUnknown = 3;
/** Shorter words have too little in common with any other. */
const shortestSimilar = 5;

/** A search as the catalogue's words let it be read. */
export interface SearchReading {
  readonly readings: readonly WordReadings[];
  /** For each word that the catalogue does not know the one that was most likely meant. */
  readonly meant: ReadonlyMap<string, string>;
}

/** Reads a search that found little: what its words may also stand for, and which of them are likely mistyped. */
export async function readSearch(shop: Shop, text: string): Promise<SearchReading> {
  const typed = readingsOf(text, maxWords);
  const vocabulary = await counted(shop, lookedUp(typed));
  const unknown = unknownWords(typed, vocabulary);
  if (unknown.length > maxUnknown) return { readings: [], meant: new Map() };
  const readings = await withNear(shop, knownReadings(typed, vocabulary), unknown);
  return {
    readings,
    meant: new Map(
      readings.flatMap(({ word, near: [nearest] }) =>
        nearest === undefined || !unknown.includes(word) ? [] : [[word, nearest] as const],
      ),
    ),
  };
}

/** The queries with which a search that found little is tried again, one after the other until one finds more. */
export async function* widerQueries(
  shop: Shop,
  readings: readonly WordReadings[],
  found: number,
): AsyncGenerator<WiderQuery> {
  const all = widerQuery(readings);
  if (all !== null) yield all;
  if (found > 0) return;
  // Words that the catalogue knows may be mistyped ones of others as well.
  const known = mistypedWords(readings.filter(({ near }) => near.length === 0));
  const nearer = known.length === 0 ? null : widerQuery(await withNear(shop, readings, known));
  if (nearer !== null && nearer.all !== all?.all) yield nearer;
  const allButOne = relaxedQuery(readings);
  if (allButOne !== null) yield allButOne;
}

/** The readings, for some words also with those of the catalogue that are near them. */
async function withNear(
  shop: Shop,
  readings: readonly WordReadings[],
  mistyped: readonly string[],
): Promise<readonly WordReadings[]> {
  if (mistyped.length === 0) return readings;
  const vocabulary = await counted(shop, [...new Set([...mistyped, ...mistyped.flatMap(oneErrorAway)])]);
  const near = new Map(mistyped.map((word) => [word, nearWords(word, vocabulary)]));
  const alone = mistyped.filter(
    (word) => !vocabulary.has(word) && near.get(word)?.length === 0 && word.length >= shortestSimilar,
  );
  if (alone.length > 0)
    for (const { typed, word } of await similarWords(shop, { words: alone }))
      near.set(typed, [...(near.get(typed) ?? []), word]);
  return readings.map((reading) => ({ ...reading, near: near.get(reading.word) ?? reading.near }));
}

/** Those of some readings whose words all occur in the catalogue; the last word of each may be half typed. */
export async function occurring(
  shop: Shop,
  readings: readonly (readonly string[])[],
): Promise<readonly (readonly string[])[]> {
  const whole = readings.flatMap((words) => words.slice(0, -1));
  const vocabulary = await counted(shop, whole);
  return readings.filter((words) => words.length > 0 && words.slice(0, -1).every((word) => vocabulary.has(word)));
}

async function counted(shop: Shop, words: readonly string[]): Promise<Vocabulary> {
  if (words.length === 0) return new Map();
  return new Map((await vocabularyOf(shop, { words })).map(({ word, products }) => [word, products]));
}
