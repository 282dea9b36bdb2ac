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
    /** The most that a percentage takes off. */
    maxOff: toman('most_off'),
    /** The categories whose goods it is for, those below them included; none: for everything. */
    categoryIds: id('category_ids').array().notNull().default([]),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    minimumTotal: toman('minimum_total').notNull().default(0),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at'),
    maxUses: integer('most_uses'),
    maxUsesPerCustomer: integer('most_uses_per_customer'),
    uses: integer('uses').notNull().default(0),
    /** Who bears what it takes off the goods of sellers; orders from then on say so. */
    fundedBy: text('funded_by', { enum: discountFunders }).notNull().default('shop'),
    /** Since when the operator lets nobody use it. */
    pausedAt: moment('paused_at'),
    /** Whether it may stand on the home page; of several that run, the one that began last does. */
    shownOnHome: boolean('shown_on_home').notNull().default(false),
    /** Whether it is used by codes of one use each and its own code is none. */
    singleUseCodes: boolean('single_use_codes').notNull().default(false),
    /** Who has made or changed it last, and so does not use it; absent of what was made before this was noted. */
    changedBy: id('changed_by').references(() => customers.id, { onDelete: 'set null' }),
    /** Counts its changes, so that two people who change it at once are notified of each other. */
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
    // Sending is the shop's own work.
    check('coupons_shipping_by_shop', sql`${table.kind} <> 'free-shipping' or ${table.fundedBy} = 'shop'`),
    percentage(table.percentOff),
    notNegative(table.amountOff),
    notNegative(table.maxOff),
    notNegative(table.minimumTotal),
    notNegative(table.uses),
    inOrder(table.beginsAt, table.endsAt),
  ],
);

/** How often a customer used a coupon; settled by one conditional statement. */
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

/** Codes of one use that were made together, for a campaign or a part of it. */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /** Upper-case; what all of its codes begin with. */
    prefix: text('prefix').notNull(),
    codesCount: integer('codes_count').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    /** A code says by it that its batch is of its coupon. */
    uniqueIndex('coupon_batches_of_coupon').on(table.couponId, table.id),
    check('coupon_batches_codes_count_positive', sql`${table.codesCount} > 0`),
  ],
);

/** A code that one order redeems; its redemptions say whether one has. */
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
    /** Upper-case, in groups of four behind the prefix. */
    code: text('code').notNull(),
    /** From when on no order may redeem it. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    foreignKey({
      name: 'coupon_codes_of_batch',
      columns: [table.couponId, table.batchId],
      foreignColumns: [couponBatches.couponId, couponBatches.id],
    }),
    notEmpty(table.code),
    // Found with and without its hyphens.
    uniqueIndex('coupon_codes_code').on(sql`replace(${table.code}, '-', '')`),
    /** A redemption says by it that its code is of its coupon. */
    uniqueIndex('coupon_codes_of_coupon').on(table.couponId, table.id),
    index('coupon_codes_batch').on(table.batchId, table.id),
  ],
);

/**
 * What a coupon took off one order. It counts as given until it is released: when the order comes to nothing, or comes back whole. The
 * uses of a coupon, and of each customer, are its redemptions that are not released and are `counted`.
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
    /** The code of one use by which the order had it; null where the coupon's own code was typed. */
    codeId: id('code_id').references(() => couponCodes.id),
    /** Off the goods or the postage. */
    amount: toman('amount').notNull(),
    /** Whether it takes a use: not that of an order which was paid after its hold, when no use was left. Its discount holds nevertheless. */
    counted: boolean('counted').notNull().default(true),
    redeemedAt: moment('redeemed_at').notNull(),
    releasedAt: moment('released_at'),
  },
  (table) => [
    uniqueIndex('coupon_redemptions_order').on(table.orderId),
    // Of two orders with one code the second is refused by this key.
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
