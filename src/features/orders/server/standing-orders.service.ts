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

/** An order that is known to be there. */
export async function orderById(shop: Shop, orderId: number): Promise<StandingOrder> {
  const [order] = await orderOfId(shop, { orderId });
  if (order === undefined) throw new Error(`The order ${orderId} is gone.`);
  return order;
}

/** An order of a customer by its number; null when the customer has none such. */
export async function findOwnOrder(
  shop: Shop,
  { customerId, number }: { readonly customerId: number; readonly number: string },
): Promise<StandingOrder | null> {
  const [order] = await ownOrder(shop, { customerId, number });
  return order ?? null;
}

/** Locks an order until the end of the transaction: what else moves it waits here. */
export async function lockOrder(shop: Shop, orderId: number): Promise<StandingOrder> {
  const [order] = await lockedOrder(shop, { orderId });
  if (order === undefined) throw new Error(`The order ${orderId} is gone.`);
  return order;
}

/** Locks an order of a customer; null when the customer has none such. */
export async function lockOwnOrder(
  shop: Shop,
  own: { readonly customerId: number; readonly number: string },
): Promise<StandingOrder | null> {
  const order = await findOwnOrder(shop, own);
  return order === null ? null : lockOrder(shop, order.id);
}

/** Locks an order by its number, whoever placed it; null when there is none. */
export async function lockOrderByNumber(shop: Shop, number: string): Promise<StandingOrder | null> {
  const customerId = await customerOfOrder(shop, number);
  return customerId === null ? null : lockOwnOrder(shop, { customerId, number });
}

/** Locks orders by their numbers until the end of the transaction; unknown ones are passed over. */
export async function lockOrdersByNumber(shop: Shop, numbers: readonly string[]): Promise<void> {
  await lockedOrders(shop, { numbers });
}

/** Who placed an order; null when there is none. */
export async function customerOfOrder(shop: Shop, number: string): Promise<number | null> {
  const [found] = await customerOfNumber(shop, { number });
  return found?.customerId ?? null;
}

interface Step {
  readonly to: OrderState;
  readonly cause: OrderStepCause;
  readonly paidAt?: Date | undefined;
  /** Who of the staff moves it. */
  readonly by?: number | undefined;
}

/** Moves an order that the transaction has locked, notes the step, ends its hold and publishes what became of it. What was paid before stays paid since then. */
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

/** Publishes the step of an order, and that it is paid where it became so with it: whoever writes a state of an order calls it in the same transaction. */
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

/** The pieces of an order by variant, but for those that have come back. */
export async function stockOfOrder(
  shop: Shop,
  orderId: number,
): Promise<{ orderId: number; pieces: Awaited<ReturnType<typeof piecesOfOrder>> }> {
  return { orderId, pieces: await piecesOfOrder(shop, { orderId }) };
}

/** The pieces of an order that were sold at flash sales. */
export function flashSalePieces(shop: Shop, orderId: number): ReturnType<typeof flashSalePiecesOfOrder> {
  return flashSalePiecesOfOrder(shop, { orderId });
}

/** The order counts no use of its coupon any more; its discount and code stay. */
export async function forgetCoupon(shop: Shop, orderId: number): Promise<void> {
  await forgetCouponUse(shop, { orderId });
}

/** Lets an order that awaits payment be paid in another way; false when a payment, a lapse or a cancellation came first. */
export async function payOtherwise(
  shop: Shop,
  { orderId, method, holdMinutes }: { readonly orderId: number; readonly method: string; readonly holdMinutes: number },
): Promise<boolean> {
  const changed = await changePaymentMethod(shop, { orderId, method, now: shop.clock.now(), holdMinutes });
  return changed.length === 1;
}

/** What the ways to pay look at in an order. */
export async function purchaseIn(shop: Shop, orderId: number) {
  const [purchase] = await purchaseOfOrder(shop, { orderId });
  if (purchase === undefined) throw new Error(`The order ${orderId} is gone.`);
  const pieces = purchase.shares.reduce((sum, share) => sum + share.quantity, 0);
  return { ...purchase, pieces, open: await openPurchasesBy(shop, purchase) };
}

/** What of a customer's orders is open when another is placed; nothing of any phone where none is given yet. */
export async function openPurchasesBy(
  shop: Shop,
  { customerId, phone }: { readonly customerId: number; readonly phone?: string | undefined },
) {
  const [open] = await openPurchasesOf(shop, { customerId, phone: phone ?? null });
  if (open === undefined) throw new Error('Counting answered nothing.');
  return open;
}

/** Counts an amount as gone back of a paid order that the transaction has locked. */
export async function countRefund(shop: Shop, orderId: number, amount: number): Promise<void> {
  if ((await countOnOrder(shop, { orderId, amount })).length !== 1)
    throw new Error('A locked order was refunded by another.');
}

/** Counts an amount as not to be paid of an order that the transaction has locked and that nobody has paid yet. */
export async function countUncollected(shop: Shop, orderId: number, amount: number): Promise<void> {
  if ((await countOffUnpaid(shop, { orderId, amount })).length !== 1)
    throw new Error('A locked order was paid or refunded by another.');
}

/** When an order was handed over; null while it was not. */
export async function deliveredAt(shop: Shop, orderId: number): Promise<Date | null> {
  const [delivered] = await deliveryOfOrder(shop, { orderId });
  return delivered?.at ?? null;
}

/** Counts pieces of lines as come back; answers how many of the order are still with its customer. */
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

/** Counts pieces of lines as paid back without their coming back. */
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

/** Counts all pieces of an order as come back. */
export async function takeBackAllPieces(shop: Shop, orderId: number): Promise<void> {
  await countAllReturned(shop, { orderId });
}

/** The order that was placed under a key of a customer's, and the hash of what was ordered with it; undefined when there is none. */
export async function orderPlacedUnder(
  shop: Shop,
  { customerId, key }: { readonly customerId: number; readonly key: string },
): Promise<{ readonly bodyHash: string; readonly orderId: number } | undefined> {
  const [bound] = await orderOfKey(shop, { customerId, key });
  return bound;
}

/** Orders whose hold has ended and of which no payment waits for the staff. */
export async function ordersPastHold(shop: Shop): Promise<number[]> {
  return (await heldTooLong(shop, { now: shop.clock.now() })).map(({ id }) => id);
}

/** The id that an order will have which is placed without a key of its customer's. */
export async function drawOrderId(shop: Shop): Promise<number> {
  const [drawn] = await nextOrderId(shop);
  if (drawn === undefined) throw new Error('The sequence of orders answered nothing.');
  return drawn.id;
}
