import { and, eq, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, boolean, doublePrecision, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { id, moment, toman } from '#platform/database/columns.ts';
import type { Language } from '#shared/language.ts';
import type { TaxClass } from '#features/products/product-fields.rules.ts';
import type { PriceSource } from '../order-promise.rules.ts';
import type { OfOrder } from '../orders-admin.contract.ts';
import type { OrderAddress, OrderState } from '../orders.contract.ts';

const state = () => text('state').$type<OrderState>().notNull();

/** Every order, as far as others name it, or count with what is due for it. */
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
  /** Of the total, what was not paid from credit. */
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
  /** When anything of it changed last. */
  updatedAt: moment('updated_at').notNull(),
  /** In which its customer is written to; none: in the shop's. */
  language: text('language').$type<Language>(),
}).existing();

/** The rows of one order that a request names: by the summary that is joined to them, or by their own column. */
export const ofOrder = ({ order_number: number, order_id: id }: OfOrder, orderId: AnyPgColumn): SQL | undefined =>
  and(
    number === undefined ? undefined : eq(orderSummaries.number, number),
    id === undefined ? undefined : eq(orderId, id),
  );

/** Orders that did not come to nothing (cancelled, lapsed): they count for a first order and for what a coupon gave. */
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

/** Orders that are sales: placed for good, and neither called off nor taken back. Settled is what was paid or delivered. */
export const soldOrders = pgView('sold_orders', {
  id: id('id').notNull(),
  customerId: id('customer_id').notNull(),
  state: state(),
  total: toman('total').notNull(),
  placedAt: moment('placed_at').notNull(),
  paidAt: moment('paid_at'),
  settled: boolean('settled').notNull(),
}).existing();

/** What took something off each order, as it was promised: off the goods or the postage. */
export const promisedDiscounts = pgView('promised_discounts', {
  orderId: id('order_id').notNull(),
  couponId: id('coupon_id'),
  amount: toman('amount').notNull(),
}).existing();

/** How each order is sent, as it was promised. */
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

/** Where each order goes, and whom its invoice names where that is somebody else. */
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

/** The tax contained in each line of an order; of its postage, where the position is null. */
export const promisedTaxes = pgView('promised_taxes', {
  orderId: id('order_id').notNull(),
  position: integer('position'),
  code: text('code').notNull(),
  rate: doublePrecision('rate').notNull(),
  base: toman('base').notNull(),
  amount: toman('amount').notNull(),
}).existing();

/** Every line of every order, as it was ordered. */
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
  /** How many of them have come back. */
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
  /** How many of them the staff has paid back without their coming back. */
  paidBack: integer('paid_back').notNull(),
  /** Of what was taken off it, what the shop bears; null of lines from before this was stored. */
  shopFunded: toman('shop_funded'),
  /** What it was sold for as far as its seller is concerned: what was paid, and what the shop bears of what was taken off. */
  sellerTotal: toman('seller_total').notNull(),
}).existing();

/**
 * The lines of orders by the names that their columns are to have: they are written through it, and what names their flash sale is read through it, while
 * the column under it still has its former name and afterwards. `ordered_lines` has the same one, and nothing that is not of a contracted database names it.
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

/** Lines that were bought: paid or delivered, and neither called off nor sent back. */
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

/** When orders were delivered or taken back: read off an index of these steps alone. */
export const orderEnds = pgView('order_ends', {
  orderId: id('order_id').notNull(),
  state: state(),
  at: moment('at').notNull(),
}).existing();
