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

/** How a typed text is searched for. */
export interface TextReading {
  readonly match: Match;
  /** The words that are searched for instead of the mistyped ones. */
  readonly corrected: string | null;
  /** Whether it is searched for as it was typed, and what the owner's dictionary adds to that. */
  readonly asTyped: boolean;
  /** Whether what is found comes closest at best: nothing answers to all words as they were typed. */
  readonly relaxed: boolean;
  /** Whether few products answer to the words as they were typed, and such as may have been meant are found behind them. */
  readonly widened: boolean;
  /** The words that are not searched for, as they were typed. */
  readonly leftOut: string[];
}

/** Where a typed text has no word at all. */
const wordless: Match = { productIds: [] };

/** The words of a text as they are typed, each with what the owner's dictionary lets it stand for. */
export async function typedMatch(shop: Shop, text: string): Promise<Match> {
  const words = searchWords(text);
  if (words.length === 0) return wordless;
  const known = await dictionary(shop);
  const query = dictionaryQuery(words, known, await otherSpellings(shop, words, known));
  return query === null ? { words } : { query };
}

/**
 * How a text is read, for its list, the choices of that list and the suggestions alike: as it is typed; only where that finds little as if typed on the other
 * keyboard, then as if mistyped, then with what its words may also stand for, whichever finds more. Where a mistyped word may have been several,
 * the likeliest alone would hide the others. `counted` is how many answer to it as it is typed, where that is known.
 */
export const readText = (shop: Shop, text: string, counted?: number): Promise<TextReading> =>
  storedReading(shop, { text, counted });

/** A list, its pages, its choices and the suggestions read one text: it takes up to ten statements, and is the same until goods or the dictionary change. */
const storedReading = cachedEach({
  tags: ['list', dictionaryTag],
  seconds: 60,
  max: 300,
  read: (shop, { text, counted }: { text: string; counted: number | undefined }) => readAnew(shop, text, counted),
});

async function readAnew(shop: Shop, text: string, counted: number | undefined): Promise<TextReading> {
  const reading = await readOnItsKeys(shop, text, counted);
  // Of what is found without some of its words those may have been typed on the other keyboard as well as mistyped.
  if (reading.leftOut.length === 0 && !reading.empty) return reading;
  return (await readOnOtherKeys(shop, text)) ?? reading;
}

/** Shorter texts are like too many words. */
const shortestReadOtherwise = 4;

/** A reading, and whether nothing answers to it. */
interface Tried extends TextReading {
  readonly empty: boolean;
}

/**
 * A text as it is read once it is typed on the other keyboard, where something answers to all of it so: of several layouts in the one in which it needs
 * no mending.
 */
async function readOnOtherKeys(shop: Shop, text: string): Promise<TextReading | null> {
  // What names goods as it is typed, were it mistyped, was typed on its own keys: a هدفن is no antique on the other ones.
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

/** Whether a text is a model's number alone: a GA999 that is not sold is no أؤ999, whatever its digits find. */
const isModel = (text: string) => /^[a-z]{1,4}[-_ ]?\d+[a-z]{0,3}$/i.test(text.trim());

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A reading that is plainly what was meant. */
const asMeant = { corrected: null, asTyped: false, relaxed: false, widened: false, leftOut: [] };

async function readOnItsKeys(shop: Shop, text: string, counted?: number): Promise<Tried> {
  const words = searchWords(text);
  const rather = bearsPersianKeys(text);
  // Signs that are letters on the other keyboard were meant so, whatever else the letters between them find.
  const meantOtherwise = rather ? await onOtherKeys(shop, text, 0) : null;
  if (meantOtherwise !== null) return { ...meantOtherwise, empty: false };
  const named = rather ? onlyOnOtherKeys(text) : null;
  if (named !== null) {
    const reading = await readOnItsKeys(shop, named);
    return { ...reading, asTyped: false, corrected: reading.corrected ?? inOneLine(named) };
  }
  const asTyped = await readAsTyped(shop, text, counted);
  const typed = asTyped.count;
  // So many words are one product's name, which nothing else is meant by.
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
    // What a million products may bear by other names, and none that is bought does, is not looked for in all of them.
    if (query.leftOut.length === 0 && (await isNeverPopular(shop, { query }))) continue;
    // What was most likely meant comes first, whatever else is found with it.
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

/** The words of a long text that its readings end before. */
function wordsBehind(words: readonly string[], readings: readonly WordReadings[]): readonly string[] {
  const last = readings.length < maxWords ? words.length : words.indexOf(readings.at(-1)?.word ?? '');
  return neededWords(words).filter((word) => words.indexOf(word) > last);
}

/** A text as it is typed; where that finds little, without the words in it that narrow nothing, if more is found so: a name has no «ها» behind a half-space. */
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

/** What the same keys give on the other keyboard. What gives signs instead of letters there was not meant for it: کش is no ";a". */
export const lettersOnOtherKeys = (text: string): readonly string[] =>
  onOtherKeyboard(text.replace(/[\u200b-\u200d"«»]/g, ' ')).filter((reading) =>
    /^[\p{L}\p{N}\s\u200c]+$/u.test(reading),
  );

/**
 * What keys with signs give on the other keyboard, where nothing else can be meant though nothing of it is sold: goods that the shop's list names, and what
 * leaves no word between the signs. Of `',ad` no عدد is found.
 */
function onlyOnOtherKeys(text: string): string | null {
  const readings = lettersOnOtherKeys(text);
  const named = readings.find((other) => searchWords(other).slice(0, 1).some(beginsBuiltInName));
  const isWordless = !/[a-z]{3}/i.test(text) && !/^[a-z]+'[a-z]+$/i.test(text.trim());
  return named ?? (isWordless ? (readings[0] ?? null) : null);
}

/** What the same keys give on the other keyboard, when that finds more: of several readings the one that finds most. */
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
