import type { Toman } from '#shared/commerce/money.ts';

/** A flash sale as far as the rules look at it. */
export interface FlashSaleTerms {
  /** The flash sale's own price; without one the price rule applies. */
  readonly price: Toman | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly allotted: number;
  readonly sold: number;
}

/** Whether a flash sale holds: it has begun, has not ended, and pieces of it are left. */
export function flashSaleIsActive(flashSale: FlashSaleTerms, now: Date): boolean {
  return flashSale.beginsAt <= now && now < flashSale.endsAt && flashSale.sold < flashSale.allotted;
}

/** How much of a flash sale is sold, in whole percent; 100 only when nothing is left. */
export function percentSold({ sold, allotted }: Pick<FlashSaleTerms, 'sold' | 'allotted'>): number {
  if (allotted <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((sold * 100) / allotted)));
}
