import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { holdsCardNumber } from '../card-number-guard.rules.ts';
import { paymentsMessages } from '../payments.messages.ts';

/** Refuses a request body that contains a card number: card numbers belong to the card provider and must not be stored in the shop. */
export function cardNumberIn(body: unknown): Refusal<'card-number-sent'> | null {
  return holdsCardNumber(body)
    ? refuse(
        'card-number-sent',
        inBoth(paymentsMessages, (t) => t.cardNumberSent),
      )
    : null;
}
