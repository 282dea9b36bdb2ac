import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from '#features/products/server/products.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';

/** The cart of a signed-in customer; a guest's cart stays in the browser. */
export const cartItems = pgTable(
  'cart_items',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    variantId: id('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.variantId] }),
    check('cart_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** Idempotency keys of merged guest carts and of adds: a retry adds nothing. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    key: text('key').notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] })],
);
