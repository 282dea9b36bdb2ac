import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative } from '#platform/database/constraints.ts';
import { date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Searches per day in Tehran, counted over all shoppers; nothing personal is stored. */
export const searchDays = pgTable(
  'search_days',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The words in the form used for comparison. */
    searchKey: text('search_key').notNull(),
    /** As first typed that day. */
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(0),
    /** The number of searches without results. */
    empty: integer('empty').notNull().default(0),
    /** Clicks on the first result, on the second and third, on the fourth to the tenth, and after those. */
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

/** Recent searches of customers on all devices; a guest's searches stay in the browser. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The text as typed. */
    query: text('query').notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.query] })],
);
