import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accessKeys } from '#features/access-keys/server/access-keys.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { httpStatus, inOrder, notEmpty, notNegative, oneOf } from '#platform/database/constraints.ts';
import { deliveryErrors, deliveryStatuses, endpointStatuses, pauseReasons } from '../webhooks.rules.ts';

/** Webhook endpoints with their signing secrets, which are encrypted rather than hashed because they are read again. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The seller whose events it receives; null for the shop's own. */
    sellerId: id('seller_id').references(() => sellers.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** The selected event types: `order.paid`, or `order.*`. */
    types: text('types').array().notNull(),
    status: text('status', { enum: endpointStatuses }).notNull().default('active'),
    pauseReason: text('pause_reason', { enum: pauseReasons }),
    secret: text('secret').notNull(),
    formerSecret: text('former_secret'),
    /** The time until which the former secret also signs. */
    formerSecretUntil: moment('former_secret_until'),
    /** The last event processed for it: later ones still need deliveries. */
    seenEventId: id('seen_event_id').notNull(),
    /** The time since which no attempt has succeeded; null while it works. */
    failingSince: moment('failing_since'),
    /** While it fails: the earliest time of the next delivery. */
    retryAt: moment('retry_at'),
    lastDeliveredAt: moment('last_delivered_at'),
    /** Who changed it last and is responsible for it; null for endpoints from before this was recorded. */
    changedBy: id('changed_by').references(() => customers.id, { onDelete: 'set null' }),
    /** The access key used for that change. */
    changedByKey: id('changed_by_key').references(() => accessKeys.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('webhook_endpoints_seller').on(table.sellerId, table.id),
    index('webhook_endpoints_changed_by').on(table.changedBy),
    index('webhook_endpoints_changed_by_key').on(table.changedByKey),
    notEmpty(table.url),
    oneOf(table.status),
    oneOf(table.pauseReason),
    check('webhook_endpoints_paused_why', sql`(${table.status} = 'paused') = (${table.pauseReason} is not null)`),
    notNegative(table.version),
    inOrder(table.createdAt, table.updatedAt),
  ],
);

/** Deliveries to endpoints, retained for thirty days: the signed text, the number of attempts and the last response. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    endpointId: id('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Null for a test. Events are deleted before their deliveries. */
    eventId: id('event_id'),
    /** The `webhook-id`: the same for each attempt, and unique. */
    messageId: text('message_id').notNull(),
    type: text('type').notNull(),
    /** The subject, such as `order:7`: deliveries about one subject are sent sequentially. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    status: text('status', { enum: deliveryStatuses }).notNull().default('pending'),
    tries: integer('tries').notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    lastTriedAt: moment('last_tried_at'),
    nextTryAt: moment('next_try_at').notNull(),
    /** The time until which a process has claimed it. */
    claimedUntil: moment('claimed_until'),
    deliveredAt: moment('delivered_at'),
    answerStatus: smallint('answer_status'),
    /** The first three hundred characters of the response. */
    answer: text('answer'),
    error: text('error', { enum: deliveryErrors }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_message').on(table.endpointId, table.messageId),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_pending')
      .on(table.endpointId, table.subject, table.id)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_created_at').on(table.createdAt),
    oneOf(table.status),
    oneOf(table.error),
    notNegative(table.tries),
    httpStatus(table.answerStatus),
  ],
);
