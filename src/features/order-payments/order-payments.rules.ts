import type { Toman } from '#shared/commerce/money.ts';

/** The minimum of a partial payment and of the remainder, as required by the gateways. */
export const minPart: Toman = 10_000;

/** The minimum hours for which a partially paid order is held. */
export const hoursForRest = 24;

/** Whether an amount may be paid of what is left: all of it, or a part whose remainder may be paid too. */
export function fitsAsPart(amount: Toman, left: Toman): boolean {
  return amount === left || (amount >= minPart && left - amount >= minPart);
}
