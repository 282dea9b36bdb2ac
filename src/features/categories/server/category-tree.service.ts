import { renditionAddress } from '#features/media/media.rules.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { Category } from '../categories.contract.ts';
import { nameIn } from '#shared/text/names.ts';
import { allCategories, stockByCategory, type CategoryRow } from './categories.store.ts';

/** A category with its position in the tree. */
export interface CategoryInTree extends CategoryRow {
  /** The path from the main category down to this one. */
  readonly path: readonly CategoryRow[];
  readonly children: readonly CategoryInTree[];
  /** Its own id and those of all categories below it. */
  readonly idsBelow: readonly number[];
}

export interface CategoryTree {
  /** The main categories first, then those below them in the same order. */
  readonly inOrder: readonly CategoryInTree[];
  readonly bySlug: ReadonlyMap<string, CategoryInTree>;
  readonly byId: ReadonlyMap<number, CategoryInTree>;
}

/** The maximum age of a product count, in seconds: counting is a scan, so it runs at most this often. */
const countSeconds = 60;

/** The category tree; every response that contains part of it carries the tag `categories`. */
export const categoryTree = cached<CategoryTree>({
  tag: 'categories',
  read: async (shop) => treeOf(await allCategories(shop).execute()),
});

const stockCounts = cached<{ products: ReadonlyMap<number, number>; until: Date }>({
  tag: 'category-stock',
  seconds: countSeconds,
  read: async (shop) => ({
    until: new Date(shop.clock.now().getTime() + countSeconds * 1_000),
    products: new Map((await stockByCategory(shop)).map(({ categoryId, products }) => [categoryId, products])),
  }),
});

/** Returns the visible categories with the number of products in stock in and below each; cached for a minute. */
export async function visibleCategories(
  shop: Shop,
  categories: readonly CategoryInTree[],
  depends: Answering,
): Promise<Category[]> {
  const { products, until } = await stockCounts(shop);
  depends.tag('categories');
  depends.until(until);
  return categories.map((category) => ({
    name: nameIn(category, depends.language),
    slug: category.slug,
    image: category.pictureKey === null ? null : renditionAddress(category.pictureKey, 320),
    parent: category.path.at(-2)?.slug ?? null,
    stock: category.idsBelow.reduce((sum, id) => sum + (products.get(id) ?? 0), 0),
  }));
}

function treeOf(rows: readonly CategoryRow[]): CategoryTree {
  const rowsBelow = new Map<number | null, CategoryRow[]>();
  for (const row of rows) rowsBelow.set(row.parentId, [...(rowsBelow.get(row.parentId) ?? []), row]);
  const inOrder: CategoryInTree[] = [];
  const grow = (row: CategoryRow, above: readonly CategoryRow[]): CategoryInTree => {
    const path = [...above, row];
    const children = (rowsBelow.get(row.id) ?? []).map((child) => grow(child, path));
    return { ...row, path, children, idsBelow: [row.id, ...children.flatMap(({ idsBelow }) => idsBelow)] };
  };
  for (
    let level = (rowsBelow.get(null) ?? []).map((row) => grow(row, []));
    level.length > 0;
    level = level.flatMap(({ children }) => children)
  ) {
    inOrder.push(...level);
  }
  return {
    inOrder,
    bySlug: new Map(inOrder.map((category) => [category.slug, category])),
    byId: new Map(inOrder.map((category) => [category.id, category])),
  };
}
