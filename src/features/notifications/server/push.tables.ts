import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '#features/auth/server/auth.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { languages } from '#shared/language.ts';
import { notifications } from './notifications.tables.ts';

/** Push subscriptions of browsers, for notices while no page of the shop is open. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The session that subscribed: after sign-out nothing is sent. Null for a subscription from before this column existed. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The push service's URL for the browser. */
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and shared secret, base64url: the push service cannot read the messages it delivers. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: languages }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_customer').on(table.customerId, table.id),
    index('push_subscriptions_session').on(table.sessionId),
    oneOf(table.language),
  ],
);

/** Deliveries of notices to browsers: inserted before sending, so that none is sent twice. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    notificationId: id('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: id('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.subscriptionId] }),
    index('push_deliveries_subscription').on(table.subscriptionId),
  ],
);
