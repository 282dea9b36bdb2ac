import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useHalfTyped } from '#web/forms/half-typed.ts';
import type { CheckoutDraft } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { useQuote } from './use-quote.ts';

/** Under which name a code is stored that was typed and is not accepted. */
export const typedCoupon = 'checkout:coupon';

/**
 * The code of a coupon: as it is typed, as it is requested, and what the shop says of it. `onSettled` is called with the code that was
 * accepted, and with nothing when it is taken away: a reload and Back find it.
 */
export function useCoupon(draft: CheckoutDraft, cart: Cart, onSettled: (coupon: string) => void) {
  const t = useMessages(checkoutMessages);
  const [requested, setRequested] = useState(draft.coupon);
  const [typed, setTyped] = useHalfTyped(typedCoupon, draft.coupon);
  const held = useRef(false);
  const { shippingMethodId, addressId, address } = draft;
  // An address that is being typed would request the sums with every letter.
  const quoted = useQuote({ shippingMethodId, coupon: requested, ...(addressId === null ? {} : { address }) }, cart);
  const { state } = quoted;
  // Sums that came for the code before it say nothing of this one.
  const answered = requested !== '' && quoted.coupon === requested ? (quoted.quote?.coupon ?? null) : null;
  const accepted = answered?.reason === null ? answered.code : '';
  const refusal = answered?.reason ?? null;
  const notify = useEffectEvent(() => {
    held.current = false;
    if (refusal === null) announce(t.couponHeld, 'good');
    else document.querySelector<HTMLElement>('[name=coupon]')?.focus();
  });
  useEffect(() => {
    if (held.current && state === 'ready') notify();
  }, [state]);
  const settle = useEffectEvent(onSettled);
  const isNew = state === 'ready' && accepted !== '' && accepted !== draft.coupon;
  useEffect(() => {
    if (isNew) settle(accepted);
  }, [isNew, accepted]);
  const request = (code: string) => {
    // The same once more: the network was lost, or the shop may say something else by now.
    if (code === requested && code !== '') quoted.request();
    setRequested(code);
    if (code === '') onSettled('');
  };
  /** A code that was typed and not applied is held against the cart first: nobody pays without the sums that they lead to. */
  const holds = () => {
    const code = typed.trim();
    if (accepted !== '' || code === '' || code === requested) return false;
    held.current = true;
    setRequested(code);
    return true;
  };
  return {
    quoted,
    holds,
    field: {
      typed,
      onType: setTyped,
      accepted,
      // What was refused of a code is not true of the one that it is being corrected to.
      refusal: typed.trim() === requested && state !== 'loading' ? refusal : null,
      busy: state === 'loading' && requested !== '',
      onRequest: request,
    },
  };
}
