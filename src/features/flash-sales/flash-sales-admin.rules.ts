import { periodErrors, type PeriodError } from '#shared/commerce/period.ts';
import type { FlashSaleForm } from './flash-sales-admin.contract.ts';

export type FlashSaleTermError = PeriodError | 'not-cheaper';

/** What of a flash sale cannot be, by its fields; nothing when all is well. `beginsAt` is the begin that will be stored, `basePrice` is the least of the product's. */
export function flashSaleTermErrors(
  form: FlashSaleForm,
  { basePrice, beginsAt }: { basePrice: number; beginsAt: Date },
): Partial<Record<keyof FlashSaleForm, FlashSaleTermError>> {
  return {
    ...(form.price !== null && form.price >= basePrice ? { price: 'not-cheaper' } : {}),
    ...periodErrors(beginsAt, form.ends_at),
  };
}
