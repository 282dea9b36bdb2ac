import type { CouponForm, OfferForm } from './promotions-desk.contract.ts';
import { couponCode } from './promotions.rules.ts';

export type TermsFault = 'code-shape' | 'percent-missing' | 'amount-missing' | 'moment-wrong' | 'ends-before-begin' | 'not-cheaper';

const codeShape = /^[\p{L}\p{N}_-]{3,40}$/u;

/** A moment as the staff sends it; null for what is none, such as the 40th of a month. */
export function momentOf(text: string): Date | null {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** What of a begin and an end cannot be; what begins at once begins `now`. */
export function spanFault(beginsAt: string | null, endsAt: string | null, now: Date): { begins_at?: TermsFault; ends_at?: TermsFault } {
  const begin = beginsAt === null ? now : momentOf(beginsAt);
  const end = endsAt === null ? null : momentOf(endsAt);
  if (begin === null) return { begins_at: 'moment-wrong' };
  if (endsAt !== null && end === null) return { ends_at: 'moment-wrong' };
  return end !== null && end <= begin ? { ends_at: 'ends-before-begin' } : {};
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
export function offerFaults(form: OfferForm, { basePrice, now }: { basePrice: number; now: Date }): Partial<Record<keyof OfferForm, TermsFault>> {
  return {
    ...(form.price !== null && form.price >= basePrice ? { price: 'not-cheaper' } : {}),
    ...spanFault(form.begins_at, form.ends_at, now),
  };
}

/** Where a coupon or an offer stands at a moment. */
export function standingOf(terms: { readonly begins_at: Date; readonly ends_at: Date | null }, now: Date): 'running' | 'coming' | 'ended' {
  if (terms.ends_at !== null && terms.ends_at <= now) return 'ended';
  return terms.begins_at > now ? 'coming' : 'running';
}
