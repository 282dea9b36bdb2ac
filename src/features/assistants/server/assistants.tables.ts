import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, moment } from '#platform/database/columns.ts';
import { inOrder } from '#platform/database/constraints.ts';

/** Platforms whose assistants have called the shop, each by the address of its profile. */
export const assistants = pgTable(
  'assistants',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    profileUrl: text('profile_url').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Written once a minute at the most. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('assistants_profile_url').on(table.profileUrl),
    inOrder(table.createdAt, table.lastUsedAt),
    check('assistants_profile_url_length', sql`length(${table.profileUrl}) <= 500`),
  ],
);
