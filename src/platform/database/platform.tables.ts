import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from '#shared/language.ts';
import { id, moment } from './columns.ts';
import { httpStatus, notNegative, oneOf } from './constraints.ts';

/** Events written in the transaction that caused them; the worker hands each to the jobs that subscribe to it and deletes the row. */
export const outbox = pgTable('outbox', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  news: jsonb('news').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * Events that API clients read, stored for thirty days. One process at a time hands them on, so that their numbers follow the order in which rows
 * become visible: a reader that has read up to one misses nothing before it.
 */
export const events = pgTable(
  'events',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its number in the outbox, by which an event that a restored backup hands on again is recognised as the same one. */
    outboxId: id('outbox_id').notNull(),
    name: text('name').notNull(),
    news: jsonb('news').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('events_outbox_id').on(table.outboxId), index('events_created_at').on(table.createdAt)],
);

/** Messages that the demo's transport stores instead of sending. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sent_messages_recipient').on(table.recipient, table.id), oneOf(table.channel)],
);

/** Counters of attempts within a time window: codes sent to a phone, wrong passwords of an account. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    windowEndsAt: moment('window_ends_at').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [index('throttles_window_ends_at').on(table.windowEndsAt), notNegative(table.tries)],
);

/**
 * Requests executed once: the caller, the call and the key, the hash of the request body and the stored response. The response is empty only within
 * the transaction that writes it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `customer:12`, or `guest`. */
    caller: text('caller').notNull(),
    /** The call, such as `POST /api/orders/`. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    reply: text('reply'),
    /** The language of the reply. */
    language: text('language', { enum: languages }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.call, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
    httpStatus(table.status),
    oneOf(table.language),
  ],
);

/** Facts about this database itself: whether the demo shop was seeded, and with what. */
export const shopFacts = pgTable('shop_facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
