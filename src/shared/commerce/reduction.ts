import type { Toman } from './money.ts';

/** A reduction of less than this, in percent of the base price, is not displayed as one. */
const minDisplayedPercent = 3;

/** Whether a price is displayed as reduced, with the base price struck out beside it; a smaller difference is written in words on the product's page. */
export function isDisplayedAsReduced(basePrice: Toman, newPrice: Toman): boolean {
  return newPrice < basePrice && (basePrice - newPrice) * 100 >= basePrice * minDisplayedPercent;
}

/** How much cheaper a price is than the base price, in whole percent, rounded down so that it is never claimed too high. */
export function percentOff(basePrice: Toman, newPrice: Toman): number {
  if (basePrice <= 0 || newPrice >= basePrice) return 0;
  return Math.floor(((basePrice - newPrice) * 100) / basePrice);
}
