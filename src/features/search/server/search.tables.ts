import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative } from '#platform/database/constraints.ts';
import { date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** What was searched for on a day in Tehran, counted over all shoppers: of none of them anything is stored. */
export const searchDays = pgTable(
  'search_days',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Its words as searches compare them. */
    searchKey: text('search_key').notNull(),
    /** As it was typed first that day. */
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(0),
    /** Of them those that found nothing. */
    empty: integer('empty').notNull().default(0),
    /** Clicks on the first result, on the two behind it, on the rest of the first ten, and further on. */
    clicksFirst: integer('clicks_first').notNull().default(0),
    clicksSecondThird: integer('clicks_second_third').notNull().default(0),
    clicksFourthTenth: integer('clicks_fourth_tenth').notNull().default(0),
    clicksFurther: integer('clicks_further').notNull().default(0),
  },
  (table) => [
    uniqueIndex('search_days_search').on(table.day, table.searchKey),
    notNegative(table.searches),
    notNegative(table.empty),
    notNegative(table.clicksFirst),
    notNegative(table.clicksSecondThird),
    notNegative(table.clicksFourthTenth),
    notNegative(table.clicksFurther),
  ],
);

/** What a customer searched for last, on whichever device; a guest's searches stay in the browser. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** As it was typed. */
    query: text('query').notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.query] })],
);
