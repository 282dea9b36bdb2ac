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

/** The owner's settings, one row each; the default applies when there is no row. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** The number of changes of each settings form, for optimistic locking; no row before the first one. */
export const settingVersions = pgTable('setting_versions', {
  editor: text('editor').primaryKey(),
  version: integer('version').notNull(),
});

/** The money a staff member has granted customers per day in Tehran, as refunds and store credit: counted against a limit. */
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

/** The money a staff member has granted one customer per day in Tehran without a second one's approval: several small sums count as one large sum. */
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

/** Large sums that a staff member wants to grant, with the decision of a second one; the requester can grant it once while the approval is valid. */
export const moneyApprovals = pgTable(
  'money_approvals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestedBy: id('requested_by')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The recipient, who cannot approve it; null for requests older than this column. */
    customerId: id('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The admin page where it is granted: an order's or a customer's. */
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
