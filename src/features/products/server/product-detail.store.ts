import { untypedStatement } from '#platform/database/database.ts';
import { gathered } from '#platform/database/batched.ts';
import type { StoredFields } from '../product-fields.rules.ts';
import type { Specification } from '../products.rules.ts';
import { cardColumns, type CardRow } from './product-cards.fragments.ts';
import { storedFieldList } from './product-fields.columns.ts';

interface VariantRow {
  readonly id: number;
  readonly colourName: string | null;
  readonly colourNameEn: string | null;
  readonly colourHex: string | null;
  readonly size: string | null;
  readonly sizeEn: string | null;
  readonly basePrice: number;
  readonly pictureKey: string | null;
  /** Pieces that can be sold: on the shelf and not held for an order. */
  readonly quantity: number;
}

export interface DetailRow extends CardRow, StoredFields {
  readonly description: string;
  readonly descriptionEn: string | null;
  readonly pictureKeys: string[];
  readonly pictureAlts: Readonly<Record<string, string | undefined>>;
  readonly videoId: string | null;
  readonly specifications: readonly Specification[];
  readonly tags: string[];
  readonly tagsEn: string[];
  readonly categoryId: number;
  readonly brandSlug: string | null;
  readonly brandName: string | null;
  readonly brandNameEn: string | null;
  readonly sellerId: number;
  readonly sellerSlug: string;
  readonly sellerName: string;
  readonly sellerNameEn: string | null;
  readonly variants: VariantRow[];
}

/** Products with their variants and what can be sold of each: `[slugs]`. */
const detailsBySlug = untypedStatement<DetailRow>({
  name: 'details_by_slug',
  text: `select ${cardColumns}, p.description, p.translations -> 'en' ->> 'description' as "descriptionEn", p.picture_keys as "pictureKeys", p.picture_alts as "pictureAlts", p.video_id as "videoId", p.specifications, p.tags,
      p.tags_en as "tagsEn", p.category_id as "categoryId"${storedFieldList}, b.slug as "brandSlug", b.name as "brandName", b.translations -> 'en' ->> 'name' as "brandNameEn", 
      seller.id as "sellerId", seller.slug as "sellerSlug", seller.name as "sellerName", seller.translations -> 'en' ->> 'name' as "sellerNameEn",
      (
        select coalesce(json_agg(json_build_object(
          'id', v.id, 'colourName', v.colour_name, 'colourNameEn', v.colour_name_en, 'colourHex', v.colour_hex, 'size', v.size, 'sizeEn', v.size_en, 'basePrice', v.base_price,
          'pictureKey', v.picture_key, 'quantity', coalesce(s.available, 0)
        ) order by v.position, v.id), '[]')
        from variants v left join stock_levels s on s.variant_id = v.id
        where v.product_id = p.id and v.hidden_at is null
      ) as variants
    from products p
    left join brand_names b on b.id = p.brand_id
    join variants first on first.id = p.id
    join shop_sellers seller on seller.id = first.seller_id
    where p.slug = any($1::text[]) and p.hidden_at is null`,
});

/** A product that is shown, by its slug. */
export const detailBySlug = gathered<string, DetailRow | undefined>({
  run: async (shop, slugs) => {
    const found = await detailsBySlug(shop, [slugs]);
    return slugs.map((slug) => found.find((row) => row.slug === slug));
  },
});
