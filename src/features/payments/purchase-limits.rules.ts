import type { Toman } from '#shared/commerce/money.ts';

/** How much can stand open at once without having been paid, so that one account never holds the whole stock; null for no limit. */
export interface PurchaseLimits {
  /** Orders of a customer that await payment; twice as many may go to one phone. */
  readonly unpaidOrders: number | null;
  /** Pieces in them; ten times as many for customers of whom an order was delivered. */
  readonly unpaidPieces: number | null;
  /** Cash orders under way of a customer of whom none was delivered yet. */
  readonly newCustomerCashOrders: number | null;
  /** What is due for them, in toman. */
  readonly newCustomerCashTotal: Toman | null;
}

/** The name under which the owner's decision is stored (settings.tables.ts). */
export const purchaseLimitsSetting = 'purchase-limits';

/** What holds until the owner decides. */
export const deliveredPurchaseLimits: PurchaseLimits = {
  unpaidOrders: 5,
  unpaidPieces: 100,
  newCustomerCashOrders: 3,
  newCustomerCashTotal: 50_000_000,
};

/** What the owner decided; what is missing is as delivered. */
export function purchaseLimitsFrom(stored: unknown): PurchaseLimits {
  const own: Partial<Record<keyof PurchaseLimits, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const limit = (name: keyof PurchaseLimits) => {
    const value = own[name];
    return typeof value === 'number' || value === null ? value : deliveredPurchaseLimits[name];
  };
  return {
    unpaidOrders: limit('unpaidOrders'),
    unpaidPieces: limit('unpaidPieces'),
    newCustomerCashOrders: limit('newCustomerCashOrders'),
    newCustomerCashTotal: limit('newCustomerCashTotal'),
  };
}

/** What of a customer's orders is open when another is placed. */
export interface OpenPurchases {
  /** Whether an order of the customer was delivered before. */
  readonly known: boolean;
  readonly unpaidOrders: number;
  readonly unpaidPieces: number;
  /** Orders of anybody that await payment and go to the same phone. */
  readonly unpaidOrdersOfPhone: number;
  /** Counted for customers who are not known alone. */
  readonly cashOrders: number;
  readonly cashPieces: number;
  readonly cashTotal: Toman;
}

const perPhone = 2;
const forKnown = 10;
const above = (count: number, limit: number | null, times = 1) => limit !== null && count > limit * times;

export type UnpaidError = 'too-many-unpaid-orders' | 'too-many-unpaid-pieces';

/** Why no further order can await its payment; null when it can. */
export function unpaidError(limits: PurchaseLimits, open: OpenPurchases, pieces: number): UnpaidError | null {
  const tooMany =
    above(open.unpaidOrders + 1, limits.unpaidOrders) ||
    above(open.unpaidOrdersOfPhone + 1, limits.unpaidOrders, perPhone);
  if (tooMany) return 'too-many-unpaid-orders';
  const piecesOver = above(open.unpaidPieces + pieces, limits.unpaidPieces, open.known ? forKnown : 1);
  return piecesOver ? 'too-many-unpaid-pieces' : null;
}

/** Whether a further order of so many pieces is more than a new customer may order in cash. */
export function isOverNewCustomerCash(
  limits: PurchaseLimits,
  open: OpenPurchases,
  { due, pieces }: { readonly due: Toman; readonly pieces: number },
): boolean {
  if (open.known) return false;
  return (
    above(open.cashOrders + 1, limits.newCustomerCashOrders) ||
    above(open.cashTotal + due, limits.newCustomerCashTotal) ||
    above(open.cashPieces + pieces, limits.unpaidPieces)
  );
}

/** From so many pieces of one variant on a line can be a large share of what is left. */
const largeFrom = 5;
/** No hold is shortened below this. */
const shortestHold = 15;

/**
 * For how many minutes pieces are held: a quarter of the usual time where a line takes more than half of what can be had of its
 * variant, so that nobody empties a shelf for days without paying.
 */
export function holdMinutesFor(
  minutes: number,
  lines: readonly { readonly quantity: number; readonly available: number }[],
): number {
  const large = lines.some(({ quantity, available }) => quantity >= largeFrom && quantity * 2 > available);
  return large ? Math.min(minutes, Math.max(shortestHold, Math.floor(minutes / 4))) : minutes;
}
