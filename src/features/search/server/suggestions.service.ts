import { searchWords } from '#features/listings/listings.rules.ts';
import { onceFor } from '#shared/once-for.ts';
import { nameIn, type Named } from '#shared/text/names.ts';
import { words } from '#shared/text/search-text.ts';
import { brandNames } from '#features/brands/server/brands.service.ts';
import { categoryTree, type CategoryInTree } from '#features/categories/server/category-tree.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { popularTags } from '#features/listings/server/popular-tags.service.ts';
import { otherSpellings } from '#features/listings/server/wider-search.service.ts';
import { dictionary } from '#features/synonyms/server/synonyms.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { Suggestions } from '../search.contract.ts';
import { isNamed } from '../search.rules.ts';
import { search } from './search.service.ts';
import { wordsLike } from './search.store.ts';

const maxNames = 3;
const maxProducts = 5;
/** Minimum number of letters to search for products: a single letter, which matches half of the shop, suggests only words. */
const shortestSearched = 2;

interface Folded<One> {
  readonly of: One;
  readonly words: readonly string[];
}

/** Folds the words of names, once per version of a list: a shop has thousands of brands, which every keystroke searches. */
const folded = <One extends Named & { readonly slug: string }>(all: readonly One[]): readonly Folded<One>[] =>
  all.map((of) => ({ of, words: words(`${of.name} ${of.nameEn ?? ''} ${of.slug}`) }));
const foldedCategories = onceFor(folded<CategoryInTree>);
const foldedBrands = onceFor(folded<Named & { readonly slug: string }>);

/** Returns suggestions for the beginning of a search; popular tags when nothing is typed. */
export async function suggestions(shop: Shop, typed: string, depends: Answering): Promise<Suggestions> {
  depends.tag('list', 'categories');
  const typedWords = searchWords(typed);
  if (typed.trim() === '') return { ...nothing, words: await popularTags(shop, depends.language) };
  const isSearched = typed.trim().length >= shortestSearched;
  const [found, begun] = await Promise.all([
    isSearched ? search(shop, { q: typed, page_size: maxProducts }, depends, { popularDo: true }) : nothingFound,
    begunBy(shop, typedWords),
  ]);
  const { data, corrected, left_out: leftOut } = isRefusal(found) ? nothingFound : found;
  const without = searchWords(leftOut.join(' '));
  const meant = corrected === null ? typedWords.filter((word) => !without.includes(word)) : searchWords(corrected);
  const completed = meant.length === typedWords.length ? begun : await begunBy(shop, meant);
  const spelled = await inPersian(shop, meant);
  const named = <One>(all: readonly Folded<One>[]) =>
    all
      .filter((one) => isNamed(one.words, meant) || isNamed(one.words, spelled))
      .slice(0, maxNames)
      .map(({ of }) => of);
  const written = (one: Named & { readonly slug: string }) => ({ slug: one.slug, name: nameIn(one, depends.language) });
  return {
    words: corrected === null ? completed : [corrected],
    categories: named(foldedCategories((await categoryTree(shop)).inOrder)).map((category) => ({
      ...written(category),
      image: category.pictureKey === null ? null : renditionAddress(category.pictureKey, 320),
    })),
    brands: named(foldedBrands(await brandNames(shop))).map(written),
    products: data.map(({ slug, name, thumb, new_price }) => ({ slug, name, thumb, new_price })),
    corrected,
    left_out: leftOut,
  };
}

/** Returns the words, with Latin ones transliterated to Persian where the catalogue has them: kafsh is کفش. */
async function inPersian(shop: Shop, typed: readonly string[]): Promise<readonly string[]> {
  const spellings = await otherSpellings(shop, typed, await dictionary(shop));
  return typed.map((word) => spellings.get(word)?.[0] ?? word);
}

const nothingFound = { data: [], corrected: null, left_out: [] };
const nothing: Suggestions = { words: [], categories: [], brands: [], products: [], corrected: null, left_out: [] };

/** Returns completions of a single word. */
async function begunBy(shop: Shop, [word, ...further]: readonly string[]): Promise<string[]> {
  if (word === undefined || further.length > 0) return [];
  return (await wordsLike(shop, { pattern: `${word}%` })).map((row) => row.word).filter((one) => one !== word);
}
