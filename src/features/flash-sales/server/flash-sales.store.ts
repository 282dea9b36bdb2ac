import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import type { FlashSaleTerms } from '../flash-sales.rules.ts';
import type { NewFlashSale } from './flash-sales.service.ts';
import { flashSales } from './flash-sales.tables.ts';

/** A special offer on a product. */
export interface FlashSale extends FlashSaleTerms {
  readonly id: number;
  readonly productId: number;
  readonly colour: string;
}

const columns = `id, product_id as "productId", price, begins_at as "beginsAt", ends_at as "endsAt", allotted, sold, colour`;

/** Offers of some products, under way or to come, the cheapest first: `[productIds, now]`. */
export const flashSalesNotEnded = untypedStatement<FlashSale>({
  name: 'offers_not_ended',
  text: `select ${columns} from offers where product_id = any($1::bigint[]) and ends_at > $2 order by price nulls last, id`,
});

/** Every offer that holds, as the shop shows them: `[now]`. */
export const flashSalesUnderWay = untypedStatement<FlashSale>({
  name: 'offers_under_way',
  text: `select ${columns} from offers
    where ends_at > $1 and begins_at <= $1 and sold < allotted
    order by position, price nulls last, id limit 100`,
});

/** When the next offer begins: `[now]`. */
export const nextFlashSaleBegin = untypedStatement<{ beginsAt: Date | null }>({
  name: 'next_offer_begin',
  text: `select min(begins_at) as "beginsAt" from offers where ends_at > $1 and begins_at > $1`,
});

export async function insertFlashSale(shop: Shop, offer: NewFlashSale): Promise<number> {
  const [row] = await shop.db.insert(flashSales).values(offer).returning({ id: flashSales.id });
  if (row === undefined) throw new Error('The offer was not kept.');
  return row.id;
}

/** Takes offers that have begun from those still to be told of; two who ask at once never get the same: `[now, limit]`. */
export const takeBegunFlashSales = untypedStatement<{ id: number; productId: number }>({
  name: 'offers_to_tell',
  text: `update offers set tell_at = null
    where id in (select id from offers where tell_at <= $1::timestamptz order by tell_at limit $2::int for update skip locked)
    returning id, product_id as "productId"`,
});
