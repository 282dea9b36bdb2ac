import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { orders } from '#features/orders/server/orders.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { inOrder, notNegative, oneOf } from '#platform/database/constraints.ts';
import { sessionKinds, sessionStatuses, type SessionContent } from '../session.rules.ts';

/** Platforms whose assistants have called the shop, identified by the URL of their profile. */
export const assistants = pgTable(
  'assistants',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    profileUrl: text('profile_url').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Updated once a minute at most. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** Its own limit, set by the owner; null where the common limit applies. */
    callsPerMinute: integer('calls_per_minute'),
    /** When the owner stopped it. */
    stoppedAt: moment('stopped_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('assistants_profile_url').on(table.profileUrl),
    inOrder(table.createdAt, table.lastUsedAt),
    notNegative(table.callsPerMinute),
    notNegative(table.version),
    check('assistants_profile_url_length', sql`length(${table.profileUrl}) <= 500`),
  ],
);

/**
 * Carts and checkouts that assistants prepare; until a shopper takes one over, its items are in no customer's cart. Anyone who knows the id can
 * change it, as the assistant that created it.
 */
export const assistantSessions = pgTable(
  'assistant_sessions',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: sessionKinds }).notNull(),
    assistantId: id('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    status: text('status', { enum: sessionStatuses }).notNull().default('open'),
    content: jsonb('content').$type<SessionContent>().notNull(),
    /** The cart from which a checkout was created. */
    cartId: text('cart_id'),
    /** The key in the handover link for the shopper: unguessable, and different from every id that the assistant knows. */
    handover: text('handover').notNull(),
    /** The shopper who took it over first; nobody else can. */
    customerId: id('customer_id').references(() => customers.id),
    takenOverAt: moment('taken_over_at'),
    /** The order that resulted from it. */
    orderId: id('order_id').references(() => orders.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('assistant_sessions_handover').on(table.handover),
    uniqueIndex('assistant_sessions_order').on(table.orderId),
    // A cart has one open checkout at a time.
    uniqueIndex('assistant_sessions_cart')
      .on(table.cartId)
      .where(sql`status = 'open'`),
    index('assistant_sessions_assistant').on(table.assistantId, table.createdAt),
    index('assistant_sessions_customer').on(table.customerId),
    index('assistant_sessions_expires_at').on(table.expiresAt),
    oneOf(table.kind),
    oneOf(table.status),
    inOrder(table.createdAt, table.updatedAt),
    inOrder(table.createdAt, table.expiresAt),
    check('assistant_sessions_taken_over', sql`(${table.customerId} is null) = (${table.takenOverAt} is null)`),
    check('assistant_sessions_completed', sql`(${table.status} = 'completed') = (${table.orderId} is not null)`),
  ],
);
