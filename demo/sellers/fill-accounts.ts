import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

const enterDelivered = untypedStatement<{ id: number }>({
  name: 'demo_seller_accounts',
  text: `
WITH delivered AS (
  SELECT l.seller_id, o.id AS order_id, sum(l.total)::bigint AS sold, max(s.commission_percent) AS percent,
    (SELECT max(at) FROM order_steps d WHERE d.order_id = o.id AND d.state = 'delivered') AS at
  FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.seller_id <> ${houseSellerId} JOIN sellers s ON s.id = l.seller_id
  WHERE o.state = 'delivered' GROUP BY l.seller_id, o.id
), earned AS (SELECT *, sold * percent / 100 AS commission FROM delivered)
INSERT INTO seller_entries (seller_id, sequence, kind, order_id, sold, commission, commission_percent, amount, balance, at)
SELECT seller_id, row_number() OVER w, 'sale', order_id, sold, commission, percent, sold - commission, sum(sold - commission) OVER w, coalesce(at, $1::timestamptz)
FROM earned WINDOW w AS (PARTITION BY seller_id ORDER BY at, order_id)
RETURNING id`,
});

/** Enters what the demo's sellers have delivered into their accounts, as the shop's job would have done order by order. */
export async function fillAccounts(shop: Shop): Promise<void> {
  await enterDelivered(shop, [shop.clock.now()]);
}
