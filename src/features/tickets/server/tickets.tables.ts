import { customers } from '#features/accounts/server/accounts.tables.ts';
import type { StoredFile } from '#features/media/message-files.rules.ts';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { languages } from '#shared/language.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ticketStates, ticketTopics } from '../tickets.rules.ts';

/** What somebody wrote to the shop, a guest or a customer. */
export const tickets = pgTable(
  'tickets',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Eight digits; null only within the transaction that makes it. */
    number: text('number'),
    customerId: id('customer_id').references(() => customers.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: ticketTopics }).notNull(),
    /** The page that it is about. */
    url: text('url'),
    /** In which the writer is answered. */
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: ticketStates }).notNull().default('open'),
    assigneeId: id('assignee_id').references(() => customers.id),
    /** Given by the writer's screen: the same form sent again is the same ticket. */
    requestKey: text('request_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When somebody wrote in it last. */
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('tickets_number').on(table.number),
    uniqueIndex('tickets_request').on(table.requestKey),
    index('tickets_customer')
      .on(table.customerId, table.id.desc())
      .where(sql`${table.customerId} is not null`),
    index('tickets_state').on(table.state, table.touchedAt, table.id),
    index('tickets_assignee').on(table.assigneeId, table.state),
    oneOf(table.state),
    oneOf(table.topic),
    oneOf(table.language),
  ],
);

/** A message in a ticket. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    ticketId: id('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    from: text('from', { enum: ['writer', 'staff'] }).notNull(),
    /** Who of the staff, or the customer; null for a guest. */
    authorId: id('author_id').references(() => customers.id),
    /** Empty when it was files alone. */
    text: text('text').notNull(),
    files: jsonb('files').$type<readonly StoredFile[]>().notNull().default([]),
    requestKey: text('request_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.id),
    uniqueIndex('ticket_messages_request').on(table.ticketId, table.requestKey),
    oneOf(table.from),
  ],
);
