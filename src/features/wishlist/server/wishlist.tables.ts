import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from '#features/products/server/products.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';

/** Customers' wishlists; a guest's wishlist stays in the browser. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    /** For notifying customers of a product's flash sales page by page. */
    index('wishlist_items_product').on(table.productId, table.customerId),
  ],
);
