import { bigint, listOf, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Enters a platform with its first call, and notes that it called: no row comes back where that was noted within the last minute. */
export const noteCall = statement({
  name: 'assistants_note_call',
  params: { profileUrl: text, now: timestamptz, before: timestamptz },
  row: { id: bigint },
  text: `
INSERT INTO assistants AS a (profile_url, created_at, last_used_at) VALUES (:profileUrl, :now, :now)
ON CONFLICT (profile_url) DO UPDATE SET last_used_at = :now WHERE a.last_used_at < :before
RETURNING id`,
});

export const assistantByProfile = statement({
  name: 'assistants_by_profile',
  params: { profileUrl: text },
  row: { id: bigint },
  text: 'SELECT id FROM assistants WHERE profile_url = :profileUrl',
});

/** Forgets the platforms that have not called since a time. */
export const forgetUnused = statement({
  name: 'assistants_forget_unused',
  params: { before: timestamptz },
  text: 'DELETE FROM assistants WHERE last_used_at < :before',
});

/** The products that identifiers mean, with the variant where one was named. */
export const productsNamed = statement({
  name: 'assistants_products_named',
  params: { productIds: listOf(bigint), variantIds: listOf(bigint), slugs: listOf(text) },
  row: { productId: bigint, slug: text, variantId: nullable(bigint) },
  text: `
SELECT p.id AS "productId", p.slug, NULL::bigint AS "variantId"
FROM visible_products p WHERE p.id = ANY(:productIds) OR p.slug = ANY(:slugs)
UNION ALL
SELECT p.id, p.slug, v.id FROM visible_variants v JOIN visible_products p ON p.id = v.product_id
WHERE v.id = ANY(:variantIds)`,
});

/** The visible variants that identifiers mean: of a product all of them. */
export const variantsNamed = statement({
  name: 'assistants_variants_named',
  params: { productIds: listOf(bigint), variantIds: listOf(bigint), slugs: listOf(text) },
  row: { variantId: bigint, productId: bigint, slug: text },
  text: `
SELECT v.id AS "variantId", p.id AS "productId", p.slug FROM visible_variants v JOIN visible_products p ON p.id = v.product_id
WHERE v.id = ANY(:variantIds) OR p.id = ANY(:productIds) OR p.slug = ANY(:slugs)`,
});
