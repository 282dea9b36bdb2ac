import { periodErrors, type PeriodError } from '#shared/commerce/period.ts';
import type { FlashSaleForm } from './flash-sales-admin.contract.ts';

export type FlashSaleTermError = PeriodError | 'not-cheaper';

/**
 * Returns the validation errors of a flash sale form by field; empty when the form is valid. `beginsAt` is the start that will be stored, `basePrice`
 * the lowest price of the product's variants.
 */
export function flashSaleTermErrors(
  form: FlashSaleForm,
  { basePrice, beginsAt }: { basePrice: number; beginsAt: Date },
): Partial<Record<keyof FlashSaleForm, FlashSaleTermError>> {
  return {
    ...(form.price !== null && form.price >= basePrice ? { price: 'not-cheaper' } : {}),
    ...periodErrors(beginsAt, form.ends_at),
  };
}
