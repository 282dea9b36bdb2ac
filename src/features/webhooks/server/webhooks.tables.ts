import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accessKeys } from '#features/access-keys/server/access-keys.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { httpStatus, inOrder, notEmpty, notNegative, oneOf } from '#platform/database/constraints.ts';
import { deliveryErrors, deliveryStatuses, endpointStatuses, pauseReasons } from '../webhooks.rules.ts';

/** Addresses of other programs that are sent what happens, with the secrets that sign it: encrypted, as they are read again. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Whose own events it is sent; none for one of the shop's own. */
    sellerId: id('seller_id').references(() => sellers.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Types of events as they were chosen: `order.paid`, or `order.*`. */
    types: text('types').array().notNull(),
    status: text('status', { enum: endpointStatuses }).notNull().default('active'),
    pauseReason: text('pause_reason', { enum: pauseReasons }),
    secret: text('secret').notNull(),
    formerSecret: text('former_secret'),
    /** Until when the former secret signs as well. */
    formerSecretUntil: moment('former_secret_until'),
    /** The last event that was looked at for it: what comes behind is still to be entered among its deliveries. */
    seenEventId: id('seen_event_id').notNull(),
    /** Since when no try of it has succeeded; null while it is well. */
    failingSince: moment('failing_since'),
    /** While it fails: before this nothing is sent to it. */
    retryAt: moment('retry_at'),
    lastDeliveredAt: moment('last_delivered_at'),
    /** Who changed it last, and answers for it; null of one from before that was noted. */
    changedBy: id('changed_by').references(() => customers.id, { onDelete: 'set null' }),
    /** The access key by which they did. */
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

/** What is, or was, sent to an endpoint, for thirty days: the text that is signed, how often it was tried, and what was answered last. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    endpointId: id('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Null of a test. Events are forgotten before what was sent of them. */
    eventId: id('event_id'),
    /** The `webhook-id`: the same at each try, and never another's. */
    messageId: text('message_id').notNull(),
    type: text('type').notNull(),
    /** What it is about, `order:7`: deliveries about one subject go one after another. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    status: text('status', { enum: deliveryStatuses }).notNull().default('pending'),
    tries: integer('tries').notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    lastTriedAt: moment('last_tried_at'),
    nextTryAt: moment('next_try_at').notNull(),
    /** Until when a process that is trying it has it for itself. */
    claimedUntil: moment('claimed_until'),
    deliveredAt: moment('delivered_at'),
    answerStatus: smallint('answer_status'),
    /** The first three hundred characters of the answer. */
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
