import { bigint, double, int, jsonb, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { ForeignPaid } from '#features/payments/paying-terms.contract.ts';
import type { InvoiceBuyer, InvoiceIssuer } from '../invoices.contract.ts';
import type { InvoiceKind, InvoiceLineKind } from '../invoices.rules.ts';

/** Selects all documents of an order, oldest first. */
export const documentsOfOrder = statement({
  name: 'invoice_documents_of_order',
  params: { orderId: bigint },
  row: {
    id: bigint,
    series: text,
    number: bigint,
    kind: textOf<InvoiceKind>(),
    originalId: nullable(bigint),
    returnId: nullable(bigint),
    keyId: bigint,
    orderNumber: text,
    orderedAt: timestamptz,
    paidAt: nullable(timestamptz),
    issuedAt: timestamptz,
    issuer: jsonb<InvoiceIssuer>(),
    /** Emptied when the legal term is over. */
    buyer: jsonb<Partial<InvoiceBuyer>>(),
    foreign: nullable(jsonb<ForeignPaid>()),
    itemsRial: bigint,
    discountRial: bigint,
    shippingRial: bigint,
    vatRial: bigint,
    totalRial: bigint,
  },
  text: `
SELECT id, series, number, kind, original_id AS "originalId", return_id AS "returnId", key_id AS "keyId", order_number AS "orderNumber", ordered_at AS "orderedAt",
  paid_at AS "paidAt", issued_at AS "issuedAt", issuer, buyer, foreign_paid AS "foreign", items_rial AS "itemsRial", discount_rial AS "discountRial",
  shipping_rial AS "shippingRial", vat_rial AS "vatRial", total_rial AS "totalRial"
FROM invoices WHERE order_id = :orderId ORDER BY id`,
});

/** A stored document. */
export type StoredInvoice = RowOf<typeof documentsOfOrder>;

/** Selects the lines of a document. */
export const linesOfDocument = statement({
  name: 'invoice_lines_of_document',
  params: { invoiceId: bigint },
  row: {
    kind: textOf<InvoiceLineKind>(),
    orderPosition: nullable(int),
    nameFa: text,
    nameEn: nullable(text),
    variantFa: nullable(text),
    variantEn: nullable(text),
    goodsId: nullable(text),
    quantity: int,
    priceRial: bigint,
    amountRial: bigint,
    discountRial: bigint,
    vatPercent: double,
    vatRial: bigint,
    totalRial: bigint,
  },
  text: `
SELECT kind, order_position AS "orderPosition", name_fa AS "nameFa", name_en AS "nameEn", variant_fa AS "variantFa", variant_en AS "variantEn", goods_id AS "goodsId",
  quantity, price_rial AS "priceRial", amount_rial AS "amountRial", discount_rial AS "discountRial", vat_percent AS "vatPercent", vat_rial AS "vatRial", total_rial AS "totalRial"
FROM invoice_lines WHERE invoice_id = :invoiceId ORDER BY position`,
});

const signedRow = {
  id: bigint,
  orderId: bigint,
  orderNumber: text,
  series: text,
  number: bigint,
  kind: textOf<InvoiceKind>(),
  keyId: bigint,
  orderedAt: timestamptz,
  issuedAt: timestamptz,
  totalRial: bigint,
};
const signed = `id, order_id AS "orderId", order_number AS "orderNumber", series, number, kind, key_id AS "keyId", ordered_at AS "orderedAt", issued_at AS "issuedAt", total_rial AS "totalRial"`;

/** Selects the data for verifying a document. */
export const signedDocument = statement({
  name: 'invoice_signed_document',
  params: { series: text, number: bigint },
  row: signedRow,
  text: `SELECT ${signed} FROM invoices WHERE series = :series AND number = :number`,
});

/** Selects the first document of an order from before documents were stored, with the stored signature of its printout, if any. */
export const formerDocument = statement({
  name: 'invoice_former_document',
  params: { orderNumber: text },
  row: { ...signedRow, sign: nullable(text) },
  text: `
SELECT ${signed}, (SELECT sign FROM former_invoice_signs s WHERE s.order_id = i.order_id) AS sign
FROM invoices i WHERE i.order_id = (SELECT id FROM order_summaries WHERE number = :orderNumber) AND i.kind = 'original'
  AND i.issued_at < (SELECT min(created_at) FROM invoice_keys)`,
});
