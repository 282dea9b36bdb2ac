import { boolean, integer, pgView, text } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';

/** Shipping methods; inactive ones are no longer available but are still named by the orders shipped with them. */
export const shippingOptions = pgView('shipping_options', {
  id: id('id').notNull(),
  nameFa: text('name_fa').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionFa: text('description_fa').notNull(),
  descriptionEn: text('description_en').notNull(),
  price: toman('price').notNull(),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  position: integer('position').notNull(),
  active: boolean('active').notNull(),
}).existing();
