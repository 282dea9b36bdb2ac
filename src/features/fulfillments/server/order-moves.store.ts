import type { OrderState } from '#features/orders/orders.contract.ts';
import { movedOrders } from '#features/orders/server/orders.fragments.ts';
import { cashCollected } from '#features/payments/server/payments.fragments.ts';
import { bigint, bool, listOf, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { FulfillmentStatus } from '../fulfillments.contract.ts';

/**
 * Moves orders one step on with their parcels, and records cash collected on delivery: each order that is in the step's initial state and has no
 * parcel that is returning or is returned or lost without a resolution; other orders are not among the rows. When an order becomes ready, its
 * unpacked pieces are packed, one parcel per seller and location. Requires the orders to be locked by the transaction.
 */
export const moveOrders = statement({
  name: 'orders_move',
  params: {
    numbers: listOf(text),
    from: listOf(textOf<OrderState>()),
    to: textOf<OrderState>(),
    behind: listOf(textOf<FulfillmentStatus>()),
    by: bigint,
    now: timestamptz,
  },
  row: {
    id: bigint,
    number: text,
    customerId: bigint,
    before: textOf<OrderState>(),
    /** Whether this step makes it count as paid. */
    nowPaid: bool,
  },
  text: `
WITH ${movedOrders({
    numbers: ':numbers',
    from: ':from',
    to: ':to',
    by: ':by',
    at: ':now',
    condition: `NOT EXISTS (
    SELECT FROM fulfillments back WHERE back.order_id = orders.id AND back.resolution IS NULL AND back.status IN ('returning', 'returned', 'lost')
  )`,
  })}, ${cashCollected('moved', ':now')}, unpacked AS (
  SELECT p.order_id, p.position, p.seller_id, p.location_id, p.pieces FROM moved JOIN packable_pieces p ON p.order_id = moved.id WHERE :to <> 'packaging'
), parcel AS (
  INSERT INTO fulfillments (order_id, seller_id, location_id, status, packed_at, handed_over_at, on_the_way_at, at_station_at, delivered_at)
  SELECT DISTINCT order_id, seller_id, location_id, CASE :to WHEN 'ready' THEN 'packed' ELSE :to END, :now, CASE WHEN :to <> 'ready' THEN :now END,
    CASE WHEN :to = 'on-the-way' THEN :now END, CASE WHEN :to = 'at-station' THEN :now END, CASE WHEN :to = 'delivered' THEN :now END
  FROM unpacked
  RETURNING id, order_id, seller_id, location_id
), parcel_lines AS (
  INSERT INTO fulfillment_lines (fulfillment_id, order_id, position, quantity)
  SELECT parcel.id, u.order_id, u.position, u.pieces FROM parcel JOIN unpacked u USING (order_id, seller_id, location_id)
), along AS (
  UPDATE fulfillments f SET status = :to, version = f.version + 1, handed_over_at = coalesce(f.handed_over_at, :now),
    on_the_way_at = CASE WHEN :to = 'on-the-way' THEN :now ELSE f.on_the_way_at END,
    at_station_at = CASE WHEN :to = 'at-station' THEN :now ELSE f.at_station_at END,
    delivered_at = CASE WHEN :to = 'delivered' THEN :now ELSE f.delivered_at END
  FROM moved WHERE f.order_id = moved.id AND f.status = ANY(:behind)
)
SELECT id, number, customer_id AS "customerId", before, now_paid AS "nowPaid" FROM moved ORDER BY id`,
});
