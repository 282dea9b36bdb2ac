import { countUnlessDone } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { hourSeconds } from '#shared/seconds.ts';

/** Codes that do not exist, an hour: a cart is reckoned anew with the code that stands in it, so that one wrong code counts several times. */
const maxGuesses = 40;

/**
 * Looks a customer's code up as one of their guesses: who tries many that do not exist is looking for one that does. `run` learns
 * whether they may still try.
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
