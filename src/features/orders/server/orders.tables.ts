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

/** The search text of orders besides the customer: number, phone and recipient's name, folded like the search input. */
export const orderWords = sql.raw(
  "(number || ' ' || (address ->> 'phone') || ' ' || replace(translate(lower(address ->> 'full_name'), 'يك', 'یک'), chr(8204), ' '))",
);

/** Placed orders: their data are as of the time of placement, whatever changes in the catalogue. */
export const orders = pgTable(
  'orders',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The public order number; does not reveal the number of orders. */
    number: text('number').notNull(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    state: text('state', { enum: orderStates }).notNull(),
    paymentMethod: text('payment_method').notNull(),
    /**
     * The language in which it was placed and its customer is written to; null for an order from before this was stored, or a counter sale: then the
     * shop's.
     */
    language: text('language', { enum: languages }),
    /** The shipping method; see {@link orderLines} for why there is no foreign key. */
    shippingMethodId: id('shipping_method_id').notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    couponCode: text('coupon_code'),
    /** The coupon whose use it counts; null despite its discount when it was paid after its hold and no use was left. */
    couponId: id('coupon_id'),
    /** The sum of the lines at the charged prices, before the coupon. */
    itemsTotal: toman('items_total').notNull(),
    discountTotal: toman('discount_total').notNull(),
    shippingTotal: toman('shipping_total').notNull(),
    /** Included in the prices of goods and shipping, not added to them. */
    vatTotal: toman('vat_total').notNull(),
    /** The tax rate when it was placed. */
    vatPercent: doublePrecision('vat_percent').notNull().default(10),
    /** The return period in days after delivery, as promised when it was placed. */
    returnDays: integer('return_days').notNull().default(7),
    total: toman('total').notNull(),
    /** The part of the total paid with store credit. */
    creditUsed: toman('credit_used').notNull().default(0),
    /** The part of the paid amount that has been, or is being, refunded: the sum of its refunds that have not failed. */
    refunded: toman('refunded').notNull().default(0),
    /** The staff's internal note. */
    staffNote: text('staff_note'),
    /** Metadata of other systems. */
    metadata: metadata(),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    /** The end of the stock reservation of an order that awaits payment. */
    heldUntil: moment('held_until'),
    /**
     * A number among the customer's orders that await payment, from 1: of two concurrent orders with the same number, the second is retried and
     * counts the first. Null for orders that did not have to wait, and from before this was stored.
     */
    unpaidSlot: smallint('unpaid_slot'),
    /** When its hold was prolonged, which is possible once. */
    prolongedAt: moment('prolonged_at'),
    /** When its customer was reminded of the payment deadline. */
    remindedAt: moment('reminded_at'),
    /** Also set by changes to its parcels, tenders, refunds and returns. */
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
    /** The staff's queues: open orders. */
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

/** Idempotency keys of placed orders: inserted first, so that a repeated request waits for it and returns the same order. */
export const orderKeys = pgTable(
  'order_keys',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    key: text('key').notNull(),
    /** Hash of the request body: the same key with another body is refused. */
    bodyHash: text('body_hash').notNull(),
    orderId: id('order_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] })],
);

/**
 * Order lines as of the time of placement. The variant's foreign key guarantees its product and seller: foreign keys of their own would lock the
 * shop's single seller row in every order, and concurrent orders would queue there.
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
    /** The English name at the time, if any; null for lines from before this was stored. */
    nameEn: text('name_en'),
    variantName: text('variant_name'),
    variantNameEn: text('variant_name_en'),
    pictureKey: text('picture_key'),
    /** The variant's codes at the time. */
    sku: text('sku'),
    barcode: text('barcode'),
    goodsId: text('goods_id'),
    quantity: integer('quantity').notNull(),
    /** The number of returned pieces. */
    returned: integer('returned').notNull().default(0),
    /** The number of pieces that the staff has refunded without return. */
    paidBack: integer('paid_back').notNull().default(0),
    /** The price before the price rule and flash sales. */
    listPrice: toman('list_price').notNull(),
    /** The charged price per piece. */
    unitPrice: toman('unit_price').notNull(),
    priceSource: text('price_source', { enum: priceSources }).notNull().default('list'),
    taxClass: text('tax_class', { enum: taxClasses }).notNull().default('standard'),
    /** The shop's commission in percent, as agreed with the seller at the time. */
    commissionPercent: integer('commission_percent').notNull(),
    /** The seller's names at the time; the English one if any. */
    sellerName: text('seller_name').notNull(),
    sellerNameEn: text('seller_name_en'),
    flashSaleId: id('flash_sale_id'),
    /** This line's share of the coupon discount. */
    discount: toman('discount').notNull(),
    vat: toman('vat').notNull(),
    total: toman('total').notNull(),
    /**
     * The part of its discount that the shop funds and pays to the seller; null for lines from before this was stored, whose seller funded all of it.
     */
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

/** Every state change of an order, with time and cause: the timeline that the customer sees. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: id('id').notNull().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: orderStates }).notNull(),
    cause: text('cause', { enum: orderStepCauses }).notNull(),
    /** The staff member; null for a step by the customer or the system. */
    by: id('by').references(() => customers.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.id] }),
    /** Sellers are credited for deliveries and debited for returns; placing an order adds no entry to this index. */
    index('order_steps_ends')
      .on(table.at)
      .where(sql`${table.state} in ('delivered', 'returned')`),
    oneOf(table.state),
    oneOf(table.cause),
  ],
);
