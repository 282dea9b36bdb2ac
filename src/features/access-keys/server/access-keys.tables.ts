import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { inOrder, oneOf } from '#platform/database/constraints.ts';
import { keyKinds } from '#shared/contract/key-scopes.ts';

/** Keys by which programs call the shop: the hash of each alone, who made it, what it may do, and when it was used last. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Who made it: it does what this person may do, and never more. */
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind', { enum: keyKinds }).notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Its last four characters, by which people find it in their own files. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: moment('created_at').notNull(),
    /** None for a key that does not end by itself. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('access_keys_key_hash').on(table.keyHash),
    index('access_keys_customer').on(table.customerId, table.id),
    oneOf(table.kind),
    inOrder(table.createdAt, table.expiresAt),
    check('access_keys_scopes_some', sql`cardinality(${table.scopes}) > 0`),
  ],
);
