import type { Toman } from '#shared/commerce/money.ts';

/** No part of an order is smaller, and no smaller rest is left: gateways take no less. */
export const minPart: Toman = 10_000;

/** How long an order of which a part was paid is held for the rest, at least. */
export const hoursForRest = 24;

/** Whether an amount can be paid of what is left: all of it, or a part that leaves a rest which can be paid too. */
export function fitsAsPart(amount: Toman, left: Toman): boolean {
  return amount === left || (amount >= minPart && left - amount >= minPart);
}
