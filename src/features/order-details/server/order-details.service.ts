import { addressLineIn, buyerNameIn } from '#features/orders/counter-address.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { hasLeftShop } from '#features/fulfillments/fulfillments.rules.ts';
import { parcelsOf, visibleParcel } from '#features/fulfillments/server/fulfillments.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { reconcileOrder } from '#features/order-payments/server/other-ways.service.ts';
import { lineCodes, lineNames } from '#features/orders/line-names.rules.ts';
import { hasInvoice, orderCan, returnUntil } from '#features/orders/orders.rules.ts';
import {
  linesOfOrder,
  orderOfCustomer,
  stepsOfOrder,
  type VisibleOrder,
} from '#features/orders/server/orders.service.ts';
import { findOwnOrder, lockOwnOrder } from '#features/orders/server/standing-orders.service.ts';
import { canRefund } from '#features/payments/server/payment-methods.service.ts';
import { claimWaits, foreignPaid, visibleForeign } from '#features/payments/server/payments.service.ts';
import { refundStanding, uncollectedOf } from '#features/refunds/refunds.rules.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import { nothingToRefund } from '#features/refunds/server/refunds-admin.service.ts';
import { balanceOf, giveBackExcess } from '#features/refunds/server/order-balance.service.ts';
import { refundsOfOrder, visibleRefund } from '#features/refunds/server/refunds.service.ts';
import { returnsOfOrder, visibleReturn } from '#features/returns/server/returns-of-order.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { OrderDetail } from '../order-details.contract.ts';

export interface OrderOfCustomer {
  readonly customerId: number;
  readonly number: string;
  readonly language: Language;
}

/** Returns one of a customer's own orders with its lines, totals and timeline; another customer's is treated as not found. */
export async function orderDetail(
  shop: Shop,
  { customerId, number, language }: OrderOfCustomer,
): Promise<OrderDetail | Refusal<'order-not-found'>> {
  const order = await orderOfCustomer(shop, { customerId, number });
  if (order === null)
    return refuse(
      'order-not-found',
      inBoth(orderErrors, (t) => t.notFound),
    );
  const [lines, steps, parcels, refunds, returns, confirming, foreign, balance] = await Promise.all([
    linesOfOrder(shop, order.id),
    stepsOfOrder(shop, order.id),
    parcelsOf(shop, order.id),
    refundsOfOrder(shop, order.id),
    returnsOfOrder(shop, order.id),
    order.state === 'awaiting-payment' && claimWaits(shop, order.id),
    order.paidAt === null ? null : foreignPaid(shop, order.id),
    balanceOf(shop, order.id),
  ]);
  const delivered = steps.findLast((step) => step.state === 'delivered')?.at ?? null;
  const visibleRefunds = refunds.map(visibleRefund);
  const uncollected = uncollectedOf(visibleRefunds);
  return {
    ...sumsAndDates(order, language),
    received: balance.received,
    left_to_pay: balance.shortfall,
    excess: balance.excess,
    foreign: visibleForeign(foreign),
    refunded: order.refunded,
    refund_status: refundStanding({ total: order.total - uncollected, refunded: order.refunded - uncollected }),
    refunds: visibleRefunds,
    returns: returns.map((one) => visibleReturn(one, language)),
    return_until: delivered === null ? null : returnUntil(delivered, order.returnDays).toISOString(),
    lines: lines.map((line) => visibleLine(line, language)),
    fulfillments: parcels.map((parcel) => visibleParcel(shop, parcel, language)),
    steps: steps.map((step) => ({ status: step.state, reached_at: step.at.toISOString() })),
    can: {
      pay: orderCan.pay(order, shop.clock.now()),
      cancel: orderCan.cancel(order) && !parcels.some(hasLeftShop),
      ask_return:
        orderCan.requestReturn({ ...order, deliveredAt: delivered }, shop.clock.now()) &&
        lines.some((line) => line.returned < line.quantity),
      have_invoice: order.invoiced || hasInvoice(order.state),
      be_paid_back: (order.paidAt !== null || balance.received > 0) && (await canRefund(shop, order.paymentMethod)),
    },
    confirming,
  };
}

function visibleLine(
  line: Awaited<ReturnType<typeof linesOfOrder>>[number],
  language: Language,
): OrderDetail['lines'][number] {
  return {
    id: line.id,
    position: line.position,
    slug: line.slug,
    ...lineNames(line, language),
    ...lineCodes(line),
    image: line.pictureKey === null ? null : renditionAddress(line.pictureKey, 160),
    quantity: line.quantity,
    returned: line.returned,
    paid_back: line.paidBack,
    list_price: line.listPrice,
    price: line.unitPrice,
    discount: line.discount,
    total: line.total,
  };
}

type SumsAndDates = Omit<
  OrderDetail,
  | 'lines'
  | 'fulfillments'
  | 'steps'
  | 'can'
  | 'confirming'
  | 'foreign'
  | 'received'
  | 'left_to_pay'
  | 'excess'
  | 'refunded'
  | 'refund_status'
  | 'refunds'
  | 'returns'
  | 'return_until'
>;

function sumsAndDates(order: VisibleOrder, language: Language): SumsAndDates {
  return {
    number: order.number,
    status: order.state,
    placed_at: order.placedAt.toISOString(),
    language: order.language,
    payment_method: order.paymentMethod,
    paid_at: order.paidAt?.toISOString() ?? null,
    held_until: order.heldUntil?.toISOString() ?? null,
    address: {
      ...order.address,
      full_name: buyerNameIn(order.address.full_name, language),
      line: addressLineIn(order.address.line, language),
    },
    shipping: {
      name: language === 'fa' ? order.shippingFa : order.shippingEn,
      min_days: order.minDays,
      max_days: order.maxDays,
    },
    tracking_code: order.trackingCode,
    coupon: order.couponCode,
    items_total: order.itemsTotal,
    discount_total: order.discountTotal,
    shipping_total: order.shippingTotal,
    vat_total: order.vatTotal,
    total: order.total,
    credit_used: order.creditUsed,
  };
}

/** Queries the gateways again about the payments of a customer's own order, and returns the updated order. */
export async function reconciledOrder(
  shop: Shop,
  { customerId, number, language }: OrderOfCustomer,
): Promise<OrderDetail | Refusal<'order-not-found'>> {
  const order = await findOwnOrder(shop, { customerId, number });
  if (order !== null) await reconcileOrder(shop, order);
  return orderDetail(shop, { customerId, number, language });
}

/** Refunds to a customer the amount received above the total of their order; idempotent. */
export async function takeBackExcess(
  shop: Shop,
  { customerId, number, language, way }: OrderOfCustomer & { readonly way: RefundWay },
): Promise<OrderDetail | Refusal<'order-not-found' | 'nothing-to-refund'>> {
  const refused = await shop.transaction(async () => {
    const order = await lockOwnOrder(shop, { customerId, number });
    if (order === null)
      return refuse(
        'order-not-found',
        inBoth(orderErrors, (t) => t.notFound),
      );
    return (await giveBackExcess(shop, order, { way })).length === 0 ? nothingToRefund() : null;
  });
  return refused ?? orderDetail(shop, { customerId, number, language });
}
