import { searchWords } from '#features/listings/listings.rules.ts';
import { nameIn, type Named } from '#shared/text/names.ts';
import { brandNames } from '#features/brands/server/brands.service.ts';
import { categoryTree } from '#features/categories/server/category-tree.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { popularTags } from '#features/listings/server/popular-tags.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { Suggestions } from '../search.contract.ts';
import { isNamed } from '../search.rules.ts';
import { search } from './search.service.ts';
import { wordsLike } from './search.store.ts';

const maxNames = 3;
const maxProducts = 5;
/** One letter begins half of the shop: it suggests words, no products. */
const shortestSearched = 2;

/** What is likely meant by the beginning of a search; nothing typed yet, what is bought most. */
export async function suggestions(shop: Shop, typed: string, depends: Answering): Promise<Suggestions> {
  depends.tag('list', 'categories');
  const words = searchWords(typed);
  if (typed.trim() === '') return { ...nothing, words: await popularTags(shop, depends.language) };
  const found =
    typed.trim().length < shortestSearched
      ? nothingFound
      : await search(shop, { q: typed, page_size: maxProducts }, depends);
  const { data, corrected, left_out: leftOut } = isRefusal(found) ? nothingFound : found;
  const without = searchWords(leftOut.join(' '));
  const meant = corrected === null ? words.filter((word) => !without.includes(word)) : searchWords(corrected);
  const named = <One extends Named & { readonly slug: string }>(all: readonly One[]) =>
    all.filter(({ slug, name, nameEn }) => isNamed(`${name} ${nameEn ?? ''} ${slug}`, meant)).slice(0, maxNames);
  const written = (one: Named & { readonly slug: string }) => ({ slug: one.slug, name: nameIn(one, depends.language) });
  return {
    words: await completed(shop, meant, corrected),
    categories: named((await categoryTree(shop)).inOrder).map((category) => ({
      ...written(category),
      image: category.pictureKey === null ? null : renditionAddress(category.pictureKey, 320),
    })),
    brands: named(await brandNames(shop)).map(written),
    products: data.map(({ slug, name, thumb, new_price }) => ({ slug, name, thumb, new_price })),
    corrected,
    left_out: leftOut,
  };
}

const nothingFound = { data: [], corrected: null, left_out: [] };
const nothing: Suggestions = { words: [], categories: [], brands: [], products: [], corrected: null, left_out: [] };

/** One word is completed to those that begin so; what was mended is offered as it was meant. */
async function completed(
  shop: Shop,
  [word, ...further]: readonly string[],
  corrected: string | null,
): Promise<string[]> {
  if (corrected !== null) return [corrected];
  if (word === undefined || further.length > 0) return [];
  return (await wordsLike(shop, { pattern: `${word}%` })).map((row) => row.word).filter((one) => one !== word);
}
