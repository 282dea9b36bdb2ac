import type { Toman } from '#shared/commerce/money.ts';

/** The terms of a flash sale that the rules check. */
export interface FlashSaleTerms {
  /** The flash sale price; when null, the price rule applies. */
  readonly price: Toman | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly allotted: number;
  readonly sold: number;
}

/** Whether a flash sale is active: it has begun, has not ended and has pieces left. */
export function flashSaleIsActive(flashSale: FlashSaleTerms, now: Date): boolean {
  return flashSale.beginsAt <= now && now < flashSale.endsAt && flashSale.sold < flashSale.allotted;
}

/** Returns the sold share of a flash sale in whole percent; 100 only when nothing is left. */
export function percentSold({ sold, allotted }: Pick<FlashSaleTerms, 'sold' | 'allotted'>): number {
  if (allotted <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((sold * 100) / allotted)));
}
