import { customers } from '#features/accounts/server/accounts.tables.ts';
import { products } from '#features/products/server/products.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** What is sent in by customers waits here until the staff lets it be seen. */
const moderated = {
  state: text('state', { enum: ['waiting', 'approved', 'refused'] })
    .notNull()
    .default('waiting'),
  /** Why it was refused, in the staff's words: its writer reads it. */
  refusal: text('refusal'),
  createdAt: moment('created_at').notNull(),
};

/** A customer's opinion of a product or of a seller, one of each for a customer; displayed once it was approved. */
export const reviews = pgTable(
  'reviews',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: id('product_id').references(() => products.id, { onDelete: 'cascade' }),
    sellerId: id('seller_id').references(() => sellers.id),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    stars: smallint('stars').notNull(),
    text: text('text').notNull().default(''),
    /** Keys of media files. */
    pictureKeys: text('picture_keys').array().notNull().default([]),
    /** Displayed without its writer's name. */
    anonymous: boolean('anonymous').notNull().default(false),
    bought: boolean('bought').notNull().default(false),
    /** Counts its writings: a decision holds for the one that the staff has read. */
    version: integer('version').notNull().default(1),
    /** The rows of review_votes. */
    helpful: integer('helpful').notNull().default(0),
    ...moderated,
  },
  (table) => [
    uniqueIndex('reviews_customer_product').on(table.customerId, table.productId),
    uniqueIndex('reviews_customer_seller').on(table.customerId, table.sellerId),
    // Ascending, because every list of them is read backwards.
    index('reviews_shown')
      .on(table.productId, table.id)
      .where(sql`${table.state} = 'approved'`),
    index('reviews_helpful')
      .on(table.productId, table.helpful, table.id)
      .where(sql`${table.state} = 'approved'`),
    index('reviews_stars')
      .on(table.productId, table.stars, table.id)
      .where(sql`${table.state} = 'approved'`),
    index('reviews_seller')
      .on(table.sellerId, table.id)
      .where(sql`${table.state} = 'approved' and ${table.sellerId} is not null`),
    index('reviews_state').on(table.state, table.id),
    notNegative(table.helpful),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_of_one_thing', sql`num_nonnulls(${table.productId}, ${table.sellerId}) = 1`),
    oneOf(table.state),
  ],
);

/** Who found a review helpful: once each. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: id('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.customerId] })],
);
