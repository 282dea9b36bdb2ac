import { sql } from 'drizzle-orm';
import { id, moment } from '#platform/database/columns.ts';
import { notEmpty } from '#platform/database/constraints.ts';
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Texts in further languages: `{ en: { name: '…', description: '…', badge: '…' } }`. */
type Translations = Record<string, Record<string, string>>;

export const categories = pgTable(
  'categories',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    parentId: id('parent_id'),
    pictureKey: text('picture_key'),
    position: integer('position').notNull().default(0),
    /** Hidden with all categories below it: their products are still found elsewhere, but these categories have no page. */
    hiddenAt: moment('hidden_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('categories_slug').on(table.slug),
    index('categories_parent').on(table.parentId, table.position),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    /** Longer cycles are rejected by a trigger (`categories_a_tree`). */
    check('categories_not_below_itself', sql`${table.parentId} <> ${table.id}`),
    notEmpty(table.slug),
    notEmpty(table.name),
  ],
);
