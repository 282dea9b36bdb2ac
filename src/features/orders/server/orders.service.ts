import { renditionAddress } from '#features/media/media.rules.ts';
import { canRefund } from '#features/payments/server/payment-methods.service.ts';
import { claimWaits, foreignPaid, reportWaits, shownForeign } from '#features/payments/server/payments.service.ts';
import { creditOrder } from '#features/store-credit/server/store-credit.service.ts';
import { giveCouponBack } from '#features/coupons/server/coupon-uses.service.ts';
import { giveFlashSalePiecesBack } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { OrderDetail, OrderSummary } from '../orders.contract.ts';
import { orderRefusals } from '../order-errors.messages.ts';
import { hasInvoice, orderCan, orderLife, returnUntil } from '../orders.rules.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import { refundableSum, refundStanding } from '#features/refunds/refunds.rules.ts';
import { movedPieces } from './order-pieces.ts';
import { refundsOfOrder } from '#features/refunds/server/refunds.store.ts';
import { returnWindowDays } from '#features/returns/server/return-window.service.ts';
import { endReturns, returnsOfOrder } from '#features/returns/server/returns.store.ts';
import { lineNames } from '../line-names.rules.ts';
import { shownReturn } from '#features/returns/server/returns.service.ts';
import { giveBack, shownRefund } from '#features/refunds/server/refunds.service.ts';
import {
  lockedOrder,
  lockedPieces,
  offerPieces,
  ordersOfCustomer,
  ordersPastHold,
  ownOrder,
  shownLines,
  shownOrder,
  shownSteps,
  stepOrder,
  whoOrdered,
  type ShownOrder,
  type StandingOrder,
} from './orders.store.ts';

const usualPageSize = 20;

const notFound = () =>
  refuse(
    'order-not-found',
    inBoth(orderRefusals, (t) => t.notFound),
  );

/** A customer's orders, the newest first; `next` is the address of the older ones. */
export async function listOrders(
  shop: Shop,
  {
    customerId,
    after,
    pageSize = usualPageSize,
  }: { customerId: number; after?: string | undefined; pageSize?: number | undefined },
): Promise<{ data: OrderSummary[]; next: string | null }> {
  const rows = await ordersOfCustomer(shop, [customerId, cursorOf(after), pageSize + 1]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => ({
      number: row.number,
      status: row.state,
      total: row.total,
      placed_at: row.placedAt.toISOString(),
      item_count: row.itemCount,
      thumbs: row.pictureKeys.map((key) => renditionAddress(key, 160)),
    })),
    next:
      rows.length > pageSize && last !== undefined
        ? `/api/orders/?after=${last.id.toString(36)}&page_size=${pageSize}`
        : null,
  };
}

/** The list goes on after an order's id, written so that it does not look like one; nonsense begins at the newest. */
function cursorOf(after: string | undefined): number | null {
  if (after === undefined || !/^[0-9a-z]{1,10}$/.test(after)) return null;
  const id = Number.parseInt(after, 36);
  return Number.isSafeInteger(id) ? id : null;
}

export interface OrderOfCustomer {
  readonly customerId: number;
  readonly number: string;
  readonly language: Language;
}

/** One of a customer's own orders with its lines, sums and timeline; another's is as unknown as one that never was. */
export async function orderDetail(
  shop: Shop,
  { customerId, number, language }: OrderOfCustomer,
): Promise<OrderDetail | Refusal<'order-not-found'>> {
  const [order] = await shownOrder(shop, [customerId, number]);
  if (order === undefined) return notFound();
  const [lines, steps, refunds, returns, windowDays, confirming, foreign] = await Promise.all([
    shownLines(shop, [order.id]),
    shownSteps(shop, [order.id]),
    refundsOfOrder(shop, [order.id]),
    returnsOfOrder(shop, [order.id]),
    returnWindowDays(shop),
    order.state === 'awaiting-payment' && claimWaits(shop, order.id),
    order.paidAt === null ? null : foreignPaid(shop, order.id),
  ]);
  const delivered = steps.findLast((step) => step.state === 'delivered')?.at ?? null;
  return {
    ...sumsAndDates(order, language),
    foreign: shownForeign(foreign),
    refunded: order.refunded,
    refund_standing: refundStanding(order),
    refunds: refunds.map(shownRefund),
    returns: returns.map((asked) => shownReturn(asked, language)),
    return_until: delivered === null ? null : returnUntil(delivered, windowDays).toISOString(),
    lines: lines.map((line) => ({
      id: line.id,
      position: line.position,
      slug: line.slug,
      ...lineNames(line, language),
      image: line.pictureKey === null ? null : renditionAddress(line.pictureKey, 160),
      quantity: line.quantity,
      returned: line.returned,
      list_price: line.listPrice,
      price: line.unitPrice,
      discount: line.discount,
      total: line.total,
    })),
    steps: steps.map((step) => ({ status: step.state, at: step.at.toISOString() })),
    can: {
      pay: orderCan.pay(order, shop.clock.now()),
      cancel: orderCan.cancel(order),
      ask_return:
        orderCan.askReturn({ ...order, deliveredAt: delivered }, shop.clock.now(), windowDays) &&
        lines.some((line) => line.returned < line.quantity),
      have_invoice: hasInvoice(order.state),
      be_paid_back: order.paidAt !== null && (await canRefund(shop, order.paymentMethod)),
    },
    confirming,
  };
}

type SumsAndDates = Omit<
  OrderDetail,
  | 'lines'
  | 'steps'
  | 'can'
  | 'confirming'
  | 'foreign'
  | 'refunded'
  | 'refund_standing'
  | 'refunds'
  | 'returns'
  | 'return_until'
>;

function sumsAndDates(order: ShownOrder, language: Language): SumsAndDates {
  return {
    number: order.number,
    status: order.state,
    placed_at: order.placedAt.toISOString(),
    payment_method: order.paymentMethod,
    paid_at: order.paidAt?.toISOString() ?? null,
    held_until: order.heldUntil?.toISOString() ?? null,
    address: order.address,
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

/** Cancels a customer's own order while that is allowed: its pieces can be had again, and what was paid goes back as the customer wishes. */
export async function cancelOrder(
  shop: Shop,
  { customerId, number, language, way }: OrderOfCustomer & { readonly way?: RefundWay | undefined },
): Promise<OrderDetail | Refusal<'order-not-found' | 'order-not-cancellable'>> {
  const cancelled = await shop.transaction(async () => {
    const [own] = await ownOrder(shop, [customerId, number]);
    const [order] = own === undefined ? [] : await lockedOrder(shop, [own.id]);
    if (order === undefined) return notFound();
    if (!orderCan.cancel(order))
      return refuse(
        'order-not-cancellable',
        inBoth(orderRefusals, (t) => t.notCancellable),
      );
    await endOrder(shop, { order, state: 'cancelled', cause: 'customer', way });
    await shop.publish('order.cancelled', { orderId: order.id });
    return null;
  });
  return cancelled ?? orderDetail(shop, { customerId, number, language });
}

/** Ends the hold of every order that was not paid in time, each in its own transaction; how many. */
export async function releaseLapsedHolds(shop: Shop): Promise<number> {
  let released = 0;
  for (const { id } of await ordersPastHold(shop, [shop.clock.now()])) {
    if (await releaseHold(shop, id)) released += 1;
  }
  return released;
}

/** Whoever comes first to the order's row, this or its payment, decides; the other one finds it so. */
async function releaseHold(shop: Shop, orderId: number): Promise<boolean> {
  return shop.transaction(async () => {
    const [order] = await lockedOrder(shop, [orderId]);
    if (order?.state !== 'awaiting-payment' || order.heldUntil === null || order.heldUntil > shop.clock.now())
      return false;
    if (await reportWaits(shop, orderId)) return false;
    await endOrder(shop, { order, state: 'lapsed', cause: 'hold-ended' });
    await shop.publish('order.lapsed', { orderId });
    return true;
  });
}

interface OrderEnd {
  readonly order: StandingOrder;
  readonly state: 'cancelled' | 'lapsed' | 'returned';
  readonly cause: string;
  /** Where what was paid goes; as credit when nothing is said. */
  readonly way?: RefundWay | undefined;
  readonly reason?: string | undefined;
  /** Who of the staff ends it. */
  readonly by?: number | undefined;
}

/** Moves a locked order to its end and gives back what it had taken and what was paid: pieces, coupon, shares of offers, money. */
export async function endOrder(shop: Shop, end: OrderEnd): Promise<void> {
  const { order, state, cause, by } = end;
  const stepped = await stepOrder(shop, [order.id, [order.state], state, cause, shop.clock.now(), null, by ?? null]);
  if (stepped.length !== 1) throw new Error('A locked order changed while it was ended.');
  // As an order is placed: stock, coupon, offers, and products last, so that nobody waits crosswise.
  await lockedPieces(shop, [order.id]);
  if (order.couponId !== null) await giveCouponBack(shop, { couponId: order.couponId, customerId: order.customerId });
  await giveFlashSalePiecesBack(shop, await offerPieces(shop, [order.id]));
  await movedPieces(shop, order.id, orderLife[order.state].pieces === 'held' ? 'released' : 'returned');
  if (state === 'returned') await endReturns(shop, [order.id, by ?? null, shop.clock.now()]);
  await giveMoneyBack(shop, end);
}

/** All that was paid and has not gone back yet; credit that an unpaid order had taken is free again. */
async function giveMoneyBack(shop: Shop, { order, state, way = 'credit', reason, by }: OrderEnd): Promise<void> {
  const { id: orderId, number, customerId, creditUsed } = order;
  if (order.paidAt === null) {
    await creditOrder(shop, { orderId, number, customerId, amount: creditUsed, reason: 'given-back' });
    return;
  }
  const given = await giveBack(shop, order, refundableSum(order), {
    cause: state === 'returned' ? 'returned' : 'cancelled',
    key: `end:${orderId}`,
    way,
    reason,
    by,
  });
  if (given !== 'given') throw new Error(`The money of an order that ended did not go back: ${given}.`);
}

/** Whom to tell of an order, by what number, and whether it is paid; null when it is gone. */
export async function orderForNotice(
  shop: Shop,
  orderId: number,
): Promise<{ customerId: number; number: string; paid: boolean } | null> {
  const [order] = await whoOrdered(shop, [orderId]);
  return order === undefined
    ? null
    : { customerId: order.customerId, number: order.number, paid: order.paidAt !== null };
}
