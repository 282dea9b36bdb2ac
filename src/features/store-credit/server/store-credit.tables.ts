import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { oneOf, positive } from '#platform/database/constraints.ts';
import { creditReasons } from '../store-credit.contract.ts';
import { storedValueKinds } from '../stored-value.rules.ts';

/**
 * Accounts of stored value. A customer's store credit account has the customer's id; accounts without a customer take negative ids, so that kinds
 * never share one.
 */
export const storedValueAccounts = pgTable(
  'stored_value_accounts',
  {
    id: id('id').primaryKey(),
    kind: text('kind', { enum: storedValueKinds }).notNull(),
    /** The owner; null for value that can be spent by whoever holds it. */
    customerId: id('customer_id').references(() => customers.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('stored_value_accounts_credit')
      .on(table.customerId)
      .where(sql`${table.kind} = 'store-credit'`),
    check(
      'stored_value_accounts_credit_of_customer',
      sql`${table.kind} <> 'store-credit' or ${table.customerId} is not distinct from ${table.id}`,
    ),
    oneOf(table.kind),
  ],
);

/**
 * The ledger of the accounts: append-only entries with a sequence per account. An entry's balance is the previous balance plus its amount, so that
 * the newest holds the sum of all, and the unique sequence prevents two entries from the same predecessor.
 */
export const storedValueEntries = pgTable(
  'stored_value_entries',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: id('account_id')
      .notNull()
      .references(() => storedValueAccounts.id),
    /** The sequence number within the account; the first entry is 1. */
    sequence: integer('sequence').notNull(),
    amount: toman('amount').notNull(),
    balance: toman('balance').notNull(),
    reason: text('reason', { enum: creditReasons }).notNull(),
    /** The related order; the entry is inserted before the order itself, in the same transaction. */
    orderId: id('order_id'),
    note: text('note'),
    /** The staff member who made it. */
    by: id('by').references(() => customers.id),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('stored_value_entries_sequence').on(table.accountId, table.sequence),
    index('stored_value_entries_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    check('stored_value_entries_not_below_zero', sql`${table.balance} >= 0`),
    check('stored_value_entries_not_nothing', sql`${table.amount} <> 0`),
    check(
      'stored_value_entries_fit_reason',
      sql`case when ${table.reason} in ('payment', 'taken') then ${table.amount} < 0 else ${table.amount} > 0 end
        and (${table.orderId} is not null or ${table.reason} in ('added', 'taken'))`,
    ),
    check('stored_value_entries_begin_at_nothing', sql`${table.sequence} > 1 or ${table.balance} = ${table.amount}`),
    positive(table.sequence),
    oneOf(table.reason),
  ],
);
