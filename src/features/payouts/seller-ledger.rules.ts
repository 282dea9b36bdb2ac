import { commissionOf } from './commission.rules.ts';

/** What the ledger holds of one order for one seller. */
export interface Settled {
  readonly sold: number;
  readonly commission: number;
}

/**
 * What is to be written so that the ledger holds what was sold of an order by now; null when it does. Both sums are
 * counted from the whole order, so that after any number of returns sold and commission are what one entry would have been.
 */
export function settlement(
  sold: number,
  percent: number,
  settled: Settled,
): (Settled & { readonly amount: number }) | null {
  const change = { sold: sold - settled.sold, commission: commissionOf(sold, percent).commission - settled.commission };
  return change.sold === 0 && change.commission === 0 ? null : { ...change, amount: change.sold - change.commission };
}
