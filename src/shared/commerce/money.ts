import { formatNumber } from '../text/digits.ts';
import type { Language } from '../language.ts';

/** An amount of money: whole toman, never a fraction. */
export type Toman = number;

/** The greatest amount that the shop takes: a million million, so that sums of many stay exact. */
export const greatestAmount: Toman = 1_000_000_000_000;

function requireWhole(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of toman`);
}

/** An amount grouped in the reader's digits, without the word toman, which is a message of its own. */
export function formatToman(amount: Toman, language: Language): string {
  return formatNumber(amount, language);
}

/** The same amount in rial, for gateways and structured data alone. */
export function tomanToRial(amount: Toman): number {
  requireWhole(amount);
  requireWhole(amount * 10);
  return amount * 10;
}

// A percentage is taken to four decimals, so that 9.5 % is exact; whole numbers keep floating point out of it.
const percentScale = 10_000;

/**
 * A percentage of an amount by the shop's one rounding rule: to the nearest toman, and half a toman away from
 * zero. 20 % of 12,343 is 2,469 (of 2,468.6), and what is taken back rounds as what was charged.
 */
export function percentOf(amount: Toman, percent: number): Toman {
  requireWhole(amount);
  const scaled = BigInt(amount) * BigInt(Math.round(percent * percentScale));
  const whole = BigInt(percentScale * 100);
  const magnitude = ((scaled < 0n ? -scaled : scaled) * 2n + whole) / (whole * 2n);
  return Number(magnitude) * (scaled < 0n ? -1 : 1) || 0;
}

/**
 * Shares a total out by weights so that the parts add up to it to the last toman: every part is rounded down and
 * the toman left over go to the largest remainders, the earlier first. Without any weight all count alike.
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
 * What some pieces of a line are of its sum, after so many others: all pieces alike, the toman left over one each to the first, so that the parts
 * add up to the sum however they are cut. Pieces that are not there are nothing.
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
