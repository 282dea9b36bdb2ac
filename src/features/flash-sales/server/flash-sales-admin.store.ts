import { untypedStatement } from '#platform/database/database.ts';
import { translated } from '#platform/database/translated.ts';

export interface FlashSaleRow {
  readonly id: number;
  readonly product_id: number;
  readonly price: number | null;
  readonly begins_at: Date;
  readonly ends_at: Date;
  readonly allotted: number;
  readonly sold: number;
  readonly colour: string;
  readonly position: number;
  readonly version: number;
}

const offerColumns =
  'o.id, o.product_id, o.price, o.begins_at, o.ends_at, o.allotted, o.sold, o.colour, o.position, o.version';

/** Offers with their products, the newest first: `[now, state or null, before or null, limit]`. */
export const adminFlashSales = untypedStatement<
  FlashSaleRow & { name: string; slug: string; pictureKey: string | null; base_price: number }
>({
  name: 'desk_offers',
  text: `select ${offerColumns}, ${translated('p.name', '$5')} as name, p.slug, p.picture_key as "pictureKey", p.base_price
    from offers o join product_summaries p on p.id = o.product_id
    where ($3::bigint is null or o.id < $3::bigint) and ($2::text is null or case $2::text
      when 'ended' then o.ends_at <= $1::timestamptz or o.sold >= o.allotted
      when 'coming' then o.begins_at > $1::timestamptz
      else o.begins_at <= $1::timestamptz and o.ends_at > $1::timestamptz and o.sold < o.allotted end)
    order by o.id desc limit $4::int`,
});

/** An offer, kept for the transaction: `[id]`. */
export const lockedFlashSale = untypedStatement<FlashSaleRow>({
  name: 'offer_lock',
  text: `select ${offerColumns} from offers o where o.id = $1::bigint for no key update`,
});

/** The least price of a product's variants: `[productId]`. */
export const leastPrice = untypedStatement<{ least: number | null }>({
  name: 'product_least_price',
  text: 'select min(base_price) as least from visible_variants where product_id = $1::bigint',
});
