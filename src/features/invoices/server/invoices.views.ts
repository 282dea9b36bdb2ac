import { bigint, pgView, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';
import type { InvoiceKind } from '../invoices.rules.ts';

/** Every document that was issued about an order, without its parties. */
export const issuedInvoices = pgView('issued_invoices', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  series: text('series').notNull(),
  number: id('number').notNull(),
  kind: text('kind').$type<InvoiceKind>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  totalRial: bigint('total_rial', { mode: 'number' }).notNull(),
}).existing();

/** What the documents of each order leave of it: what the one in force says, less what came back. Money that goes back is on one of them. */
export const documentedTotals = pgView('documented_totals', {
  orderId: id('order_id').notNull(),
  totalRial: bigint('total_rial', { mode: 'number' }).notNull(),
}).existing();
