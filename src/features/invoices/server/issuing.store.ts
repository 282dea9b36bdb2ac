import type { OrderState } from '#features/orders/orders.contract.ts';
import {
  bigint,
  double,
  int,
  jsonb,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { InvoiceBuyer, InvoiceIssuer } from '../invoices.contract.ts';
import { unitPieces, type InvoiceKind, type InvoiceLineKind } from '../invoices.rules.ts';

/** CTE of the `invoice_lines` of the orders in the CTE `due`, by order: goods and shipping. */
const orderedLines = `line AS (
  SELECT l.order_id, l.position, 'goods' AS kind, l.position AS order_position, l.name AS name_fa, l.name_en, l.variant_name AS variant_fa, l.variant_name_en AS variant_en, l.goods_id,
    l.quantity, l.unit_price * 10 AS price, l.discount * 10 AS discount, coalesce(t.rate, 0) AS vat_percent, l.vat * 10 AS vat, l.total * 10 AS total
  FROM due JOIN ordered_lines l ON l.order_id = due.id
  LEFT JOIN promised_taxes t ON t.order_id = l.order_id AND t.position = l.position AND t.code = 'vat'
  UNION ALL
  SELECT s.order_id, (SELECT max(l.position) + 1 FROM ordered_lines l WHERE l.order_id = s.order_id), 'shipping', NULL, s.name_fa, s.name_en, NULL, NULL, NULL,
    1, s.total * 10, 0, coalesce(t.rate, 0), coalesce(t.amount, 0) * 10, s.total * 10
  FROM due JOIN promised_shipping s ON s.order_id = due.id
  LEFT JOIN promised_taxes t ON t.order_id = s.order_id AND t.position IS NULL AND t.code = 'vat'
  WHERE s.total > 0
)`;

/** Issues the first documents of orders, numbered in order time; skips orders that have one. */
const originals = ({ condition, issuedAt }: { readonly condition: string; readonly issuedAt: string }) => `
WITH due AS MATERIALIZED (
  SELECT o.*, row_number() OVER (ORDER BY o.placed_at, o.id) AS place FROM order_summaries o
  WHERE ${condition} AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id AND i.kind = 'original')
), taken AS (
  UPDATE invoice_series s SET last_number = s.last_number + counted.documents
  FROM (SELECT count(*) AS documents FROM due) counted WHERE s.series = :series AND counted.documents > 0
  RETURNING s.last_number - counted.documents AS before
), ${orderedLines}, issued AS (
  INSERT INTO invoices (series, number, kind, order_id, key_id, order_number, ordered_at, paid_at, issued_at, issuer, buyer, foreign_paid,
    items_rial, discount_rial, shipping_rial, vat_rial, total_rial)
  SELECT :series, taken.before + due.place, 'original', due.id, :keyId, due.number, due.placed_at, due.paid_at, ${issuedAt}, :issuer,
    (
      SELECT jsonb_build_object('name', a.full_name, 'phone', a.phone, 'province', a.province, 'city', a.city, 'line', a.line, 'postal_code', a.postal_code,
        'company', a.company, 'national_id', a.national_id, 'economic_code', a.economic_code)
      FROM promised_addresses a WHERE a.order_id = due.id ORDER BY a.kind LIMIT 1
    ),
    (
      SELECT jsonb_build_object('currency', p.currency, 'minor', p.currency_minor, 'toman_per_unit', p.toman_per_unit)
      FROM order_tenders p WHERE p.order_id = due.id AND p.state = 'paid' AND p.currency IS NOT NULL LIMIT 1
    ),
    due.items_total * 10, due.discount_total * 10, due.shipping_total * 10, due.vat_total * 10, due.total * 10
  FROM due, taken ORDER BY due.place
  RETURNING id, order_id
)
INSERT INTO invoice_lines (invoice_id, position, kind, order_position, name_fa, name_en, variant_fa, variant_en, goods_id, unit, quantity,
  price_rial, amount_rial, discount_rial, vat_percent, vat_rial, total_rial)
SELECT issued.id, l.position, l.kind, l.order_position, l.name_fa, l.name_en, l.variant_fa, l.variant_en, l.goods_id, '${unitPieces}', l.quantity,
  l.price, l.price * l.quantity, l.discount, l.vat_percent, l.vat, l.total
FROM issued JOIN line l ON l.order_id = issued.order_id`;

const issuing = { series: text, keyId: bigint, issuer: jsonb<InvoiceIssuer>() };

/** Issues the first document of an order locked by the transaction. */
export const issueOriginal = statement({
  name: 'invoice_issue_original',
  params: { ...issuing, orderId: bigint, now: timestamptz },
  text: originals({ condition: 'o.id = :orderId', issuedAt: ':now' }),
});

/** Issues the documents of all orders from before documents were stored, in order time. */
export const issueFormerOriginals = statement({
  name: 'invoice_issue_former_originals',
  params: { ...issuing, states: listOf(textOf<OrderState>()) },
  text: originals({ condition: 'o.state = ANY(:states)', issuedAt: 'due.placed_at' }),
});

/** Issues a document that follows another; the series row is locked until it is inserted. */
export const issueFollowing = statement({
  name: 'invoice_issue_following',
  params: {
    series: text,
    kind: textOf<InvoiceKind>(),
    originalId: bigint,
    returnId: nullable(bigint),
    keyId: bigint,
    now: timestamptz,
    buyer: nullable(jsonb<InvoiceBuyer>()),
    itemsRial: bigint,
    discountRial: bigint,
    shippingRial: bigint,
    vatRial: bigint,
    totalRial: bigint,
    kinds: listOf(textOf<InvoiceLineKind>()),
    orderPositions: listOf(nullable(int)),
    namesFa: listOf(text),
    namesEn: listOf(nullable(text)),
    variantsFa: listOf(nullable(text)),
    variantsEn: listOf(nullable(text)),
    goodsIds: listOf(nullable(text)),
    quantities: listOf(int),
    prices: listOf(bigint),
    amounts: listOf(bigint),
    discounts: listOf(bigint),
    vatPercents: listOf(double),
    vats: listOf(bigint),
    totals: listOf(bigint),
  },
  text: `
WITH taken AS (
  UPDATE invoice_series SET last_number = last_number + 1 WHERE series = :series RETURNING last_number
), issued AS (
  INSERT INTO invoices (series, number, kind, order_id, original_id, return_id, key_id, order_number, ordered_at, paid_at, issued_at, issuer, buyer, foreign_paid,
    items_rial, discount_rial, shipping_rial, vat_rial, total_rial)
  SELECT :series, taken.last_number, :kind, o.order_id, o.id, :returnId, :keyId, o.order_number, o.ordered_at, o.paid_at, :now, o.issuer,
    coalesce(:buyer, o.buyer), o.foreign_paid, :itemsRial, :discountRial, :shippingRial, :vatRial, :totalRial
  FROM invoices o, taken WHERE o.id = :originalId
  RETURNING id
)
INSERT INTO invoice_lines (invoice_id, position, kind, order_position, name_fa, name_en, variant_fa, variant_en, goods_id, unit, quantity,
  price_rial, amount_rial, discount_rial, vat_percent, vat_rial, total_rial)
SELECT issued.id, l.position, l.kind, l.order_position, l.name_fa, l.name_en, l.variant_fa, l.variant_en, l.goods_id, '${unitPieces}', l.quantity,
  l.price, l.amount, l.discount, l.vat_percent, l.vat, l.total
FROM issued, unnest(:kinds, :orderPositions, :namesFa, :namesEn, :variantsFa, :variantsEn, :goodsIds, :quantities, :prices, :amounts, :discounts, :vatPercents, :vats, :totals)
  WITH ORDINALITY AS l(kind, order_position, name_fa, name_en, variant_fa, variant_en, goods_id, quantity, price, amount, discount, vat_percent, vat, total, position)`,
});

/** Selects the newest key; no row before the first document. */
export const newestKey = statement({
  name: 'invoice_newest_key',
  row: { id: bigint, createdAt: timestamptz },
  text: `SELECT id, created_at AS "createdAt" FROM invoice_keys ORDER BY id DESC LIMIT 1`,
});

/** Selects the key that signed a document. */
export const keyOf = statement({
  name: 'invoice_key',
  params: { id: bigint },
  row: { secret: text },
  text: 'SELECT secret FROM invoice_keys WHERE id = :id',
});

/** Inserts a key, which signs from now on. */
export const insertKey = statement({
  name: 'invoice_insert_key',
  params: { secret: text, now: timestamptz },
  row: { id: bigint },
  text: 'INSERT INTO invoice_keys (secret, created_at) VALUES (:secret, :now) RETURNING id',
});

/** Creates a series; no row where it exists. Concurrent callers wait here for each other. */
export const openSeries = statement({
  name: 'invoice_open_series',
  params: { series: text },
  row: { series: text },
  text: 'INSERT INTO invoice_series (series) VALUES (:series) ON CONFLICT DO NOTHING RETURNING series',
});

/** Disables the statement timeout for the transaction. */
export const withoutTimeLimit = statement({
  name: 'invoice_without_time_limit',
  row: { limit: neverNull(text) },
  text: `SELECT set_config('statement_timeout', '0', true) AS "limit"`,
});

/** Selects documents of orders from before documents were stored whose former signatures are not stored yet. */
export const formerUnsigned = statement({
  name: 'invoice_former_unsigned',
  params: { limit: bigint },
  row: { orderId: bigint, number: text, placedAt: timestamptz, totalRial: bigint },
  text: `
SELECT i.order_id AS "orderId", i.order_number AS number, i.ordered_at AS "placedAt", i.total_rial AS "totalRial" FROM invoices i
WHERE i.kind = 'original' AND i.issued_at < (SELECT min(created_at) FROM invoice_keys)
  AND NOT EXISTS (SELECT FROM former_invoice_signs s WHERE s.order_id = i.order_id)
ORDER BY i.id LIMIT :limit`,
});

/** Whether every signature on old printouts is stored. */
export const formerSignsStored = statement({
  name: 'invoice_former_signs_kept',
  params: { series: text },
  row: { at: nullable(timestamptz) },
  text: 'SELECT former_signs_kept_at AS at FROM invoice_series WHERE series = :series',
});

/** Records that all of them are stored. */
export const noteFormerSignsStored = statement({
  name: 'invoice_note_former_signs_kept',
  params: { series: text, now: timestamptz },
  text: 'UPDATE invoice_series SET former_signs_kept_at = :now WHERE series = :series',
});

/** Stores the signatures of old printouts by the current shop secret. */
export const keepFormerSigns = statement({
  name: 'invoice_keep_former_signs',
  params: { orderIds: listOf(bigint), signs: listOf(text) },
  text: 'INSERT INTO former_invoice_signs (order_id, sign) SELECT * FROM unnest(:orderIds, :signs) ON CONFLICT DO NOTHING',
});
