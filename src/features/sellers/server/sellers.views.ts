import { boolean, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';

const seller = {
  id: id('id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  translations: jsonb('translations').$type<Readonly<Record<string, Readonly<Record<string, string>>>>>().notNull(),
  logoKey: text('logo_key'),
  ownerId: id('owner_id'),
};

/** Every seller, also a closed one, as far as others name it. */
export const shopSellers = pgView('shop_sellers', {
  ...seller,
  active: boolean('active').notNull(),
  commissionPercent: integer('commission_percent').notNull(),
}).existing();

/** Sellers who are open: nothing of a closed one is displayed or sold. */
export const openSellers = pgView('open_sellers', seller).existing();
