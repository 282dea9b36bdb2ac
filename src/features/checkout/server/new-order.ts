import type { CustomerCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import type { OrderToPay } from '#features/order-payments/server/order-payments.service.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { orderNumber } from '#features/orders/orders.rules.ts';
import type { PaymentMethod } from '#features/payments/server/payment-methods.service.ts';
import type { PaymentSettings } from '#features/payments/server/payment-settings.service.ts';
import type { ParamsOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { OrderSums } from '../order-sums.rules.ts';
import type { PlacedLines, placeWholeOrder } from './checkout.store.ts';
import type { Placement } from './placement.ts';
import type { PricedLine } from './pricing.ts';

/** A cart that was priced, and how it is paid. */
export interface OrderToPlace {
  readonly id: number;
  readonly method: PaymentMethod | 'credit';
  readonly settings: PaymentSettings;
  readonly vatPercent: number;
  readonly placement: Placement;
  readonly lines: readonly PricedLine[];
  readonly coupon: CustomerCoupon | null;
  readonly sums: OrderSums;
  readonly creditUsed: number;
  readonly now: Date;
}

export interface NewOrder extends OrderToPay {
  readonly paidAt: Date | null;
}

/** An order of which nothing is left to pay is not sent to a gateway: it is paid as it is placed. */
export function newOrder(shop: Shop, given: OrderToPlace): NewOrder {
  const { id, method, settings, placement, sums, creditUsed, now } = given;
  const paidByCredit = creditUsed > 0 && creditUsed === sums.total;
  const paidBeforehand = method === 'credit' || method.paidBeforehand;
  const awaitsPayment = paidBeforehand && creditUsed < sums.total;
  const state: OrderState = awaitsPayment ? 'awaiting-payment' : 'placed';
  return {
    id,
    number: orderNumber(id),
    state,
    total: sums.total,
    creditUsed,
    paymentMethod: method === 'credit' || paidByCredit ? 'credit' : method.code,
    phone: placement.body.address.phone,
    heldUntil:
      method !== 'credit' && awaitsPayment
        ? new Date(now.getTime() + method.holdMinutes(shop.config, settings) * 60_000)
        : null,
    paidAt: paidByCredit || (paidBeforehand && !awaitsPayment) ? now : null,
  };
}

/** A new order as it is written. */
export function placedValues(
  order: NewOrder,
  { placement: { body, customerId }, lines, sums, coupon, vatPercent, now }: OrderToPlace,
): ParamsOf<typeof placeWholeOrder> {
  return {
    ...lineColumns(lines, sums),
    orderId: order.id,
    number: order.number,
    customerId,
    state: order.state,
    paymentMethod: order.paymentMethod,
    shippingMethodId: body.shipping_method_id,
    address: body.address,
    couponCode: coupon?.code ?? null,
    couponId: coupon?.id ?? null,
    itemsTotal: sums.itemsTotal,
    discountTotal: sums.discountTotal,
    shippingTotal: sums.shippingTotal,
    vatTotal: sums.vatTotal,
    total: sums.total,
    now,
    paidAt: order.paidAt,
    heldUntil: order.heldUntil,
    creditUsed: order.creditUsed,
    vatPercent,
    saveAddress: body.save_address ?? null,
  };
}

const lineColumns = (lines: readonly PricedLine[], sums: OrderSums): PlacedLines => ({
  variantIds: lines.map((line) => line.variantId),
  productIds: lines.map((line) => line.productId),
  sellerIds: lines.map((line) => line.sellerId),
  names: lines.map((line) => line.name),
  namesEn: lines.map((line) => line.nameEn),
  variantNames: lines.map((line) => line.variantName),
  variantNamesEn: lines.map((line) => line.variantNameEn),
  pictureKeys: lines.map((line) => line.pictureKey),
  quantities: lines.map((line) => line.quantity),
  listPrices: lines.map((line) => line.basePrice),
  unitPrices: lines.map((line) => line.unitPrice),
  offerIds: lines.map((line) => line.offerId),
  discounts: sums.lines.map((line) => line.discount),
  vats: sums.lines.map((line) => line.vat),
  lineTotals: sums.lines.map((line) => line.total),
});
