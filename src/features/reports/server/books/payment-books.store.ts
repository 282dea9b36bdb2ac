import { counterTenders, paymentMethods } from '#features/orders/orders.contract.ts';
import { tenderKindOf } from '#features/payments/tenders.rules.ts';
import { currencyDecimals } from '#shared/commerce/currencies.ts';
import { bookCheck } from './book-check.ts';

/** The smallest units in one unit of a payment's currency. */
const unitsIn = `CASE WHEN p.currency IN (${Object.entries(currencyDecimals)
  .filter(([, digits]) => digits === 0)
  .map(([code]) => `'${code}'`)
  .join(', ')}) THEN 1 ELSE 100 END`;

const kindOf = `CASE p.method ${[...new Set([...paymentMethods, ...counterTenders])].map((method) => `WHEN '${method}' THEN '${tenderKindOf(method)}'`).join(' ')} END`;

/** No payment attempt requests more than the order's total, including unsettled ones and those where the gateway reports another sum. */
export const paymentBooks = [
  bookCheck({
    code: 'payment-asks',
    rule: 'Every attempt to pay an order, settled, disputed or under way, is of what its credit left to pay, or of a part of that; credit pays what it says of itself.',
    query: `
SELECT o.number AS subject, w.due AS wanted, p.amount AS found
FROM payments p JOIN orders o ON o.id = p.order_id
CROSS JOIN LATERAL (SELECT CASE p.kind WHEN 'stored-value' THEN o.credit_used ELSE o.total - o.credit_used END AS due) w
WHERE p.amount NOT BETWEEN 1 AND w.due`,
  }),
  bookCheck({
    code: 'payment-captured',
    rule: 'A tender is of the kind that its way to pay is; all but a transfer has brought what was requested or nothing, and nothing has come in by what was not paid.',
    query: `
SELECT o.number AS subject, p.amount AS wanted, p.captured AS found
FROM payments p JOIN orders o ON o.id = p.order_id
WHERE p.kind IS DISTINCT FROM ${kindOf} OR (p.captured > 0) <> (p.state IN ('paid', 'refunded'))
  OR (p.kind <> 'bank-transfer' AND p.captured NOT IN (0, p.amount))`,
  }),
  bookCheck({
    code: 'payment-cash',
    rule: 'What is due at the door is one tender of the order that was handed over: all that credit left to pay, less what is not collected. No other order has one but those sold at the counter.',
    query: `
SELECT o.number AS subject, w.due AS wanted, coalesce(p.captured, 0) AS found
FROM orders o
LEFT JOIN (SELECT order_id, sum(captured) AS captured FROM payments WHERE kind = 'cash' GROUP BY order_id) p ON p.order_id = o.id
CROSS JOIN LATERAL (
  SELECT CASE WHEN o.payment_method = 'cash' AND o.paid_at IS NOT NULL THEN greatest(o.total - o.credit_used - coalesce((
    SELECT sum(r.amount) FROM refunds r WHERE r.order_id = o.id AND r.way = 'uncollected'), 0), 0) ELSE 0 END AS due
) w
WHERE o.payment_method <> 'counter' AND coalesce(p.captured, 0) <> w.due`,
  }),
  bookCheck({
    code: 'payment-counter',
    rule: 'What is sold at the counter is paid in full as it is placed, by the tenders of the counter alone.',
    query: `
SELECT o.number AS subject, o.total AS wanted, coalesce(p.captured, 0) AS found
FROM orders o
LEFT JOIN (
  SELECT order_id, sum(captured) AS captured, bool_and(method IN (${counterTenders.map((method) => `'${method}'`).join(', ')})) AS own
  FROM payments WHERE state IN ('paid', 'refunded') GROUP BY order_id
) p ON p.order_id = o.id
WHERE o.payment_method = 'counter' AND (o.paid_at IS DISTINCT FROM o.placed_at OR coalesce(p.captured, 0) <> o.total OR NOT coalesce(p.own, o.total = 0))`,
  }),
  bookCheck({
    code: 'payment-credit',
    rule: 'What stored value paid of an order left the account that its tender names, once for each tender, and what went back by it is there again.',
    query: `
SELECT o.number AS subject, coalesce(e.paid, 0) - coalesce(e.back, 0) AS wanted, coalesce(p.paid, 0) - coalesce(p.back, 0) AS found
FROM (
  SELECT order_id, account_id, sum(captured) AS paid, sum(refunded) AS back FROM payments WHERE kind = 'stored-value' GROUP BY order_id, account_id
) p
FULL JOIN (
  SELECT order_id, account_id, -sum(amount) FILTER (WHERE reason = 'payment') AS paid, sum(amount) FILTER (WHERE reason = 'given-back') AS back
  FROM stored_value_entries WHERE reason IN ('payment', 'given-back') GROUP BY order_id, account_id
) e USING (order_id, account_id)
LEFT JOIN orders o ON o.id = order_id
WHERE coalesce(p.paid, 0) <> coalesce(e.paid, 0) OR coalesce(p.back, 0) <> coalesce(e.back, 0)`,
  }),
  bookCheck({
    code: 'payment-settled',
    rule: 'An attempt that was paid or came to nothing says since when; one that is under way, reported or disputed has moved no money: it has no receipt.',
    query: `
SELECT o.number AS subject, NULL AS wanted, p.amount AS found
FROM payments p JOIN orders o ON o.id = p.order_id
WHERE (p.state IN ('paid', 'refunded', 'failed')) <> (p.settled_at IS NOT NULL) OR (p.state IN ('started', 'reported', 'failed') AND p.reference IS NOT NULL)`,
  }),
  bookCheck({
    code: 'payment-foreign',
    rule: 'What is asked for in another currency is the toman of the attempt by the rate that its buyer was told.',
    query: `
SELECT o.number AS subject, w.minor AS wanted, p.currency_minor AS found
FROM payments p JOIN orders o ON o.id = p.order_id
CROSS JOIN LATERAL (SELECT greatest(1, (p.amount * ${unitsIn} * 2 + p.toman_per_unit) / (p.toman_per_unit * 2)) AS minor) w
WHERE p.currency IS NOT NULL AND p.currency_minor <> w.minor`,
  }),
  bookCheck({
    code: 'transfer-report',
    rule: 'Only a payment by transfer has a report of one. A payment by transfer that was reported or found has its report, undecided in the one case and with the confirmed reference in the other.',
    query: `
SELECT o.number AS subject, NULL AS wanted, p.amount AS found
FROM payments p JOIN orders o ON o.id = p.order_id LEFT JOIN transfers t ON t.payment_id = p.id
WHERE CASE WHEN p.method <> 'bank' THEN t.payment_id IS NOT NULL ELSE CASE p.state
  WHEN 'reported' THEN t.payment_id IS NULL OR t.decided_at > t.reported_at
  WHEN 'paid' THEN t.payment_id IS NULL OR p.reference IS DISTINCT FROM t.reference
  ELSE false
END END`,
  }),
];
