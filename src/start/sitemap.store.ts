import { untypedStatement } from '#platform/database/database.ts';

/** Where each part of the products begins: after which number, and when something in it last changed. */
export const productParts = untypedStatement<{ after: number; changed_at: Date }>({
  name: 'sitemap_product_parts',
  text: `
SELECT CASE WHEN part = 0 THEN 0 ELSE min(id) - 1 END AS after, max(changed_at) AS changed_at
FROM (
  SELECT id, changed_at, (row_number() OVER (ORDER BY id) - 1) / $1::bigint AS part
  FROM products WHERE hidden_at IS NULL
) numbered
GROUP BY part ORDER BY part`,
});

export const batchOfProducts = untypedStatement<{ id: number; slug: string; changed_at: Date }>({
  name: 'sitemap_products',
  text: 'SELECT id, slug, changed_at FROM products WHERE hidden_at IS NULL AND id > $1::bigint ORDER BY id LIMIT $2::int',
});

export const findableCategories = untypedStatement<{ slug: string }>({
  name: 'sitemap_categories',
  text: 'SELECT slug FROM categories ORDER BY id',
});

export const findableSellers = untypedStatement<{ slug: string }>({
  name: 'sitemap_sellers',
  text: 'SELECT slug FROM sellers WHERE active ORDER BY id LIMIT $1::int',
});
