import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';
import { staffRoles } from '#shared/contract/contract.ts';

/** All that a customer is looked for by, folded as it is typed: the staff finds them by any part of it. */
export const customerWords = sql.raw(
  "(username_key || ' ' || phone || ' ' || lower(coalesce(email, '')) || ' ' || translate(lower(coalesce(full_name, '')), 'يك', 'یک'))",
);

/** A person whose phone was confirmed by a code. */
export const customers = pgTable(
  'customers',
  {
    id: id('id').primaryKey().generatedByDefaultAsIdentity(),
    username: text('username').notNull(),
    /** The username folded, so that ي and ی, capitals and digits of any kind name one account. */
    usernameKey: text('username_key').notNull(),
    email: text('email'),
    /** What is to be the mail once its owner has followed the link that was sent there. */
    pendingEmail: text('pending_email'),
    /** `+989xxxxxxxxx`. */
    phone: text('phone').notNull(),
    /** argon2id; none for who only signs in by code. */
    passwordHash: text('password_hash'),
    fullName: text('full_name'),
    avatarKey: text('avatar_key'),
    /** Set for the staff, by the owner. */
    role: text('role', { enum: staffRoles }),
    active: boolean('active').notNull().default(true),
    /** The customer's own choices in the settings. */
    notificationsOn: boolean('notifications_on').notNull().default(true),
    available: boolean('available').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('customers_username_key').on(table.usernameKey),
    uniqueIndex('customers_phone').on(table.phone),
    uniqueIndex('customers_email').on(sql`lower(${table.email})`),
    index('customers_words').using('gin', sql`${customerWords} gin_trgm_ops`),
    index('customers_role')
      .on(table.role)
      .where(sql`${table.role} is not null`),
  ],
);

/**
 * A sign-up whose phone is not confirmed yet. It cannot sign in, holds no name, phone or mail against its
 * real owner, and lapses.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Hash of the cookie that the sign-up was given: the code must come with it for this name and password to be taken. */
    cookieHash: text('cookie_hash'),
    /** Hash of the network address that signed up, by which a program without cookies is known. */
    addressHash: text('address_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('registrations_phone').on(table.phone, table.id),
    index('registrations_expires_at').on(table.expiresAt),
  ],
);

/** A code sent to a phone: lives two minutes, five tries, used once, superseded by the next one sent. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** The session_id of the call. */
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: ['sign-in', 'change-phone', 'apply'] })
      .notNull()
      .default('sign-in'),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was used or superseded. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('one_time_codes_phone').on(table.phone, table.createdAt),
    uniqueIndex('one_time_codes_open')
      .on(table.phone, table.purpose)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** A signed-in device. Only hashes of its refresh tokens are kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    refreshHash: text('refresh_hash').notNull(),
    /** The token that was replaced last: good for a few seconds more, afterwards its use ends the session. */
    replacedHash: text('replaced_hash'),
    replacedAt: moment('replaced_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('sessions_customer')
      .on(table.customerId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('sessions_refresh_hash').on(table.refreshHash),
    index('sessions_replaced_hash').on(table.replacedHash),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** A link to choose a new password: once, for thirty minutes. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_customer').on(table.customerId)],
);

/** A link by which a customer confirms another mail: once, for a day, the newest of a customer alone. */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_changes_customer').on(table.customerId),
    index('email_changes_expires_at').on(table.expiresAt),
  ],
);

/** A link in the log by which a shop without an owner gets one: once, while there is none. */
export const ownerLinks = pgTable('owner_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Where a customer has things sent. */
export const addresses = pgTable(
  'addresses',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    line: text('line').notNull(),
    postalCode: text('postal_code').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_default')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
  ],
);
