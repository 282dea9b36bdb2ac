import { cachedEach } from '#platform/cache/memory.ts';
import { dictionary, dictionaryTag } from '#features/synonyms/server/synonyms.service.ts';
import type { Shop } from '#platform/shop.ts';
import { beginsBuiltInName } from '#features/synonyms/built-in-synonyms.rules.ts';
import { bearsPersianKeys, onOtherKeyboard } from '#shared/text/keyboard.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';
import { fewMatches, maxWords, searchWords } from '../listings.rules.ts';
import { asWritten, dictionaryQuery, type WiderQuery } from '../wider-query.rules.ts';
import type { WordReadings } from '../word-readings.rules.ts';
import type { Match } from './product-list.store.ts';
import { countedMatch, isNeverPopular } from './common-words.service.ts';
import { isNameOrNear } from '../other-goods.rules.ts';
import { mendedSearch, occurring, otherSpellings, readSearch, widerQueries } from './wider-search.service.ts';

/** The interpretation of a search text. */
export interface TextReading {
  readonly match: Match;
  /** The words searched instead of the mistyped ones. */
  readonly corrected: string | null;
  /** Whether the text is searched as entered, plus the owner's dictionary. */
  readonly asTyped: boolean;
  /** Whether the results match only approximately: nothing matches all words as entered. */
  readonly relaxed: boolean;
  /** Whether few products match the words as entered, followed by matches of alternatives. */
  readonly widened: boolean;
  /** The words left out, as entered. */
  readonly leftOut: string[];
}

/** The match for a text without any word. */
const wordless: Match = { productIds: [] };

/** Returns the match of a text's words as entered, with their alternatives in the owner's dictionary. */
export async function typedMatch(shop: Shop, text: string): Promise<Match> {
  const words = searchWords(text);
  if (words.length === 0) return wordless;
  const known = await dictionary(shop);
  const query = dictionaryQuery(words, known, await otherSpellings(shop, words, known));
  return query === null ? { words } : { query };
}

/**
 * Interprets a search text, identically for its list, facets and suggestions: as entered; only if that finds little, as typed with the wrong keyboard
 * layout, then with typos corrected, then with alternatives of its words, whichever finds more. Where a mistyped word may stand for several, the most
 * likely alone would hide the others. `counted` is the number of matches as entered, where it is known.
 */
export const readText = (shop: Shop, text: string, counted?: number): Promise<TextReading> =>
  storedReading(shop, { text, counted });

/**
 * A list, its pages, its facets and the suggestions interpret the same text: it takes up to ten statements, and is valid until products or the
 * dictionary change.
 */
const storedReading = cachedEach({
  tags: ['list', dictionaryTag],
  seconds: 60,
  max: 300,
  read: (shop, { text, counted }: { text: string; counted: number | undefined }) => readAnew(shop, text, counted),
});

async function readAnew(shop: Shop, text: string, counted: number | undefined): Promise<TextReading> {
  const reading = await readOnItsKeys(shop, text, counted);
  // If words were left out, the text may have been typed with the wrong layout as well as mistyped.
  if (reading.leftOut.length === 0 && !reading.empty) return reading;
  return (await readOnOtherKeys(shop, text)) ?? reading;
}

/** Shorter texts are similar to too many words. */
const shortestReadOtherwise = 4;

/** An interpretation, with whether nothing matches it. */
interface Tried extends TextReading {
  readonly empty: boolean;
}

/**
 * Interprets a text as typed with the wrong keyboard layout, if everything in it then matches; of several layouts, the one that needs no correction.
 */
async function readOnOtherKeys(shop: Shop, text: string): Promise<TextReading | null> {
  // A text that names goods, even mistyped, was typed with the right layout: هدفن is not "antique" typed with the wrong one.
  if (searchWords(text).some(isNameOrNear)) return null;
  let first: TextReading | null = null;
  for (const other of lettersOnOtherKeys(text)) {
    if (other.length < shortestReadOtherwise) continue;
    const reading = await readOnItsKeys(shop, other);
    if (reading.empty || reading.leftOut.length > 0) continue;
    const read = { ...reading, asTyped: false, corrected: reading.corrected ?? inOneLine(other) };
    if (reading.asTyped) return read;
    if (!isModel(text)) first ??= read;
  }
  return first;
}

/** Whether a text is only a model number: an unsold GA999 is not read as أؤ999 on the other keyboard, whatever its digits match. */
const isModel = (text: string) => /^[a-z]{1,4}[-_ ]?\d+[a-z]{0,3}$/i.test(text.trim());

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The flags of an interpretation that is clearly the intended one. */
const asMeant = { corrected: null, asTyped: false, relaxed: false, widened: false, leftOut: [] };

async function readOnItsKeys(shop: Shop, text: string, counted?: number): Promise<Tried> {
  const words = searchWords(text);
  const rather = bearsPersianKeys(text);
  // Punctuation that is letters in the other layout was intended as such, whatever else the letters in between match.
  const meantOtherwise = rather ? await onOtherKeys(shop, text, 0) : null;
  if (meantOtherwise !== null) return { ...meantOtherwise, empty: false };
  const named = rather ? onlyOnOtherKeys(text) : null;
  if (named !== null) {
    const reading = await readOnItsKeys(shop, named);
    return { ...reading, asTyped: false, corrected: reading.corrected ?? inOneLine(named) };
  }
  const asTyped = await readAsTyped(shop, text, counted);
  const typed = asTyped.count;
  // This many words are a product's name and need no alternatives.
  const isName = typed > 0 && words.length > maxWords;
  if ((typed >= fewMatches || isName) && !rather) return asTyped;
  const swapped = rather ? null : await onOtherKeys(shop, text, typed);
  if (swapped !== null) return { ...swapped, empty: false };
  const reading = await readSearch(shop, text);
  const { readings, meant } = reading;
  const mended = await mendedSearch(shop, words, reading);
  const isMended = typed === 0 && meant.size > 0;
  const { count: mendedCount, match } = isMended
    ? await countedMatch(shop, { words: mended })
    : { count: 0, match: wordless };
  const corrected = { ...asMeant, match, corrected: mended.join(' '), empty: false };
  if (mendedCount >= fewMatches) return corrected;
  let [maxFound, best] = [Math.max(typed, mendedCount), null as { query: WiderQuery; match: Match } | null];
  for await (const query of widerQueries(shop, readings, typed)) {
    if (maxFound > 0 && query.leftOut.length > 0) break;
    // A query that up to a million products may match by alternatives, but none of the popular ones does, is not run on all of them.
    if (query.leftOut.length === 0 && (await isNeverPopular(shop, { query }))) continue;
    // The most likely intended words are ranked first.
    const ranked = mendedCount > 0 ? { ...query, typed: mended.map((word) => [word]) } : query;
    const { count, match: counted } = await countedMatch(shop, { query: ranked });
    if (count <= maxFound) continue;
    [maxFound, best] = [count, { query, match: counted }];
    if (maxFound >= fewMatches) break;
  }
  if (best === null) return mendedCount > 0 ? corrected : asTyped;
  const leftOut = asWritten(text, [...best.query.leftOut, ...wordsBehind(words, readings)]);
  const relaxed = leftOut.length > 0 || (typed === 0 && (meant.size > 0 || best.query.guessed));
  const widened = typed > 0 && best.query.guessed;
  return { ...asMeant, match: best.match, relaxed, widened, leftOut, empty: false };
}

/** Returns the words of a long text beyond those with readings. */
function wordsBehind(words: readonly string[], readings: readonly WordReadings[]): readonly string[] {
  const last = readings.length < maxWords ? words.length : words.indexOf(readings.at(-1)?.word ?? '');
  return neededWords(words).filter((word) => words.indexOf(word) > last);
}

/** Interprets a text as entered; if that finds little, without its stop words, if that finds more: a name has no «ها» after a half-space. */
async function readAsTyped(shop: Shop, text: string, counted?: number): Promise<Tried & { readonly count: number }> {
  const words = searchWords(text);
  const typed = await typedMatch(shop, text);
  const isCounted = counted !== undefined || words.length === 0;
  const { count, match } = isCounted ? { count: counted ?? 0, match: typed } : await countedMatch(shop, typed);
  const asTyped = { ...asMeant, match, asTyped: true, empty: count === 0, count };
  const needed = neededWords(words);
  if (count >= fewMatches || needed.length === words.length) return asTyped;
  const without = await countedMatch(shop, await typedMatch(shop, needed.join(' ')));
  return without.count > count ? { ...asTyped, ...without, asTyped: false, empty: false } : asTyped;
}

/** Returns the text typed with the same keys in other layouts. A layout that gives punctuation for letters was not intended: کش is not ";a". */
export const lettersOnOtherKeys = (text: string): readonly string[] =>
  onOtherKeyboard(text.replace(/[\u200b-\u200d"«»]/g, ' ')).filter((reading) =>
    /^[\p{L}\p{N}\s\u200c]+$/u.test(reading),
  );

/**
 * Returns the text in the other layout where nothing else can be meant, even if the shop has no such goods: names in the list of goods, and texts
 * without a word between the punctuation. `',ad` does not match عدد.
 */
function onlyOnOtherKeys(text: string): string | null {
  const readings = lettersOnOtherKeys(text);
  const named = readings.find((other) => searchWords(other).slice(0, 1).some(beginsBuiltInName));
  const isWordless = !/[a-z]{3}/i.test(text) && !/^[a-z]+'[a-z]+$/i.test(text.trim());
  return named ?? (isWordless ? (readings[0] ?? null) : null);
}

/** Interprets a text in other keyboard layouts if that finds more; of several, the one that finds most. */
async function onOtherKeys(shop: Shop, text: string, matches: number): Promise<TextReading | null> {
  const readings = lettersOnOtherKeys(text).map((other) => ({ other, words: searchWords(other) }));
  const known = new Set(
    await occurring(
      shop,
      readings.map(({ words }) => words),
    ),
  );
  let [maxFound, best] = [matches, null as TextReading | null];
  for (const { other, words } of readings) {
    if (!known.has(words)) continue;
    const { count, match } = await countedMatch(shop, { words });
    if (count > maxFound) [maxFound, best] = [count, { ...asMeant, match, corrected: inOneLine(other) }];
  }
  return best;
}
