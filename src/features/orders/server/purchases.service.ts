import { bigint, bool } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';

/** Purchased means paid or delivered, and neither cancelled nor returned. */
const bought = (condition: string) =>
  `SELECT EXISTS (SELECT FROM bought_lines WHERE customer_id = :customerId AND ${condition}) AS bought`;

const productBoughtBy = statement({
  name: 'order_product_bought_by',
  params: { customerId: bigint, productId: bigint },
  row: { bought: bool },
  text: bought('product_id = :productId'),
});

const boughtFromSeller = statement({
  name: 'order_bought_from_seller',
  params: { customerId: bigint, sellerId: bigint },
  row: { bought: bool },
  text: bought('seller_id = :sellerId'),
});

/** Whether a customer has bought a product, or anything from a seller. */
export async function hasBought(
  shop: Shop,
  given: { readonly customerId: number } & ({ readonly productId: number } | { readonly sellerId: number }),
): Promise<boolean> {
  const { customerId } = given;
  const [row] =
    'productId' in given
      ? await productBoughtBy(shop, { customerId, productId: given.productId })
      : await boughtFromSeller(shop, { customerId, sellerId: given.sellerId });
  return row?.bought === true;
}
