import { customers } from '#features/accounts/server/accounts.tables.ts';
import { variants } from '#features/products/server/products.tables.ts';
import { id, metadata, moment, toman, updatedAt } from '#platform/database/columns.ts';
import {
  digits,
  inOrder,
  notEmpty,
  notNegative,
  oneOf,
  percentage,
  positive,
  smallObject,
} from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { taxClasses } from '#features/products/product-fields.rules.ts';
import { languages } from '#shared/language.ts';
import { priceSources } from '../order-promise.rules.ts';
import { orderPaymentMethods, orderStates, orderStepCauses, type OrderAddress } from '../orders.contract.ts';

/** All that an order is looked for by but its customer: number, phone and name of who it goes to, folded as they are typed. */
export const orderWords = sql.raw(
  "(number || ' ' || (address ->> 'phone') || ' ' || replace(translate(lower(address ->> 'full_name'), 'يك', 'یک'), chr(8204), ' '))",
);

/** A placed order: what was true when it was placed stays true here, whatever the catalogue says later. */
export const orders = pgTable(
  'orders',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What people call it by; reveals nothing about how many orders there are. */
    number: text('number').notNull(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    state: text('state', { enum: orderStates }).notNull(),
    paymentMethod: text('payment_method').notNull(),
    /** In which it was placed and its customer is written to; null of one from before that was noted, or sold at the counter: then the shop's. */
    language: text('language', { enum: languages }),
    /** Of a shipping method; see {@link orderLines} for why no foreign key says so. */
    shippingMethodId: id('shipping_method_id').notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    couponCode: text('coupon_code'),
    /** The coupon of which it counts a use; none, for all its discount, when it was paid after its hold and no use was left. */
    couponId: id('coupon_id'),
    /** Sum of the lines at the charged price, before the coupon. */
    itemsTotal: toman('items_total').notNull(),
    discountTotal: toman('discount_total').notNull(),
    shippingTotal: toman('shipping_total').notNull(),
    /** Contained in the prices of goods and postage, not added to them. */
    vatTotal: toman('vat_total').notNull(),
    /** The rate of that tax when it was placed. */
    vatPercent: doublePrecision('vat_percent').notNull().default(10),
    /** For how many days after it is handed over its goods can be given back, as was promised when it was placed. */
    returnDays: integer('return_days').notNull().default(7),
    total: toman('total').notNull(),
    /** Of the total, what was paid from the customer's credit. */
    creditUsed: toman('credit_used').notNull().default(0),
    /** Of what was paid for it, what has gone back or is on its way back: the sum of its refunds that have not failed. */
    refunded: toman('refunded').notNull().default(0),
    /** What the staff notes about it, for the staff alone. */
    staffNote: text('staff_note'),
    /** What other systems note on it. */
    metadata: metadata(),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    /** Until when the stock is held for an order that awaits payment. */
    heldUntil: moment('held_until'),
    /**
     * Which of the customer's orders that await payment it is, counted from 1: of two that are placed at once with the same, the
     * second is placed anew and counts the first. Null for what did not have to wait, and for orders from before this was stored.
     */
    unpaidSlot: smallint('unpaid_slot'),
    /** When its hold was made longer: that happens once. */
    prolongedAt: moment('prolonged_at'),
    /** When its customer was reminded that the time to pay ends. */
    remindedAt: moment('reminded_at'),
    /** Also of its parcels, tenders, refunds and returns. */
    updatedAt: updatedAt(),
  },
  (table) => [
    index('orders_updated_at').on(table.updatedAt, table.id),
    uniqueIndex('orders_number').on(table.number),
    index('orders_words').using('gin', sql`${orderWords} gin_trgm_ops`),
    index('orders_customer').on(table.customerId, table.id),
    index('orders_placed_at').on(table.placedAt),
    index('orders_total').on(table.total, table.id),
    index('orders_coupon')
      .on(table.couponId)
      .where(sql`${table.couponId} is not null`),
    index('orders_paid_at')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_held_until')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    uniqueIndex('orders_unpaid_slot')
      .on(table.customerId, table.unpaidSlot)
      .where(sql`${table.state} = 'awaiting-payment'`),
    index('orders_unpaid_phone')
      .on(sql`(${table.address} ->> 'phone')`)
      .where(sql`${table.state} = 'awaiting-payment'`),
    check(
      'orders_total_adds_up',
      sql`${table.total} = ${table.itemsTotal} - ${table.discountTotal} + ${table.shippingTotal}`,
    ),
    /** The queues of the staff: what is still on its way. */
    index('orders_under_way')
      .on(table.state, table.id)
      .where(sql`${table.state} not in ('delivered', 'cancelled', 'lapsed', 'returned')`),
    check('orders_total_not_negative', sql`${table.total} >= 0`),
    check('orders_credit_within_total', sql`${table.creditUsed} between 0 and ${table.total}`),
    check('orders_refunded_within_total', sql`${table.refunded} between 0 and ${table.total}`),
    check('orders_vat_within_total', sql`${table.vatTotal} <= ${table.total}`),
    check('orders_discount_within_items', sql`${table.discountTotal} <= ${table.itemsTotal}`),
    check('orders_address_object', sql`jsonb_typeof(${table.address}) = 'object'`),
    notEmpty(table.number),
    check(
      'orders_awaiting_is_held_and_unpaid',
      sql`${table.state} <> 'awaiting-payment' or (${table.heldUntil} is not null and ${table.paidAt} is null)`,
    ),
    inOrder(table.placedAt, table.heldUntil),
    positive(table.unpaidSlot),
    smallObject(table.metadata),
    oneOf(table.state),
    oneOf(table.paymentMethod, orderPaymentMethods),
    oneOf(table.language),
    notNegative(table.itemsTotal),
    notNegative(table.discountTotal),
    notNegative(table.shippingTotal),
    notNegative(table.vatTotal),
    percentage(table.vatPercent),
    notNegative(table.returnDays),
  ],
);

/** The key under which an order was placed: written first, so that a repeat waits for it and finds the same order. */
export const orderKeys = pgTable(
  'order_keys',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    key: text('key').notNull(),
    /** Of the body: another body under the same key is refused. */
    bodyHash: text('body_hash').notNull(),
    orderId: id('order_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] })],
);

/**
 * What was ordered, as it was then. The variant's foreign key vouches for its product and seller: a key of their own would
 * lock the one row of the house at every order of the shop, and orders placed at once would queue there.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    variantId: id('variant_id')
      .notNull()
      .references(() => variants.id),
    productId: id('product_id').notNull(),
    sellerId: id('seller_id').notNull(),
    name: text('name').notNull(),
    /** In English, where it was written then; not of lines from before this was stored. */
    nameEn: text('name_en'),
    variantName: text('variant_name'),
    variantNameEn: text('variant_name_en'),
    pictureKey: text('picture_key'),
    /** The variant's codes when it was ordered. */
    sku: text('sku'),
    barcode: text('barcode'),
    goodsId: text('goods_id'),
    quantity: integer('quantity').notNull(),
    /** How many of them have come back. */
    returned: integer('returned').notNull().default(0),
    /** How many of them the staff has paid back without their coming back. */
    paidBack: integer('paid_back').notNull().default(0),
    /** Before the price rule and flash sales. */
    listPrice: toman('list_price').notNull(),
    /** What was charged a piece. */
    unitPrice: toman('unit_price').notNull(),
    priceSource: text('price_source', { enum: priceSources }).notNull().default('list'),
    taxClass: text('tax_class', { enum: taxClasses }).notNull().default('standard'),
    /** What the shop keeps of its sale, in percent, as it was agreed with its seller when it was ordered. */
    commissionPercent: integer('commission_percent').notNull(),
    /** Its seller's names when it was ordered; the English one where it was written. */
    sellerName: text('seller_name').notNull(),
    sellerNameEn: text('seller_name_en'),
    flashSaleId: id('flash_sale_id'),
    /** This line's share of the coupon. */
    discount: toman('discount').notNull(),
    vat: toman('vat').notNull(),
    total: toman('total').notNull(),
    /** Of what was taken off it, what the shop bears and pays to its seller; null of lines from before this was stored, whose seller bore all. */
    shopFunded: toman('shop_funded'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_product').on(table.productId, table.orderId),
    index('order_lines_seller').on(table.sellerId, table.orderId),
    oneOf(table.priceSource),
    oneOf(table.taxClass),
    percentage(table.commissionPercent),
    check('order_lines_paid_back_within_quantity', sql`${table.paidBack} between 0 and ${table.quantity}`),
    check('order_lines_returned_within_quantity', sql`${table.returned} between 0 and ${table.quantity}`),
    check(
      'order_lines_total_adds_up',
      sql`${table.total} = ${table.unitPrice} * ${table.quantity} - ${table.discount}`,
    ),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
    check('order_lines_vat_within_total', sql`${table.vat} <= ${table.total}`),
    check(
      'order_lines_flash_sale_named',
      sql`${table.priceSource} <> 'flash-sale' or ${table.flashSaleId} is not null`,
    ),
    positive(table.position),
    ...[notEmpty(table.name), notEmpty(table.sellerName), digits(table.goodsId, '13')],
    check('order_lines_exempt_without_vat', sql`${table.taxClass} <> 'exempt' or ${table.vat} = 0`),
    notNegative(table.listPrice),
    notNegative(table.unitPrice),
    notNegative(table.discount),
    notNegative(table.vat),
    notNegative(table.total),
    check(
      'order_lines_shop_funded_within_reduction',
      sql`${table.shopFunded} between 0 and ${table.listPrice} * ${table.quantity} - ${table.total}`,
    ),
  ],
);

/** Every change of an order's state, with its time and cause: the timeline that the customer sees. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: id('id').notNull().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: orderStates }).notNull(),
    cause: text('cause', { enum: orderStepCauses }).notNull(),
    /** Who of the staff did it; nobody for what the customer or the shop did. */
    by: id('by').references(() => customers.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.id] }),
    /** What sellers are owed follows what was delivered and what came back; placing an order writes nothing here. */
    index('order_steps_ends')
      .on(table.at)
      .where(sql`${table.state} in ('delivered', 'returned')`),
    oneOf(table.state),
    oneOf(table.cause),
  ],
);
