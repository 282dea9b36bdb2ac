import { nameIn } from '#shared/text/names.ts';
import type { CouponRejection, GuestQuote } from '#features/checkout/server/guest-quote.service.ts';
import { checkoutRefusals } from '#features/checkout/checkout-errors.messages.ts';
import type { Language } from '#shared/language.ts';
import { buyingMessages } from '../../buying.messages.ts';

/** A message of the protocol: an error states who can resolve it, a warning is for the buyer to read. */
export interface ErrorMessage {
  readonly type: 'error';
  readonly code: string;
  readonly content: string;
  readonly severity: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';
  readonly path?: string;
}
interface WarningMessage {
  readonly type: 'warning';
  readonly code: string;
  readonly content: string;
  readonly path: string;
}
export type Message = ErrorMessage | WarningMessage;

/** Returns errors for the lines that are not available in the requested quantity. */
export function stockMessages({ lines }: GuestQuote, language: Language): ErrorMessage[] {
  const t = buyingMessages[language];
  return lines.flatMap((line, index) => {
    if (line.available >= line.quantity) return [];
    const name = nameIn(line, language);
    const content = line.available === 0 ? t.soldOut(name) : t.left(name, line.available);
    return [
      {
        type: 'error',
        code: 'out_of_stock',
        content,
        severity: 'recoverable',
        path: `$.line_items[${index}]`,
      } as const,
    ];
  });
}

const codeOf = (rejection: CouponRejection): string => {
  if (rejection === 'coupon-expired') return 'discount_code_expired';
  if (rejection === 'coupon-first-order-only' || rejection === 'coupon-used-before' || rejection === 'coupon-own')
    return 'discount_code_user_ineligible';
  return 'discount_code_invalid';
};

/** Returns why codes give no discount; only the first is tried, as an order takes one coupon. */
export function codeMessages(codes: readonly string[], { coupon }: GuestQuote, language: Language): WarningMessage[] {
  const t = buyingMessages[language];
  const warning = (index: number, code: string, content: string): WarningMessage => ({
    type: 'warning',
    code,
    content,
    path: `$.discounts.codes[${index}]`,
  });
  const first = () => {
    if (coupon === null) return codes.length === 0 ? [] : [warning(0, 'discount_code_invalid', t.tooManyCodes)];
    const { rejection, personal } = coupon;
    if (rejection !== null) return [warning(0, codeOf(rejection), checkoutRefusals[language][rejection])];
    return personal ? [warning(0, 'discount_code_user_not_logged_in', t.couponOfAccount)] : [];
  };
  const further = codes
    .slice(1)
    .map((_, index) => warning(index + 1, 'discount_code_combination_disallowed', t.oneCoupon));
  return [...first(), ...further];
}
