import { wholeNumberIn } from '#shared/text/digits.ts';

export interface QuantityLimits {
  min: number;
  /** Absent: there is none. */
  max?: number | undefined;
}

/** What a typed quantity comes to, in either kind of digits; null while it is no number yet. */
export function quantityTyped(text: string, { min, max }: QuantityLimits): { value: number; tooMany: boolean } | null {
  const value = wholeNumberIn(text);
  if (value === null) return null;
  if (max !== undefined && value > max) return { value: Math.max(max, min), tooMany: true };
  return value < min ? null : { value, tooMany: false };
}
