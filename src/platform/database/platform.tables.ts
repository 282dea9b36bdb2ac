import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from '#shared/language.ts';
import { id, moment } from './columns.ts';
import { httpStatus, notNegative, oneOf } from './constraints.ts';

/** An event, written in the transaction that made it; the worker hands it to the jobs that want it and deletes it. */
export const outbox = pgTable('outbox', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  news: jsonb('news').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * Events that programs read, for thirty days. They are handed on by one process at a time, so that their numbers are in the order in which
 * rows become visible: who has read up to one misses nothing before it.
 */
export const events = pgTable(
  'events',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its number in the outbox: an event that a restored backup hands on once more is the same one. */
    outboxId: id('outbox_id').notNull(),
    name: text('name').notNull(),
    news: jsonb('news').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('events_outbox_id').on(table.outboxId), index('events_created_at').on(table.createdAt)],
);

/** Messages that the demo's outlet keeps instead of sending them. */
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

/** How often something was tried in a window of time: codes sent to a phone, wrong passwords of an account. */
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
 * Requests that are done once: who made which call under which key, the hash of what it sent and what it was answered. The answer is
 * empty only within the transaction that makes it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `customer:12`, or `guest`. */
    caller: text('caller').notNull(),
    /** The name of the call, `POST /api/orders/`. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    reply: text('reply'),
    /** In which language the reply was written. */
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

/** Facts about this database itself: whether the demo shop was filled in, and with what. */
export const shopFacts = pgTable('shop_facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
