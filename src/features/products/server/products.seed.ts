import { sql } from 'drizzle-orm';
import { bigint, int } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { inBatches, seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { words } from '#shared/text/search-text.ts';
import { searchVocabulary } from './product-words.tables.ts';
import { recordBasePrices } from '#features/prices/server/base-prices.service.ts';
import { settleVariantNames } from './admin/product-options.store.ts';
import { productOptions, productOptionValues, products, variants } from './products.tables.ts';

export type SeedProduct = typeof products.$inferInsert;

const takeIds = statement({
  name: 'seed_catalogue_ids',
  params: { count: int },
  row: { id: bigint },
  text: `SELECT nextval('catalogue_ids') AS id FROM generate_series(1, :count)`,
});

/** Takes ids for products and variants, lowest first. */
export async function seedCatalogueIds(shop: Shop, count: number): Promise<number[]> {
  return (await takeIds(shop, { count })).map(({ id }) => id).sort((one, other) => one - other);
}

/** Inserts products with their search texts. */
export async function seedProducts(shop: Shop, rows: readonly SeedProduct[]): Promise<void> {
  await seedRows(shop, products, rows);
  const known = new Map<string, number>();
  for (const { searchText } of rows) {
    for (const word of new Set(words(searchText ?? ''))) known.set(word, (known.get(word) ?? 0) + 1);
  }
  for (const batch of inBatches([...known].map(([word, count]) => ({ word, products: count })))) {
    await shop.db
      .insert(searchVocabulary)
      .values(batch)
      .onConflictDoUpdate({
        target: searchVocabulary.word,
        set: { products: sql`${searchVocabulary.products} + excluded.products` },
      });
  }
}

/** Inserts options and values of products, then their variants with values, and stores the variants' names. */
export async function seedVariants(
  shop: Shop,
  given: {
    readonly options: readonly (typeof productOptions.$inferInsert)[];
    readonly values: readonly (typeof productOptionValues.$inferInsert)[];
    readonly variants: readonly (typeof variants.$inferInsert)[];
  },
): Promise<void> {
  await seedRows(shop, productOptions, given.options);
  await seedRows(shop, productOptionValues, given.values);
  await seedRows(shop, variants, given.variants);
  const productIds = [...new Set(given.variants.map(({ productId }) => productId))];
  await settleVariantNames(shop, { productIds });
  await recordBasePrices(shop, productIds);
}
