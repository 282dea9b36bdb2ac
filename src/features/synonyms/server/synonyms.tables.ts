import { sql } from 'drizzle-orm';
import { id, moment } from '#platform/database/columns.ts';
import { notEmpty, notNegative, oneOf } from '#platform/database/constraints.ts';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { synonymKinds } from '../synonyms.rules.ts';

/** The owner's dictionary: names that are synonymous in searches. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    means: text('means').notNull(),
    /** Both names, folded for search. */
    nameKey: text('name_key').notNull(),
    meansKey: text('means_key').notNull(),
    kind: text('kind', { enum: synonymKinds }).notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // A pair is stored once, in either order.
    uniqueIndex('synonyms_pair').on(
      sql`least(${table.nameKey}, ${table.meansKey})`,
      sql`greatest(${table.nameKey}, ${table.meansKey})`,
    ),
    ...[notEmpty(table.name), notEmpty(table.means)],
    oneOf(table.kind),
    check('synonyms_two_names', sql`${table.nameKey} <> ${table.meansKey}`),
  ],
);

export const suggestionStatuses = ['waiting', 'accepted', 'rejected'] as const;

/** Pairs suggested by clicks after unsuccessful searches, counted over all shoppers; nothing personal is stored. */
export const synonymSuggestions = pgTable(
  'synonym_suggestions',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    means: text('means').notNull(),
    clicks: integer('clicks').notNull(),
    status: text('status', { enum: suggestionStatuses }).notNull().default('waiting'),
    version: integer('version').notNull().default(1),
    lastClickedAt: moment('last_clicked_at').notNull(),
  },
  (table) => [
    uniqueIndex('synonym_suggestions_pair').on(table.name, table.means),
    index('synonym_suggestions_status').on(table.status, table.clicks),
    index('synonym_suggestions_age').on(table.lastClickedAt),
    oneOf(table.status),
    notNegative(table.clicks),
  ],
);
