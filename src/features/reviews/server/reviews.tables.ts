import { customers } from '#features/accounts/server/accounts.tables.ts';
import { products } from '#features/products/server/products.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Columns of customers' texts, which are pending until staff approves them. */
const moderated = {
  state: text('state', { enum: ['waiting', 'approved', 'refused'] })
    .notNull()
    .default('waiting'),
  /** The staff's reason for the refusal, visible to the author. */
  refusal: text('refusal'),
  createdAt: moment('created_at').notNull(),
};

/** Customers' reviews of products and sellers, one per customer and subject; visible once approved. */
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
    /** Media file keys. */
    pictureKeys: text('picture_keys').array().notNull().default([]),
    /** Whether it is displayed without the author's name. */
    anonymous: boolean('anonymous').notNull().default(false),
    bought: boolean('bought').notNull().default(false),
    /** Incremented when the review is rewritten: a decision applies to the version that was read. */
    version: integer('version').notNull().default(1),
    /** The number of rows in review_votes. */
    helpful: integer('helpful').notNull().default(0),
    ...moderated,
  },
  (table) => [
    uniqueIndex('reviews_customer_product').on(table.customerId, table.productId),
    uniqueIndex('reviews_customer_seller').on(table.customerId, table.sellerId),
    // Ascending, because all lists of reviews scan it backwards.
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

/** Helpful votes for reviews, one per customer. */
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
