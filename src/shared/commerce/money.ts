import { formatNumber } from '../text/digits.ts';
import type { Language } from '../language.ts';

/** An amount of money: whole toman, never a fraction. */
export type Toman = number;

/** The greatest amount that the shop accepts: 10^12 toman, so that sums of many stay exact. */
export const greatestAmount: Toman = 1_000_000_000_000;

function requireWhole(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of toman`);
}

/** Formats an amount with grouped digits of the language, without the word toman, which is a separate message. */
export function formatToman(amount: Toman, language: Language): string {
  return formatNumber(amount, language);
}

/** Converts an amount to rial, for gateways and structured data only. */
export function tomanToRial(amount: Toman): number {
  requireWhole(amount);
  requireWhole(amount * 10);
  return amount * 10;
}

// Percentages have four decimals, so that 9.5 % is exact; integers avoid floating point.
const percentScale = 10_000;

/**
 * Returns a percentage of an amount by the shop's rounding rule: to the nearest toman, half a toman away from zero. 20 % of 12,343 is 2,469 (of
 * 2,468.6), and a refund rounds like the charge.
 */
export function percentOf(amount: Toman, percent: number): Toman {
  requireWhole(amount);
  const scaled = BigInt(amount) * BigInt(Math.round(percent * percentScale));
  const whole = BigInt(percentScale * 100);
  const magnitude = ((scaled < 0n ? -scaled : scaled) * 2n + whole) / (whole * 2n);
  return Number(magnitude) * (scaled < 0n ? -1 : 1) || 0;
}

/**
 * Splits a total by weights so that the parts add up to it exactly: every part is rounded down and the remaining toman go to the largest remainders,
 * the earlier first. If all weights are zero, they count as equal.
 */
export function allocate(total: Toman, weights: readonly number[]): Toman[] {
  requireWhole(total);
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is not a weight`);
  }
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('There is nobody to share the amount out to');
    return [];
  }
  if (total < 0) return allocate(-total, weights).map((part) => -part || 0);

  const weighed = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const sum = weighed.reduce((all, weight) => all + BigInt(weight), 0n);
  const shares = weighed.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index: index, part: Number(exact / sum), remainder: exact % sum };
  });
  const left = total - shares.reduce((all, share) => all + share.part, 0);
  const byRemainder = [...shares].sort((a, b) => {
    if (a.remainder === b.remainder) return a.index - b.index;
    return a.remainder > b.remainder ? -1 : 1;
  });
  const lucky = new Set(byRemainder.slice(0, left).map((share) => share.index));
  return shares.map((share) => share.part + (lucky.has(share.index) ? 1 : 0));
}

/**
 * Returns the share of some pieces of a line in its sum, after the preceding ones: all pieces are equal, and the remaining toman go one each to the
 * first, so that the parts add up to the sum however they are divided. Pieces beyond the line's count as zero.
 */
export function shareOfPieces(
  sum: Toman,
  { quantity, before, pieces }: { readonly quantity: number; readonly before: number; readonly pieces: number },
): Toman {
  requireWhole(sum);
  const [each, left] = [Math.floor(sum / quantity), sum % quantity];
  const upTo = (count: number) => each * Math.min(count, quantity) + Math.min(count, left);
  return upTo(before + pieces) - upTo(before);
}
