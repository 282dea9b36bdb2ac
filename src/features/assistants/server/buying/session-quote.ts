import { quoteLines, type GuestQuote } from '#features/checkout/server/guest-quote.service.ts';
import { countUnlessDone } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { hourSeconds } from '#shared/seconds.ts';
import type { SessionContent } from '../../session.rules.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';

/** Codes that do not exist, an hour and assistant: it speaks for many shoppers, and none of them types that many. */
const maxGuesses = 200;

/** What cannot be one order is no cart and no checkout either. */
function acceptable(quote: Awaited<ReturnType<typeof quoteLines>>): GuestQuote {
  if (isRefusal(quote)) throw new ProtocolError(400, 'invalid_request', (_, language) => quote.message[language]);
  return quote;
}

/** The sums of what an assistant has put together. Who tries many codes that do not exist is looking for one that does. */
export async function quoteOf(
  shop: Shop,
  assistantId: number,
  { lines, codes: [couponCode] }: Pick<SessionContent, 'lines' | 'codes'>,
  shipping = 0,
): Promise<GuestQuote> {
  if (couponCode === undefined) return acceptable(await quoteLines(shop, { lines, shipping }));
  const limit = { key: `assistant-coupon-guess:${assistantId}`, max: maxGuesses, windowSeconds: hourSeconds };
  return countUnlessDone(shop, limit, {
    run: async (mayGuess) =>
      acceptable(await quoteLines(shop, { lines, shipping, couponCode: mayGuess ? couponCode : undefined })),
    failed: ({ coupon }) => coupon?.rejection === 'coupon-unknown',
  });
}
