import { bigint, int, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Returns the start of each part of the products: the preceding id, and the latest change in it. */
export const productParts = statement({
  name: 'sitemap_product_parts',
  params: { size: bigint },
  row: { after: bigint, changed_at: timestamptz },
  text: `
SELECT CASE WHEN part = 0 THEN 0 ELSE min(id) - 1 END AS after, max(changed_at) AS changed_at
FROM (
  SELECT id, changed_at, (row_number() OVER (ORDER BY id) - 1) / :size AS part
  FROM visible_products
) numbered
GROUP BY part ORDER BY part`,
});

export const batchOfProducts = statement({
  name: 'sitemap_products',
  params: { after: bigint, limit: int },
  row: { id: bigint, slug: text, changed_at: timestamptz },
  text: 'SELECT id, slug, changed_at FROM visible_products WHERE id > :after ORDER BY id LIMIT :limit',
});

/** Returns the displayed categories. A list, including its subcategories, changed at the latest when its newest product did. */
export const findableCategories = statement({
  name: 'sitemap_categories',
  row: { slug: text, changed_at: nullable(timestamptz) },
  text: `
SELECT c.slug, (SELECT p.changed_at FROM products_in_categories i JOIN visible_products p ON p.id = i.product_id
  WHERE i.category_id = c.id ORDER BY i.product_id DESC LIMIT 1) AS changed_at
FROM category_names c WHERE NOT c.hidden ORDER BY c.id`,
});

/** Returns the open sellers, with the time of the latest change of their products. */
export const findableSellers = statement({
  name: 'sitemap_sellers',
  params: { limit: int },
  row: { slug: text, changed_at: nullable(timestamptz) },
  text: `
SELECT s.slug, (SELECT p.changed_at FROM visible_products p
  WHERE p.id = (SELECT v.product_id FROM visible_variants v WHERE v.seller_id = s.id ORDER BY v.product_id DESC LIMIT 1)) AS changed_at
FROM open_sellers s ORDER BY s.id LIMIT :limit`,
});

/** Returns the time of the latest change of a product, and with it of the pages that list all of them. */
export const newestProductChange = statement({
  name: 'sitemap_newest_product',
  row: { changed_at: timestamptz },
  text: 'SELECT changed_at FROM visible_products ORDER BY id DESC LIMIT 1',
});
