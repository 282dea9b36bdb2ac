import { shareOfPieces, type Toman } from '#shared/commerce/money.ts';
import type { RefundSource, VisibleRefund } from './refunds.contract.ts';

interface PaidOrder {
  readonly total: Toman;
  readonly refunded: Toman;
}

type Moved = Pick<VisibleRefund, 'method' | 'amount'>;

/** Refunds by which money went back: what was due at the door for goods that never came was never paid. */
export const paidBack = <Refund extends Pick<Moved, 'method'>>(refunds: readonly Refund[]): Refund[] =>
  refunds.filter(({ method }) => method !== 'uncollected');

/** What of an order is not collected at the door any more, in toman. */
export const uncollectedOf = (refunds: readonly Moved[]): Toman =>
  refunds.reduce((sum, { method, amount }) => sum + (method === 'uncollected' ? amount : 0), 0);

/** Whether nothing, a part or all of what an order cost has gone back; an order that cost nothing has nothing to go back. */
export function refundStanding({ total, refunded }: PaidOrder): 'none' | 'part' | 'whole' {
  if (refunded === 0) return 'none';
  return refunded < total ? 'part' : 'whole';
}

/** What is left of each means that an order was paid with. */
export type RefundParts = Readonly<Record<RefundSource, Toman>>;

/** In this order money goes back: first what left a bank account, then what left a hand, credit last. */
const order = ['gateway', 'cash', 'credit'] as const satisfies readonly RefundSource[];

/** From which means an amount goes back; null when less than it is left. */
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
 * What goes back for some pieces of a line, of which others have come back or were paid back before: over all its pieces it is the line's
 * total to the last toman, and nothing once each was paid back.
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

/** How often a refund is requested from a gateway before the customer gets store credit: for about a day. */
export const maxRefundTries = 10;
const minute = 60_000;
const longestWaitMinutes = 360;

/**
 * When a refund is requested again from a gateway that did not answer: after 5, 10, 20 minutes and so on, six hours at
 * most.
 */
export function nextRefundTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(5 * 2 ** Math.max(0, tries - 1), longestWaitMinutes) * minute);
}
