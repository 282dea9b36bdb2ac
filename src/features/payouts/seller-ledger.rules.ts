import { commissionOf } from './commission.rules.ts';

/** The ledger's totals of one order for one seller. */
export interface Settled {
  readonly sold: number;
  readonly commission: number;
}

/**
 * Returns the entry to insert so that the ledger matches what is sold of an order; null when it already does. Both amounts are calculated from the
 * whole order, so that after any number of returns sales and commission equal those of a single entry.
 */
export function settlement(
  sold: number,
  percent: number,
  settled: Settled,
): (Settled & { readonly amount: number }) | null {
  const change = { sold: sold - settled.sold, commission: commissionOf(sold, percent).commission - settled.commission };
  return change.sold === 0 && change.commission === 0 ? null : { ...change, amount: change.sold - change.commission };
}
