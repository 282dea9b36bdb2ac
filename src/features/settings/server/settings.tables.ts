import { customers } from '#features/accounts/server/accounts.tables.ts';
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, toman } from '#platform/database/columns.ts';

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
  (table) => [primaryKey({ columns: [table.staffId, table.day] })],
);
