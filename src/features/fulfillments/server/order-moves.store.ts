import type { OrderState } from '#features/orders/orders.contract.ts';
import { movedOrders } from '#features/orders/server/orders.fragments.ts';
import { bigint, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Moves orders one step on, each if it stands where the step begins; others are not among the rows. What is sent bears the time. */
export const moveOrders = statement({
  name: 'orders_move',
  params: {
    numbers: listOf(text),
    from: listOf(textOf<OrderState>()),
    to: textOf<OrderState>(),
    by: bigint,
    now: timestamptz,
  },
  row: { id: bigint, number: text, customerId: bigint, before: textOf<OrderState>() },
  text: `
WITH ${movedOrders({ numbers: ':numbers', from: ':from', to: ':to', by: ':by', at: ':now' })}, sent AS (
  UPDATE shipments SET sent_at = :now WHERE :to = 'on-the-way' AND sent_at IS NULL AND order_id IN (SELECT id FROM moved)
)
SELECT id, number, customer_id AS "customerId", before FROM moved ORDER BY id`,
});

/** Stores the carrier's code of an order. */
export const storeTrackingCode = statement({
  name: 'order_keep_tracking',
  params: { number: text, code: nullable(text) },
  row: { id: bigint, before: nullable(text) },
  text: `
WITH was AS (SELECT s.id, s.tracking_code FROM shipments s JOIN order_summaries o ON o.id = s.order_id WHERE o.number = :number)
UPDATE shipments s SET tracking_code = :code FROM was WHERE s.id = was.id RETURNING s.order_id AS id, was.tracking_code AS before`,
});
