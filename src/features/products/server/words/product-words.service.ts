import type { Shop } from '#platform/shop.ts';
import { updateProduct } from '../admin/product-changes.store.ts';
import { countWords, nextProducts, searchedById, productsOfBrand, productsUnder } from './product-words.store.ts';
import { settleVariantNames } from '../admin/product-options.store.ts';
import { noteFact, readFact } from '#platform/database/facts.ts';
import { brandById } from '#features/brands/server/brands.service.ts';
import { searchTextOf } from '../../products.rules.ts';
import type { Named } from '#shared/text/names.ts';
import { words } from '#shared/text/search-text.ts';
import type { NewProduct } from '../admin/product-changes.service.ts';
import { categoryPath } from '#features/categories/server/category-path.service.ts';

const productsAtOnce = 200;

/** Rebuilds the search texts of the products in a category and its descendants, after it was renamed or moved. */
export async function describeProductsUnder(shop: Shop, categoryId: number): Promise<void> {
  for (let after = 0; ;) {
    const some = await productsUnder(shop, { categoryId, after, limit: productsAtOnce });
    await shop.transaction(async () => {
      for (const product of some)
        await describeForSearch(shop, product.id, await categoryPath(shop, { categoryId: product.categoryId }));
    });
    const last = some.at(-1);
    if (last === undefined || some.length < productsAtOnce) return;
    after = last.id;
  }
}

/** Rebuilds the search texts of a brand's products after it was renamed. */
export async function describeProductsOf(shop: Shop, brandId: number): Promise<void> {
  for (let after = 0; ;) {
    const some = await productsOfBrand(shop, { brandId, after, limit: productsAtOnce });
    await shop.transaction(async () => {
      for (const product of some)
        await describeForSearch(shop, product.id, await categoryPath(shop, { categoryId: product.categoryId }));
      shop.invalidate('list');
    });
    const last = some.at(-1);
    if (last === undefined || some.length < productsAtOnce) return;
    after = last.id;
  }
}

/** Rebuilds a product's search text from its own words and those of its categories, after a change. */
export async function describeForSearch(shop: Shop, productId: number, path: readonly Named[]): Promise<void> {
  const product = await searchedById(shop, productId);
  if (product === undefined) return;
  const searchText = await textFor(shop, product, path);
  if (searchText === product.searchText) return;
  await updateProduct(shop, productId, { searchText });
  // The former words are already counted: otherwise a product that is saved often would make its words the most common, and others their typing
  // errors.
  const [before, after] = [wordsOf(product.searchText), wordsOf(searchText)];
  await countWords(shop, {
    added: after.filter((word) => !before.includes(word)),
    gone: before.filter((word) => !after.includes(word)),
  });
}

type Worded = Pick<NewProduct, 'name' | 'translations' | 'brandId' | 'tags' | 'tagsEn'>;

export async function textFor(
  shop: Shop,
  { name, brandId, tags = [], tagsEn = [], translations = {} }: Worded,
  categories: readonly Named[],
): Promise<string> {
  const brand = await brandById(shop, brandId ?? null);
  return searchTextOf({ name, nameEn: translations.en?.name ?? null, brand, tags: [...tags, ...tagsEn], categories });
}

export const wordsOf = (searchText: string) => [...new Set(words(searchText))];

const named = 'colours-named';

/** Fills the column for colours in product names, for variants older than the column; runs once. */
export async function nameColours(shop: Shop): Promise<void> {
  if ((await readFact(shop, named)) !== null) return;
  for (let after = 0; ;) {
    const productIds = (await nextProducts(shop, { after, limit: productsAtOnce })).map(({ id }) => id);
    const last = productIds.at(-1);
    if (last === undefined) break;
    await settleVariantNames(shop, { productIds });
    after = last;
  }
  await noteFact(shop, named, {});
  shop.invalidate('list');
}
