import { bigint, bool, int, jsonb, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import type { Metadata } from '#shared/metadata.ts';
import { statement } from '#platform/database/statement.ts';
import type { ProductStatus, Specification } from '../../products.rules.ts';
import { cellVariantList } from '../variant-fields.columns.ts';
import { cellFieldList } from '../product-fields.columns.ts';

/** Products after an id as table lines, columns in order, with ids and metadata; price, stock and codes are those of the default variant. */
export const tableRecords = statement({
  name: 'product_table_records',
  params: { after: bigint, limit: int },
  row: { id: bigint, cells: listOf(text), metadata: jsonb<Metadata>() },
  text: `select p.id, array[
      p.slug, p.name, coalesce(p.translations -> 'en' ->> 'name', ''), p.description, coalesce(p.translations -> 'en' ->> 'description', ''),
      c.slug, coalesce(b.slug, ''), coalesce(v.base_price, p.base_price)::text, coalesce(s.on_hand, 0)::text, array_to_string(p.tags, '، '), array_to_string(p.tags_en, ', '),
      p.status${cellFieldList}${cellVariantList}
    ] as cells, p.metadata
    from products p join category_names c on c.id = p.category_id left join brand_names b on b.id = p.brand_id 
    left join variants v on v.id = coalesce(p.default_variant_id, p.id) left join variant_stock s on s.variant_id = v.id
    where p.id > :after order by p.id limit :limit`,
});

/** Product ids by slug. */
export const idsBySlugs = statement({
  name: 'product_ids_by_slugs',
  params: { slugs: listOf(text) },
  row: { id: bigint, slug: text },
  text: 'select id, slug from products where slug = any(:slugs)',
});

const row = { id: bigint, categoryId: bigint, specifications: jsonb<readonly Specification[]>() };
const columns = `id, category_id as "categoryId", specifications from products
    where id > :after and specifications <> '[]' order by id limit :limit`;

/** The specifications of the next products that have any. */
export const nextLines = statement({
  name: 'specification_lines',
  params: { after: bigint, limit: int },
  row,
  text: `select ${columns}`,
});

/** The same with the rows locked until the end of the transaction. */
export const nextLinesToMove = statement({
  name: 'specification_lines_to_move',
  params: { after: bigint, limit: int },
  row,
  text: `select ${columns} for no key update`,
});

/** Replaces the specifications of products; concurrent editors get a conflict. */
export const leaveLines = statement({
  name: 'specification_lines_leave',
  params: { ids: listOf(bigint), lines: jsonb<readonly (readonly Specification[])[]>() },
  text: `update products p set specifications = :lines -> (given.place - 1)::int, version = p.version + 1
    from unnest(:ids) with ordinality as given(id, place) where p.id = given.id`,
});

/** A variant in an export. */
interface ExportedVariant {
  readonly id: number;
  /** The names of its option values in Persian. */
  readonly name: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly external_ref: string | null;
  readonly base_price: number;
  readonly on_hand: number;
  readonly held: number;
  readonly visible: boolean;
}

/** Exporting all sellers' products requires an explicit flag, not merely a missing seller. */
const exportedParams = { status: nullable(textOf<ProductStatus>()), ofEverybody: bool, sellerId: nullable(bigint) };
const exported = `(:status IS NULL OR p.status = :status) AND (:ofEverybody OR p.seller_id = :sellerId)`;

/** The number of products in an export. */
export const countExportedProducts = statement({
  name: 'products_count_exported',
  params: exportedParams,
  row: { count: int },
  text: `SELECT count(*)::int AS count FROM products p WHERE ${exported}`,
});

/** Exported products after an id, with their non-archived variants. */
export const exportedProducts = statement({
  name: 'products_exported',
  params: { ...exportedParams, after: bigint, limit: int },
  row: {
    id: bigint,
    slug: text,
    status: textOf<ProductStatus>(),
    name: text,
    name_en: nullable(text),
    seller_id: bigint,
    category_id: bigint,
    brand_id: nullable(bigint),
    created_at: timestamptz,
    updated_at: timestamptz,
    version: int,
    variants: jsonb<ExportedVariant[]>(),
  },
  text: `
SELECT p.id, p.slug, p.status, p.name, p.translations -> 'en' ->> 'name' AS name_en, p.seller_id, p.category_id, p.brand_id,
  p.created_at, p.updated_at, p.version, own.variants
FROM products p CROSS JOIN LATERAL (
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.label, 'sku', v.sku, 'barcode', v.barcode, 'external_ref', v.external_ref,
    'base_price', v.base_price, 'on_hand', coalesce(s.on_hand, 0), 'held', coalesce(s.reserved, 0), 'visible', v.hidden_at IS NULL)
    ORDER BY v.position, v.id), '[]') AS variants
  FROM variants v LEFT JOIN variant_stock s ON s.variant_id = v.id WHERE v.product_id = p.id AND v.archived_at IS NULL
) own
WHERE p.id > :after AND ${exported} ORDER BY p.id LIMIT :limit`,
});
