import { moment } from '#platform/database/columns.ts';
import { inOrder } from '#platform/database/constraints.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';

/** One-time links in the log for creating the first owner of a shop without one. */
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
