import type { Toman } from './money.ts';

/** The smallest displayed reduction, in percent of the base price. */
const minDisplayedPercent = 3;

/**
 * Returns whether a price is displayed as reduced, with the base price struck out beside it; a smaller difference is described in words on the
 * product's page.
 */
export function isDisplayedAsReduced(basePrice: Toman, newPrice: Toman): boolean {
  return newPrice < basePrice && (basePrice - newPrice) * 100 >= basePrice * minDisplayedPercent;
}

/** Returns how much cheaper a price is than the base price, in whole percent, rounded down so that it is never overstated. */
export function percentOff(basePrice: Toman, newPrice: Toman): number {
  if (basePrice <= 0 || newPrice >= basePrice) return 0;
  return Math.floor(((basePrice - newPrice) * 100) / basePrice);
}
