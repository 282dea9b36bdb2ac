import { bigint, pgView, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';
import type { InvoiceKind } from '../invoices.rules.ts';

/** All issued documents of orders, without seller and buyer. */
export const issuedInvoices = pgView('issued_invoices', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  series: text('series').notNull(),
  number: id('number').notNull(),
  kind: text('kind').$type<InvoiceKind>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  totalRial: bigint('total_rial', { mode: 'number' }).notNull(),
}).existing();

/** The documented total of each order: the invoice in force minus returns. Each refund is on one of the documents. */
export const documentedTotals = pgView('documented_totals', {
  orderId: id('order_id').notNull(),
  totalRial: bigint('total_rial', { mode: 'number' }).notNull(),
}).existing();
