import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';

/** Bought is what was paid or delivered, and neither called off nor sent back. */
const boughtBy = untypedStatement<{ bought: boolean }>({
  name: 'order_bought_by',
  text: `
SELECT EXISTS (
  SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.customer_id = $1 AND ($2::bigint IS NULL OR l.product_id = $2::bigint) AND ($3::bigint IS NULL OR l.seller_id = $3::bigint)
    AND (o.paid_at IS NOT NULL OR o.state = 'delivered') AND o.state NOT IN ('cancelled', 'lapsed', 'returned')
) AS bought`,
});

/** Whether a customer has bought a product, or anything from a seller. */
export async function hasBought(
  shop: Shop,
  given: { readonly customerId: number } & ({ readonly productId: number } | { readonly sellerId: number }),
): Promise<boolean> {
  const [row] = await boughtBy(shop, [
    given.customerId,
    'productId' in given ? given.productId : null,
    'sellerId' in given ? given.sellerId : null,
  ]);
  return row?.bought === true;
}
