import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/server/orders.tables.ts';
import { returns } from '#features/returns/server/returns.tables.ts';
import { id, moment, updatedAt } from '#platform/database/columns.ts';
import { digits, notEmpty, notNegative, oneOf, percentage } from '#platform/database/constraints.ts';
import { invoiceKinds, invoiceLineKinds } from '../invoices.rules.ts';
import type { InvoiceBuyer, InvoiceIssuer } from '../invoices.contract.ts';

/** A column of whole rial, the tax office's unit. */
const rial = (name: string) => bigint(name, { mode: 'number' });

/**
 * The last number used in a series of documents: a transaction locks the row to take the next number until its document is inserted, so that there
 * are no gaps.
 */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    series: text('series').primaryKey(),
    lastNumber: id('last_number').notNull().default(0),
    /** Since when every signature on old printouts is stored ({@link formerInvoiceSigns}). */
    formerSignsKeptAt: moment('former_signs_kept_at'),
  },
  (table) => [notNegative(table.lastNumber), notEmpty(table.series)],
);

/** The document signing keys. The newest signs; older ones are retained, so that their signatures stay valid. */
export const invoiceKeys = pgTable('invoice_keys', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * A document about an order: what was sold, by whom and to whom, at the time. Rows are immutable and never deleted, except that the buyer of an
 * erased account is removed when the legal term is over.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    series: text('series')
      .notNull()
      .references(() => invoiceSeries.series),
    number: id('number').notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** The document that it corrects or cancels; null for the original. */
    originalId: id('original_id').references((): AnyPgColumn => invoices.id),
    /** The return of the goods; null where the staff took the whole order back. */
    returnId: id('return_id').references(() => returns.id),
    keyId: id('key_id')
      .notNull()
      .references(() => invoiceKeys.id),
    orderNumber: text('order_number').notNull(),
    orderedAt: moment('ordered_at').notNull(),
    /** Null while cash is due. */
    paidAt: moment('paid_at'),
    issuedAt: moment('issued_at').notNull(),
    issuer: jsonb('issuer').$type<InvoiceIssuer>().notNull(),
    buyer: jsonb('buyer').$type<Partial<InvoiceBuyer>>().notNull(),
    /** The amount paid in another currency, if any. */
    foreignPaid: jsonb('foreign_paid').$type<{ currency: string; minor: number; toman_per_unit: number }>(),
    itemsRial: rial('items_rial').notNull(),
    discountRial: rial('discount_rial').notNull(),
    shippingRial: rial('shipping_rial').notNull(),
    /** Included in the total. */
    vatRial: rial('vat_rial').notNull(),
    totalRial: rial('total_rial').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('invoices_updated_at').on(table.updatedAt, table.id),
    index('invoices_issued_at').on(table.issuedAt, table.id),
    uniqueIndex('invoices_number').on(table.series, table.number),
    /** Target of the foreign key by which a document's original must belong to the same order. */
    uniqueIndex('invoices_of_order').on(table.orderId, table.id),
    foreignKey({
      name: 'invoices_original_of_order',
      columns: [table.orderId, table.originalId],
      foreignColumns: [table.orderId, table.id],
    }),
    foreignKey({
      name: 'invoices_return_of_order',
      columns: [table.orderId, table.returnId],
      foreignColumns: [returns.orderId, returns.id],
    }),
    check('invoices_follow_another', sql`${table.originalId} <> ${table.id}`),
    uniqueIndex('invoices_once')
      .on(table.orderId, table.kind)
      .where(
        sql`${table.kind} in ('original', 'cancellation') or ${table.kind} = 'return' and ${table.returnId} is null`,
      ),
    uniqueIndex('invoices_return')
      .on(table.returnId)
      .where(sql`${table.returnId} is not null`),
    oneOf(table.kind),
    check('invoices_number_positive', sql`${table.number} > 0`),
    check('invoices_only_original_stands_alone', sql`(${table.kind} = 'original') = (${table.originalId} is null)`),
    check('invoices_only_returns_have_a_return', sql`${table.kind} = 'return' or ${table.returnId} is null`),
    check(
      'invoices_total_adds_up',
      sql`${table.totalRial} = ${table.itemsRial} - ${table.discountRial} + ${table.shippingRial}`,
    ),
    check(
      'invoices_parties_objects',
      sql`jsonb_typeof(${table.issuer}) = 'object' and jsonb_typeof(${table.buyer}) = 'object'`,
    ),
    check('invoices_vat_within_total', sql`${table.vatRial} <= ${table.totalRial}`),
    notNegative(table.itemsRial),
    notNegative(table.discountRial),
    notNegative(table.shippingRial),
    notNegative(table.vatRial),
    notNegative(table.totalRial),
  ],
);

/** A line of a document: goods as ordered, or shipping. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: id('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    kind: text('kind', { enum: invoiceLineKinds }).notNull(),
    orderPosition: integer('order_position'),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en'),
    variantFa: text('variant_fa'),
    variantEn: text('variant_en'),
    /** The tax office's thirteen-digit code of the goods; null while it is not set. */
    goodsId: text('goods_id'),
    /** The tax office's code of the unit. */
    unit: text('unit').notNull(),
    quantity: integer('quantity').notNull(),
    priceRial: rial('price_rial').notNull(),
    amountRial: rial('amount_rial').notNull(),
    discountRial: rial('discount_rial').notNull(),
    vatPercent: doublePrecision('vat_percent').notNull(),
    vatRial: rial('vat_rial').notNull(),
    totalRial: rial('total_rial').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    oneOf(table.kind),
    percentage(table.vatPercent),
    check(
      'invoice_lines_order_position_of_goods',
      sql`(${table.kind} = 'goods') = (${table.orderPosition} is not null)`,
    ),
    notEmpty(table.nameFa),
    digits(table.goodsId, '13'),
    check('invoice_lines_quantity_positive', sql`${table.quantity} > 0`),
    check('invoice_lines_amount_adds_up', sql`${table.amountRial} = ${table.priceRial} * ${table.quantity}`),
    check('invoice_lines_total_adds_up', sql`${table.totalRial} = ${table.amountRial} - ${table.discountRial}`),
    check('invoice_lines_vat_within_total', sql`${table.vatRial} <= ${table.totalRial}`),
    notNegative(table.priceRial),
    notNegative(table.amountRial),
    notNegative(table.discountRial),
    notNegative(table.vatRial),
    notNegative(table.totalRial),
  ],
);

/** The signatures on printouts from before documents were stored, computed with the shop secret of that time and stored so that they stay valid. */
export const formerInvoiceSigns = pgTable('former_invoice_signs', {
  orderId: id('order_id')
    .primaryKey()
    .references(() => orders.id),
  sign: text('sign').notNull(),
});
