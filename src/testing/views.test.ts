import { is } from 'drizzle-orm';
import { getViewConfig, PgColumn, PgView } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/databases.ts';

const modules = import.meta.glob<Record<string, unknown>>('../features/*/server/**/*.views.ts', { eager: true });
const views = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgView => is(value, PgView))
  .map((view) => getViewConfig(view));

const at = `timestamptz '2026-01-01'`;

/** Queries on views and functions, and the index that serves them: the planner inlines the view. */
const plans: [requested: string, index: string][] = [
  ['SELECT id FROM visible_products ORDER BY sold_count DESC, id DESC LIMIT 5', 'products_popular'],
  ['SELECT id FROM visible_products WHERE category_id = 1 ORDER BY base_price, id LIMIT 5', 'products_category_price'],
  ['SELECT id FROM visible_products ORDER BY coalesce(rating, 0) DESC, id DESC LIMIT 5', 'products_rating'],
  [`SELECT slug FROM product_summaries WHERE slug = 'x'`, 'products_slug'],
  [`SELECT product_id FROM visible_variants WHERE filter_colours && array['x']`, 'variants_filter_colours'],
  ['SELECT seller_id FROM product_sellers WHERE product_id = 1', 'products_'],
  ['SELECT count(DISTINCT product_id) FROM products_of_sellers WHERE seller_id = 1', 'variants_seller'],
  ['SELECT available FROM sellable_variants WHERE id = 1', 'stock_levels_variant_id_location_id_pk'],
  [
    'SELECT c.name, c.available FROM cart_items i JOIN variant_cards c ON c.id = i.variant_id WHERE i.customer_id = 1',
    'stock_levels_variant_id_location_id_pk',
  ],
  [`SELECT word FROM search_words WHERE word % 'xyz'`, 'search_vocabulary_word'],
  [`SELECT word FROM search_words WHERE sound = sound_of('kafsh')`, 'search_vocabulary_sound'],
  [`SELECT id FROM active_flash_sales(${at}) WHERE product_id = 1`, 'flash_sales_product'],
  [
    `SELECT v.id, sale.price FROM variants v LEFT JOIN LATERAL best_flash_sale(v.id, v.product_id, ${at}) sale ON true WHERE v.id = 1`,
    'flash_sales_product',
  ],
  [`SELECT id FROM order_summaries WHERE held_until <= ${at}`, 'orders_held_until'],
  ['SELECT id FROM counted_orders WHERE customer_id = 1', 'orders_customer'],
  [`SELECT product_id, sum(quantity) FROM bought_lines WHERE paid_at > ${at} GROUP BY product_id`, 'orders_paid_at'],
  [`SELECT order_id FROM order_ends WHERE at > ${at}`, 'order_steps_ends'],
  ['SELECT sum(quantity) FROM returned_lines WHERE order_id = 1 AND position = 1', 'returns_pkey'],
  [`SELECT id FROM customer_search WHERE words LIKE '%xyz%'`, 'customers_words'],
  [
    'SELECT s.id, owed.balance FROM shop_sellers s LEFT JOIN LATERAL seller_balance(s.id) owed ON true',
    'seller_entries_sequence',
  ],
];

describe('views', () => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
  });
  afterAll(() => remove());

  test('every view has the columns its owner declares, and every view is declared', async () => {
    const { rows } = await database.pool.query<{ view: string; column: string; type: string }>(`
      SELECT c.relname AS view, a.attname AS column, replace(format_type(a.atttypid, a.atttypmod), ' ', '') AS type
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      WHERE c.relkind = 'v' AND c.relnamespace = 'public'::regnamespace`);
    const stored = rows.map(({ view, column, type }) => `${view}.${column} ${type}`);
    const declared = views.flatMap(({ name, selectedFields }) =>
      Object.values(selectedFields).map((column) =>
        is(column, PgColumn) ? `${name}.${column.name} ${column.getSQLType().replaceAll(' ', '')}` : name,
      ),
    );
    expect(declared.sort()).toEqual(stored.sort());
  });

  test.each(plans)('%s goes by %s', async (requested, index) => {
    const plan = await database.transaction(async () => {
      // The tables are empty: a sequential scan would always be cheapest.
      await database.pool.query('SET LOCAL enable_seqscan = off');
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${requested}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Function Scan|Subquery Scan on (?!owed|sale)/);
  });
});
