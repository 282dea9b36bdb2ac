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

/** Names of every seller, including closed ones. */
export const shopSellers = pgView('shop_sellers', {
  ...seller,
  active: boolean('active').notNull(),
  commissionPercent: integer('commission_percent').notNull(),
}).existing();

/** Open sellers: products of closed ones are neither displayed nor sold. */
export const openSellers = pgView('open_sellers', seller).existing();
