import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notEmpty, notNegative, oneOf, oneToFiveStars, percentage } from '#platform/database/constraints.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const kind = () => text('kind', { enum: ['personal', 'business'] });

/** Sellers: the house is seller 1, created by the first migration. */
export const sellers = pgTable(
  'sellers',
  {
    id: id('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 2 }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    about: text('about').notNull().default(''),
    /** Name and about text in other languages: `{ en: { name, about } }`. */
    translations: jsonb('translations')
      .$type<Readonly<Record<string, Readonly<Record<string, string>>>>>()
      .notNull()
      .default({}),
    /** False when closed by staff: none of its products is displayed or sold. */
    active: boolean('active').notNull().default(true),
    /** The staff's reason for closing it, visible to the seller. */
    suspension: text('suspension'),
    /** The products hidden by the closing, which are published again on reopening. */
    suspendedProducts: bigint('suspended_products', { mode: 'number' }).array().notNull().default([]),
    /** Who manages its products and orders; null for the house, which is managed by staff. */
    ownerId: id('owner_id').references(() => customers.id),
    kind: kind().notNull().default('business'),
    province: text('province'),
    city: text('city'),
    /** Media file key. */
    logoKey: text('logo_key'),
    /** The shop's share of its sales, in percent, agreed when the shop was opened; a change applies to later orders. */
    commissionPercent: integer('commission_percent').notNull().default(10),
    /** Incremented by changes of its texts and commission, for optimistic locking. */
    version: integer('version').notNull().default(1),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Average rating, null without reviews. */
    rating: doublePrecision('rating').generatedAlwaysAs(
      sql`(case when rating_count > 0 then rating_sum::float8 / rating_count end)`,
    ),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sellers_slug').on(table.slug),
    uniqueIndex('sellers_owner').on(table.ownerId),
    /** The hidden products and the reason belong to a closed seller; the house is never closed. */
    check(
      'sellers_suspended_when_closed',
      sql`not ${table.active} or (${table.suspension} is null and ${table.suspendedProducts} = '{}')`,
    ),
    check('sellers_house_is_open', sql`${table.id} <> ${sql.raw(String(houseSellerId))} or ${table.active}`),
    oneOf(table.kind),
    percentage(table.commissionPercent),
    notEmpty(table.slug),
    notEmpty(table.name),
    oneToFiveStars(table.ratingSum, table.ratingCount),
    notNegative(table.ratingSum),
    notNegative(table.ratingCount),
  ],
);

/** Applications that are not yet confirmed by the code sent to the phone. */
export const applicationDrafts = pgTable(
  'seller_application_drafts',
  {
    /** The session id of the code. */
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    kind: kind().notNull(),
    storeName: text('store_name').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    /** For the account created on confirmation; an existing account keeps its password. */
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('seller_application_drafts_created_at').on(table.createdAt), oneOf(table.kind)],
);

/** Customers' applications to become sellers, approved or refused by staff. */
export const applications = pgTable(
  'seller_applications',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: kind().notNull(),
    storeName: text('store_name').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    state: text('state', { enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    /** The staff's reason for the refusal, visible to the applicant. */
    refusal: text('refusal'),
    sellerId: id('seller_id').references(() => sellers.id),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    /** One pending application per customer. */
    uniqueIndex('seller_applications_open')
      .on(table.customerId)
      .where(sql`${table.state} = 'waiting'`),
    index('seller_applications_state').on(table.state, table.id),
    index('seller_applications_customer').on(table.customerId, table.id),
    oneOf(table.kind),
    oneOf(table.state),
  ],
);

/** Products added by sellers, with the staff's decision. */
export const sellerSubmissions = pgTable(
  'seller_submissions',
  {
    /** No foreign key: the catalogue's tables depend on these tables. */
    productId: id('product_id').primaryKey(),
    sellerId: id('seller_id')
      .notNull()
      .references(() => sellers.id),
    state: text('state', { enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    /** The staff's reason for the refusal, visible to the seller. */
    refusal: text('refusal'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('seller_submissions_state').on(table.state, table.productId), oneOf(table.state)],
);
