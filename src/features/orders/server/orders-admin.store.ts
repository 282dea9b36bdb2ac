import { and, asc, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { customerWords } from '#features/accounts/server/accounts.tables.ts';
import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import type { OrderState } from '../orders.contract.ts';
import { likeText, type OrderSearch } from '../order-search.rules.ts';
import type { OrderSort } from '../orders-admin.contract.ts';
import { orders, orderWords } from './orders.tables.ts';

/** Which orders the staff wants to see. */
export interface OrderFilter {
  readonly state?: OrderState | undefined;
  readonly payment?: string | undefined;
  readonly paid?: boolean | 'disputed' | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly search?: OrderSearch | undefined;
  readonly customerId?: number | undefined;
}

function found(search: OrderSearch): SQL {
  const like = `%${'digits' in search ? search.digits : likeText(search.letters)}%`;
  // Two lists, so that each is found by an index: an OR over two tables would read every order.
  return sql`${orders.id} in (
    select id from orders where ${orderWords} like ${like}
    union all select o.id from orders o where o.customer_id in (select id from customers where ${customerWords} like ${like})
  )`;
}

const disputed = sql`exists (select from payments p where p.order_id = ${orders.id} and p.state = 'started' and p.disputed_at is not null)`;

/** Orders for the staff, from a place on. The pieces of all of them come with the one query. */
export function ordersForStaff(
  shop: Shop,
  filter: OrderFilter,
  {
    sort,
    after,
    limit,
  }: {
    readonly sort: OrderSort;
    readonly after: { readonly value: number; readonly id: number } | null;
    readonly limit: number;
  },
) {
  const [column, downwards] = [sort.endsWith('total') ? orders.total : orders.id, sort.startsWith('-')];
  const place =
    after === null
      ? undefined
      : downwards
        ? sql`(${column}, ${orders.id}) < (${after.value}, ${after.id})`
        : sql`(${column}, ${orders.id}) > (${after.value}, ${after.id})`;
  return shop.db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      total: orders.total,
      itemsTotal: orders.itemsTotal,
      discountTotal: orders.discountTotal,
      shippingTotal: orders.shippingTotal,
      vatTotal: orders.vatTotal,
      refunded: orders.refunded,
      paymentMethod: orders.paymentMethod,
      paidAt: orders.paidAt,
      placedAt: orders.placedAt,
      address: orders.address,
      itemCount: sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = ${orders.id})`,
    })
    .from(orders)
    .where(
      and(
        filter.state === undefined ? undefined : eq(orders.state, filter.state),
        filter.payment === undefined ? undefined : eq(orders.paymentMethod, filter.payment),
        filter.paid === undefined
          ? undefined
          : filter.paid === 'disputed'
            ? disputed
            : filter.paid
              ? sql`${orders.paidAt} is not null`
              : sql`${orders.paidAt} is null`,
        filter.since === undefined ? undefined : gte(orders.placedAt, filter.since),
        filter.before === undefined ? undefined : lt(orders.placedAt, filter.before),
        filter.customerId === undefined ? undefined : eq(orders.customerId, filter.customerId),
        filter.search === undefined ? undefined : found(filter.search),
        place,
      ),
    )
    .orderBy(...(downwards ? [desc(column), desc(orders.id)] : [asc(column), asc(orders.id)]))
    .limit(limit);
}

/** How many orders stand in each state that is still on its way: read from the index of these alone. */
export const countsUnderWay = untypedStatement<{ state: OrderState; count: number }>({
  name: 'orders_counts_under_way',
  text: `
SELECT state, count(*)::int AS count FROM orders
WHERE state NOT IN ('delivered', 'cancelled', 'lapsed', 'returned') GROUP BY state`,
});

/** An order that was moved, and from where. */
export interface MovedOrder {
  readonly id: number;
  readonly number: string;
  readonly customerId: number;
  readonly before: OrderState;
}

/**
 * Moves orders one step on, each if it stands where the step begins; others are not among the rows: `[numbers, from, to,
 * by, now]`. They are locked in one order, so that of two who move the same orders at once the second finds them moved.
 * What is handed over is paid by then; what is sent bears the time.
 */
export const moveOrders = untypedStatement<MovedOrder>({
  name: 'orders_move',
  text: `
WITH was AS MATERIALIZED (
  SELECT id, state FROM orders WHERE number = ANY($1::text[]) AND state = ANY($2::text[]) ORDER BY id FOR NO KEY UPDATE
), moved AS (
  UPDATE orders o SET state = $3, paid_at = CASE WHEN $3 = 'delivered' THEN coalesce(o.paid_at, $5::timestamptz) ELSE o.paid_at END
  FROM was WHERE o.id = was.id
  RETURNING o.id, o.number, o.customer_id, was.state AS before
), stepped AS (
  INSERT INTO order_steps (order_id, state, cause, by, at) SELECT id, $3, 'staff', $4::bigint, $5::timestamptz FROM moved
), sent AS (
  UPDATE shipments SET sent_at = $5::timestamptz WHERE $3 = 'on-the-way' AND sent_at IS NULL AND order_id IN (SELECT id FROM moved)
)
SELECT id, number, customer_id AS "customerId", before FROM moved ORDER BY id`,
});

/** `[number]`. */
export const orderForStaff = untypedStatement<{
  id: number;
  customerId: number;
  username: string;
  phone: string;
  staffNote: string | null;
}>({
  name: 'order_for_staff',
  text: `
SELECT o.id, o.customer_id AS "customerId", c.username, c.phone, o.staff_note AS "staffNote"
FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.number = $1`,
});

/** `[orderId]`. */
export const stepsForStaff = untypedStatement<{ state: OrderState; at: Date; cause: string; by: string | null }>({
  name: 'order_steps_for_staff',
  text: `
SELECT s.state, s.at, s.cause, c.username AS by FROM order_steps s LEFT JOIN customers c ON c.id = s.by WHERE s.order_id = $1 ORDER BY s.id`,
});

/** Keeps a note of the staff's: `[number, note]`. */
export const keepNote = untypedStatement<{ id: number; before: string | null }>({
  name: 'order_keep_note',
  text: `
WITH was AS (SELECT id, staff_note FROM orders WHERE number = $1)
UPDATE orders o SET staff_note = $2 FROM was WHERE o.id = was.id RETURNING o.id, was.staff_note AS before`,
});

/** Keeps the carrier's code of an order: `[number, code]`. */
export const keepTrackingCode = untypedStatement<{ id: number; before: string | null }>({
  name: 'order_keep_tracking',
  text: `
WITH was AS (SELECT s.id, s.tracking_code FROM shipments s JOIN orders o ON o.id = s.order_id WHERE o.number = $1)
UPDATE shipments s SET tracking_code = $2 FROM was WHERE s.id = was.id RETURNING s.order_id AS id, was.tracking_code AS before`,
});
