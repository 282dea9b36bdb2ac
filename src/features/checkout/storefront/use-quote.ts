import { useEffect, useState } from 'react';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import type { CallRefused } from '#shared/contract/api-client.ts';
import type { Reply } from '#shared/contract/contract.ts';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { onPersonChange } from '#web/session/session.ts';
import type { checkoutContract } from '../checkout.contract.ts';

export type Quote = Reply<(typeof checkoutContract)['POST /api/checkout/quote/']>;

/** The terms for which sums are requested. */
export interface QuoteTerms {
  readonly shippingMethodId: number | null;
  readonly coupon: string;
  /** Where it is sent: known at the step at which ways to pay are chosen. */
  readonly address?: { readonly province: string; readonly city: string };
  readonly useCredit?: boolean;
}

/** The server's sums for the cart and these terms. */
function requestQuote(
  { shippingMethodId, coupon, address, useCredit }: QuoteTerms,
  signal: AbortSignal,
): Promise<Quote> {
  return customerApi('POST /api/checkout/quote/', {
    body: {
      ...(shippingMethodId === null ? {} : { shipping_method_id: shippingMethodId }),
      ...(coupon === '' ? {} : { coupon }),
      ...(address === undefined ? {} : { province: address.province, city: address.city }),
      ...(useCredit === undefined ? {} : { use_credit: useCredit }),
    },
    signal,
  });
}

export interface Quoted {
  /** The last sums that came; still displayed while others are requested. */
  readonly quote: Quote | null;
  /** The code that they are with. */
  readonly coupon: string;
  /** Whether they are those of the terms of now. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly refused: CallRefused | null;
  readonly request: () => void;
}

interface LastQuote {
  readonly quote: Quote | null;
  readonly coupon: string;
}

const none: LastQuote = { quote: null, coupon: '' };

/** The last sums that came to this person in this tab: the next route of the checkout shows them until its own come. */
let lastQuote = none;
onPersonChange(() => {
  lastQuote = none;
});

/** The sums, requested anew whenever the terms or the cart become others. */
export function useQuote(terms: QuoteTerms, cart: Cart): Quoted {
  const { shippingMethodId, coupon, address, useCredit } = terms;
  const answer = useResource(
    [
      'checkout',
      'quote',
      shippingMethodId,
      coupon,
      address?.province,
      address?.city,
      useCredit,
      cart.state,
      cart.count,
      cart.total,
    ],
    (signal) => requestQuote(terms, signal),
  );
  const [last, setLast] = useState(lastQuote);
  const came = answer.state === 'ready' ? answer.data : null;
  if (came !== null && last.quote !== came) setLast({ quote: came, coupon });
  useEffect(() => {
    if (last.quote !== null) lastQuote = last;
  }, [last]);
  return {
    ...last,
    state: answer.state,
    refused: answer.state === 'failed' ? answer.refused : null,
    request: answer.refresh,
  };
}
