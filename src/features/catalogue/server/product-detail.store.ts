import { statement } from '#platform/database.ts';
import type { Specification } from '../catalogue.rules.ts';
import { cardColumns, type CardRow } from './product-list.store.ts';

interface VariantRow {
  readonly id: number;
  readonly colourName: string | null;
  readonly colourHex: string | null;
  readonly size: string | null;
  readonly basePrice: number;
  readonly pictureKey: string | null;
  /** Pieces that can be sold: on the shelf and not held for an order. */
  readonly quantity: number;
}

export interface DetailRow extends CardRow {
  readonly description: string;
  readonly descriptionEn: string | null;
  readonly pictureKeys: string[];
  readonly pictureAlts: Readonly<Record<string, string | undefined>>;
  readonly videoId: string | null;
  readonly specifications: readonly Specification[];
  readonly tags: string[];
  readonly tagsEn: string[];
  readonly prepaidOnly: boolean;
  readonly categoryId: number;
  readonly brandSlug: string | null;
  readonly brandName: string | null;
  readonly brandNameEn: string | null;
  readonly sellerSlug: string;
  readonly sellerName: string;
  readonly variants: VariantRow[];
}

/** A product with its variants and what can be sold of each: `[slug]`. */
export const detailBySlug = statement<DetailRow>({
  name: 'detail_by_slug',
  text: `select ${cardColumns}, p.description, p.translations -> 'en' ->> 'description' as "descriptionEn", p.picture_keys as "pictureKeys", p.picture_alts as "pictureAlts", p.video_id as "videoId", p.specifications, p.tags,
      p.tags_en as "tagsEn", p.prepaid_only as "prepaidOnly", p.category_id as "categoryId", b.slug as "brandSlug", b.name as "brandName", b.translations -> 'en' ->> 'name' as "brandNameEn", seller.slug as "sellerSlug", seller.name as "sellerName",
      (
        select coalesce(json_agg(json_build_object(
          'id', v.id, 'colourName', v.colour_name, 'colourHex', v.colour_hex, 'size', v.size, 'basePrice', v.base_price,
          'pictureKey', v.picture_key, 'quantity', coalesce(s.on_hand - s.held, 0)
        ) order by v.position, v.id), '[]')
        from variants v left join stock s on s.variant_id = v.id
        where v.product_id = p.id and v.hidden_at is null
      ) as variants
    from products p
    left join brands b on b.id = p.brand_id
    join variants first on first.id = p.id
    join sellers seller on seller.id = first.seller_id
    where p.slug = $1 and p.hidden_at is null`,
});

/**
 * What goes with a product: `[productId, categoryId, tags]`. Bought in the same orders counts most, then every tag in
 * common, then the category. Each source gives a bounded number of candidates: the latest orders, the shop's most popular
 * products, the most popular of the category. So it costs the same in a shop of any size (0.3 ms; asking the index for
 * every product with a common tag cost 1.1 ms at 100,000).
 */
export const relatedProducts = statement<CardRow>({
  name: 'related_products',
  text: `with bought as (
      select line.product_id as id, count(*) as orders
      from (select distinct order_id from (
        select order_id from order_lines where product_id = $1 order by order_id desc limit 30
      ) latest) own
      join order_lines line on line.order_id = own.order_id
      where line.product_id <> $1
      group by line.product_id
      order by orders desc, id desc
      limit 12
    ), tagged as (
      select id from (
        select id, tags from products where hidden_at is null order by sold_count desc, id desc limit 250
      ) popular where tags && $3::text[] limit 24
    ), beside as (
      select id from products where category_id = $2 and hidden_at is null order by sold_count desc, id desc limit 32
    ), candidates as (
      select id from bought union select id from tagged union select id from beside
    )
    select ${cardColumns}
    from candidates join products p on p.id = candidates.id left join bought on bought.id = p.id
    where p.id <> $1 and p.hidden_at is null
    order by
      least(coalesce(bought.orders, 0), 3) * 3
        + 2 * (select count(*) from unnest(p.tags) tag where tag = any($3::text[]))
        + case when p.category_id = $2 then 1 else 0 end desc,
      p.in_stock desc, p.sold_count desc, p.id desc
    limit 8`,
});
