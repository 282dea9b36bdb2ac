import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';
import { inOrder, notEmpty, notNegative } from '#platform/database/constraints.ts';

/** Shipping methods with price and delivery days. */
export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en').notNull(),
    descriptionFa: text('description_fa').notNull(),
    descriptionEn: text('description_en').notNull(),
    price: toman('price').notNull(),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Incremented by every change, for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('shipping_methods_code').on(table.code),
    notEmpty(table.nameFa),
    notEmpty(table.nameEn),
    notNegative(table.price),
    notNegative(table.minDays),
    inOrder(table.minDays, table.maxDays),
  ],
);
