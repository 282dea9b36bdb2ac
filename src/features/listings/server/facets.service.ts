import {
  specialPricesOfAll,
  runningFlashSales,
  untilPricesChange,
} from '#features/flash-sales/server/flash-sales.service.ts';
import type { PriceRule } from '#features/prices/prices.rules.ts';
import { priceRule, priceRuleTag } from '#features/prices/server/price-rule.service.ts';
import { pinsOf, pinsTag } from '#features/pinned-results/server/pinned-results.service.ts';
import { dictionaryTag } from '#features/synonyms/server/synonyms.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { Facets, ListQuery } from '../listings.contract.ts';
import { emptyPriceRange, slugsIn } from '../listings.rules.ts';
import { kindIn, nameIn } from '#shared/text/names.ts';
import { countFacets, inSizeOrder, ratingSteps, type FacetFilter } from '../facets.rules.ts';
import { brandNames } from '#features/brands/server/brands.service.ts';
import { categoryTree } from '#features/categories/server/category-tree.service.ts';
import { attributesTag } from '#features/attributes/server/attributes.service.ts';
import { attributeChoicesIn } from '../attribute-filter.rules.ts';
import { attributeWishes, offeredAttributes } from './attribute-facets.service.ts';
import { facetRows, idsOfFeatured, idsOfSeller } from './facet-rows.ts';
import { similarProducts } from '#features/image-search/server/image-hashes.service.ts';
import { codedIds, codedSearch } from './search-codes.service.ts';
import { readForList } from './search/named-search.service.ts';
import { understood } from './search-wishes.service.ts';
import { commonMatches } from './common-words.service.ts';
import { matchingIds } from './product-search.store.ts';

/** A facets request: the list and its filter. */
export interface FacetsRequest extends Omit<ListQuery, 'page' | 'page_size' | 'after' | 'sort'> {
  readonly category?: string;
  readonly q?: string;
  readonly tag?: string;
  readonly picture?: string;
  readonly seller?: string;
  readonly offers?: boolean;
  readonly featured?: boolean;
}

/** The maximum number of matches counted; for common words, those among the most popular products. */
const maxCounted = 20_000;

/** Loads the filterable properties at startup, so that the first request in a large shop does not wait. */
export async function readFacetsAhead(shop: Shop): Promise<void> {
  await facetRows(shop).catch((error: unknown) =>
    shop.log.warn({ err: error }, 'the choices of lists could not be read ahead'),
  );
}

/** Returns the facets of a list, each choice with the number of products it would leave. */
export async function facetsOf(shop: Shop, requestedAs: FacetsRequest, depends: Answering): Promise<Facets> {
  depends.tag('list', 'categories', attributesTag);
  const { requested, onSale } = await withWishes(shop, requestedAs, depends);
  const [{ hexes, englishNames, rows }, named, prices] = await Promise.all([
    facetRows(shop),
    brandNames(shop),
    pricesNow(shop, depends),
  ]);
  const brands = new Map(named.map((brand) => [brand.id, brand]));
  const found = await idsOf(shop, requested, depends);
  const sold = new Set(onSale);
  const ids = onSale === undefined ? found : (found ?? onSale).filter((id) => sold.has(id));
  const tree = await categoryTree(shop);
  const category = requested.category === undefined ? undefined : (tree.bySlug.get(requested.category) ?? null);
  const categoryIds = category === undefined ? undefined : new Set(category?.idsBelow);
  const chosen = attributeChoicesIn(Object.entries(requested));
  const filter = { ...filterOf(requested, named), attributes: await attributeWishes(shop, chosen) };
  const slots = ids === null ? undefined : rows.slotsOf(ids);
  const counts = countFacets(rows, filter, { slots, categoryIds, ...prices });
  const { language } = depends;
  const attributes = await offeredAttributes(shop, { category: category ?? null, counts, chosen, language });
  const [colours, sizes] = [withChosen(counts.colours, filter.colours), withChosen(counts.sizes, filter.sizes)];
  const called = (value: string) => ({
    value,
    name: kindIn({ name: value, nameEn: englishNames.get(value) ?? null }, depends.language),
  });
  return {
    total: counts.total,
    brands: [...counts.brands]
      .flatMap(([id, count]) =>
        present([brands.get(id)]).map((brand) => ({ slug: brand.slug, name: nameIn(brand, depends.language), count })),
      )
      .sort((a, b) => b.count - a.count || a.slug.localeCompare(b.slug)),
    colours: [...colours]
      .map(([value, count]) => ({ ...called(value), hex: hexes.get(value) ?? null, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, depends.language)),
    sizes: inSizeOrder([...sizes.keys()]).map((value) => ({ ...called(value), count: sizes.get(value) ?? 0 })),
    ratings: ratingSteps.map((stars) => ({ stars, count: counts.ratings.get(stars) ?? 0 })),
    payments: (['online', 'cash'] as const).map((code) => ({ code, count: counts.payments.get(code) ?? 0 })),
    attributes,
    in_stock_count: counts.inStock,
    price_min: counts.priceMin ?? emptyPriceRange.least,
    price_max: counts.priceMax ?? emptyPriceRange.greatest,
  };
}

/** Returns a request with its text interpreted as the search does. */
async function withWishes(
  shop: Shop,
  requested: FacetsRequest,
  depends: Answering,
): Promise<{ requested: FacetsRequest; onSale?: readonly number[] | undefined }> {
  const { q = '', tag = '', picture = '' } = requested;
  if (tag !== '' || picture !== '' || (await codedSearch(shop, q)) !== null) return { requested };
  const wishes = await understood(shop, q, requested, depends);
  if (wishes === null) return { requested };
  return { requested: { ...wishes.wished, ...requested, q: wishes.searched }, onSale: wishes.onSale };
}

/** Returns the current price rule and overridden prices. */
async function pricesNow(
  shop: Shop,
  depends: Answering,
): Promise<{ rule: PriceRule; specials: ReadonlyMap<number, number> }> {
  depends.tag(priceRuleTag);
  const [rule, specials] = await Promise.all([
    priceRule(shop),
    specialPricesOfAll(shop),
    untilPricesChange(shop, depends),
  ]);
  return { rule, specials };
}

/** Adds selected choices that leave no products, so that they can be deselected by name. */
function withChosen(
  counts: ReadonlyMap<string, number>,
  chosen: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, number> {
  return new Map([...[...chosen].map((name) => [name, 0] as const), ...counts]);
}

/** Returns the products of a search, a seller, the flash sales or the featured ones; null for all. */
async function idsOf(
  shop: Shop,
  { q = '', tag = '', picture: image = '', seller = '', offers: flashSales, featured }: FacetsRequest,
  depends: Answering,
): Promise<readonly number[] | null> {
  if (flashSales === true) return (await runningFlashSales(shop, depends)).map(({ productId }) => productId);
  if (featured === true) return (await idsOfFeatured(shop, { limit: maxCounted })).map(({ id }) => id);
  if (seller !== '') {
    depends.tag('sellers');
    return (await idsOfSeller(shop, { slug: seller, limit: maxCounted })).map(({ id }) => id);
  }
  if (image !== '') return similarProducts(shop, image, depends);
  if (tag.trim() !== '') return matchingIds(shop, { tag: tag.trim() }, maxCounted);
  if (q.trim() === '') return null;
  depends.tag(dictionaryTag, pinsTag);
  const coded = await codedSearch(shop, q);
  if (coded !== null) return codedIds(shop, coded);
  const { match, corrected } = await readForList(shop, q);
  const { pinned, hidden } = await pinsOf(shop, corrected ?? q);
  const found = (await commonMatches(shop, { match }, maxCounted)) ?? (await matchingIds(shop, match, maxCounted));
  return pinned.length + hidden.length === 0
    ? found
    : [...new Set([...pinned, ...found])].filter((id) => !hidden.includes(id));
}

function filterOf(requested: FacetsRequest, brands: Iterable<{ id: number; slug: string }>): FacetFilter {
  const named = (list: string | undefined) =>
    list === undefined || slugsIn(list).length === 0 ? undefined : new Set(slugsIn(list));
  const slugs = named(requested.brand);
  return {
    brands:
      slugs === undefined
        ? undefined
        : new Set<number | null>([...brands].filter(({ slug }) => slugs.has(slug)).map(({ id }) => id)),
    colours: named(requested.colour),
    sizes: named(requested.size),
    payments: requested.payment === undefined ? undefined : new Set([requested.payment]),
    rating: requested.rating,
    priceMin: requested.price_min,
    priceMax: requested.price_max,
    inStock: requested.in_stock,
  };
}

function present<T>(list: readonly (T | undefined)[]): T[] {
  return list.filter((one) => one !== undefined);
}
