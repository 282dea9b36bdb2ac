import { countUnlessDone } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { hourSeconds } from '#shared/seconds.ts';

/** Allowed unknown codes per hour. Each recalculation of a cart looks up its code again, so one wrong code counts several times. */
const maxGuesses = 40;

/**
 * Looks up a coupon code with a rate limit per customer against guessing: only unknown codes count. `run` receives whether the customer may still
 * try.
 */
export function guessCoupon<T>(
  shop: Shop,
  customerId: number,
  guess: { run: (mayGuess: boolean) => Promise<T>; failed: (result: T) => boolean },
): Promise<T> {
  return countUnlessDone(
    shop,
    { key: `coupon-guess:${customerId}`, max: maxGuesses, windowSeconds: hourSeconds },
    guess,
  );
}
