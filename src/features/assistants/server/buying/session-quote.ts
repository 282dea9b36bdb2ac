import { quoteLines, type GuestQuote } from '#features/checkout/server/guest-quote.service.ts';
import { countUnlessDone } from '#platform/http/limits/throttle.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { hourSeconds } from '#shared/seconds.ts';
import type { SessionContent } from '../../session.rules.ts';
import type { Session } from '../protocol/operations.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';

/**
 * Coupon codes that do not exist, per hour, for one assistant and for one network address: an assistant acts for many shoppers, who together do not
 * type that many. An assistant is identified by the profile it names, and anyone can create profiles.
 */
const maxGuesses = 200;

/** Rejects a content that cannot be one order, so that it is no cart or checkout either. */
function acceptable(quote: Awaited<ReturnType<typeof quoteLines>>): GuestQuote {
  if (isRefusal(quote)) throw new ProtocolError(400, 'invalid_request', (_, language) => quote.message[language]);
  return quote;
}

/** Returns the totals of an assistant's session. Unknown coupon codes are counted and limited, as many of them mean that codes are being guessed. */
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
