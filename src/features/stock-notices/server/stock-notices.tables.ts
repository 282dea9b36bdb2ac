import { sql } from 'drizzle-orm';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { variants } from '#features/products/server/products.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';

/** Subscriptions to variants that are sold out: one notification per subscription. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    variantId: id('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    /** When it was back in stock and the notification was published; null while waiting. */
    notifiedAt: moment('notified_at'),
    /** When the text message was claimed by its sender. */
    textedAt: moment('texted_at'),
  },
  (table) => [
    unique('stock_notices_once').on(table.customerId, table.variantId),
    index('stock_notices_waiting')
      .on(table.variantId)
      .where(sql`${table.notifiedAt} is null`),
    index('stock_notices_notified')
      .on(table.notifiedAt)
      .where(sql`${table.notifiedAt} is not null`),
  ],
);
