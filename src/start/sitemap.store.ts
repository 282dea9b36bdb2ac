import { bigint, int, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Where each part of the products begins: after which number, and when something in it last changed. */
export const productParts = statement({
  name: 'sitemap_product_parts',
  params: { size: bigint },
  row: { after: bigint, changed_at: timestamptz },
  text: `
SELECT CASE WHEN part = 0 THEN 0 ELSE min(id) - 1 END AS after, max(changed_at) AS changed_at
FROM (
  SELECT id, changed_at, (row_number() OVER (ORDER BY id) - 1) / :size AS part
  FROM products WHERE hidden_at IS NULL
) numbered
GROUP BY part ORDER BY part`,
});

export const batchOfProducts = statement({
  name: 'sitemap_products',
  params: { after: bigint, limit: int },
  row: { id: bigint, slug: text, changed_at: timestamptz },
  text: 'SELECT id, slug, changed_at FROM products WHERE hidden_at IS NULL AND id > :after ORDER BY id LIMIT :limit',
});

export const findableCategories = statement({
  name: 'sitemap_categories',
  row: { slug: text },
  text: 'SELECT slug FROM categories ORDER BY id',
});

export const findableSellers = statement({
  name: 'sitemap_sellers',
  params: { limit: int },
  row: { slug: text },
  text: 'SELECT slug FROM sellers WHERE active ORDER BY id LIMIT :limit',
});
