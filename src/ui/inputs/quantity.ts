import { wholeNumberIn } from '#shared/text/digits.ts';

export interface QuantityLimits {
  min: number;
  /** Without a maximum if absent. */
  max?: number | undefined;
}

/** Returns the quantity that a typed text results in, in either kind of digits; null while it is not a number. */
export function quantityTyped(text: string, { min, max }: QuantityLimits): { value: number; tooMany: boolean } | null {
  const value = wholeNumberIn(text);
  if (value === null) return null;
  if (max !== undefined && value > max) return { value: Math.max(max, min), tooMany: true };
  return value < min ? null : { value, tooMany: false };
}
