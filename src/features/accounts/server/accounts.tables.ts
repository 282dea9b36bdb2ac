import { id, metadata, moment, updatedAt } from '#platform/database/columns.ts';
import { digits, notEmpty, oneOf, smallObject } from '#platform/database/constraints.ts';
import { staffRoles } from '#shared/contract/contract.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** The searchable text of a customer, folded like the search: the staff finds customers by any part of it. */
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
    /** When the email was confirmed; null if that was before this was recorded. */
    emailSince: moment('email_since'),
    /** The new email, pending until its owner follows the link sent there. */
    pendingEmail: text('pending_email'),
    /** `+989xxxxxxxxx`. */
    phone: text('phone').notNull(),
    /** argon2id; null for a customer who signs in by code only. */
    passwordHash: text('password_hash'),
    fullName: text('full_name'),
    avatarKey: text('avatar_key'),
    /** A staff member's role, set by the owner. */
    role: text('role', { enum: staffRoles }),
    active: boolean('active').notNull().default(true),
    /** The customer's own settings. */
    notificationsOn: boolean('notifications_on').notNull().default(true),
    available: boolean('available').notNull().default(true),
    /** Metadata stored by other systems. */
    metadata: metadata(),
    createdAt: moment('created_at').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    smallObject(table.metadata),
    index('customers_updated_at').on(table.updatedAt, table.id),
    uniqueIndex('customers_username_key').on(table.usernameKey),
    uniqueIndex('customers_phone').on(table.phone),
    uniqueIndex('customers_email').on(sql`lower(${table.email})`),
    index('customers_words').using('gin', sql`${customerWords} gin_trgm_ops`),
    index('customers_role')
      .on(table.role)
      .where(sql`${table.role} is not null`),
    oneOf(table.role),
    notEmpty(table.username),
    notEmpty(table.usernameKey),
    /** A number with its country code, or the placeholder of an erased account or of anonymous counter sales. */
    check('customers_phone_known', sql`${table.phone} ~ '^([+][0-9]{4,15}|erased-[0-9]+|walk-in)$'`),
    check('customers_email_known', sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
  ],
);

/** A link that confirms a customer's new email: usable once, for a day, and only the newest of a customer. */
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

/** The delivery addresses of customers. */
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
    digits(table.postalCode, '10'),
  ],
);
