import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { orders } from '../orders.tables.ts';

/** SMS and email messages to customers about their orders: claimed before sending, so that none is sent twice. */
export const orderMessages = pgTable(
  'order_messages',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** For example `placed`, `on-the-way`, `refund:12`. */
    step: text('step').notNull(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    claimedAt: moment('claimed_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.step, table.channel] }), oneOf(table.channel)],
);
