import { paymentMethods } from '#features/orders/orders.contract.ts';
import { tenderKindOf } from '#features/payments/tenders.rules.ts';
import { currencyDecimals } from '#shared/commerce/currencies.ts';
import { bookCheck } from './book-check.ts';

/** The smallest units in one of a payment's currency. */
const unitsIn = `CASE WHEN p.currency IN (${Object.entries(currencyDecimals)
  .filter(([, digits]) => digits === 0)
  .map(([code]) => `'${code}'`)
  .join(', ')}) THEN 1 ELSE 100 END`;

const kindOf = `CASE p.method ${paymentMethods.map((method) => `WHEN '${method}' THEN '${tenderKindOf(method)}'`).join(' ')} END`;

/** Every attempt to pay, also one that nobody has settled or of which a gateway names another sum, requests no more than the order's own sum. */
export const paymentBooks = [
  bookCheck({
    code: 'payment-asks',
    rule: 'Every attempt to pay an order, settled, disputed or under way, is of what its credit left to pay, or of a part of that.',
    query: `
SELECT o.number AS subject, o.total - o.credit_used AS wanted, p.amount AS found
FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.amount NOT BETWEEN 1 AND o.total - o.credit_used`,
  }),
  bookCheck({
    code: 'payment-captured',
    rule: 'A tender is of the kind that its way to pay is; a gateway has taken what was requested of it or nothing, and nothing has come in by what was not paid.',
    query: `
SELECT o.number AS subject, p.amount AS wanted, p.captured AS found
FROM payments p JOIN orders o ON o.id = p.order_id
WHERE p.kind IS DISTINCT FROM ${kindOf} OR (p.captured > 0) <> (p.state IN ('paid', 'refunded'))
  OR (p.kind = 'gateway' AND p.captured NOT IN (0, p.amount))`,
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
    rule: 'A payment by transfer that was reported or found has its report, undecided in the one case and with the confirmed reference in the other.',
    query: `
SELECT o.number AS subject, NULL AS wanted, p.amount AS found
FROM payments p JOIN orders o ON o.id = p.order_id LEFT JOIN transfers t ON t.payment_id = p.id
WHERE p.method = 'bank' AND CASE p.state
  WHEN 'reported' THEN t.payment_id IS NULL OR t.decided_at > t.reported_at
  WHEN 'paid' THEN t.payment_id IS NULL OR p.reference IS DISTINCT FROM t.reference
  ELSE false
END`,
  }),
];
