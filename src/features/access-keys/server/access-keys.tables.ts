import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { inOrder, oneOf } from '#platform/database/constraints.ts';
import { keyKinds } from '#shared/contract/key-scopes.ts';

/** Keys with which programs call the shop: only the hash of each, its maker, its scopes, and when it was last used. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The person who made it: the key may do what this person may, and never more. */
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind', { enum: keyKinds }).notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Its last four characters, by which people recognise it in their own files. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null for a key that does not expire. */
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
