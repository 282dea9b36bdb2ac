import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { creditReasons } from '../store-credit.contract.ts';

/**
 * What customers have at the shop, as a ledger: entries are only ever added, one after the other for each customer. The
 * balance in an entry is that of the entry before it and its amount, so that the newest holds the sum of all, and no two
 * can be reckoned from the same one.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The customer's first entry is 1. */
    sequence: integer('sequence').notNull(),
    amount: toman('amount').notNull(),
    balance: toman('balance').notNull(),
    reason: text('reason', { enum: creditReasons }).notNull(),
    /** The order it has to do with; it is written before the order itself, in the order's own transaction. */
    orderId: id('order_id'),
    note: text('note'),
    /** Who of the staff made it. */
    by: id('by').references(() => customers.id),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_entries_sequence').on(table.customerId, table.sequence),
    index('credit_entries_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    check('credit_entries_not_below_zero', sql`${table.balance} >= 0`),
    check('credit_entries_not_nothing', sql`${table.amount} <> 0`),
    oneOf(table.reason),
  ],
);
