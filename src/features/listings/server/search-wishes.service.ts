import { brandNames } from '#features/brands/server/brands.service.ts';
import { dictionary } from '#features/synonyms/server/synonyms.service.ts';
import { otherNamesOf, type Dictionary } from '#features/synonyms/synonyms.rules.ts';
import { specialPricesOfAll } from '#features/flash-sales/server/flash-sales.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { onceFor } from '#shared/once-for.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { words } from '#shared/text/search-text.ts';
import { searchWords } from '../listings.rules.ts';
import { knownNames } from '../known-names.rules.ts';
import type { ListQuery } from '../listings.contract.ts';
import { latinNamesOf, namedColours } from '../named-colours.rules.ts';
import {
  isSize,
  numbersApart,
  wishesIn,
  withoutColour,
  withoutSale,
  type Wishable,
  type Wished,
  type Wishes,
} from '../wishes.rules.ts';
import { areFacetRowsBeginning, facetRowsSoFar } from './facet-rows.ts';
import { narrowingOf } from './product-list.service.ts';
import { countedMatches } from './common-words.service.ts';
import type { Narrowing } from './product-list.store.ts';
import { countMatches } from './product-search.store.ts';
import { namedMatch } from './search/named-search.service.ts';
import { lettersOnOtherKeys, readText } from './search-reading.service.ts';

/** An interpreted search: its words, and the filter derived from it. */
export interface UnderstoodSearch {
  /** The text displayed beside the derived filters. */
  readonly text: string;
  /** The words that products must contain; empty where all products of the filter are meant. */
  readonly searched: string;
  readonly wished: Wished;
  /** The colour that was dropped, as entered, because no match has it. */
  readonly leftOut: readonly string[];
  /** The products on sale, where only those are requested. */
  readonly onSale?: readonly number[];
}

/** A filter of a list besides its words. */
type Chosen = Omit<ListQuery, 'page' | 'page_size' | 'after' | 'sort'>;

interface Catalogue {
  readonly known: Wishable;
  readonly sizes: ReadonlySet<string>;
  readonly chosen: Chosen;
}

const nothingKnown: Wishable = { colours: knownNames([]), brands: knownNames([]) };

/** Seconds for which a result is cached that was computed before all colours and sizes were loaded. */
const unfinishedSeconds = 5;

/** Extracts filters from a text, including "on sale", with any keyboard layout; returns null where it contains none. */
export async function understood(
  shop: Shop,
  text: string,
  chosen: Chosen,
  depends: Answering,
): Promise<UnderstoodSearch | null> {
  // A text that gives a price or sort order in the other layout gives none in its own.
  const onOtherKeys = lettersOnOtherKeys(text).find(wishesForSure);
  const areKnown = !areFacetRowsBeginning(shop);
  const read = await understoodOnItsKeys(shop, onOtherKeys ?? text, chosen);
  if (!areKnown || areFacetRowsBeginning(shop)) depends.until(secondsAfter(shop.clock.now(), unfinishedSeconds));
  return read;
}

const wishesForSure = (text: string): boolean =>
  withoutSale(text) !== null || Object.keys(wishesIn(text, nothingKnown)?.certain ?? {}).length > 0;

async function understoodOnItsKeys(shop: Shop, text: string, chosen: Chosen): Promise<UnderstoodSearch | null> {
  const parted = withoutSale(text);
  if (parted === null) return understoodWords(shop, text, chosen);
  const rest = parted.text;
  const read = (await understoodWords(shop, rest, chosen)) ?? { text: rest, searched: rest, wished: {}, leftOut: [] };
  const onSale = [...(await specialPricesOfAll(shop)).keys()];
  const whole = { ...read, text: `${read.text} ${parted.sale}`.trim() };
  if (await isAnyOf(shop, read, { ...narrowingOf({ ...read.wished, ...chosen }), onlyIds: onSale }))
    return { ...whole, onSale };
  // The noun is what matters: without matches on sale, it is searched at any price.
  return rest === '' ? null : { ...whole, leftOut: [parted.sale, ...read.leftOut] };
}

async function isAnyOf(shop: Shop, { searched }: UnderstoodSearch, narrowing: Narrowing): Promise<boolean> {
  const match = searched === '' ? null : (await readText(shop, searched)).match;
  return (await countMatches(shop, match, narrowing)) > 0;
}

/**
 * Extracts filters from a text, using the shop's colours, brands and sizes. These filter only where that leaves no fewer products than they match as
 * words in names, with the `chosen` filters applied. Returns null where the text contains no filter.
 */
async function understoodWords(shop: Shop, text: string, chosen: Chosen = {}): Promise<UnderstoodSearch | null> {
  if (!/\s/.test(numbersApart(text.trim()))) {
    const alone = wishesIn(text, nothingKnown);
    return alone?.text === '' ? { text: '', searched: '', wished: alone.certain, leftOut: [] } : null;
  }
  const { hexes, rows } = await facetRowsSoFar(shop);
  const known = {
    colours: knownColours(await dictionary(shop))(hexes),
    brands: knownBrands(await brandNames(shop)),
  };
  const catalogue = { known, sizes: rows.sizesInUse(), chosen };
  const narrowed = await narrowedBy(shop, text, catalogue);
  if (narrowed !== null) return { ...narrowed, searched: narrowed.text, leftOut: [] };
  const read = wishesIn(text, known);
  if (read === null) return null;
  const colourless = await givenUpColour(shop, read, catalogue);
  if (colourless !== null) return colourless;
  const { textOfCertain, certain } = read;
  const isUnderstood = Object.keys(certain).length > 0 || searchWords(textOfCertain).length < searchWords(text).length;
  return isUnderstood ? { text: textOfCertain, searched: textOfCertain, wished: certain, leftOut: [] } : null;
}

/** Returns a text with all its filters, first with a bare number as a size; null where they leave too few products. */
async function narrowedBy(
  shop: Shop,
  text: string,
  { known, sizes, chosen }: Catalogue,
): Promise<Pick<UnderstoodSearch, 'text' | 'wished'> | null> {
  for (const numbersAreSizes of [true, false]) {
    const read = wishesIn(text, known, numbersAreSizes);
    if (read === null || read.isBareNumber !== numbersAreSizes) continue;
    const size = storedSize(read.likely, sizes);
    if (size === undefined && (read.isBareNumber || (read.text === '' && read.likely.size !== undefined))) continue;
    const wishes = { ...read, likely: { ...read.likely, ...(size !== undefined && { size }) } };
    if (await leavesSomething(shop, wishes, chosen))
      return { text: wishes.text, wished: { ...wishes.certain, ...wishes.likely } };
  }
  return null;
}

/**
 * Returns the search without its colour, where nothing matches its words with the colour but something does without it: the noun is what matters,
 * whereas a search by words alone might leave it out in favour of the colour. Returns null where the colour is not the cause.
 */
async function givenUpColour(shop: Shop, read: Wishes, catalogue: Catalogue): Promise<UnderstoodSearch | null> {
  const parted = withoutColour(read.textOfCertain, catalogue.known);
  if (parted === null) return null;
  const { chosen } = catalogue;
  const typed = await readText(shop, read.textOfCertain);
  const isBorne = !typed.relaxed && typed.corrected === null;
  if (isBorne && (await countedMatches(shop, typed.match, narrowingOf(chosen))) > 0) return null;
  const { text, wished } = (await narrowedBy(shop, parted.text, catalogue)) ?? { text: parted.text, wished: {} };
  if (text === '') return null;
  const noun = await readText(shop, text);
  if (noun.leftOut.length > 0) return null;
  if ((await countedMatches(shop, noun.match, narrowingOf({ ...wished, ...chosen }))) === 0) return null;
  return {
    text: `${text} ${parted.colour}`,
    searched: text,
    wished: { ...read.certain, ...wished },
    leftOut: [parted.colour],
  };
}

type BrandList = Awaited<ReturnType<typeof brandNames>>;

const knownBrands = onceFor((all: BrandList) =>
  knownNames(all.map(({ slug, name, nameEn }) => ({ key: slug, names: [name, nameEn ?? ''] }))),
);

/** Rebuilt when the number of colours changes: colours are only ever added, and one without products filters nothing. */
const knownColours = onceFor((known: Dictionary) => {
  let [count, made] = [0, knownNames([])];
  return (hexes: ReadonlyMap<string, string>) => {
    if (hexes.size !== count)
      [count, made] = [
        hexes.size,
        knownNames(coloursOf([...new Set([...hexes.keys(), ...namedColours.keys()])], known)),
      ];
    return made;
  };
});

/** Returns colours by their own names, then by one-word synonyms: red is قرمز. */
const coloursOf = (colours: readonly string[], known: Dictionary) => [
  ...colours.map((name) => ({ key: name, names: [name] })),
  ...colours.map((name) => ({
    key: name,
    names: [...otherNamesOf(words(name).join(' '), known), ...latinNamesOf(name)],
  })),
];

/** Returns the requested size as the shop writes it; undefined where no product has it. */
const storedSize = ({ size }: Wished, sizes: ReadonlySet<string>): string | undefined =>
  size === undefined ? undefined : [...sizes].find((one) => isSize(one, size));

/** Whether the likely filters leave products, and no fewer than their words match in names. */
async function leavesSomething(
  shop: Shop,
  { text, textOfCertain, certain, likely, isBareNumber }: Wishes,
  chosen: Chosen,
): Promise<boolean> {
  if (Object.keys(likely).length === 0 || (text === '' && likely.colour === undefined)) return true;
  const reading = text === '' ? null : await readText(shop, text);
  if (isBareNumber && reading !== null && reading.leftOut.length > 0) return false;
  const narrowing = narrowingOf({ ...likely, ...chosen });
  if (likely.colour !== undefined && (await isCalledOtherwise(shop, text, narrowing, chosen))) return false;
  const left = await (reading === null
    ? countMatches(shop, null, narrowing)
    : countedMatches(shop, reading.match, narrowing));
  const borne = await countedMatches(shop, { words: searchWords(textOfCertain) }, narrowingOf(chosen));
  // «رنگ مشکی» may also mean a dye.
  const isColourAlone = text === '' && Object.keys({ ...certain, ...likely }).length === 1;
  return left > 0 && (isColourAlone ? borne === 0 : left >= borne);
}

/**
 * Whether products match a text as entered but none of those matches is in the filtered list: a pink hoodie is not a pink sweatshirt where the shop
 * has sweatshirts.
 */
async function isCalledOtherwise(shop: Shop, text: string, narrowing: Narrowing, chosen: Chosen): Promise<boolean> {
  const words = searchWords(text);
  if (words.length === 0) return false;
  const match = namedMatch(words);
  return (
    (await countedMatches(shop, match, narrowing)) === 0 && (await countedMatches(shop, match, narrowingOf(chosen))) > 0
  );
}
