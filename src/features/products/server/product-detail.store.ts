import { bigint, json, jsonb, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import { batched } from '#platform/database/batched.ts';
import type { ValuedAttribute } from '#features/attributes/attributes.rules.ts';
import type { StoredOption } from '../product-options.rules.ts';
import type { Specification } from '../products.rules.ts';
import { cardColumns, cardRow } from './product-cards.fragments.ts';
import { attributeList, optionList } from './product-options.fragments.ts';
import { storedFieldList, storedFieldRow } from './product-fields.columns.ts';

/** An attribute value among a product's specifications. */
export interface StoredAttribute extends ValuedAttribute {
  readonly position: number;
  readonly code: string;
  readonly comparable: boolean;
  readonly option: string | null;
}

interface VariantRow {
  readonly id: number;
  /** The value numbers, by option slot. */
  readonly values: readonly (number | null)[];
  readonly basePrice: number;
  readonly pictureKey: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** Sellable stock: on hand and not reserved for an order. */
  readonly quantity: number;
  readonly lowStock: boolean;
}

/** Products with their variants and sellable stock. */
const detailsBySlug = statement({
  name: 'details_by_slug',
  params: { slugs: listOf(text) },
  row: {
    ...cardRow,
    description: text,
    descriptionEn: nullable(text),
    pictureKeys: listOf(text),
    pictureAlts: jsonb<Readonly<Record<string, string | undefined>>>(),
    videoId: nullable(text),
    specifications: jsonb<readonly Specification[]>(),
    attributes: json<readonly StoredAttribute[]>(),
    tags: listOf(text),
    tagsEn: listOf(text),
    categoryId: bigint,
    defaultVariantId: bigint,
    ...storedFieldRow,
    brandSlug: nullable(text),
    brandName: nullable(text),
    brandNameEn: nullable(text),
    sellerId: bigint,
    sellerSlug: text,
    sellerName: text,
    sellerNameEn: nullable(text),
    options: json<StoredOption[]>(),
    variants: json<VariantRow[]>(),
  },
  text: `select ${cardColumns}, p.description, p.translations -> 'en' ->> 'description' as "descriptionEn", p.picture_keys as "pictureKeys", p.picture_alts as "pictureAlts", p.video_id as "videoId", p.specifications, p.tags,
      p.tags_en as "tagsEn", p.category_id as "categoryId", coalesce(p.default_variant_id, p.id) as "defaultVariantId"${storedFieldList}, b.slug as "brandSlug", b.name as "brandName", b.translations -> 'en' ->> 'name' as "brandNameEn", 
      seller.id as "sellerId", seller.slug as "sellerSlug", seller.name as "sellerName", seller.translations -> 'en' ->> 'name' as "sellerNameEn",
      ${attributeList} as attributes,
      ${optionList} as options,
      (
        select coalesce(json_agg(json_build_object(
          'id', v.id, 'values', json_build_array(v.value1, v.value2, v.value3), 'basePrice', v.base_price,
          'pictureKey', v.picture_key, 'sku', v.sku, 'barcode', v.barcode, 'quantity', coalesce(s.available, 0), 'lowStock', coalesce(s.low_stock, false)
        ) order by v.position, v.id), '[]')
        from variants v left join variant_stock s on s.variant_id = v.id
        where v.product_id = p.id and v.hidden_at is null
      ) as variants
    from products p
    left join brand_names b on b.id = p.brand_id
    join shop_sellers seller on seller.id = p.seller_id
    where p.slug = any(:slugs) and p.status = 'active'`,
});

/** A product with the fields its page displays. */
export type DetailRow = Readonly<RowOf<typeof detailsBySlug>>;

/** Returns the visible product with a slug. */
export const detailBySlug = batched<string, DetailRow | undefined>({
  run: async (shop, slugs) => {
    const found = await detailsBySlug(shop, { slugs });
    return slugs.map((slug) => found.find((row) => row.slug === slug));
  },
});

/** The visible product with a slug. */
export const visibleBySlug = statement({
  name: 'product_name_by_slug',
  params: { slug: text },
  row: { id: bigint, slug: text, name: text },
  text: `select id, slug, name from products where slug = :slug and status = 'active'`,
});
