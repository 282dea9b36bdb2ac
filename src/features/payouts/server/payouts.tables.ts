import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { oneOf, percentage, positive } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sellerEntryKinds } from '../payouts.contract.ts';

/**
 * What the shop owes a seller, as a ledger: entries are only ever added, one after the other for each seller. What was sold of
 * an order enters as its parcels arrive and is taken back when goods return; a payout takes what was sent to the seller.
 */
export const sellerEntries = pgTable(
  'seller_entries',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerId: id('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** The seller's first entry is 1. */
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: sellerEntryKinds }).notNull(),
    /** No foreign key: orders stand on these tables. */
    orderId: id('order_id'),
    /** What buyers paid and what the shop bears of what was taken off, below zero when it went back; 0 of a payout. */
    sold: toman('sold').notNull(),
    /** Of it, what the shop keeps, by the percent that holds for this order. */
    commission: toman('commission').notNull(),
    commissionPercent: integer('commission_percent'),
    /** How the balance changes. It may fall below zero: goods may come back after they were paid out. */
    amount: toman('amount').notNull(),
    balance: toman('balance').notNull(),
    /** By which a payout is found at the bank. */
    reference: text('reference'),
    /** Who of the staff paid out. */
    by: id('by').references(() => customers.id),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('seller_entries_sequence').on(table.sellerId, table.sequence),
    index('seller_entries_order')
      .on(table.orderId, table.sellerId)
      .where(sql`${table.orderId} is not null`),
    /** The same transfer is noted once, however often the button is pressed. */
    uniqueIndex('seller_entries_reference')
      .on(table.sellerId, table.reference)
      .where(sql`${table.reference} is not null`),
    check(
      'seller_entries_adds_up',
      sql`${table.kind} = 'payout' or ${table.amount} = ${table.sold} - ${table.commission}`,
    ),
    check(
      'seller_entries_payout',
      sql`(${table.kind} = 'payout') = (${table.reference} is not null) and (${table.kind} <> 'payout' or ${table.amount} < 0)`,
    ),
    /** A sale adds and a return takes, each of an order; a payout sells nothing. */
    check(
      'seller_entries_fit_kind',
      sql`(${table.kind} = 'payout') = (${table.orderId} is null) and case ${table.kind} when 'sale' then ${table.sold} >= 0
        when 'return' then ${table.sold} < 0 else ${table.sold} = 0 and ${table.commission} = 0 end`,
    ),
    /** Of a sale and of what came back, both by the percent that was agreed. */
    check('seller_entries_by_percent', sql`(${table.kind} = 'payout') = (${table.commissionPercent} is null)`),
    check(
      'seller_entries_commission_within_sold',
      sql`${table.commission} between least(${table.sold}, 0) and greatest(${table.sold}, 0)`,
    ),
    check('seller_entries_begin_at_nothing', sql`${table.sequence} > 1 or ${table.balance} = ${table.amount}`),
    positive(table.sequence),
    oneOf(table.kind),
    percentage(table.commissionPercent),
  ],
);
