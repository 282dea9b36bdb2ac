import type { Toman } from '#shared/commerce/money.ts';
import type { OrderState } from './orders.contract.ts';

/** Numbers have eight digits: there are this many, less the few above the greatest prime. */
const leastNumber = 10_000_000;
/** So many ids have a number of eight digits: the greatest prime below 90,000,000; multiplying by anything modulo a prime gives each result once. */
export const numbersOfARound = 89_999_999;
const multiplier = 48_271_939;
const offset = 31_415_927;

/**
 * Eight digits for an id, which no other id has. Ninety million orders later a digit is put in front. Everybody can calculate it, so an order
 * is numbered by it only after its id was scattered by the shop's own key (server/order-numbers.service.ts).
 */
export function orderNumber(id: number): string {
  const round = Math.floor(id / numbersOfARound);
  const scattered = ((id % numbersOfARound) * multiplier + offset) % numbersOfARound;
  return `${round === 0 ? '' : round}${leastNumber + scattered}`;
}

interface Life {
  /** States that may follow. */
  readonly next: readonly OrderState[];
  /** Where the order's pieces are: held on the shelf, taken from it, or given back. */
  readonly pieces: 'held' | 'sold' | 'given-back';
  readonly payable?: true;
  readonly cancellable?: true;
  /** The staff can give back of what was paid; what ends an order gives back all of it. */
  readonly refundable?: true;
  /** The customer can request a return, for as long as was promised when it was placed. */
  readonly returnable?: true;
  /** It is billed. */
  readonly invoice?: true;
}

/** The life of an order: what each state allows and what may follow it. A lapsed order is placed when its payment comes late and the pieces are still there. */
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

/** What programs and jobs learn of an order that goes from one state into another. Payment alone, or that cash is due, places it: packed goods that are unpacked place it no second time. */
export function eventOfStep(
  from: OrderState,
  to: OrderState,
): 'order.placed' | 'order.moved' | 'order.cancelled' | 'order.lapsed' {
  if (to === 'cancelled') return 'order.cancelled';
  if (to === 'lapsed') return 'order.lapsed';
  return to === 'placed' && orderLife[from].pieces !== 'sold' ? 'order.placed' : 'order.moved';
}

/** Whether an order has an invoice: it was placed, and it still stands or its goods came back. */
export function hasInvoice(state: OrderState): boolean {
  return orderLife[state].invoice === true;
}

/** The steps by which the staff leads an order to its customer. A payment alone places it, and its ends give goods and money back. */
const staffSteps: readonly OrderState[] = ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'];

/** The next steps that the staff can lead an order to. */
export function stepsFrom(state: OrderState): OrderState[] {
  return orderLife[state].next.filter((next) => staffSteps.includes(next));
}

/** The states from which the staff can lead an order to a step; none for what is no step of the way. */
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

/** What can still go back of what was paid for an order; nothing while it is not paid. */
export function refundableSum({ total, refunded, paidAt }: PaidOrder): Toman {
  return paidAt === null ? 0 : total - refunded;
}

/** What is collected at the door for an order that is paid there: its credit has paid a part, and some may have come to nothing on the way. */
export function cashDue({
  paymentMethod,
  total,
  creditUsed,
  refunded,
}: Omit<PaidOrder, 'paidAt'> & { readonly paymentMethod: string; readonly creditUsed: Toman }): Toman {
  return paymentMethod === 'cash' ? Math.max(total - creditUsed - refunded, 0) : 0;
}

/** What can still be done with an order: by the customer, and by the staff, who may cancel until it is sent. */
export const orderCan = {
  /** Until the job gives the pieces back, but not after the hold has ended. */
  pay: (order: StandingOrder, now: Date): boolean =>
    orderLife[order.state].payable === true && order.heldUntil !== null && now < order.heldUntil,
  cancel: (order: Pick<StandingOrder, 'state'>): boolean => orderLife[order.state].cancellable === true,
  /** Whether the staff can end it so. */
  end: (order: Pick<StandingOrder, 'state'>, end: 'cancelled' | 'returned'): boolean =>
    orderLife[order.state].next.includes(end),
  /** Whether something of what was paid is left for the staff to give back. */
  refund: (order: Pick<StandingOrder, 'state'> & PaidOrder): boolean =>
    orderLife[order.state].refundable === true && refundableSum(order) > 0,
  /** Whether the customer can still request a return of it. */
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

/** Until when goods can be given back: so many whole days after they were handed over. */
export function returnUntil(deliveredAt: Date, windowDays: number): Date {
  return new Date(deliveredAt.getTime() + windowDays * 86_400_000);
}
