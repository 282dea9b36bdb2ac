import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment, toman } from '#platform/database/columns.ts';
import { inOrder, notNegative, oneOf, positive } from '#platform/database/constraints.ts';
import { approvalStates } from '../money-approvals.rules.ts';

/** What the owner decides about the shop, a row for each decision; an absent row is the delivered value. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** How often what an editor of the settings shows was changed, so that nobody overwrites unseen; absent while nobody has. */
export const settingVersions = pgTable('setting_versions', {
  editor: text('editor').primaryKey(),
  version: integer('version').notNull(),
});

/** What a member of the staff has given customers on a day of Tehran, as refunds and credit: counted to keep within a limit. */
export const staffMoneyDays = pgTable(
  'staff_money_days',
  {
    staffId: id('staff_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    amount: toman('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.day] }), notNegative(table.amount)],
);

/**
 * What a member of the staff has given one customer on a day of Tehran without the approval of a second one: several smaller sums count as
 * the large one that they make.
 */
export const staffMoneyReceivers = pgTable(
  'staff_money_receivers',
  {
    staffId: id('staff_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    amount: toman('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.customerId, table.day] }),
    index('staff_money_receivers_customer').on(table.customerId),
    index('staff_money_receivers_day').on(table.day),
    notNegative(table.amount),
  ],
);

/** A large sum that one of the staff wants to give, and what a second one decided; it is given once, by who requested it, while the approval is fresh. */
export const moneyApprovals = pgTable(
  'money_approvals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestedBy: id('requested_by')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Who is to get it, and so does not approve it; absent of what was requested before this was noted. */
    customerId: id('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The page of the admin where it is given: an order's or a customer's. */
    link: text('link').notNull(),
    amount: toman('amount').notNull(),
    status: text('status', { enum: approvalStates }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedBy: id('decided_by').references(() => customers.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('money_approvals_open')
      .on(table.requestedBy, table.link, table.amount)
      .where(sql`status in ('waiting', 'approved')`),
    index('money_approvals_status').on(table.status, table.id),
    index('money_approvals_decided_by').on(table.decidedBy),
    index('money_approvals_customer').on(table.customerId),
    oneOf(table.status),
    check('money_approvals_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    check('money_approvals_used', sql`(${table.status} = 'used') = (${table.usedAt} is not null)`),
    positive(table.amount),
    notNegative(table.amount),
    inOrder(table.requestedAt, table.decidedAt),
    inOrder(table.decidedAt, table.usedAt),
  ],
);
