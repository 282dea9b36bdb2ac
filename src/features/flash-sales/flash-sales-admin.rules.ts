import { periodErrors, type PeriodError } from '#shared/commerce/period.ts';
import type { FlashSaleForm } from './flash-sales-admin.contract.ts';

export type FlashSaleTermError = PeriodError | 'not-cheaper';

/** What of a flash sale cannot be, by its fields; nothing when all is well. `basePrice` is the least of the product's. */
export function flashSaleTermErrors(
  form: FlashSaleForm,
  { basePrice, now }: { basePrice: number; now: Date },
): Partial<Record<keyof FlashSaleForm, FlashSaleTermError>> {
  return {
    ...(form.price !== null && form.price >= basePrice ? { price: 'not-cheaper' } : {}),
    ...periodErrors(form.begins_at, form.ends_at, now),
  };
}
