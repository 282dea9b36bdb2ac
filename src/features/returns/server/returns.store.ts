import { untypedStatement } from '#platform/database/database.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import type { ReturnReason, ReturnState } from '../returns.contract.ts';

/** The lines of an order of which a return is open: `[orderId]`. */
export const openLines = untypedStatement<{ position: number }>({
  name: 'return_open_lines',
  text: 'SELECT position FROM return_lines WHERE order_id = $1 AND open',
});

/** Keeps what a customer asks for: `[orderId, reason, text, pictures, now, positions, quantities]`. */
export const keepReturn = untypedStatement<{ id: number }>({
  name: 'return_keep',
  text: `
WITH asked AS (
  INSERT INTO returns (order_id, state, reason, text, pictures, asked_at) VALUES ($1::bigint, 'asked', $2, $3, $4, $5) RETURNING id
), lines AS (
  INSERT INTO return_lines (return_id, order_id, position, quantity, open)
  SELECT asked.id, $1::bigint, wanted.position, wanted.quantity, true
  FROM asked, unnest($6::int[], $7::int[]) AS wanted(position, quantity)
)
SELECT id FROM asked`,
});

/** Which order a return belongs to: `[id]`. */
export const orderOfReturn = untypedStatement<{ orderId: number }>({
  name: 'return_order',
  text: 'SELECT order_id AS "orderId" FROM returns WHERE id = $1',
});

/** Leads a return on from one of some states, once: `[id, from, to, by, answer, now]`. What is refused leaves its lines free. */
export const decideReturn = untypedStatement<{ id: number; before: ReturnState }>({
  name: 'return_decide',
  text: `
WITH decided AS (
  UPDATE returns SET state = $3::text, by = $4, answer = coalesce($5, answer),
    approved_at = CASE WHEN $3::text = 'approved' THEN $6::timestamptz ELSE approved_at END,
    ended_at = CASE WHEN $3::text IN ('refused', 'done') THEN $6::timestamptz END
  WHERE id = $1 AND state = ANY($2::text[]) RETURNING id
), freed AS (
  UPDATE return_lines SET open = false WHERE $3::text IN ('refused', 'done') AND return_id IN (SELECT id FROM decided)
)
SELECT was.id, was.state AS before FROM returns was JOIN decided USING (id)`,
});

/** The lines that come back with a return: `[id]`. */
export const linesOfReturn = untypedStatement<{ position: number; pieces: number }>({
  name: 'return_lines_coming',
  text: 'SELECT position, quantity AS pieces FROM return_lines WHERE return_id = $1 ORDER BY position',
});

/** Notes whether the goods of a return went back onto the shelf: `[id, restocked]`. */
export const noteRestocked = untypedStatement({
  name: 'return_note_restocked',
  text: 'UPDATE returns SET restocked = $2 WHERE id = $1',
});

/** Ends the open returns of an order that was taken back as a whole: `[orderId, by, now]`. */
export const endReturns = untypedStatement<{ id: number }>({
  name: 'return_end_all',
  text: `
WITH freed AS (
  UPDATE return_lines SET open = false WHERE order_id = $1::bigint AND open
)
UPDATE returns SET state = 'done', by = coalesce($2, by), ended_at = $3, restocked = true
WHERE order_id = $1::bigint AND state IN ('asked', 'approved') RETURNING id`,
});

/** A return as it is read, with its lines. */
export interface KeptReturn {
  readonly id: number;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly answer: string | null;
  readonly restocked: boolean | null;
  readonly lines: readonly {
    readonly position: number;
    readonly name: string;
    readonly nameEn: string | null;
    readonly variantName: string | null;
    readonly variantNameEn: string | null;
    readonly pieces: number;
    readonly quantity: number;
    readonly returned: number;
    readonly total: number;
  }[];
}

const columns = `r.id, r.state, r.reason, r.text, r.pictures, r.asked_at AS "askedAt", r.ended_at AS "endedAt", r.answer, r.restocked,
  (SELECT json_agg(json_build_object('position', l.position, 'name', l.name, 'nameEn', l.name_en, 'variantName', l.variant_name, 'variantNameEn', l.variant_name_en,
    'pieces', w.quantity, 'quantity', l.quantity, 'returned', l.returned, 'total', l.total) ORDER BY l.position)
   FROM return_lines w JOIN order_lines l ON l.order_id = w.order_id AND l.position = w.position WHERE w.return_id = r.id) AS lines`;

/** The returns of an order, oldest first: `[orderId]`. */
export const returnRowsOfOrder = untypedStatement<KeptReturn>({
  name: 'returns_of_order',
  text: `SELECT ${columns} FROM returns r WHERE r.order_id = $1 ORDER BY r.id`,
});

/** A return in the staff's queue. */
export interface QueuedReturn extends KeptReturn {
  readonly order: string;
  readonly orderState: OrderState;
  readonly customerId: number;
  readonly customer: string;
  readonly by: string | null;
  readonly refundable: number;
  readonly paymentMethod: string;
}

const queued = `
SELECT ${columns}, o.number AS "order", o.state AS "orderState", o.customer_id AS "customerId", o.address ->> 'full_name' AS customer, s.username AS by, o.payment_method AS "paymentMethod",
  CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.total - o.refunded END AS refundable
FROM returns r JOIN orders o ON o.id = r.order_id LEFT JOIN customers s ON s.id = r.by`;

/** Returns that wait, the oldest first: `[state, after id or null, limit]`. */
export const waitingReturns = untypedStatement<QueuedReturn>({
  name: 'returns_waiting',
  text: `${queued} WHERE r.state = $1 AND ($2::bigint IS NULL OR r.id > $2::bigint) ORDER BY r.id LIMIT $3`,
});

/** Returns that have ended, the newest first: `[state, before id or null, limit]`. */
export const endedReturns = untypedStatement<QueuedReturn>({
  name: 'returns_ended',
  text: `${queued} WHERE r.state = $1 AND ($2::bigint IS NULL OR r.id < $2::bigint) ORDER BY r.id DESC LIMIT $3`,
});

/** How many returns wait for the staff. */
export const countReturns = untypedStatement<{ asked: number; approved: number }>({
  name: 'returns_count',
  text: `
SELECT count(*) FILTER (WHERE state = 'asked')::int AS asked, count(*) FILTER (WHERE state = 'approved')::int AS approved
FROM returns WHERE state IN ('asked', 'approved')`,
});
