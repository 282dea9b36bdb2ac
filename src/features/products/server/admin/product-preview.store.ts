import { untypedStatement } from '#platform/database/database.ts';
import { sellerByDefault } from '../products.tables.ts';

/** Who makes and who sells a product, and what its buyers gave it. */
export interface Makers {
  readonly brandSlug: string | null;
  readonly brandName: string | null;
  readonly brandNameEn: string | null;
  readonly sellerId: number;
  readonly sellerSlug: string;
  readonly sellerName: string;
  readonly sellerNameEn: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
}

/** The makers of a product, of a new one the house as its seller: `[brandId or null, productId or null]`. */
export const makersOf = untypedStatement<Makers>({
  name: 'product_preview_makers',
  text: `select b.slug as "brandSlug", b.name as "brandName", b.translations -> 'en' ->> 'name' as "brandNameEn",
      seller.id as "sellerId", seller.slug as "sellerSlug", seller.name as "sellerName", seller.translations -> 'en' ->> 'name' as "sellerNameEn",
       p.rating, coalesce(p.rating_count, 0)::int as "ratingCount"
    from (select $1::bigint as brand_id, $2::bigint as product_id) asked
    left join products p on p.id = asked.product_id
    left join variants first on first.id = p.id
    join shop_sellers seller on seller.id = coalesce(first.seller_id, ${sellerByDefault})
    left join brand_names b on b.id = asked.brand_id`,
});
