import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useHalfTyped } from '#web/forms/half-typed.ts';
import type { CheckoutDraft } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { useQuote } from './use-quote.ts';

/** The storage key of an entered code that is not accepted yet. */
export const typedCoupon = 'checkout:coupon';

/**
 * Returns the state of a coupon's code: as entered, as requested, and the shop's response. `onSettled` is called with an accepted code, and with an
 * empty one when it is removed, so that a reload or Back restores it.
 */
export function useCoupon(draft: CheckoutDraft, cart: Cart, onSettled: (coupon: string) => void) {
  const t = useMessages(checkoutMessages);
  const [requested, setRequested] = useState(draft.coupon);
  const [typed, setTyped] = useHalfTyped(typedCoupon, draft.coupon);
  const held = useRef(false);
  const { shippingMethodId, addressId, address } = draft;
  // An address that is being entered is left out: it would request the totals at every keystroke.
  const quoted = useQuote({ shippingMethodId, coupon: requested, ...(addressId === null ? {} : { address }) }, cart);
  const { state } = quoted;
  // Totals received for the previous code do not apply to this one.
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
    // The same code again: the network was lost, or the shop's response may differ by now.
    if (code === requested && code !== '') quoted.request();
    setRequested(code);
    if (code === '') onSettled('');
  };
  /** Checks an entered code that was not applied yet, and returns whether it did: nobody pays without having seen the resulting totals. */
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
      // The refusal of a code does not apply to its correction.
      refusal: typed.trim() === requested && state !== 'loading' ? refusal : null,
      busy: state === 'loading' && requested !== '',
      onRequest: request,
    },
  };
}
