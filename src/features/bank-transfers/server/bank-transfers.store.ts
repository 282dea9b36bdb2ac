import type { OrderState } from '#features/orders/orders.contract.ts';
import { bigint, int, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { TransferPayment } from '../bank-transfers.rules.ts';

/** The report of an order's transfer. */
export interface ReportedTransfer {
  readonly paymentId: number;
  /** The payment attempt's key, different for each part of an order. */
  readonly authority: string;
  readonly payment: TransferPayment;
  readonly amount: number;
  readonly reference: string;
  readonly receiptKey: string | null;
  readonly revision: number;
  readonly reportedAt: Date;
  readonly refusal: string | null;
}

type Row = RowOf<typeof orderOfNumber>;
type Order = Omit<Row, keyof ReportedTransfer>;

/** An order paid by transfer, and its report if there is one. */
export type OrderByTransfer = Order & (ReportedTransfer | { readonly paymentId: null; readonly payment: null });

const orderRow = {
  orderId: bigint,
  number: text,
  customerId: bigint,
  state: textOf<OrderState>(),
  placedAt: timestamptz,
  heldUntil: nullable(timestamptz),
  /** What is left to pay after everything received. */
  left: bigint,
  received: bigint,
  paymentId: nullable(bigint),
  authority: nullable(text),
  payment: nullable(textOf<TransferPayment>()),
  amount: nullable(bigint),
  reference: nullable(text),
  receiptKey: nullable(text),
  revision: nullable(int),
  reportedAt: nullable(timestamptz),
  refusal: nullable(text),
};

const orders = `
SELECT o.id AS "orderId", o.number, o.customer_id AS "customerId", o.state, o.placed_at AS "placedAt", o.held_until AS "heldUntil", greatest(o.due - b.received, 0) AS "left", b.received,
  p.id AS "paymentId", p.authority, p.state AS payment, p.amount, t.reference, t.receipt_key AS "receiptKey", t.revision, t.reported_at AS "reportedAt", t.refusal
FROM order_summaries o JOIN order_balances b ON b.order_id = o.id
LEFT JOIN (order_tenders p JOIN transfers t ON t.payment_id = p.id) ON p.order_id = o.id AND p.method = 'bank'`;
/** For an order transferred in parts the newest one counts: those before it are confirmed. */
const newestFirst = 'ORDER BY p.id DESC LIMIT 1';

const orderOfCustomer = statement({
  name: 'transfer_of_customer',
  params: { customerId: bigint, number: text },
  row: orderRow,
  text: `${orders} WHERE o.customer_id = :customerId AND o.number = :number AND (o.payment_method = 'bank' OR p.id IS NOT NULL) ${newestFirst}`,
});

const orderOfNumber = statement({
  name: 'transfer_of_order',
  params: { number: text },
  row: orderRow,
  text: `${orders} WHERE o.number = :number ${newestFirst}`,
});

/** Returns a customer's own order paid by transfer, or one for which a transfer was reported before it was paid another way. */
export async function ownOrderByTransfer(
  shop: Shop,
  own: { readonly customerId: number; readonly number: string },
): Promise<OrderByTransfer | undefined> {
  const [row] = await orderOfCustomer(shop, own);
  return row && asOrder(row);
}

export async function orderByTransfer(shop: Shop, number: string): Promise<OrderByTransfer | undefined> {
  const [row] = await orderOfNumber(shop, { number });
  return row && asOrder(row);
}

/** The fields of a report are either all set or all null. */
function asOrder(row: Row): OrderByTransfer {
  const { paymentId, authority, payment, amount, reference, revision, reportedAt } = row;
  return paymentId === null ||
    authority === null ||
    payment === null ||
    amount === null ||
    reference === null ||
    revision === null ||
    reportedAt === null
    ? { ...row, paymentId: null, payment: null }
    : { ...row, paymentId, authority, payment, amount, reference, revision, reportedAt };
}

/**
 * Stores a report in place of the one before. Revisions continue through all parts of an order, so that a decision about one part cannot apply to the
 * next.
 */
export const storeReport = statement({
  name: 'transfer_store_report',
  params: { paymentId: bigint, reference: text, receiptKey: text, revision: int, now: timestamptz },
  text: `
INSERT INTO transfers (payment_id, reference, receipt_key, revision, reported_at) VALUES (:paymentId, :reference, :receiptKey, :revision, :now)
ON CONFLICT (payment_id) DO UPDATE
SET reference = excluded.reference, receipt_key = excluded.receipt_key, reported_at = excluded.reported_at, revision = excluded.revision,
  refusal = NULL, decided_by = NULL, decided_at = NULL`,
});

/** Records who decided and the reason for a refusal (null for a confirmed transfer). */
export const storeDecision = statement({
  name: 'transfer_store_decision',
  params: { paymentId: bigint, refusal: nullable(text), by: bigint, now: timestamptz },
  text: `UPDATE transfers SET refusal = :refusal, decided_by = :by, decided_at = :now WHERE payment_id = :paymentId`,
});

/** The order for which a reference was confirmed by another payment than this one. */
export const orderOfConfirmed = statement({
  name: 'transfer_confirmed_reference',
  params: { reference: text, paymentId: nullable(bigint) },
  row: { number: text },
  text: `
SELECT o.number FROM order_tenders p JOIN order_summaries o ON o.id = p.order_id
WHERE p.method = 'bank' AND p.reference = :reference AND p.id IS DISTINCT FROM :paymentId`,
});

/** The customer to notify about an order's transfer. */
export const transferContact = statement({
  name: 'transfer_contact',
  params: { orderId: bigint },
  row: {
    number: text,
    phone: text,
    heldUntil: nullable(timestamptz),
    refusal: nullable(text),
    language: nullable(textOf<Language>()),
  },
  text: `
SELECT o.number, o.language, c.phone, o.held_until AS "heldUntil", t.refusal
FROM order_summaries o JOIN customer_contacts c ON c.id = o.customer_id
LEFT JOIN (order_tenders p JOIN transfers t ON t.payment_id = p.id) ON p.order_id = o.id AND p.method = 'bank'
WHERE o.id = :orderId ORDER BY p.id DESC LIMIT 1`,
});
