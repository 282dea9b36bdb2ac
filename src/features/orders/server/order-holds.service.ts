import { bigint, neverNull, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';

/** Prolongs the hold of an order that awaits payment, once. */
const prolongHold = statement({
  name: 'order_prolong_hold',
  params: { orderId: bigint, until: timestamptz, now: timestamptz },
  text: `
UPDATE orders SET held_until = CASE WHEN prolonged_at IS NULL THEN greatest(held_until, :until) ELSE held_until END,
  prolonged_at = CASE WHEN prolonged_at IS NULL AND held_until < :until THEN :now ELSE prolonged_at END
WHERE id = :orderId AND state = 'awaiting-payment'`,
});

/**
 * Marks and returns, once each, orders with a payment method whose payment deadline is near, that is, within the last sixth of the period but at most
 * four hours, and without any reported payment.
 */
const markReminded = statement({
  name: 'orders_mark_reminded',
  params: { method: text, now: timestamptz },
  // The condition selects only orders with a hold.
  row: { orderId: bigint, number: text, customerId: bigint, heldUntil: neverNull(timestamptz) },
  text: `
UPDATE orders o SET reminded_at = :now
WHERE o.id IN (
  SELECT w.id FROM orders w
  WHERE w.held_until > :now AND w.held_until <= :now + interval '4 hours'
    AND w.held_until - least(interval '4 hours', (w.held_until - w.placed_at) / 6) <= :now
    AND w.state = 'awaiting-payment' AND w.payment_method = :method AND w.reminded_at IS NULL
    AND NOT EXISTS (SELECT FROM order_tenders p WHERE p.order_id = w.id AND p.state = 'reported')
  ORDER BY w.held_until LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED
)
RETURNING o.id AS "orderId", o.number, o.customer_id AS "customerId", o.held_until AS "heldUntil"`,
});

/** Prolongs the hold of an order that awaits payment to at least a given time, once. */
export async function holdAtLeastUntil(shop: Shop, orderId: number, until: Date): Promise<void> {
  await prolongHold(shop, { orderId, until, now: shop.clock.now() });
}

/** Returns, once each, the orders with a payment method that are due for a reminder: their payment deadline is near and nothing was paid. */
export function ordersToRemind(shop: Shop, method: string): ReturnType<typeof markReminded> {
  return markReminded(shop, { method, now: shop.clock.now() });
}
