import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import type { StoredFile } from '#features/media/message-files.rules.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf, positive } from '#platform/database/constraints.ts';

/** A customer's one conversation with the shop. */
export const conversations = pgTable(
  'conversations',
  {
    customerId: id('customer_id')
      .primaryKey()
      .references(() => customers.id),
    /** The number of its last message: numbers are assigned under the lock of this row, so that none is skipped. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    /** How far each side has read. */
    customerRead: integer('customer_read').notNull().default(0),
    staffRead: integer('staff_read').notNull().default(0),
    /** When the customer wrote the first message not answered yet. */
    waitingSince: moment('waiting_since'),
    /** Its rank in the staff's queue, by `queueRank`. */
    queueRank: bigint('queue_rank', { mode: 'number' }).notNull(),
    assignedTo: id('assigned_to').references(() => customers.id),
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    ...[notNegative(table.lastNumber), notNegative(table.customerRead), notNegative(table.staffRead)],
    check(
      'conversations_read_what_was_written',
      sql`${table.customerRead} <= ${table.lastNumber} and ${table.staffRead} <= ${table.lastNumber}`,
    ),
    index('conversations_queue')
      .on(table.queueRank, table.customerId)
      .where(sql`${table.closedAt} is null`),
    index('conversations_closed')
      .on(table.queueRank, table.customerId)
      .where(sql`${table.closedAt} is not null`),
    index('conversations_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null and ${table.closedAt} is null`),
  ],
);

/** The messages of conversations, each numbered from 1. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => conversations.customerId),
    number: integer('number').notNull(),
    authorId: id('author_id')
      .notNull()
      .references(() => customers.id),
    by: text('by', { enum: ['customer', 'staff'] }).notNull(),
    /** The id given by the sender's browser: a message sent twice is stored once. */
    clientId: uuid('client_id').notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<readonly StoredFile[]>().notNull().default([]),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.number] }),
    uniqueIndex('chat_messages_client_id').on(table.customerId, table.authorId, table.clientId),
    positive(table.number),
    oneOf(table.by),
  ],
);

/** The people who have a conversation open: renewed every few seconds by the process that holds the stream. */
export const chatPresence = pgTable(
  'chat_presence',
  {
    personId: id('person_id')
      .primaryKey()
      .references(() => customers.id),
    staff: boolean('staff').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('chat_presence_staff')
      .on(table.seenAt)
      .where(sql`${table.staff}`),
  ],
);
