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

/** Who sells: the house is seller 1, present from the first migration on. */
export const sellers = pgTable(
  'sellers',
  {
    id: id('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 2 }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    about: text('about').notNull().default(''),
    /** Name and about in further languages: `{ en: { name, about } }`. */
    translations: jsonb('translations')
      .$type<Readonly<Record<string, Readonly<Record<string, string>>>>>()
      .notNull()
      .default({}),
    /** Closed by the staff when not: nothing of it is displayed or sold. */
    active: boolean('active').notNull().default(true),
    /** Why it was closed, in the staff's words: the seller reads it. */
    suspension: text('suspension'),
    /** Products that the closing hid, and no others: opening it again shows them. */
    suspendedProducts: bigint('suspended_products', { mode: 'number' }).array().notNull().default([]),
    /** Who manages its products and orders; nobody but the staff for the house. */
    ownerId: id('owner_id').references(() => customers.id),
    kind: kind().notNull().default('business'),
    province: text('province'),
    city: text('city'),
    /** Key of a media file. */
    logoKey: text('logo_key'),
    /** What is stored of its sales, in percent: agreed when the shop was opened; another one holds for what is ordered from then on. */
    commissionPercent: integer('commission_percent').notNull().default(10),
    /** Counts the changes of what it says of itself and is charged: who saw an older one overwrites nothing. */
    version: integer('version').notNull().default(1),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Mean of the stars, null without a review. */
    rating: doublePrecision('rating').generatedAlwaysAs(
      sql`(case when rating_count > 0 then rating_sum::float8 / rating_count end)`,
    ),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sellers_slug').on(table.slug),
    uniqueIndex('sellers_owner').on(table.ownerId),
    /** What was hidden, and why, stands with a seller that is closed; the house never is. */
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

/** What somebody who wants to sell has sent in, until the phone is confirmed by the code of the same number. */
export const applicationDrafts = pgTable(
  'seller_application_drafts',
  {
    /** The session_id of the code. */
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    kind: kind().notNull(),
    storeName: text('store_name').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    /** For an account that the confirmation makes; an account that is there keeps its own. */
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('seller_application_drafts_created_at').on(table.createdAt), oneOf(table.kind)],
);

/** The wish of a customer to sell here, which the staff grants or refuses. */
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
    /** Why it was refused, in the staff's words: the applicant reads it. */
    refusal: text('refusal'),
    sellerId: id('seller_id').references(() => sellers.id),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    /** One wish at a time. */
    uniqueIndex('seller_applications_open')
      .on(table.customerId)
      .where(sql`${table.state} = 'waiting'`),
    index('seller_applications_state').on(table.state, table.id),
    index('seller_applications_customer').on(table.customerId, table.id),
    oneOf(table.kind),
    oneOf(table.state),
  ],
);

/** Products that sellers added, and what the staff decided about them. */
export const sellerSubmissions = pgTable(
  'seller_submissions',
  {
    /** No foreign key: the catalogue's tables stand on these. */
    productId: id('product_id').primaryKey(),
    sellerId: id('seller_id')
      .notNull()
      .references(() => sellers.id),
    state: text('state', { enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Why it was refused, in the staff's words: the seller reads it. */
    refusal: text('refusal'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('seller_submissions_state').on(table.state, table.productId), oneOf(table.state)],
);
