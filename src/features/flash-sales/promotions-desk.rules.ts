import type { CouponForm, OfferForm } from './promotions-desk.contract.ts';
import { couponCode } from './promotions.rules.ts';

export type TermsFault = 'code-shape' | 'percent-missing' | 'amount-missing' | 'ends-before-begin' | 'not-cheaper';

const codeShape = /^[\p{L}\p{N}_-]{3,40}$/u;

/** What of a begin and an end cannot be; what begins at once begins `now`. */
export function spanFault(
  beginsAt: string | null,
  endsAt: string | null,
  now: Date,
): { begins_at?: TermsFault; ends_at?: TermsFault } {
  const begin = beginsAt === null ? now : new Date(beginsAt);
  return endsAt !== null && new Date(endsAt) <= begin ? { ends_at: 'ends-before-begin' } : {};
}

/** What of a coupon cannot be, by its fields; nothing when all is well. */
export function couponFaults(form: CouponForm, now: Date): Partial<Record<keyof CouponForm, TermsFault>> {
  return {
    ...(codeShape.test(couponCode(form.code)) ? {} : { code: 'code-shape' }),
    ...(form.kind === 'percent' && form.percent_off < 1 ? { percent_off: 'percent-missing' } : {}),
    ...(form.kind === 'amount' && form.amount_off < 1 ? { amount_off: 'amount-missing' } : {}),
    ...spanFault(form.begins_at, form.ends_at, now),
  };
}

/** What of an offer cannot be, by its fields; nothing when all is well. `basePrice` is the least of the product's. */
export function offerFaults(
  form: OfferForm,
  { basePrice, now }: { basePrice: number; now: Date },
): Partial<Record<keyof OfferForm, TermsFault>> {
  return {
    ...(form.price !== null && form.price >= basePrice ? { price: 'not-cheaper' } : {}),
    ...spanFault(form.begins_at, form.ends_at, now),
  };
}

/** Where a coupon or an offer stands at a moment. */
export function standingOf(
  terms: { readonly begins_at: Date; readonly ends_at: Date | null },
  now: Date,
): 'running' | 'coming' | 'ended' {
  if (terms.ends_at !== null && terms.ends_at <= now) return 'ended';
  return terms.begins_at > now ? 'coming' : 'running';
}
