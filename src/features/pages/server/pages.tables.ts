import type { Bodies } from '#features/blog/blog.rules.ts';
import { moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import type { Text } from '#shared/language.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { writtenPages } from '../pages.rules.ts';

/** Content pages of the shop; a missing row is a page not written yet. */
export const writtenPageTexts = pgTable(
  'written_pages',
  {
    name: text('name', { enum: writtenPages }).primaryKey(),
    title: jsonb('title').$type<Text>().notNull(),
    body: jsonb('body').$type<Bodies>().notNull(),
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [oneOf(table.name)],
);
