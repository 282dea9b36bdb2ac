import { bigint, neverNull, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';

/** Makes the hold of an order that awaits payment longer, once in its life. */
const prolongHold = statement({
  name: 'order_prolong_hold',
  params: { orderId: bigint, until: timestamptz, now: timestamptz },
  text: `
UPDATE orders SET held_until = CASE WHEN prolonged_at IS NULL THEN greatest(held_until, :until) ELSE held_until END,
  prolonged_at = CASE WHEN prolonged_at IS NULL AND held_until < :until THEN :now ELSE prolonged_at END
WHERE id = :orderId AND state = 'awaiting-payment'`,
});

/**
 * Orders by a way to pay whose time to pay is nearly over, a sixth of it but at most four hours before its end, and of whose payment
 * nothing was heard; each comes back once.
 */
const markReminded = statement({
  name: 'orders_mark_reminded',
  params: { method: text, now: timestamptz },
  // Only orders that are held until then are found.
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

/** Lets an order that awaits payment be held until a moment at least, once in its life. */
export async function holdAtLeastUntil(shop: Shop, orderId: number, until: Date): Promise<void> {
  await prolongHold(shop, { orderId, until, now: shop.clock.now() });
}

/** Orders by a way to pay of which a reminder is due, each answered once: their time to pay is nearly over, and nothing was paid. */
export function ordersToRemind(shop: Shop, method: string): ReturnType<typeof markReminded> {
  return markReminded(shop, { method, now: shop.clock.now() });
}
