import type { LineCodes, LineWords } from '#features/orders/line-names.rules.ts';
import { lineCodesJson } from '#features/orders/server/line-codes.fragments.ts';
import {
  bigint,
  bool,
  int,
  json,
  jsonb,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import type { ReturnReason, ReturnState, StoredReturnReason } from '../returns.contract.ts';

/** The lines of an order with an open return. */
export const openLines = statement({
  name: 'return_open_lines',
  params: { orderId: bigint },
  row: { position: int },
  text: 'SELECT position FROM return_lines WHERE order_id = :orderId AND open',
});

/** Inserts a customer's return. */
export const keepReturn = statement({
  name: 'return_keep',
  params: {
    orderId: bigint,
    reason: textOf<ReturnReason>(),
    text,
    pictures: jsonb<readonly string[]>(),
    now: timestamptz,
    positions: listOf(int),
    quantities: listOf(int),
  },
  row: { id: bigint },
  text: `
WITH asked AS (
  INSERT INTO returns (order_id, state, reason, text, pictures, asked_at) VALUES (:orderId, 'asked', :reason, :text, :pictures, :now) RETURNING id
), lines AS (
  INSERT INTO return_lines (return_id, order_id, position, quantity, open)
  SELECT asked.id, :orderId, wanted.position, wanted.quantity, true
  FROM asked, unnest(:positions, :quantities) AS wanted(position, quantity)
)
SELECT id FROM asked`,
});

/** Inserts a return for undelivered goods, once per parcel, in the transaction that decides against sending it again. */
export const keepUndelivered = statement({
  name: 'return_keep_undelivered',
  params: {
    orderId: bigint,
    fulfillmentId: bigint,
    by: bigint,
    restocked: bool,
    now: timestamptz,
    positions: listOf(int),
    quantities: listOf(int),
  },
  row: { id: bigint },
  text: `
WITH back AS (
  INSERT INTO returns (order_id, state, reason, fulfillment_id, text, pictures, asked_at, approved_at, ended_at, by, restocked)
  VALUES (:orderId, 'done', 'not-delivered', :fulfillmentId, '', '[]', :now, :now, :now, :by, :restocked) RETURNING id
), lines AS (
  INSERT INTO return_lines (return_id, order_id, position, quantity, open)
  SELECT back.id, :orderId, line.position, line.quantity, false FROM back, unnest(:positions, :quantities) AS line(position, quantity)
)
SELECT id FROM back`,
});

/** The order of a return. */
export const orderOfReturn = statement({
  name: 'return_order',
  params: { id: bigint },
  row: { orderId: bigint },
  text: 'SELECT order_id AS "orderId" FROM returns WHERE id = :id',
});

/** Moves a return on from one of some states, once. A refused return releases its lines. */
export const decideReturn = statement({
  name: 'return_decide',
  params: {
    id: bigint,
    from: listOf(textOf<ReturnState>()),
    to: textOf<ReturnState>(),
    by: bigint,
    answer: nullable(text),
    now: timestamptz,
  },
  row: { id: bigint, before: textOf<ReturnState>() },
  text: `
WITH decided AS (
  UPDATE returns SET state = :to, by = :by, answer = coalesce(:answer, answer),
    approved_at = CASE WHEN :to = 'approved' THEN :now ELSE approved_at END,
    ended_at = CASE WHEN :to IN ('refused', 'done') THEN :now END
  WHERE id = :id AND state = ANY(:from) RETURNING id
), freed AS (
  UPDATE return_lines SET open = false WHERE :to IN ('refused', 'done') AND return_id IN (SELECT id FROM decided)
)
SELECT was.id, was.state AS before FROM returns was JOIN decided USING (id)`,
});

/** The lines of a return. */
export const linesOfReturn = statement({
  name: 'return_lines_coming',
  params: { id: bigint },
  row: { position: int, pieces: int },
  text: 'SELECT position, quantity AS pieces FROM return_lines WHERE return_id = :id ORDER BY position',
});

/** Stores whether the goods of a return were restocked. */
export const noteRestocked = statement({
  name: 'return_note_restocked',
  params: { id: bigint, restocked: bool },
  text: 'UPDATE returns SET restocked = :restocked WHERE id = :id',
});

/** Ends the open returns of an order that was returned as a whole. */
export const endReturns = statement({
  name: 'return_end_all',
  params: { orderId: bigint, by: nullable(bigint), now: timestamptz },
  row: { id: bigint },
  text: `
WITH freed AS (
  UPDATE return_lines SET open = false WHERE order_id = :orderId AND open
)
UPDATE returns SET state = 'done', by = coalesce(:by, by), ended_at = :now, restocked = true
WHERE order_id = :orderId AND state IN ('asked', 'approved') RETURNING id`,
});

interface ReturnedLine extends LineWords, LineCodes {
  readonly position: number;
  readonly pieces: number;
  readonly quantity: number;
  readonly returned: number;
  readonly paidBack: number;
  readonly total: number;
}

const storedRow = {
  id: bigint,
  state: textOf<ReturnState>(),
  reason: textOf<StoredReturnReason>(),
  text,
  pictures: jsonb<readonly string[]>(),
  askedAt: timestamptz,
  endedAt: nullable(timestamptz),
  answer: nullable(text),
  restocked: nullable(bool),
  // A return always has lines.
  lines: neverNull(json<readonly ReturnedLine[]>()),
};

const columns = `r.id, r.state, r.reason, r.text, r.pictures, r.asked_at AS "askedAt", r.ended_at AS "endedAt", r.answer, r.restocked,
  (SELECT json_agg(json_build_object('position', l.position, 'name', l.name, 'nameEn', l.name_en, 'variantName', l.variant_name, 'variantNameEn', l.variant_name_en,
    ${lineCodesJson}, 'pieces', w.quantity, 'quantity', l.quantity, 'returned', l.returned, 'paidBack', l.paid_back, 'total', l.total) ORDER BY l.position)
   FROM return_lines w JOIN ordered_lines l ON l.order_id = w.order_id AND l.position = w.position WHERE w.return_id = r.id) AS lines`;

/** The returns of an order, oldest first. */
export const returnRowsOfOrder = statement({
  name: 'returns_of_order',
  params: { orderId: bigint },
  row: storedRow,
  text: `SELECT ${columns} FROM returns r WHERE r.order_id = :orderId ORDER BY r.id`,
});

/** A stored return with its lines. */
export type StoredReturn = RowOf<typeof returnRowsOfOrder>;

const queuedRow = {
  ...storedRow,
  order: text,
  orderState: textOf<OrderState>(),
  customerId: bigint,
  // An order's address always has a name.
  customer: neverNull(text),
  by: nullable(text),
  paymentMethod: text,
  refundable: bigint,
};

const queued = `
SELECT ${columns}, o.number AS "order", o.state AS "orderState", o.customer_id AS "customerId", o.address ->> 'full_name' AS customer, s.username AS by, o.payment_method AS "paymentMethod",
  CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.total - o.refunded END AS refundable
FROM returns r JOIN order_summaries o ON o.id = r.order_id LEFT JOIN customer_names s ON s.id = r.by`;

/** Pending returns, oldest first: those after an id, or the first page for null. */
export const waitingReturns = statement({
  name: 'returns_waiting',
  params: { state: textOf<ReturnState>(), after: nullable(bigint), limit: bigint },
  row: queuedRow,
  text: `${queued} WHERE r.state = :state AND (:after IS NULL OR r.id > :after) ORDER BY r.id LIMIT :limit`,
});

/** Ended returns, newest first: those before an id, or the first page for null. */
export const endedReturns = statement({
  name: 'returns_ended',
  params: { state: textOf<ReturnState>(), after: nullable(bigint), limit: bigint },
  row: queuedRow,
  text: `${queued} WHERE r.state = :state AND (:after IS NULL OR r.id < :after) ORDER BY r.id DESC LIMIT :limit`,
});

/** A return of the queue, in any state. */
export const queuedReturn = statement({
  name: 'return_queued',
  params: { id: bigint },
  row: queuedRow,
  text: `${queued} WHERE r.id = :id`,
});

/** A return in the staff's queue. */
export type QueuedReturn = RowOf<typeof waitingReturns>;

/** The number of returns pending for staff. */
export const countReturns = statement({
  name: 'returns_count',
  row: { asked: int, approved: int },
  text: `
SELECT count(*) FILTER (WHERE state = 'asked')::int AS asked, count(*) FILTER (WHERE state = 'approved')::int AS approved
FROM returns WHERE state IN ('asked', 'approved')`,
});
