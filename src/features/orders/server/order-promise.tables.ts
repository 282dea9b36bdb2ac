import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';
import { digits, inOrder, notEmpty, notNegative, oneOf, percentage, taxId } from '#platform/database/constraints.ts';
import { discountKinds, discountTargets, orderAddressKinds, shippingRules, taxCodes } from '../order-promise.rules.ts';
import { discountFunders } from '#shared/commerce/discount-funders.ts';
import { orders } from './orders.tables.ts';

/*
 * The terms of an order when it was placed, besides its lines. Nothing displayed of an order is read from the current settings, sellers, shipping
 * methods or products.
 */

/** The shipping address of an order and, where requested, the billing address of its invoice. */
export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: orderAddressKinds }).notNull(),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    line: text('line').notNull(),
    postalCode: text('postal_code').notNull(),
    /** The name of a buying company; null for a person. */
    company: text('company'),
    /** Ten digits for a person, eleven for a company. */
    nationalId: text('national_id'),
    economicCode: text('economic_code'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    oneOf(table.kind),
    check(
      'order_addresses_only_billing_names_a_company',
      sql`${table.kind} = 'billing' or num_nonnulls(${table.company}, ${table.nationalId}, ${table.economicCode}) = 0`,
    ),
    taxId(table.nationalId),
    digits(table.economicCode, '11,14'),
    // Empty for counter sales and erased accounts.
    check('order_addresses_postal_code_digits', sql`${table.postalCode} ~ '^([0-9]{10})?$'`),
    notEmpty(table.company),
  ],
);

/** The shipping of an order: the promised name, delivery time and price. */
export const orderShippingLines = pgTable(
  'order_shipping_lines',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull().default(1),
    /** The shipping method; without a foreign key, like that of {@link orders}: every order would lock its row. */
    shippingMethodId: id('shipping_method_id').notNull(),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en').notNull(),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
    /** The rule that determined the price. */
    rule: text('rule', { enum: shippingRules }).notNull(),
    price: toman('price').notNull(),
    discount: toman('discount').notNull().default(0),
    total: toman('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    oneOf(table.rule),
    notNegative(table.price),
    notNegative(table.discount),
    notNegative(table.total),
    notNegative(table.minDays),
    inOrder(table.minDays, table.maxDays),
    notEmpty(table.nameFa),
    notEmpty(table.nameEn),
    check('order_shipping_lines_total_adds_up', sql`${table.total} = ${table.price} - ${table.discount}`),
  ],
);

/** The discounts of an order, and who funds them. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    kind: text('kind', { enum: discountKinds }).notNull(),
    /** The target of the discount: goods or shipping. */
    target: text('target', { enum: discountTargets }).notNull(),
    /** The coupon's code at the time. */
    code: text('code'),
    couponId: id('coupon_id'),
    amount: toman('amount').notNull(),
    fundedBy: text('funded_by', { enum: discountFunders }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_discounts_coupon')
      .on(table.couponId, table.orderId)
      .where(sql`${table.couponId} is not null`),
    oneOf(table.kind),
    oneOf(table.target),
    oneOf(table.fundedBy),
    notNegative(table.amount),
    check('order_discounts_coupon_has_code', sql`${table.kind} <> 'coupon' or ${table.code} is not null`),
    check('order_discounts_only_coupon_is_named', sql`${table.kind} = 'coupon' or ${table.couponId} is null`),
  ],
);

/** The tax included in each line of an order and in its shipping. */
export const orderTaxLines = pgTable(
  'order_tax_lines',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** The order line that includes it; null for shipping. */
    position: integer('position'),
    code: text('code', { enum: taxCodes }).notNull(),
    /** In percent of {@link orderTaxLines.base}. */
    rate: doublePrecision('rate').notNull(),
    /** The taxable amount: the line's total without the tax. */
    base: toman('base').notNull(),
    amount: toman('amount').notNull(),
  },
  (table) => [
    unique('order_tax_lines_once').on(table.orderId, table.position, table.code).nullsNotDistinct(),
    oneOf(table.code),
    percentage(table.rate),
    notNegative(table.base),
    notNegative(table.amount),
    check('order_tax_lines_within_base', sql`${table.amount} <= ${table.base}`),
  ],
);
