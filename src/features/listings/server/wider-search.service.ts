import { dictionary } from '#features/synonyms/server/synonyms.service.ts';
import type { Shop } from '#platform/shop.ts';
import { fewMatches, maxWords } from '../listings.rules.ts';
import { oneErrorAway } from '../typing-errors.rules.ts';
import { relaxedQueries, widerQuery, type WiderQuery } from '../wider-query.rules.ts';
import {
  knownReadings,
  lookedUp,
  meantBy,
  mistypedWords,
  nearWords,
  rareWords,
  readingsOf,
  soundedWords,
  unknownWords,
  type Vocabulary,
  type WordReadings,
} from '../word-readings.rules.ts';
import type { SoundingWord } from '../sounds.rules.ts';
import { maxMatches } from './product-search.store.ts';
import { queryMatches, similarWords, vocabularyOf } from './wider-search.store.ts';

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
  const typed = readingsOf(text, maxWords, await dictionary(shop));
  const { vocabulary, sounding } = await looked(shop, lookedUp(typed), soundedWords(typed));
  const known = knownReadings(typed, vocabulary, sounding);
  const unknown = unknownWords(known);
  if (unknown.length > maxUnknown) return { readings: [], meant: new Map() };
  const readings = await withNear(shop, known, unknown);
  return {
    readings,
    meant: new Map(
      readings.flatMap((reading) => {
        const meant = unknown.includes(reading.word) ? meantBy(reading) : null;
        return meant === null ? [] : [[reading.word, meant] as const];
      }),
    ),
  };
}

/**
 * The queries with which a search that found little is tried again, one after the other until one finds enough; the last, without words that
 * nothing answers to, only where nothing was found.
 */
export async function* widerQueries(
  shop: Shop,
  readings: readonly WordReadings[],
  found: number,
): AsyncGenerator<WiderQuery> {
  const all = widerQuery(readings, found > 0);
  if (all !== null) yield all;
  // Words that the catalogue knows may be mistyped ones of commoner words as well.
  const known = rareWords(
    readings.filter(({ near }) => near.length === 0),
    found === 0 ? Infinity : fewMatches,
  );
  const nearer =
    known.length === 0
      ? null
      : widerQuery(await withNear(shop, readings, mistypedWords(known.map((word) => ({ word })))), found > 0);
  if (nearer !== null && nearer.all !== all?.all) yield nearer;
  if (found > 0) return;
  const relaxed = await relaxedOf(shop, readings);
  if (relaxed !== null) yield relaxed;
}

/** The query with the fewest words left out that finds something. */
async function relaxedOf(shop: Shop, readings: readonly WordReadings[]): Promise<WiderQuery | null> {
  for (const queries of relaxedQueries(readings)) {
    if (queries.length === 0) continue;
    const counts = await queryMatches(shop, { queries: queries.map(({ all }) => all), max: maxMatches });
    const [most] = counts
      .filter(({ matches }) => matches > 0)
      .sort((a, b) => b.matches - a.matches || b.index - a.index);
    if (most !== undefined) return queries[most.index - 1] ?? null;
  }
  return null;
}

/** The readings, for some words also with those of the catalogue that are near them. */
async function withNear(
  shop: Shop,
  readings: readonly WordReadings[],
  mistyped: readonly string[],
): Promise<readonly WordReadings[]> {
  if (mistyped.length === 0) return readings;
  const vocabulary = await counted(shop, [...new Set([...mistyped, ...mistyped.flatMap(oneErrorAway)])]);
  const alike = new Map(readings.map((reading) => [reading.word, reading.alike]));
  const near = new Map(
    mistyped.map((word) => [word, [...new Set([...nearWords(word, vocabulary), ...(alike.get(word) ?? [])])]]),
  );
  const read = new Set(
    readings.flatMap(({ word, same, parts, meanings }) =>
      same.length + parts.length + meanings.length > 0 ? [word] : [],
    ),
  );
  const alone = mistyped.filter(
    (word) =>
      !vocabulary.has(word) && near.get(word)?.length === 0 && !read.has(word) && word.length >= shortestSimilar,
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

const counted = async (shop: Shop, words: readonly string[]): Promise<Vocabulary> =>
  words.length === 0 ? new Map() : (await looked(shop, words, [])).vocabulary;

/** What of some words the catalogue knows, and which of its words sound like others. */
async function looked(shop: Shop, words: readonly string[], sounded: readonly string[]) {
  const vocabulary = new Map<string, number>();
  const sounding = new Map<string, SoundingWord[]>();
  for (const { word, products, typed } of await vocabularyOf(shop, { words, sounded }))
    if (typed === null) vocabulary.set(word, products);
    else sounding.set(typed, [...(sounding.get(typed) ?? []), { word, products }]);
  return { vocabulary, sounding };
}
