import type { Toman } from '#shared/commerce/money.ts';
import type { OrderState } from './orders.contract.ts';

/** The lowest eight-digit number. */
const leastNumber = 10_000_000;
/** The number of ids with eight-digit numbers: the greatest prime below 90,000,000; multiplication modulo a prime is a permutation. */
export const numbersOfARound = 89_999_999;
const multiplier = 48_271_939;
const offset = 31_415_927;

/**
 * Returns a unique eight-digit number for an id; after ninety million orders a digit is prepended. Anybody can invert it, so the id is first permuted
 * with the shop's own key (server/order-numbers.service.ts).
 */
export function orderNumber(id: number): string {
  const round = Math.floor(id / numbersOfARound);
  const scattered = ((id % numbersOfARound) * multiplier + offset) % numbersOfARound;
  return `${round === 0 ? '' : round}${leastNumber + scattered}`;
}

interface Life {
  /** The possible next states. */
  readonly next: readonly OrderState[];
  /** The stock of the order: reserved, sold, or given back. */
  readonly pieces: 'held' | 'sold' | 'given-back';
  readonly payable?: true;
  readonly cancellable?: true;
  /** Whether the staff can refund part of the paid amount; the states that end an order refund all of it. */
  readonly refundable?: true;
  /** Whether the customer can request a return, within the period promised when it was placed. */
  readonly returnable?: true;
  /** Whether it has an invoice. */
  readonly invoice?: true;
}

/**
 * The state machine of an order: what each state allows and which may follow. A lapsed order is placed when its payment arrives late and its pieces
 * are still available.
 */
export const orderLife: Readonly<Record<OrderState, Life>> = {
  'awaiting-payment': { next: ['placed', 'cancelled', 'lapsed'], pieces: 'held', payable: true, cancellable: true },
  placed: { next: ['packaging', 'cancelled'], pieces: 'sold', cancellable: true, refundable: true, invoice: true },
  packaging: { next: ['ready', 'cancelled'], pieces: 'sold', cancellable: true, refundable: true, invoice: true },
  ready: { next: ['on-the-way', 'cancelled'], pieces: 'sold', refundable: true, invoice: true },
  'on-the-way': { next: ['at-station', 'delivered'], pieces: 'sold', refundable: true, invoice: true },
  'at-station': { next: ['delivered'], pieces: 'sold', refundable: true, invoice: true },
  delivered: { next: ['returned'], pieces: 'sold', refundable: true, returnable: true, invoice: true },
  cancelled: { next: [], pieces: 'given-back' },
  lapsed: { next: ['placed'], pieces: 'given-back' },
  returned: { next: [], pieces: 'given-back', refundable: true, invoice: true },
};

/**
 * Returns the event that a state change publishes to programs and jobs. Only a payment, or cash on delivery, places an order: unpacking goods does
 * not place it again.
 */
export function eventOfStep(
  from: OrderState,
  to: OrderState,
): 'order.placed' | 'order.moved' | 'order.cancelled' | 'order.lapsed' {
  if (to === 'cancelled') return 'order.cancelled';
  if (to === 'lapsed') return 'order.lapsed';
  return to === 'placed' && orderLife[from].pieces !== 'sold' ? 'order.placed' : 'order.moved';
}

/** Whether an order has an invoice: it was placed, and is active or was returned. */
export function hasInvoice(state: OrderState): boolean {
  return orderLife[state].invoice === true;
}

/**
 * The states to which the staff moves an order on its way to the customer. It is placed by payment only, and its final states give goods and money
 * back.
 */
const staffSteps: readonly OrderState[] = ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'];

/** Returns the next states to which the staff can move an order. */
export function stepsFrom(state: OrderState): OrderState[] {
  return orderLife[state].next.filter((next) => staffSteps.includes(next));
}

/** Returns the states from which the staff can move an order to another; empty when the staff cannot set it. */
export function statesBefore(step: OrderState): OrderState[] {
  return (Object.keys(orderLife) as OrderState[]).filter((state) => stepsFrom(state).includes(step));
}

interface StandingOrder {
  readonly state: OrderState;
  readonly heldUntil: Date | null;
}

interface PaidOrder {
  readonly total: Toman;
  readonly refunded: Toman;
  readonly paidAt: Date | null;
}

/** Returns the amount of an order that can still be refunded; zero while it is not paid. */
export function refundableSum({ total, refunded, paidAt }: PaidOrder): Toman {
  return paidAt === null ? 0 : total - refunded;
}

/** Returns the amount to collect for cash on delivery: the total without store credit used and without cancelled parts. */
export function cashDue({
  paymentMethod,
  total,
  creditUsed,
  refunded,
}: Omit<PaidOrder, 'paidAt'> & { readonly paymentMethod: string; readonly creditUsed: Toman }): Toman {
  return paymentMethod === 'cash' ? Math.max(total - creditUsed - refunded, 0) : 0;
}

/** What the customer and the staff can still do with an order; the staff can cancel it until it is shipped. */
export const orderCan = {
  /** Whether it can be paid: until the job releases its pieces, but not after the hold has expired. */
  pay: (order: StandingOrder, now: Date): boolean =>
    orderLife[order.state].payable === true && order.heldUntil !== null && now < order.heldUntil,
  cancel: (order: Pick<StandingOrder, 'state'>): boolean => orderLife[order.state].cancellable === true,
  /** Whether the staff can move it to this final state. */
  end: (order: Pick<StandingOrder, 'state'>, end: 'cancelled' | 'returned'): boolean =>
    orderLife[order.state].next.includes(end),
  /** Whether part of the paid amount can still be refunded by the staff. */
  refund: (order: Pick<StandingOrder, 'state'> & PaidOrder): boolean =>
    orderLife[order.state].refundable === true && refundableSum(order) > 0,
  /** Whether the customer can still request a return. */
  requestReturn: (
    order: Pick<StandingOrder, 'state'> & { readonly deliveredAt: Date | null; readonly returnDays: number },
    now: Date,
  ): boolean =>
    orderLife[order.state].returnable === true &&
    order.deliveredAt !== null &&
    now < returnUntil(order.deliveredAt, order.returnDays),
  become: (order: Pick<StandingOrder, 'state'>, next: OrderState): boolean =>
    orderLife[order.state].next.includes(next),
};

/** Returns the end of the return period: a number of whole days after delivery. */
export function returnUntil(deliveredAt: Date, windowDays: number): Date {
  return new Date(deliveredAt.getTime() + windowDays * 86_400_000);
}
