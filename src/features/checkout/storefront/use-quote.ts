import { useState } from 'react';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import type { CallRefused } from '#shared/api-client.ts';
import type { Reply } from '#shared/contract.ts';
import { customerApi } from '#web/api.ts';
import { useAnswer } from '#web/use-answer.ts';
import type { checkoutContract } from '../checkout.contract.ts';

export type Quote = Reply<(typeof checkoutContract)['POST /api/checkout/quote/']>;

/** What sums are asked for. */
export interface QuoteTerms {
  readonly shippingMethodId: number | null;
  readonly coupon: string;
}

/** The server's sums for the cart and these terms. */
export function askQuote({ shippingMethodId, coupon }: QuoteTerms, signal?: AbortSignal): Promise<Quote> {
  return customerApi('POST /api/checkout/quote/', {
    body: { ...(shippingMethodId === null ? {} : { shipping_method_id: shippingMethodId }), ...(coupon === '' ? {} : { coupon }) },
    ...(signal === undefined ? {} : { signal }),
  });
}

export interface Quoted {
  /** The last sums that came; still shown while others are asked for. */
  readonly quote: Quote | null;
  /** Whether they are those of the terms of now. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly refused: CallRefused | null;
  readonly ask: () => void;
}

/** The sums, asked for anew whenever the terms or the cart become others. */
export function useQuote(terms: QuoteTerms, cart: Cart): Quoted {
  const key = [terms.shippingMethodId, terms.coupon, cart.state, cart.count, cart.total].join(' ');
  const answer = useAnswer(key, (signal) => askQuote(terms, signal));
  const [last, setLast] = useState<Quote | null>(null);
  if (answer.state === 'ready' && last !== answer.answer) setLast(answer.answer);
  return { quote: last, state: answer.state, refused: answer.state === 'failed' ? answer.refused : null, ask: answer.ask };
}
