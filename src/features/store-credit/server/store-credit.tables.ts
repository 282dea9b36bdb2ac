import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { oneOf, positive } from '#platform/database/constraints.ts';
import { creditReasons } from '../store-credit.contract.ts';
import { storedValueKinds } from '../stored-value.rules.ts';

/**
 * Where value is stored at the shop. The store credit of a customer bears the customer's number; what is to be no customer's takes one
 * below zero, so that no two kinds ever share one.
 */
export const storedValueAccounts = pgTable(
  'stored_value_accounts',
  {
    id: id('id').primaryKey(),
    kind: text('kind', { enum: storedValueKinds }).notNull(),
    /** Whose it is; nobody's for what whoever holds it may spend. */
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
 * What lies in the accounts, as a ledger: entries are only ever added, one after the other for each account. The
 * balance in an entry is that of the entry before it and its amount, so that the newest holds the sum of all, and no two
 * can be reckoned from the same one.
 */
export const storedValueEntries = pgTable(
  'stored_value_entries',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: id('account_id')
      .notNull()
      .references(() => storedValueAccounts.id),
    /** The account's first entry is 1. */
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
