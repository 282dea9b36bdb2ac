import { quoteLines, type GuestQuote } from '#features/checkout/server/guest-quote.service.ts';
import { countUnlessDone } from '#platform/http/limits/throttle.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { hourSeconds } from '#shared/seconds.ts';
import type { SessionContent } from '../../session.rules.ts';
import type { Session } from '../protocol/operations.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';

/**
 * Codes that do not exist, an hour, of an assistant and of an address: it speaks for many shoppers, and none of them types that many. An assistant is
 * whoever names a profile, and profiles are made as one likes.
 */
const maxGuesses = 200;

/** What cannot be one order is no cart and no checkout either. */
function acceptable(quote: Awaited<ReturnType<typeof quoteLines>>): GuestQuote {
  if (isRefusal(quote)) throw new ProtocolError(400, 'invalid_request', (_, language) => quote.message[language]);
  return quote;
}

/** The sums of what an assistant has put together. Who tries many codes that do not exist is looking for one that does. */
export async function quoteOf(
  { shop, assistantId, address }: Pick<Session, 'shop' | 'assistantId' | 'address'>,
  { lines, codes: [couponCode] }: Pick<SessionContent, 'lines' | 'codes'>,
  shipping = 0,
): Promise<GuestQuote> {
  if (couponCode === undefined) return acceptable(await quoteLines(shop, { lines, shipping }));
  const failed = ({ coupon }: GuestQuote) => coupon?.rejection === 'coupon-unknown';
  const limit = (of: string) => ({ key: `assistant-coupon-guess:${of}`, max: maxGuesses, windowSeconds: hourSeconds });
  return countUnlessDone(shop, limit(String(assistantId)), {
    run: (mayAssistant) =>
      countUnlessDone(shop, limit(address), {
        run: async (mayAddress) => {
          const code = mayAssistant && mayAddress ? couponCode : undefined;
          return acceptable(await quoteLines(shop, { lines, shipping, couponCode: code }));
        },
        failed,
      }),
    failed,
  });
}
