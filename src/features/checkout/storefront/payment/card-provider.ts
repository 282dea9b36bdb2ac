import { useEffect } from 'react';
import { expiryMonth, type CardErrors, type TypedCard } from '#features/payments/card.rules.ts';
import { digitsOnly } from '#shared/text/digits.ts';
import type { OfferedMethod } from '../checkout-beginning.ts';

/** The endpoint to which a card is sent: an address of the provider's own; no server of the shop sees the card. */
export type CardFormState = NonNullable<OfferedMethod['card']>;

/** A card, identified by its provider's token. */
export interface CardToken {
  readonly token: string;
  readonly last_four: string;
}

/** The provider's result: the card, the errors of its fields, a refusal, or no response. */
export type HandOver = { readonly card: CardToken } | { readonly errors: CardErrors } | 'refused' | 'unreachable';

const patienceMilliseconds = 15_000;

const errorOfCode: Readonly<Record<string, CardErrors>> = {
  number_invalid: { number: 'number-wrong' },
  holder_invalid: { holder: 'holder-no-name' },
  expiry_invalid: { expiry: 'expiry-unreadable' },
  card_expired: { expiry: 'expiry-past' },
  cvv2_invalid: { cvv2: 'cvv2-wrong' },
};

/** Sends a card to its provider directly, not through the shop; no referrer or cookie reveals the page. */
export async function handOver(admin: CardFormState, typed: TypedCard): Promise<HandOver> {
  const end = expiryMonth(typed.expiry);
  if (end === null) return { errors: { expiry: 'expiry-unreadable' } };
  try {
    const answer = await fetch(admin.address, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      headers: { authorization: `Bearer ${admin.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        number: digitsOnly(typed.number),
        holder: typed.holder.trim(),
        expiry_year: end.year,
        expiry_month: end.month,
        cvv2: digitsOnly(typed.cvv2),
      }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    return readAnswer(answer.status, (await answer.json()) as ProviderAnswer);
  } catch {
    return 'unreachable';
  }
}

interface ProviderAnswer {
  readonly token?: unknown;
  readonly last_four?: unknown;
  readonly error?: { readonly code?: unknown };
}

function readAnswer(status: number, { token, last_four, error }: ProviderAnswer): HandOver {
  if (status === 201 && typeof token === 'string' && typeof last_four === 'string')
    return { card: { token, last_four } };
  if (status !== 422) return 'unreachable';
  const errors = errorOfCode[String(error?.code)];
  return errors === undefined ? 'refused' : { errors };
}

/**
 * Reloads the page as its own document after client-side navigation: a document may connect only to the origins in its own security policy, and no
 * other page's policy names the card provider.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry !== undefined && new URL(entry.name, location.href).pathname !== location.pathname) location.reload();
  }, []);
}
