import { and, eq, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, boolean, doublePrecision, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { id, moment, toman } from '#platform/database/columns.ts';
import type { Language } from '#shared/language.ts';
import type { TaxClass } from '#features/products/product-fields.rules.ts';
import type { PriceSource } from '../order-promise.rules.ts';
import type { OfOrder } from '../orders-admin.contract.ts';
import type { OrderAddress, OrderState } from '../orders.contract.ts';

const state = () => text('state').$type<OrderState>().notNull();

/** The data of every order that other modules join: its number, and the amounts due. */
export const orderSummaries = pgView('order_summaries', {
  id: id('id').notNull(),
  number: text('number').notNull(),
  customerId: id('customer_id').notNull(),
  state: state(),
  paymentMethod: text('payment_method').notNull(),
  shippingMethodId: id('shipping_method_id').notNull(),
  address: jsonb('address').$type<OrderAddress>().notNull(),
  total: toman('total').notNull(),
  creditUsed: toman('credit_used').notNull(),
  /** The part of the total not paid with store credit. */
  due: toman('due').notNull(),
  refunded: toman('refunded').notNull(),
  couponId: id('coupon_id'),
  discountTotal: toman('discount_total').notNull(),
  placedAt: moment('placed_at').notNull(),
  paidAt: moment('paid_at'),
  heldUntil: moment('held_until'),
  remindedAt: moment('reminded_at'),
  itemsTotal: toman('items_total').notNull(),
  shippingTotal: toman('shipping_total').notNull(),
  vatTotal: toman('vat_total').notNull(),
  /** When any part of it last changed. */
  updatedAt: moment('updated_at').notNull(),
  /** The language of messages to its customer; null for the shop's. */
  language: text('language').$type<Language>(),
}).existing();

/** Returns the condition that rows belong to the order in a request: by the joined summary, or by their own column. */
export const ofOrder = ({ order_number: number, order_id: id }: OfOrder, orderId: AnyPgColumn): SQL | undefined =>
  and(
    number === undefined ? undefined : eq(orderSummaries.number, number),
    id === undefined ? undefined : eq(orderId, id),
  );

/** Orders that are not cancelled or lapsed: they count as a first order and for a coupon's figures. */
export const countedOrders = pgView('counted_orders', {
  id: id('id').notNull(),
  customerId: id('customer_id').notNull(),
  state: state(),
  couponId: id('coupon_id'),
  discountTotal: toman('discount_total').notNull(),
  total: toman('total').notNull(),
  placedAt: moment('placed_at').notNull(),
  paidAt: moment('paid_at'),
}).existing();

/** Orders that are sales: placed, and neither cancelled nor returned. Settled means paid or delivered. */
export const soldOrders = pgView('sold_orders', {
  id: id('id').notNull(),
  customerId: id('customer_id').notNull(),
  state: state(),
  total: toman('total').notNull(),
  placedAt: moment('placed_at').notNull(),
  paidAt: moment('paid_at'),
  settled: boolean('settled').notNull(),
}).existing();

/** The discounts of each order as promised, on the goods or the shipping. */
export const promisedDiscounts = pgView('promised_discounts', {
  orderId: id('order_id').notNull(),
  couponId: id('coupon_id'),
  amount: toman('amount').notNull(),
}).existing();

/** The shipping of each order as promised. */
export const promisedShipping = pgView('promised_shipping', {
  orderId: id('order_id').notNull(),
  nameFa: text('name_fa').notNull(),
  nameEn: text('name_en').notNull(),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  price: toman('price').notNull(),
  discount: toman('discount').notNull(),
  total: toman('total').notNull(),
}).existing();

/** The shipping address of each order, and the billing address where it differs. */
export const promisedAddresses = pgView('promised_addresses', {
  orderId: id('order_id').notNull(),
  kind: text('kind').$type<'shipping' | 'billing'>().notNull(),
  fullName: text('full_name').notNull(),
  phone: text('phone').notNull(),
  province: text('province').notNull(),
  city: text('city').notNull(),
  line: text('line').notNull(),
  postalCode: text('postal_code').notNull(),
  company: text('company'),
  nationalId: text('national_id'),
  economicCode: text('economic_code'),
}).existing();

/** The tax included in each line of an order; in its shipping where the position is null. */
export const promisedTaxes = pgView('promised_taxes', {
  orderId: id('order_id').notNull(),
  position: integer('position'),
  code: text('code').notNull(),
  rate: doublePrecision('rate').notNull(),
  base: toman('base').notNull(),
  amount: toman('amount').notNull(),
}).existing();

/** Every line of every order, as ordered. */
export const orderedLines = pgView('ordered_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  variantId: id('variant_id').notNull(),
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
  name: text('name').notNull(),
  nameEn: text('name_en'),
  variantName: text('variant_name'),
  variantNameEn: text('variant_name_en'),
  pictureKey: text('picture_key'),
  quantity: integer('quantity').notNull(),
  /** The number of returned pieces. */
  returned: integer('returned').notNull(),
  listPrice: toman('list_price').notNull(),
  unitPrice: toman('unit_price').notNull(),
  flashSaleId: id('flash_sale_id'),
  discount: toman('discount').notNull(),
  vat: toman('vat').notNull(),
  total: toman('total').notNull(),
  priceSource: text('price_source').$type<PriceSource>().notNull(),
  taxClass: text('tax_class').$type<TaxClass>().notNull(),
  commissionPercent: integer('commission_percent').notNull(),
  sellerName: text('seller_name').notNull(),
  sellerNameEn: text('seller_name_en'),
  sku: text('sku'),
  barcode: text('barcode'),
  goodsId: text('goods_id'),
  /** The number of pieces that the staff has refunded without return. */
  paidBack: integer('paid_back').notNull(),
  /** The part of its discount that the shop funds; null for lines from before this was stored. */
  shopFunded: toman('shop_funded'),
  /** The sales amount credited to its seller: the paid amount plus the discount funded by the shop. */
  sellerTotal: toman('seller_total').notNull(),
}).existing();

/**
 * Order lines under the future names of their columns: inserts, and reads of flash sales, use this view both while the underlying column has its
 * former name and afterwards. `ordered_lines` has the same column, and only code for a contracted database uses it.
 */
export const placedLines = pgView('placed_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  variantId: id('variant_id').notNull(),
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
  sellerName: text('seller_name').notNull(),
  sellerNameEn: text('seller_name_en'),
  commissionPercent: integer('commission_percent').notNull(),
  name: text('name').notNull(),
  nameEn: text('name_en'),
  variantName: text('variant_name'),
  variantNameEn: text('variant_name_en'),
  pictureKey: text('picture_key'),
  sku: text('sku'),
  barcode: text('barcode'),
  goodsId: text('goods_id'),
  quantity: integer('quantity').notNull(),
  listPrice: toman('list_price').notNull(),
  unitPrice: toman('unit_price').notNull(),
  priceSource: text('price_source').$type<PriceSource>().notNull(),
  taxClass: text('tax_class').$type<TaxClass>().notNull(),
  flashSaleId: id('flash_sale_id'),
  discount: toman('discount').notNull(),
  vat: toman('vat').notNull(),
  total: toman('total').notNull(),
  shopFunded: toman('shop_funded'),
}).existing();

/** Purchased lines: paid or delivered, and neither cancelled nor returned. */
export const boughtLines = pgView('bought_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  customerId: id('customer_id').notNull(),
  variantId: id('variant_id').notNull(),
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
  quantity: integer('quantity').notNull(),
  total: toman('total').notNull(),
  placedAt: moment('placed_at').notNull(),
  paidAt: moment('paid_at'),
}).existing();

/** The times at which orders were delivered or returned, read from a partial index of these steps. */
export const orderEnds = pgView('order_ends', {
  orderId: id('order_id').notNull(),
  state: state(),
  at: moment('at').notNull(),
}).existing();
