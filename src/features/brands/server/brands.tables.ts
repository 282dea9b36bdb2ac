import { id } from '#platform/database/columns.ts';
import { notEmpty } from '#platform/database/constraints.ts';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Texts in further languages: `{ en: { name: '…', description: '…', badge: '…' } }`. */
type Translations = Record<string, Record<string, string>>;

export const brands = pgTable(
  'brands',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
  },
  (table) => [uniqueIndex('brands_slug').on(table.slug), notEmpty(table.slug), notEmpty(table.name)],
);
