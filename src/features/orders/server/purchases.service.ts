import { bigint, bool, nullable } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';

/** Bought is what was paid or delivered, and neither called off nor sent back. */
const boughtBy = statement({
  name: 'order_bought_by',
  params: { customerId: bigint, productId: nullable(bigint), sellerId: nullable(bigint) },
  row: { bought: bool },
  text: `
SELECT EXISTS (
  SELECT FROM bought_lines
  WHERE customer_id = :customerId AND (:productId IS NULL OR product_id = :productId) AND (:sellerId IS NULL OR seller_id = :sellerId)
) AS bought`,
});

/** Whether a customer has bought a product, or anything from a seller. */
export async function hasBought(
  shop: Shop,
  given: { readonly customerId: number } & ({ readonly productId: number } | { readonly sellerId: number }),
): Promise<boolean> {
  const [row] = await boughtBy(shop, {
    customerId: given.customerId,
    productId: 'productId' in given ? given.productId : null,
    sellerId: 'sellerId' in given ? given.sellerId : null,
  });
  return row?.bought === true;
}
