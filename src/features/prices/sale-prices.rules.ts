import { periodErrors, type PeriodError } from '#shared/commerce/period.ts';
import type { SaleTerms } from './sale-prices.contract.ts';

export type SaleTermError = PeriodError | 'not-cheaper' | 'no-price' | 'begins-in-the-past';

/** Validates the fields of a sale price; returns no errors when it is valid. A running sale keeps its start. */
export function saleTermErrors(
  { price, begins_at: beginsAt, ends_at: endsAt }: SaleTerms,
  { basePrice, now, runsSince }: { basePrice: number; now: Date; runsSince: Date | null },
): Partial<Record<keyof SaleTerms, SaleTermError>> {
  const begin = beginsAt === null ? now : new Date(beginsAt);
  const isPast = begin < now && begin.getTime() !== runsSince?.getTime();
  return {
    ...(price >= basePrice ? { price: 'not-cheaper' } : {}),
    ...(price < 1 ? { price: 'no-price' } : {}),
    ...(isPast ? { begins_at: 'begins-in-the-past' } : {}),
    ...periodErrors(begin, endsAt),
    ...(endsAt !== null && new Date(endsAt) <= now ? { ends_at: 'ends-before-begin' } : {}),
  };
}
