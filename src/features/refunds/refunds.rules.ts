import { shareOfPieces, type Toman } from '#shared/commerce/money.ts';
import type { RefundSource, VisibleRefund } from './refunds.contract.ts';

interface PaidOrder {
  readonly total: Toman;
  readonly refunded: Toman;
}

type Moved = Pick<VisibleRefund, 'method' | 'amount'>;

/** Returns the refunds that moved money: an uncollected sum was never paid. */
export const paidBack = <Refund extends Pick<Moved, 'method'>>(refunds: readonly Refund[]): Refund[] =>
  refunds.filter(({ method }) => method !== 'uncollected');

/** Returns the part of an order that is no longer collected on delivery, in toman. */
export const uncollectedOf = (refunds: readonly Moved[]): Toman =>
  refunds.reduce((sum, { method, amount }) => sum + (method === 'uncollected' ? amount : 0), 0);

/** Returns whether nothing, a part or all of an order's total was refunded; an order without a total has nothing to refund. */
export function refundStanding({ total, refunded }: PaidOrder): 'none' | 'part' | 'whole' {
  if (refunded === 0) return 'none';
  return refunded < total ? 'part' : 'whole';
}

/** The remaining refundable sum of each source an order was paid with. */
export type RefundParts = Readonly<Record<RefundSource, Toman>>;

/** The order in which sources are refunded: bank payments first, then cash, store credit last. */
const order = ['gateway', 'cash', 'credit'] as const satisfies readonly RefundSource[];

/** Splits a refund over the sources; null when less than the amount remains. */
export function sharedRefund(
  amount: Toman,
  left: RefundParts,
): { readonly source: RefundSource; readonly amount: Toman }[] | null {
  let open = amount;
  const shares = order.map((source) => {
    const share = Math.min(open, left[source]);
    open -= share;
    return { source, amount: share };
  });
  return open > 0 ? null : shares.filter((share) => share.amount > 0);
}

/**
 * Returns the refund for some pieces of a line, given those returned or refunded before: over all pieces it equals the line's total to the last
 * toman, and it is zero once every piece was refunded.
 */
export function refundOfPieces(
  line: {
    readonly total: Toman;
    readonly quantity: number;
    readonly returned: number;
    readonly paidBack: number;
  },
  pieces: number,
): Toman {
  return shareOfPieces(line.total, { quantity: line.quantity, before: line.returned + line.paidBack, pieces });
}

/** Number of attempts at a gateway before the customer gets store credit: about a day. */
export const maxRefundTries = 10;
const minute = 60_000;
const longestWaitMinutes = 360;

/** Returns when to retry a refund after a gateway did not respond: after 5, 10, 20 minutes and so on, at most six hours. */
export function nextRefundTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(5 * 2 ** Math.max(0, tries - 1), longestWaitMinutes) * minute);
}
