import type { Shop } from '#platform/shop.ts';
import type { OrderState, OrderStepCause } from '../orders.contract.ts';
import { eventOfStep } from '../orders.rules.ts';
import {
  changePaymentMethod,
  countAllReturned,
  countOffUnpaid,
  countOnOrder,
  countPaidBack,
  countReturned,
  customerOfNumber,
  deliveryOfOrder,
  flashSalePiecesOfOrder,
  forgetCouponUse,
  lockedOrder,
  lockedOrders,
  nextOrderId,
  openPurchasesOf,
  orderOfId,
  orderOfKey,
  ordersPastHold as heldTooLong,
  ownOrder,
  piecesOfOrder,
  purchaseOfOrder,
  stepOrder,
  type StandingOrder,
} from './orders.store.ts';

export type { StandingOrder } from './orders.store.ts';

/** Returns an order that is known to exist. */
export async function orderById(shop: Shop, orderId: number): Promise<StandingOrder> {
  const [order] = await orderOfId(shop, { orderId });
  if (order === undefined) throw new Error(`The order ${orderId} is gone.`);
  return order;
}

/** Returns a customer's order by number; null when the customer has no such order. */
export async function findOwnOrder(
  shop: Shop,
  { customerId, number }: { readonly customerId: number; readonly number: string },
): Promise<StandingOrder | null> {
  const [order] = await ownOrder(shop, { customerId, number });
  return order ?? null;
}

/** Locks an order until the end of the transaction, which serialises its state changes. */
export async function lockOrder(shop: Shop, orderId: number): Promise<StandingOrder> {
  const [order] = await lockedOrder(shop, { orderId });
  if (order === undefined) throw new Error(`The order ${orderId} is gone.`);
  return order;
}

/** Locks a customer's order; null when the customer has no such order. */
export async function lockOwnOrder(
  shop: Shop,
  own: { readonly customerId: number; readonly number: string },
): Promise<StandingOrder | null> {
  const order = await findOwnOrder(shop, own);
  return order === null ? null : lockOrder(shop, order.id);
}

/** Locks an order by number, whoever placed it; null when it does not exist. */
export async function lockOrderByNumber(shop: Shop, number: string): Promise<StandingOrder | null> {
  const customerId = await customerOfOrder(shop, number);
  return customerId === null ? null : lockOwnOrder(shop, { customerId, number });
}

/** Locks orders by number until the end of the transaction; unknown ones are skipped. */
export async function lockOrdersByNumber(shop: Shop, numbers: readonly string[]): Promise<void> {
  await lockedOrders(shop, { numbers });
}

/** Returns the customer of an order; null when it does not exist. */
export async function customerOfOrder(shop: Shop, number: string): Promise<number | null> {
  const [found] = await customerOfNumber(shop, { number });
  return found?.customerId ?? null;
}

interface Step {
  readonly to: OrderState;
  readonly cause: OrderStepCause;
  readonly paidAt?: Date | undefined;
  /** The staff member who moves it. */
  readonly by?: number | undefined;
}

/** Moves an order locked by the transaction, inserts the step, ends its hold and publishes the event. An earlier payment time is retained. */
export async function moveLockedOrder(
  shop: Shop,
  { id, state, paidAt: paidBefore }: Pick<StandingOrder, 'id' | 'state' | 'paidAt'>,
  { to, cause, paidAt, by }: Step,
): Promise<void> {
  const stepped = await stepOrder(shop, {
    orderId: id,
    from: [state],
    to,
    cause,
    now: shop.clock.now(),
    paidAt: paidBefore ?? paidAt ?? null,
    by: by ?? null,
  });
  if (stepped.length !== 1) throw new Error(`A locked order changed while it became ${to}.`);
  await publishStep(shop, { orderId: id, from: state, to, nowPaid: paidBefore === null && paidAt !== undefined });
}

/**
 * Publishes the event of an order's step, and of its payment where the step makes it paid: every writer of an order's state must call it in the same
 * transaction.
 */
export async function publishStep(
  shop: Shop,
  {
    orderId,
    from,
    to,
    nowPaid,
  }: { readonly orderId: number; readonly from: OrderState; readonly to: OrderState; readonly nowPaid: boolean },
): Promise<void> {
  const name = eventOfStep(from, to);
  if (name === 'order.moved') await shop.publish(name, { orderId, state: to });
  else await shop.publish(name, { orderId });
  if (nowPaid) await shop.publish('order.paid', { orderId });
}

/** Returns the pieces of an order by variant, without returned ones. */
export async function stockOfOrder(
  shop: Shop,
  orderId: number,
): Promise<{ orderId: number; pieces: Awaited<ReturnType<typeof piecesOfOrder>> }> {
  return { orderId, pieces: await piecesOfOrder(shop, { orderId }) };
}

/** Returns the pieces of an order sold in flash sales. */
export function flashSalePieces(shop: Shop, orderId: number): ReturnType<typeof flashSalePiecesOfOrder> {
  return flashSalePiecesOfOrder(shop, { orderId });
}

/** Removes an order's coupon use; its discount and code remain. */
export async function forgetCoupon(shop: Shop, orderId: number): Promise<void> {
  await forgetCouponUse(shop, { orderId });
}

/** Changes the payment method of an order that awaits payment; returns false when a payment, a lapse or a cancellation came first. */
export async function payOtherwise(
  shop: Shop,
  { orderId, method, holdMinutes }: { readonly orderId: number; readonly method: string; readonly holdMinutes: number },
): Promise<boolean> {
  const changed = await changePaymentMethod(shop, { orderId, method, now: shop.clock.now(), holdMinutes });
  return changed.length === 1;
}

/** Returns the facts of an order that payment methods depend on. */
export async function purchaseIn(shop: Shop, orderId: number) {
  const [purchase] = await purchaseOfOrder(shop, { orderId });
  if (purchase === undefined) throw new Error(`The order ${orderId} is gone.`);
  const pieces = purchase.shares.reduce((sum, share) => sum + share.quantity, 0);
  return { ...purchase, pieces, open: await openPurchasesBy(shop, purchase) };
}

/** Returns a customer's open purchases when another order is placed; without those of a phone where none is given yet. */
export async function openPurchasesBy(
  shop: Shop,
  { customerId, phone }: { readonly customerId: number; readonly phone?: string | undefined },
) {
  const [open] = await openPurchasesOf(shop, { customerId, phone: phone ?? null });
  if (open === undefined) throw new Error('Counting answered nothing.');
  return open;
}

/** Adds an amount to the refunds of a paid order locked by the transaction. */
export async function countRefund(shop: Shop, orderId: number, amount: number): Promise<void> {
  if ((await countOnOrder(shop, { orderId, amount })).length !== 1)
    throw new Error('A locked order was refunded by another.');
}

/** Deducts an amount from what is due for an unpaid order locked by the transaction. */
export async function countUncollected(shop: Shop, orderId: number, amount: number): Promise<void> {
  if ((await countOffUnpaid(shop, { orderId, amount })).length !== 1)
    throw new Error('A locked order was paid or refunded by another.');
}

/** Returns the delivery time of an order; null before. */
export async function deliveredAt(shop: Shop, orderId: number): Promise<Date | null> {
  const [delivered] = await deliveryOfOrder(shop, { orderId });
  return delivered?.at ?? null;
}

/** Marks pieces of lines as returned; returns how many pieces of the order the customer still has. */
export async function takeBackPieces(
  shop: Shop,
  orderId: number,
  lines: readonly { readonly position: number; readonly pieces: number }[],
): Promise<number> {
  const [counted] = await countReturned(shop, {
    orderId,
    positions: lines.map(({ position }) => position),
    quantities: lines.map(({ pieces }) => pieces),
  });
  return counted?.left ?? 0;
}

/** Marks pieces of lines as refunded without return. */
export async function payBackPieces(
  shop: Shop,
  orderId: number,
  lines: readonly { readonly position: number; readonly quantity: number }[],
): Promise<void> {
  await countPaidBack(shop, {
    orderId,
    positions: lines.map(({ position }) => position),
    quantities: lines.map(({ quantity }) => quantity),
  });
}

/** Marks all pieces of an order as returned. */
export async function takeBackAllPieces(shop: Shop, orderId: number): Promise<void> {
  await countAllReturned(shop, { orderId });
}

/** Returns the order placed with a customer's idempotency key, and the hash of its request; undefined when there is none. */
export async function orderPlacedUnder(
  shop: Shop,
  { customerId, key }: { readonly customerId: number; readonly key: string },
): Promise<{ readonly bodyHash: string; readonly orderId: number } | undefined> {
  const [bound] = await orderOfKey(shop, { customerId, key });
  return bound;
}

/** Returns orders whose hold has expired and that have no payment awaiting the staff. */
export async function ordersPastHold(shop: Shop): Promise<number[]> {
  return (await heldTooLong(shop, { now: shop.clock.now() })).map(({ id }) => id);
}

/** Reserves the id of an order that is placed without an idempotency key. */
export async function drawOrderId(shop: Shop): Promise<number> {
  const [drawn] = await nextOrderId(shop);
  if (drawn === undefined) throw new Error('The sequence of orders answered nothing.');
  return drawn.id;
}
