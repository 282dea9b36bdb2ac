import { countTry, triesLeft } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { hourSeconds } from '#shared/seconds.ts';

/** Codes that do not exist, an hour: a cart is reckoned anew with the code that stands in it, so that one wrong code counts several times. */
const maxGuesses = 40;

const keyOf = (customerId: number) => `coupon-guess:${customerId}`;

/** Whether a customer may still try codes: who tries many that do not exist is looking for one that does. */
export async function couponGuessesLeft(shop: Shop, customerId: number): Promise<boolean> {
  return (await triesLeft(shop, { key: keyOf(customerId), max: maxGuesses })).allowed;
}

/** Counts a code that does not exist. */
export async function countCouponGuess(shop: Shop, customerId: number): Promise<void> {
  await countTry(shop, { key: keyOf(customerId), max: maxGuesses, windowSeconds: hourSeconds });
}
