import { searchWords } from '#features/listings/listings.rules.ts';
import { nameIn, type Named } from '#shared/text/names.ts';
import { brandNames } from '#features/brands/server/brands.service.ts';
import { categoryTree } from '#features/categories/server/category-tree.service.ts';
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
      ? { data: [], corrected: null }
      : await search(shop, { q: typed, page_size: maxProducts }, depends);
  const { data, corrected } = isRefusal(found) ? { data: [], corrected: null } : found;
  const meant = corrected === null ? words : searchWords(corrected);
  const named = (all: readonly (Named & { readonly slug: string })[]) =>
    all
      .filter(({ slug, name, nameEn }) => isNamed(`${name} ${nameEn ?? ''} ${slug}`, meant))
      .slice(0, maxNames)
      .map((one) => ({ slug: one.slug, name: nameIn(one, depends.language) }));
  return {
    words: await completed(shop, meant, corrected),
    categories: named((await categoryTree(shop)).inOrder),
    brands: named(await brandNames(shop)),
    products: data.map(({ slug, name, thumb, new_price }) => ({ slug, name, thumb, new_price })),
    corrected,
  };
}

const nothing: Suggestions = { words: [], categories: [], brands: [], products: [], corrected: null };

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
