import type { CustomerCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import type { OrderToPay } from '#features/order-payments/server/order-payments.service.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { priceSource } from '#features/orders/order-promise.rules.ts';
import { holdMinutesFor, type OpenPurchases } from '#features/payments/purchase-limits.rules.ts';
import type { PaymentMethod } from '#features/payments/server/payment-methods.service.ts';
import type { PaymentSettings } from '#features/payments/server/payment-settings.service.ts';
import type { orderPromiseParams } from '#features/orders/server/order-promise.fragments.ts';
import type { ParamValues } from '#platform/database/sql-types.ts';
import type { ParamsOf } from '#platform/database/statement.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import type { Shop } from '#platform/shop.ts';
import type { OrderSums } from '../order-sums.rules.ts';
import { shopFundedOf } from '../shop-funded.rules.ts';
import type { PlacedLines, placeWholeOrder, ShippingTerms } from './checkout.store.ts';
import type { Placement, PlacingTerms } from './placement.ts';
import type { PricedLine } from './pricing.ts';

/** A priced cart, and how it is paid. */
export interface OrderToPlace {
  readonly id: number;
  readonly method: PaymentMethod | 'credit';
  readonly settings: PaymentSettings;
  readonly terms: Pick<PlacingTerms, 'vatPercent' | 'returnDays' | 'numberOf'>;
  /** The shipping method as it was presented. */
  readonly shipping: ShippingTerms;
  readonly placement: Placement;
  readonly lines: readonly PricedLine[];
  readonly coupon: CustomerCoupon | null;
  readonly sums: OrderSums;
  readonly creditUsed: number;
  readonly open: OpenOrders;
  readonly now: Date;
}

/** The customer's other open orders, with the unpaid slots they occupy. */
export interface OpenOrders extends OpenPurchases {
  readonly unpaidSlots: readonly number[];
}

/** The open orders of a customer without limits. */
export const nothingOpen: OpenOrders = {
  known: true,
  unpaidSlots: [],
  unpaidOrders: 0,
  unpaidPieces: 0,
  unpaidOrdersOfPhone: 0,
  cashOrders: 0,
  cashPieces: 0,
  cashTotal: 0,
};

/** Whether an amount is left to pay before the order is sent. */
export function awaitsPayment({
  method,
  sums,
  creditUsed,
}: Pick<OrderToPlace, 'method' | 'sums' | 'creditUsed'>): boolean {
  return (method === 'credit' || method.paidBeforehand) && creditUsed < sums.total;
}

export interface NewOrder extends OrderToPay {
  readonly paidAt: Date | null;
}

/** Returns the new order. With nothing left to pay it is not sent to a gateway, but paid when it is placed. */
export function newOrder(shop: Shop, given: OrderToPlace): NewOrder {
  const { id, method, settings, terms, placement, lines, sums, creditUsed, now } = given;
  const paidByCredit = creditUsed > 0 && creditUsed === sums.total;
  const paidBeforehand = method === 'credit' || method.paidBeforehand;
  const awaits = awaitsPayment(given);
  const state: OrderState = awaits ? 'awaiting-payment' : 'placed';
  return {
    id,
    number: terms.numberOf(id),
    state,
    total: sums.total,
    creditUsed,
    paymentMethod: method === 'credit' || paidByCredit ? 'credit' : method.code,
    phone: placement.body.address.phone,
    heldUntil:
      method !== 'credit' && awaits
        ? new Date(now.getTime() + holdMinutesFor(method.holdMinutes(shop.config, settings), lines) * 60_000)
        : null,
    paidAt: paidByCredit || (paidBeforehand && !awaits) ? now : null,
  };
}

/** Returns the parameters that write a new order. */
export function placedValues(shop: Shop, order: NewOrder, given: OrderToPlace): ParamsOf<typeof placeWholeOrder> {
  const { placement, sums, coupon, terms, open, now } = given;
  const { body, customerId } = placement;
  return {
    ...lineColumns(shop, given),
    ...promiseValues(given),
    orderId: order.id,
    number: order.number,
    customerId,
    state: order.state,
    paymentMethod: order.paymentMethod,
    shippingMethodId: body.shipping_method_id,
    address: body.address,
    couponCode: coupon?.code ?? null,
    couponId: coupon?.id ?? null,
    couponCodeId: coupon?.codeId ?? null,
    itemsTotal: sums.itemsTotal,
    discountTotal: sums.discountTotal,
    shippingTotal: sums.shippingTotal,
    vatTotal: sums.vatTotal,
    total: sums.total,
    now,
    paidAt: order.paidAt,
    heldUntil: order.heldUntil,
    unpaidSlot: order.state === 'awaiting-payment' ? freeSlot(open.unpaidSlots) : null,
    creditUsed: order.creditUsed,
    vatPercent: terms.vatPercent,
    returnDays: terms.returnDays,
    language: placement.language ?? null,
    saveAddress: body.save_address ?? null,
  };
}

/** Returns the shipping terms and the discount promised with the order. */
function promiseValues({ placement, shipping, sums, coupon }: OrderToPlace): ParamValues<typeof orderPromiseParams> {
  const carried = coupon?.kind === 'free-shipping';
  return {
    billing: placement.body.billing ?? null,
    shippingNameFa: shipping.nameFa,
    shippingNameEn: shipping.nameEn,
    minDays: shipping.minDays,
    maxDays: shipping.maxDays,
    shippingRule: carried ? 'coupon-free' : 'method-price',
    shippingPrice: shipping.price,
    shippingDiscount: sums.shippingDiscount,
    shippingVat: sums.shippingVat,
    discountTarget: carried ? 'shipping' : 'items',
    discountAmount: carried ? sums.shippingDiscount : sums.discountTotal,
    discountCouponId: coupon?.id ?? null,
    discountFunder: coupon?.fundedBy ?? 'shop',
  };
}

/**
 * Returns the lowest slot that no other order occupies. Two orders placed concurrently take the same slot, and the unique key rejects one of them.
 */
function freeSlot(taken: readonly number[]): number {
  let slot = 1;
  while (taken.includes(slot)) slot++;
  return slot;
}

/** Returns the columns of an order's lines as they are written. */
export const lineColumns = (
  { identity }: Shop,
  { lines, sums, coupon }: Pick<OrderToPlace, 'lines' | 'sums' | 'coupon'>,
): PlacedLines => ({
  variantIds: lines.map((line) => line.variantId),
  productIds: lines.map((line) => line.productId),
  sellerIds: lines.map((line) => line.sellerId),
  sellerNames: lines.map((line) => line.sellerName),
  // The house seller has no English name in its row: the shop's is used.
  sellerNamesEn: lines.map((line) => line.sellerNameEn ?? (line.sellerId === houseSellerId ? identity.name.en : null)),
  commissionPercents: lines.map((line) => line.commissionPercent),
  names: lines.map((line) => line.name),
  namesEn: lines.map((line) => line.nameEn),
  variantNames: lines.map((line) => line.variantName),
  variantNamesEn: lines.map((line) => line.variantNameEn),
  pictureKeys: lines.map((line) => line.pictureKey),
  skus: lines.map((line) => line.sku),
  barcodes: lines.map((line) => line.barcode),
  goodsIds: lines.map((line) => line.goodsId),
  quantities: lines.map((line) => line.quantity),
  listPrices: lines.map((line) => line.basePrice),
  unitPrices: lines.map((line) => line.unitPrice),
  priceSources: lines.map(priceSource),
  taxClasses: lines.map((line) => line.taxClass),
  flashSaleIds: lines.map((line) => line.flashSaleId),
  discounts: sums.lines.map((line) => line.discount),
  vats: sums.lines.map((line) => line.vat),
  lineTotals: sums.lines.map((line) => line.total),
  shopFunded: lines.map((line, index) => shopFundedOf({ ...line, discount: sums.lines[index]?.discount ?? 0 }, coupon)),
});
