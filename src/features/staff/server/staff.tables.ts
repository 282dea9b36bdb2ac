import { moment } from '#platform/database/columns.ts';
import { inOrder } from '#platform/database/constraints.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';

/** A link in the log by which a shop without an owner gets one: once, while there is none. */
export const ownerLinks = pgTable(
  'owner_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [inOrder(table.createdAt, table.expiresAt)],
);
