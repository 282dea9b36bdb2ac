import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** What the owner decides about the shop, a row for each decision; an absent row is the delivered value. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull(),
});
