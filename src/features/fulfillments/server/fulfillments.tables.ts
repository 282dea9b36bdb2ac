import { orders } from '#features/orders/server/orders.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

/** What one seller sends of an order. */
export const shipments = pgTable(
  'shipments',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    sellerId: id('seller_id').notNull().default(houseSellerId),
    trackingCode: text('tracking_code'),
    /** When its seller had it packed. */
    packedAt: moment('packed_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [index('shipments_order').on(table.orderId), index('shipments_seller').on(table.sellerId, table.id)],
);
