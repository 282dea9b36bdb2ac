import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { noticeTitles } from '../notices.messages.ts';
import { noticeKindsOf } from '../notices.rules.ts';

/** Notices to customers: a kind and the parameters of its sentence, so that it can be rendered in either language. */
export const notifications = pgTable(
  'notifications',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind', { enum: noticeKindsOf(noticeTitles) }).notNull(),
    params: jsonb('params').notNull(),
    link: text('link').notNull(),
    /** The deduplication key of the notice: given by its publisher, otherwise the id of the event. */
    once: text('once').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** When it was cleared, that is, hidden from the customer; it can be restored for an hour. */
    clearedAt: moment('cleared_at'),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.customerId, table.once),
    index('notifications_shown')
      .on(table.customerId, table.id.desc())
      .where(sql`${table.clearedAt} is null`),
    index('notifications_unread')
      .on(table.customerId)
      .where(sql`${table.readAt} is null and ${table.clearedAt} is null`),
    index('notifications_created_at').on(table.createdAt),
    index('notifications_cleared_at')
      .on(table.clearedAt)
      .where(sql`${table.clearedAt} is not null`),
    oneOf(table.kind),
  ],
);
