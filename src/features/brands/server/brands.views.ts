import { jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';

/** The names of the brands. */
export const brandNames = pgView('brand_names', {
  id: id('id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  translations: jsonb('translations').$type<Readonly<Record<string, Readonly<Record<string, string>>>>>().notNull(),
}).existing();
