import type { ProductCard } from '#features/products/product-card.contract.ts';
import { fewMatches, searchWords } from '#features/listings/listings.rules.ts';
import {
  findProducts,
  type FoundProducts,
  type Match,
  type Within,
} from '#features/listings/server/product-search.service.ts';
import type { Pins } from '#features/pinned-results/pinned-results.rules.ts';
import { pinsOf, pinsTag } from '#features/pinned-results/server/pinned-results.service.ts';
import { dictionaryTag } from '#features/synonyms/server/synonyms.service.ts';
import { similarProducts } from '#features/image-search/server/image-hashes.service.ts';
import { codedIds, codedSearch, type CodedSearch } from '#features/listings/server/search-codes.service.ts';
import { asWritten } from '#features/listings/wider-query.rules.ts';
import { readByNoun } from '#features/listings/server/search/named-search.service.ts';
import { readText, typedMatch, type TextReading } from '#features/listings/server/search-reading.service.ts';
import { understood, type UnderstoodSearch } from '#features/listings/server/search-wishes.service.ts';
import { withoutSale, type Wished } from '#features/listings/wishes.rules.ts';
import { untilSalesChange } from '#features/listings/server/price-terms.service.ts';
import { listProducts, narrowingOf, type ListRequest } from '#features/listings/server/product-list.service.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { bearsPersianKeys } from '#shared/text/keyboard.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';

type Query = ListRequest['query'];

interface SearchFound {
  readonly data: ProductCard[];
  readonly next: string | null;
  readonly corrected: string | null;
  /** Set when no product matches all words as typed: the results are the closest ones. */
  readonly relaxed?: true;
  /** Set when few products match the words as typed: products with similar words follow them. */
  readonly widened?: true;
  /** The words dropped because no product matches all of them. */
  readonly left_out: string[];
  /** Set when the text contained filters: the search and filters derived from it. */
  readonly understood?: Wished & { readonly q: string };
}

/**
 * Searches products by words, by a tag or by an image's hash. The text is first searched for as typed; only with few results is it interpreted
 * otherwise ({@link readText}). Filters contained in the text are applied unless the query sets them. `within` applies to every interpretation.
 */
export async function search(
  shop: Shop,
  query: Query,
  depends: Answering,
  within: Within = {},
): Promise<SearchFound | Refusal<'invalid-request'>> {
  const image = query.picture ?? '';
  if (image !== '')
    return found(
      await find(shop, query, { match: { productIds: await similarProducts(shop, image, depends) }, within }, depends),
    );
  const tag = query.tag?.trim() ?? '';
  const text = query.q ?? '';
  if (tag !== '') return found(await find(shop, query, { match: { tag }, within }, depends));
  if (text.trim() === '') {
    if (isFiltered(query)) return allOf(shop, query, depends, within);
    // An empty search has no further pages, so a cursor is invalid.
    return query.after === undefined ? found(nothing) : cursorRejection;
  }
  const coded = await codedSearch(shop, text);
  if (coded !== null) return byCode(shop, query, coded, depends, within);
  const wishes = await understood(shop, text, query, depends);
  if (wishes?.onSale !== undefined || withoutSale(text) !== null) await untilSalesChange(shop, depends);
  if (wishes !== null) return asUnderstood(shop, query, wishes, depends, within);
  return byWords(shop, query, depends, within);
}

/** Returns the products with a code, followed by those that contain it as words. */
async function byCode(
  shop: Shop,
  query: Query,
  coded: CodedSearch,
  depends: Answering,
  within: Within,
): Promise<SearchFound | Refusal<'invalid-request'>> {
  depends.tag(dictionaryTag, pinsTag);
  const { leading, others } = coded;
  // With an explicit sort order no product is put first; the matches are sorted with the others.
  if (others === null || query.sort !== undefined)
    return found(await find(shop, query, { match: { productIds: await codedIds(shop, coded) }, within }, depends));
  const { pinned, hidden } = await pinsOf(shop, query.q ?? '');
  const pins = { pinned: [...new Set([...leading, ...pinned])], hidden: hidden.filter((id) => !leading.includes(id)) };
  return found(await find(shop, query, { match: others, pins, within }, depends));
}

/** Runs the search derived from the text; lists all products with its filters when no other word remains. */
async function asUnderstood(
  shop: Shop,
  query: Query,
  { text, searched, wished, leftOut, onSale }: UnderstoodSearch,
  depends: Answering,
  wanted: Within,
): Promise<SearchFound | Refusal<'invalid-request'>> {
  const within = onSale === undefined ? wanted : { ...wanted, onlyIds: onSale };
  if (searched === '') {
    const all = await allOf(shop, { ...wished, ...query }, depends, within);
    return isRefusal(all) || Object.keys(wished).length === 0 ? all : { ...all, understood: { q: text, ...wished } };
  }
  const narrower = await byWords(shop, { ...wished, ...query, q: searched }, depends, within);
  if (isRefusal(narrower)) return narrower;
  const isNarrower = (leftOut.length === 0 && onSale === undefined) || Object.keys(wished).length > 0;
  return {
    ...narrower,
    ...(onSale !== undefined && { next: withText(narrower.next, query.q) }),
    ...(leftOut.length > 0 && { relaxed: true as const, left_out: [...leftOut, ...narrower.left_out] }),
    ...(isNarrower && { understood: { q: text, ...wished } }),
  };
}

/** Returns all products matching the filters, most popular first. */
async function allOf(
  shop: Shop,
  query: Query,
  depends: Answering,
  within: Within,
): Promise<SearchFound | Refusal<'invalid-request'>> {
  const order = query.sort ?? 'popular';
  const listed = await listProducts(shop, { address: '/api/search/', query, within, order }, depends);
  return isRefusal(listed) ? listed : { ...listed, corrected: null, left_out: [] };
}

/** Returns the URL of the next page of a search with this text. */
function withText(next: string | null, text = ''): string | null {
  if (next === null) return null;
  const [address = '', query = ''] = next.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('q', text);
  return `${address}?${parameters.toString()}`;
}

async function byWords(
  shop: Shop,
  query: Query,
  depends: Answering,
  within: Within,
): Promise<SearchFound | Refusal<'invalid-request'>> {
  const text = query.q ?? '';
  depends.tag(dictionaryTag, pinsTag);
  const pins = await pinsOf(shop, text);
  const readAs = async ({ match, corrected, relaxed, widened, leftOut }: TextReading) => {
    const read =
      corrected === null
        ? await find(shop, query, { match, pins, within }, depends)
        : await find(shop, { ...query, q: corrected }, { match, pins: await pinsOf(shop, corrected), within }, depends);
    return isRefusal(read)
      ? read
      : {
          ...found(read),
          corrected: corrected === null ? null : spelledAs(read.data, corrected),
          left_out: leftOut,
          ...((relaxed || read.isBeside === true) && { relaxed: true as const }),
          ...(widened && { widened: true as const }),
        };
  };
  // Text with punctuation that is letters on the Persian keyboard is converted first, as its remaining letters alone may match very many products.
  const signs = bearsPersianKeys(text) ? await readText(shop, text) : null;
  if (signs !== null && !signs.asTyped) return readAs(signs);
  const exact =
    searchWords(text).length === 0
      ? nothing
      : await find(shop, query, { match: await typedMatch(shop, text), pins, within }, depends);
  if (isRefusal(exact)) return exact;
  const byNoun = exact.isBeside === true ? await readByNoun(shop, text) : null;
  if (byNoun !== null) return readAs(byNoun);
  if (signs !== null || exact.matches >= fewMatches) return found(exact);
  const isWithin = within.categoryIds !== undefined || within.onlyIds !== undefined;
  const counted = isNarrowed(query) || isWithin ? undefined : exact.matches;
  const reading = await readText(shop, text, counted);
  return reading.asTyped ? found(exact) : readAs(reading);
}

/** Returns the searched words in the spelling of the found products, without the ezafe: آیفون, where words are compared as ایفون. */
const spelledAs = (cards: readonly ProductCard[], corrected: string): string =>
  asWritten([...cards.map(({ name }) => name), corrected].join(' '), searchWords(corrected))
    .map((word) => word.replace(/\u0654$/u, ''))
    .join(' ');

/** Whether a list is filtered. */
const isNarrowed = (query: Query) => Object.values(narrowingOf(query)).some((part) => part !== undefined);

const isFiltered = (query: Query) => isNarrowed(query) || query.sort !== undefined;

const nothing: FoundProducts = { data: [], next: null, matches: 0 };

interface Wanted {
  readonly match: Match;
  readonly within: Within;
  readonly pins?: Pins;
}

const find = (shop: Shop, query: Query, wanted: Wanted, depends: Answering) =>
  findProducts(shop, { address: '/api/search/', query, ...wanted }, depends);

function found<Outcome extends FoundProducts | Refusal<'invalid-request'>>(
  outcome: Outcome,
): SearchFound | Extract<Outcome, Refusal<'invalid-request'>>;
function found(outcome: FoundProducts | Refusal<'invalid-request'>): SearchFound | Refusal<'invalid-request'> {
  if (isRefusal(outcome)) return outcome;
  const { data, next, isBeside } = outcome;
  return { data, next, corrected: null, left_out: [], ...(isBeside === true && { relaxed: true as const }) };
}
