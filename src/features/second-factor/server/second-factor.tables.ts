import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative } from '#platform/database/constraints.ts';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Customers' passkeys for signing in (WebAuthn); only the public keys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The credential id from the device, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The device's signature counter; 0 for devices without one. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    /** Whether it is backed up by the device's provider, so that it survives the loss of the device. */
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

/** Customers' authenticator apps. Secrets are encrypted with the application secret. */
export const authenticators = pgTable(
  'authenticators',
  {
    customerId: id('customer_id')
      .primaryKey()
      .references(() => customers.id),
    secret: text('secret'),
    /** The last used 30-second step: codes of it and earlier ones are refused. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    confirmedAt: moment('confirmed_at'),
    /** A secret that is not confirmed by a code yet. */
    pendingSecret: text('pending_secret'),
    pendingUntil: moment('pending_until'),
  },
  (table) => [notNegative(table.lastStep)],
);

/** Recovery codes for a lost device: hashes, each usable once. */
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
