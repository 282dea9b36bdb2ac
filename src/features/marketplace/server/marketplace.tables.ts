import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/columns.ts';

/** Who sells: the house is seller 1, present from the first migration on. */
export const sellers = pgTable(
  'sellers',
  {
    id: id('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 2 }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    about: text('about').notNull().default(''),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('sellers_slug').on(table.slug)],
);

/** The seller that is the shop itself. */
export const houseSellerId = 1;
