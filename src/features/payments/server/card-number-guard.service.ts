import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { holdsCardNumber } from '../card-number-guard.rules.ts';
import { paymentsMessages } from '../payments.messages.ts';

/** Refuses what somebody sends with a card number anywhere in it: such numbers are for the card provider, and stay nowhere in the shop. */
export function cardNumberIn(body: unknown): Refusal<'card-number-sent'> | null {
  return holdsCardNumber(body)
    ? refuse(
        'card-number-sent',
        inBoth(paymentsMessages, (t) => t.cardNumberSent),
      )
    : null;
}
