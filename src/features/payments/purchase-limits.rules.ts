import type { Toman } from '#shared/commerce/money.ts';

/** The limits of open unpaid purchases, so that one account cannot reserve the whole stock; null for no limit. */
export interface PurchaseLimits {
  /** A customer's orders that await payment; twice as many are allowed per phone. */
  readonly unpaidOrders: number | null;
  /** The pieces in them; ten times as many for customers with a delivered order. */
  readonly unpaidPieces: number | null;
  /** Open cash orders of a customer without a delivered order. */
  readonly newCustomerCashOrders: number | null;
  /** The amount due for them, in toman. */
  readonly newCustomerCashTotal: Toman | null;
}

/** The key of the stored setting (settings.tables.ts). */
export const purchaseLimitsSetting = 'purchase-limits';

/** The defaults until the owner changes them. */
export const deliveredPurchaseLimits: PurchaseLimits = {
  unpaidOrders: 5,
  unpaidPieces: 100,
  newCustomerCashOrders: 3,
  newCustomerCashTotal: 50_000_000,
};

/** Returns the owner's settings, with defaults for missing fields. */
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

/** A customer's open purchases when another order is placed. */
export interface OpenPurchases {
  /** Whether the customer has a delivered order. */
  readonly known: boolean;
  readonly unpaidOrders: number;
  readonly unpaidPieces: number;
  /** Orders of any customer that await payment and have the same phone. */
  readonly unpaidOrdersOfPhone: number;
  /** Counted only for customers who are not known. */
  readonly cashOrders: number;
  readonly cashPieces: number;
  readonly cashTotal: Toman;
}

const perPhone = 2;
const forKnown = 10;
const above = (count: number, limit: number | null, times = 1) => limit !== null && count > limit * times;

export type UnpaidError = 'too-many-unpaid-orders' | 'too-many-unpaid-pieces';

/** Returns why another order cannot await payment, or null when it can. */
export function unpaidError(limits: PurchaseLimits, open: OpenPurchases, pieces: number): UnpaidError | null {
  const tooMany =
    above(open.unpaidOrders + 1, limits.unpaidOrders) ||
    above(open.unpaidOrdersOfPhone + 1, limits.unpaidOrders, perPhone);
  if (tooMany) return 'too-many-unpaid-orders';
  const piecesOver = above(open.unpaidPieces + pieces, limits.unpaidPieces, open.known ? forKnown : 1);
  return piecesOver ? 'too-many-unpaid-pieces' : null;
}

/** Whether another order with this number of pieces exceeds a new customer's cash limits. */
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

/** The quantity per variant from which a line may be a large share of the remaining stock. */
const largeFrom = 5;
/** The minimum hold in minutes. */
const shortestHold = 15;

/**
 * Returns the hold in minutes: a quarter of the usual time where a line takes more than half of its variant's available stock, so that nobody can
 * block the stock for days without paying.
 */
export function holdMinutesFor(
  minutes: number,
  lines: readonly { readonly quantity: number; readonly available: number }[],
): number {
  const large = lines.some(({ quantity, available }) => quantity >= largeFrom && quantity * 2 > available);
  return large ? Math.min(minutes, Math.max(shortestHold, Math.floor(minutes / 4))) : minutes;
}
