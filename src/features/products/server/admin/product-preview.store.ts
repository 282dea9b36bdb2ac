import { bigint, double, int, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

/** The brand, seller and rating of a product; for a new one the house as seller. */
export const makersOf = statement({
  name: 'product_preview_makers',
  params: { brandId: nullable(bigint), productId: nullable(bigint) },
  row: {
    brandSlug: nullable(text),
    brandName: nullable(text),
    brandNameEn: nullable(text),
    sellerId: bigint,
    sellerSlug: text,
    sellerName: text,
    sellerNameEn: nullable(text),
    rating: nullable(double),
    ratingCount: int,
  },
  text: `select b.slug as "brandSlug", b.name as "brandName", b.translations -> 'en' ->> 'name' as "brandNameEn",
      seller.id as "sellerId", seller.slug as "sellerSlug", seller.name as "sellerName", seller.translations -> 'en' ->> 'name' as "sellerNameEn",
       p.rating, coalesce(p.rating_count, 0)::int as "ratingCount"
    from (select :brandId as brand_id, :productId as product_id) requested
    left join products p on p.id = requested.product_id
    join shop_sellers seller on seller.id = coalesce(p.seller_id, ${houseSellerId})
    left join brand_names b on b.id = requested.brand_id`,
});

/** A product's brand, seller and ratings. */
export type Makers = Readonly<RowOf<typeof makersOf>>;
