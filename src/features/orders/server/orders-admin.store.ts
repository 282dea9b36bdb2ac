import { and, asc, desc, eq, gte, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '#platform/database/cursor.ts';
import { changedIn, type ChangesWanted } from '#platform/database/lists/changed-since.ts';
import { bigint, int, jsonb, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { Metadata } from '#shared/metadata.ts';
import type { OrderState } from '../orders.contract.ts';
import { likeText, type OrderSearch } from '../order-search.rules.ts';
import type { OrderSort } from '../orders-admin.contract.ts';
import { orders, orderWords } from './orders.tables.ts';

/** The filter of the staff's order list. */
export interface OrderFilter {
  readonly state?: OrderState | undefined;
  readonly payment?: string | undefined;
  readonly paid?: boolean | undefined;
  readonly disputed?: boolean | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly search?: OrderSearch | undefined;
  readonly customerId?: number | undefined;
}

function found(search: OrderSearch): SQL {
  const like = `%${'digits' in search ? search.digits : likeText(search.letters)}%`;
  // Two subqueries, so that each uses an index: an OR over two tables would scan every order.
  return sql`${orders.id} in (
    select id from orders where ${orderWords} like ${like}
    union all select o.id from orders o where o.customer_id in (select id from customer_search where words like ${like})
  )`;
}

const disputed = sql`exists (select from order_tenders p where p.order_id = ${orders.id} and p.disputed)`;

const conditions = (filter: OrderFilter): (SQL | undefined)[] => [
  filter.state === undefined ? undefined : eq(orders.state, filter.state),
  filter.payment === undefined ? undefined : eq(orders.paymentMethod, filter.payment),
  filter.paid === undefined ? undefined : filter.paid ? isNotNull(orders.paidAt) : isNull(orders.paidAt),
  filter.disputed === undefined ? undefined : filter.disputed ? disputed : not(disputed),
  filter.since === undefined ? undefined : gte(orders.placedAt, filter.since),
  filter.before === undefined ? undefined : lt(orders.placedAt, filter.before),
  filter.customerId === undefined ? undefined : eq(orders.customerId, filter.customerId),
  filter.search === undefined ? undefined : found(filter.search),
];

/** Counts the orders of a filter. */
export async function countOrders(shop: Shop, filter: OrderFilter): Promise<number> {
  const [counted] = await shop.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(...conditions(filter)));
  return counted?.count ?? 0;
}

/** Returns orders for the staff after a cursor, with the lines of all of them in one query. */
export function ordersForStaff(
  shop: Shop,
  filter: OrderFilter,
  {
    sort,
    after,
    changes = null,
    limit,
  }: {
    readonly sort: OrderSort;
    readonly after: Cursor | null;
    /** Orders by change instead, for synchronisation. */
    readonly changes?: ChangesWanted | null;
    readonly limit: number;
  },
) {
  const [column, downwards] =
    changes === null
      ? [sort.startsWith('total') ? orders.total : orders.id, sort === 'newest' || sort === 'total-desc']
      : [orders.updatedAt, false];
  const behind =
    after === null
      ? undefined
      : downwards
        ? sql`(${column}, ${orders.id}) < (${after.key}, ${after.id})`
        : sql`(${column}, ${orders.id}) > (${after.key}, ${after.id})`;
  const cursor = changes === null ? behind : changedIn(orders, changes);
  return shop.db
    .select({
      id: orders.id,
      number: orders.number,
      customerId: orders.customerId,
      couponCode: orders.couponCode,
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
      language: orders.language,
      metadata: orders.metadata,
      updatedAt: orders.updatedAt,
      address: orders.address,
      itemCount: sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = ${orders.id})`,
    })
    .from(orders)
    .where(and(...conditions(filter), cursor))
    .orderBy(...(downwards ? [desc(column), desc(orders.id)] : [asc(column), asc(orders.id)]))
    .limit(limit);
}

/** Counts the orders in each open state, from the partial index of these. */
export const countsUnderWay = statement({
  name: 'orders_counts_under_way',
  row: { state: textOf<OrderState>(), count: int },
  text: `
SELECT state, count(*)::int AS count FROM orders
WHERE state NOT IN ('delivered', 'cancelled', 'lapsed', 'returned') GROUP BY state`,
});

export const orderForStaff = statement({
  name: 'order_for_staff',
  params: { number: text },
  row: {
    id: bigint,
    customerId: bigint,
    username: text,
    phone: text,
    staffNote: nullable(text),
    metadata: jsonb<Metadata>(),
  },
  text: `
SELECT o.id, o.customer_id AS "customerId", n.username, c.phone, o.staff_note AS "staffNote", o.metadata
FROM orders o JOIN customer_names n ON n.id = o.customer_id JOIN customer_contacts c ON c.id = o.customer_id WHERE o.number = :number`,
});

export const stepsForStaff = statement({
  name: 'order_steps_for_staff',
  params: { orderId: bigint },
  row: { state: textOf<OrderState>(), at: timestamptz, cause: text, by: nullable(text) },
  text: `
SELECT s.state, s.at, s.cause, n.username AS by FROM order_steps s LEFT JOIN customer_names n ON n.id = s.by WHERE s.order_id = :orderId ORDER BY s.id`,
});

/** Stores the staff's note. */
export const storeNote = statement({
  name: 'order_keep_note',
  params: { number: text, note: nullable(text) },
  row: { id: bigint, before: nullable(text) },
  text: `
WITH was AS (SELECT id, staff_note FROM orders WHERE number = :number)
UPDATE orders o SET staff_note = :note FROM was WHERE o.id = was.id RETURNING o.id, was.staff_note AS before`,
});

/** Selects the metadata of an order and locks its row for the transaction. */
export const lockOrderMetadata = statement({
  name: 'order_lock_metadata',
  params: { number: text },
  row: { metadata: jsonb<Metadata>() },
  text: 'SELECT metadata FROM orders WHERE number = :number FOR NO KEY UPDATE',
});

export const storeOrderMetadata = statement({
  name: 'order_store_metadata',
  params: { number: text, metadata: jsonb<Metadata>() },
  text: 'UPDATE orders SET metadata = :metadata WHERE number = :number',
});
