import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { oneOf, percentage, positive } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sellerEntryKinds } from '../payouts.contract.ts';

/**
 * What the shop owes each seller, as an append-only ledger with a sequence per seller. Sales are entered as an order's parcels arrive and reversed
 * when goods are returned; a payout subtracts what was transferred to the seller.
 */
export const sellerEntries = pgTable(
  'seller_entries',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerId: id('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** The sequence number within the seller's ledger; the first entry is 1. */
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: sellerEntryKinds }).notNull(),
    /** No foreign key: the orders tables depend on these tables. */
    orderId: id('order_id'),
    /** What buyers paid plus the discounts borne by the shop; negative for a return, 0 for a payout. */
    sold: toman('sold').notNull(),
    /** The shop's share of `sold`, at the commission percent that applies to this order. */
    commission: toman('commission').notNull(),
    commissionPercent: integer('commission_percent'),
    /** The change of the balance, which may become negative: goods may be returned after they were paid out. */
    amount: toman('amount').notNull(),
    balance: toman('balance').notNull(),
    /** The bank's reference number of a payout. */
    reference: text('reference'),
    /** The staff member who recorded the payout. */
    by: id('by').references(() => customers.id),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('seller_entries_sequence').on(table.sellerId, table.sequence),
    index('seller_entries_order')
      .on(table.orderId, table.sellerId)
      .where(sql`${table.orderId} is not null`),
    /** A transfer is recorded only once, even when the button is pressed repeatedly. */
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
    /** Sales and returns belong to an order, with positive and negative sums; a payout has no sale. */
    check(
      'seller_entries_fit_kind',
      sql`(${table.kind} = 'payout') = (${table.orderId} is null) and case ${table.kind} when 'sale' then ${table.sold} >= 0
        when 'return' then ${table.sold} < 0 else ${table.sold} = 0 and ${table.commission} = 0 end`,
    ),
    /** Sales and returns both carry the agreed commission percent. */
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
