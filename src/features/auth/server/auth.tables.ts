import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { inOrder, notNegative, oneOf } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A sign-up whose phone is not confirmed yet. It cannot sign in, does not reserve a name, phone or mail against its real owner, and expires. */
export const registrations = pgTable(
  'registrations',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Hash of the sign-up's cookie: name and password are used only if the code comes with it. */
    cookieHash: text('cookie_hash'),
    /** Hash of the network address that signed up, which identifies a program without cookies in the demo. */
    addressHash: text('address_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('registrations_phone').on(table.phone, table.id),
    index('registrations_expires_at').on(table.expiresAt),
    inOrder(table.createdAt, table.expiresAt),
  ],
);

/** A code sent to a phone: valid for two minutes and five attempts, used once, superseded by the next one sent. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** The session_id of the API. */
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: ['sign-in', 'change-phone', 'apply', 'spend-credit'] })
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
    notNegative(table.tries),
    oneOf(table.purpose),
    inOrder(table.createdAt, table.expiresAt),
  ],
);

/** A signed-in device. Only hashes of its refresh tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    refreshHash: text('refresh_hash').notNull(),
    /** The token that was replaced last: valid for a few more seconds; afterwards its use ends the session. */
    replacedHash: text('replaced_hash'),
    replacedAt: moment('replaced_at'),
    /** Whether a second step was required at sign-in, and done; the requirement of a staff role is checked in addition. */
    secondStep: text('second_step', { enum: ['none', 'due', 'done'] })
      .notNull()
      .default('none'),
    /** When the second step was last done. */
    secondStepAt: moment('second_step_at'),
    /** Whether it began with only the four digits of a text message, which are too few to set up the first factor of the staff. */
    byCode: boolean('by_code').notNull().default(false),
    /** The browser's user agent, and the network address of its last request: displayed to the customer only. */
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    usedAt: moment('used_at'),
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
    inOrder(table.createdAt, table.expiresAt),
    oneOf(table.secondStep),
  ],
);

/** A link with which the previous phone of an account reclaims it: valid once, for a day. */
export const phoneReturns = pgTable(
  'phone_returns',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The phone before the change. */
    phone: text('phone').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('phone_returns_customer').on(table.customerId),
    index('phone_returns_expires_at').on(table.expiresAt),
    inOrder(table.createdAt, table.expiresAt),
  ],
);

/** A link to choose a new password: valid once, for thirty minutes. */
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
  (table) => [index('password_resets_customer').on(table.customerId), inOrder(table.createdAt, table.expiresAt)],
);
