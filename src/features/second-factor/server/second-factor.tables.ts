import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative } from '#platform/database/constraints.ts';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** A key that a device of a customer keeps, by which they sign in (WebAuthn). The public half alone is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** As the device names it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; a device that does not count says 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    /** Whether the device's maker keeps a copy of it, so that it survives the device. */
    backedUp: boolean('backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_id').on(table.credentialId),
    index('passkeys_customer').on(table.customerId),
    notNegative(table.counter),
  ],
);

/** The authenticator app of a customer. Secrets are encrypted by the shop's own. */
export const authenticators = pgTable(
  'authenticators',
  {
    customerId: id('customer_id')
      .primaryKey()
      .references(() => customers.id),
    secret: text('secret'),
    /** The step of 30 seconds whose code was used last: it and all before it are refused. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    confirmedAt: moment('confirmed_at'),
    /** A secret that was displayed and whose first code was not typed yet. */
    pendingSecret: text('pending_secret'),
    pendingUntil: moment('pending_until'),
  },
  (table) => [notNegative(table.lastStep)],
);

/** Codes for who has lost the device: hashes, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.codeHash] })],
);
