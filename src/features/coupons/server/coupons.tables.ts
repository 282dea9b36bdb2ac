import { customers } from '#features/accounts/server/accounts.tables.ts';
import { orders } from '#features/orders/server/orders.tables.ts';
import { couponKinds } from '../coupons.rules.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { inOrder, notEmpty, notNegative, oneOf, percentage, positive } from '#platform/database/constraints.ts';
import { discountFunders } from '#shared/commerce/discount-funders.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const coupons = pgTable(
  'coupons',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Upper-case. */
    code: text('code').notNull(),
    kind: text('kind', { enum: couponKinds }).notNull().default('percent'),
    percentOff: integer('percent_off').notNull().default(0),
    amountOff: toman('amount_off').notNull().default(0),
    /** The maximum discount of a percentage. */
    maxOff: toman('most_off'),
    /** The categories whose goods it covers, including their descendants; empty covers everything. */
    categoryIds: id('category_ids').array().notNull().default([]),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    minimumTotal: toman('minimum_total').notNull().default(0),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at'),
    maxUses: integer('most_uses'),
    maxUsesPerCustomer: integer('most_uses_per_customer'),
    uses: integer('uses').notNull().default(0),
    /** Who funds the discount on sellers' goods; copied to orders placed from then on. */
    fundedBy: text('funded_by', { enum: discountFunders }).notNull().default('shop'),
    /** When the coupon was paused by the staff; null while it is usable. */
    pausedAt: moment('paused_at'),
    /** Whether it may be displayed on the home page; of several active ones, the one with the latest start is. */
    shownOnHome: boolean('shown_on_home').notNull().default(false),
    /** Whether it is redeemed with single-use codes; its own code is then not redeemable. */
    singleUseCodes: boolean('single_use_codes').notNull().default(false),
    /** The staff member who last created or changed it and therefore may not use it; null for coupons from before this column existed. */
    changedBy: id('changed_by').references(() => customers.id, { onDelete: 'set null' }),
    /** Incremented by each change, to detect concurrent edits. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('coupons_code').on(table.code),
    index('coupons_changed_by').on(table.changedBy),
    index('coupons_on_home')
      .on(table.beginsAt)
      .where(sql`${table.shownOnHome}`),
    check('coupons_home_shows_its_code', sql`not (${table.shownOnHome} and ${table.singleUseCodes})`),
    check('coupons_code_upper_case', sql`${table.code} <> '' and ${table.code} = upper(${table.code})`),
    check(
      'coupons_take_something_off',
      sql`case ${table.kind} when 'percent' then ${table.percentOff} > 0 when 'amount' then ${table.amountOff} > 0 else true end`,
    ),
    positive(table.maxUses),
    positive(table.maxUsesPerCustomer),
    check('coupons_uses_within_limit', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
    oneOf(table.kind),
    oneOf(table.fundedBy),
    // Shipping is always funded by the shop.
    check('coupons_shipping_by_shop', sql`${table.kind} <> 'free-shipping' or ${table.fundedBy} = 'shop'`),
    percentage(table.percentOff),
    notNegative(table.amountOff),
    notNegative(table.maxOff),
    notNegative(table.minimumTotal),
    notNegative(table.uses),
    inOrder(table.beginsAt, table.endsAt),
  ],
);

/** A customer's use count of a coupon; limits are enforced by one conditional statement. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.customerId] }), notNegative(table.uses)],
);

/** Batches of single-use codes generated together, for a campaign or part of one. */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /** Common prefix of its codes, in upper case. */
    prefix: text('prefix').notNull(),
    codesCount: integer('codes_count').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    /** Target of the foreign key by which a code's batch must belong to the code's coupon. */
    uniqueIndex('coupon_batches_of_coupon').on(table.couponId, table.id),
    check('coupon_batches_codes_count_positive', sql`${table.codesCount} > 0`),
  ],
);

/** Single-use codes; whether one is redeemed follows from its redemptions. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    batchId: id('batch_id')
      .notNull()
      .references(() => couponBatches.id),
    /** Upper case, in groups of four after the prefix. */
    code: text('code').notNull(),
    /** When the code was revoked; no order may redeem it from then on. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    foreignKey({
      name: 'coupon_codes_of_batch',
      columns: [table.couponId, table.batchId],
      foreignColumns: [couponBatches.couponId, couponBatches.id],
    }),
    notEmpty(table.code),
    // Codes are looked up with and without their hyphens.
    uniqueIndex('coupon_codes_code').on(sql`replace(${table.code}, '-', '')`),
    /** Target of the foreign key by which a redemption's code must belong to its coupon. */
    uniqueIndex('coupon_codes_of_coupon').on(table.couponId, table.id),
    index('coupon_codes_batch').on(table.batchId, table.id),
  ],
);

/**
 * The discount of a coupon on one order. It is active until it is released: when the order is cancelled, lapses or is returned in full. The uses of a
 * coupon, in total and per customer, are its unreleased redemptions that are `counted`.
 */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** The single-use code that the order redeemed; null where the coupon's own code was entered. */
    codeId: id('code_id').references(() => couponCodes.id),
    /** The discount on the goods or the shipping. */
    amount: toman('amount').notNull(),
    /** Whether it takes a use: false for an order that was paid after its hold expired, when no use was left. Its discount stays nevertheless. */
    counted: boolean('counted').notNull().default(true),
    redeemedAt: moment('redeemed_at').notNull(),
    releasedAt: moment('released_at'),
  },
  (table) => [
    uniqueIndex('coupon_redemptions_order').on(table.orderId),
    // Rejects the second of two concurrent orders with the same code.
    uniqueIndex('coupon_redemptions_code')
      .on(table.codeId)
      .where(sql`${table.codeId} is not null and ${table.counted} and ${table.releasedAt} is null`),
    index('coupon_redemptions_of_code')
      .on(table.codeId)
      .where(sql`${table.codeId} is not null`),
    index('coupon_redemptions_coupon').on(table.couponId, table.releasedAt),
    index('coupon_redemptions_customer').on(table.customerId),
    foreignKey({
      name: 'coupon_redemptions_of_code',
      columns: [table.couponId, table.codeId],
      foreignColumns: [couponCodes.couponId, couponCodes.id],
    }),
    notNegative(table.amount),
    check('coupon_redemptions_released_after', sql`${table.releasedAt} >= ${table.redeemedAt}`),
  ],
);
