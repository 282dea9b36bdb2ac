import { useEffect, useState } from 'react';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import type { CallRefused } from '#shared/contract/api-client.ts';
import type { Reply } from '#shared/contract/contract.ts';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { onPersonChange } from '#web/session/session.ts';
import type { checkoutContract } from '../checkout.contract.ts';

export type Quote = Reply<(typeof checkoutContract)['POST /api/checkout/quote/']>;

/** The terms for which totals are requested. */
export interface QuoteTerms {
  readonly shippingMethodId: number | null;
  readonly coupon: string;
  /** The destination: known at the step at which payment methods are chosen. */
  readonly address?: { readonly province: string; readonly city: string };
  readonly useCredit?: boolean;
}

/** Requests the server's totals for the cart and these terms. */
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
  /** The last received totals; still displayed while others are requested. */
  readonly quote: Quote | null;
  /** The coupon code they include. */
  readonly coupon: string;
  /** Whether they match the current terms. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly refused: CallRefused | null;
  readonly request: () => void;
}

interface LastQuote {
  readonly quote: Quote | null;
  readonly coupon: string;
}

const none: LastQuote = { quote: null, coupon: '' };

/** The last totals this person received in this tab: the next route of the checkout displays them until its own arrive. */
let lastQuote = none;
onPersonChange(() => {
  lastQuote = none;
});

/** Returns the totals, requested again whenever the terms or the cart change. */
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
