import type { ProductCard } from '#features/products/product-card.contract.ts';
import { fewMatches as few, searchWords } from '#features/listings/listings.rules.ts';
import { findProducts, type FoundProducts, type Match } from '#features/listings/server/product-search.service.ts';
import { similarProducts } from '#features/image-search/server/image-hashes.service.ts';
import {
  occurring,
  readSearch,
  widerQueries,
  type SearchReading,
} from '#features/listings/server/wider-search.service.ts';
import type { ListRequest } from '#features/listings/server/product-list.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { bearsPersianKeys, onOtherKeyboard } from '#shared/text/keyboard.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';

type Query = ListRequest['query'];

interface SearchFound {
  readonly data: ProductCard[];
  readonly next: string | null;
  readonly corrected: string | null;
  /** Set where nothing answers to all words as they were typed: these come closest. */
  readonly relaxed?: true;
}

/**
 * Products by words, by a tag or by the looks of a picture. What is typed is searched for as it is; only when that finds little, and on the first
 * page, it is read as if typed on the other keyboard, and then as if mistyped.
 */
export async function search(
  shop: Shop,
  query: Query,
  depends: Answering,
): Promise<SearchFound | Refusal<'invalid-request'>> {
  const image = query.picture ?? '';
  if (image !== '')
    return found(await find(shop, query, { productIds: await similarProducts(shop, image, depends) }, depends), null);
  const tag = query.tag?.trim() ?? '';
  const text = query.q ?? '';
  if (tag !== '') return found(await find(shop, query, { tag }, depends), null);
  const typed = searchWords(text);
  if (typed.length === 0 && text.trim() === '') return { data: [], next: null, corrected: null };
  const exact = typed.length === 0 ? nothing : await find(shop, query, { words: typed }, depends);
  const isFirstPage = query.after === undefined && (query.page ?? 1) === 1;
  if (isRefusal(exact)) return exact;
  if (!isFirstPage && exact.matches >= few) return found(exact, null);
  if (!isFirstPage) {
    const { readings } = await readSearch(shop, text);
    return (await wider(shop, query, { readings, matches: exact.matches }, depends)) ?? found(exact, null);
  }
  const rather = bearsPersianKeys(text);
  if (exact.matches >= few && !rather) return found(exact, null);
  const swapped = await readOnOtherKeyboard(shop, query, rather ? 0 : exact.matches, depends);
  if (swapped !== null) return swapped;
  return (await readOtherwise(shop, query, { typed, matches: exact.matches }, depends)) ?? found(exact, null);
}

/**
 * The search with its mistyped words mended, or with what its words may also stand for, whichever finds more: where a mistyped word
 * may have been several, the likeliest alone would hide the others.
 */
async function readOtherwise(
  shop: Shop,
  query: Query,
  { typed, matches }: { typed: readonly string[]; matches: number },
  depends: Answering,
): Promise<SearchFound | Refusal<'invalid-request'> | null> {
  const { readings, meant } = await readSearch(shop, query.q ?? '');
  const words = typed.map((word) => meant.get(word) ?? word);
  const mended = matches > 0 || meant.size === 0 ? null : await foundMore(shop, query, words, 0, depends);
  if (mended !== null && mended.matches >= few) return correctedTo(words, mended);
  const others = await wider(shop, query, { readings, matches: mended?.matches ?? matches }, depends);
  if (others === null) return correctedTo(words, mended);
  return meant.size === 0 || matches > 0 ? others : { ...others, relaxed: true };
}

const nothing: FoundProducts = { data: [], next: null, matches: 0 };

function find(shop: Shop, query: Query, match: Match, depends: Answering) {
  return findProducts(shop, { address: '/api/search/', query, match }, depends);
}

function found(
  outcome: FoundProducts | Refusal<'invalid-request'>,
  corrected: string | null,
): SearchFound | Refusal<'invalid-request'> {
  return isRefusal(outcome) ? outcome : { data: outcome.data, next: outcome.next, corrected };
}

/** What the same keys give on the other keyboard, when that finds more: of several readings the one that finds most. */
async function readOnOtherKeyboard(shop: Shop, query: Query, matches: number, depends: Answering) {
  // What gives signs instead of letters there was not meant for it: کش is no ";a".
  const readings = onOtherKeyboard(query.q ?? '').filter((reading) => /^[\p{L}\p{N}\s]+$/u.test(reading));
  const outcomes: { readonly meant: readonly string[]; readonly outcome: FoundProducts }[] = [];
  for (const meant of await occurring(shop, readings.map(searchWords))) {
    const outcome = await foundMore(shop, query, meant, matches, depends);
    if (outcome !== null) outcomes.push({ meant, outcome });
  }
  const [best] = outcomes.sort((one, other) => other.outcome.matches - one.outcome.matches);
  return best === undefined ? null : correctedTo(best.meant, best.outcome);
}

/** The same with what each word may also stand for, and, where nothing answers to all of them, to all but one; null when that finds no more. */
async function wider(
  shop: Shop,
  query: Query,
  { readings, matches }: { readings: SearchReading['readings']; matches: number },
  depends: Answering,
): Promise<SearchFound | null> {
  for await (const wider of widerQueries(shop, readings, matches)) {
    const outcome = await find(shop, query, { query: wider }, depends);
    if (isRefusal(outcome) || outcome.matches <= matches) continue;
    return {
      data: outcome.data,
      next: outcome.next,
      corrected: null,
      ...(wider.relaxed && { relaxed: true as const }),
    };
  }
  return null;
}

async function foundMore(shop: Shop, query: Query, meant: readonly string[], matches: number, depends: Answering) {
  const outcome = await find(shop, { ...query, q: meant.join(' ') }, { words: meant }, depends);
  return isRefusal(outcome) || outcome.matches <= matches ? null : outcome;
}

function correctedTo(meant: readonly string[], outcome: FoundProducts | null) {
  return outcome === null ? null : found(outcome, meant.join(' '));
}
