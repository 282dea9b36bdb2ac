import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { addressErrors } from '#features/accounts/address.rules.ts';
import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { billingErrors, chosenAddress, newAddress, type CheckoutDraft } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { addressOf, begunDraft, type Beginning } from './checkout-beginning.ts';
import { keepDraft } from './checkout-draft.ts';
import { useQuote, type Quoted } from './use-quote.ts';

/** The code of a coupon: as it is typed, as it is requested, and what the shop says of it. */
function useCoupon(draft: CheckoutDraft, cart: Cart) {
  const t = useMessages(checkoutMessages);
  const [requested, setRequested] = useState(draft.coupon);
  const [typed, setTyped] = useState(draft.coupon);
  const held = useRef(false);
  const { shippingMethodId, addressId, address } = draft;
  // An address that is being typed would request the sums with every letter.
  const quoted = useQuote({ shippingMethodId, coupon: requested, ...(addressId === null ? {} : { address }) }, cart);
  const { quote } = quoted;
  const accepted = requested !== '' && quote?.coupon?.refusal === null ? quote.coupon.code : '';
  const refusal = requested === '' ? null : (quote?.coupon?.refusal ?? null);
  const notify = useEffectEvent(() => {
    held.current = false;
    if (refusal === null) announce(t.couponHeld, 'good');
    else document.querySelector<HTMLElement>('[name=coupon]')?.focus();
  });
  useEffect(() => {
    if (held.current && quoted.state === 'ready') notify();
  }, [quoted.state]);
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
      refusal,
      busy: quoted.state === 'loading' && requested !== '',
      onRequest: setRequested,
    },
  };
}

/** What is filled in at the first step of the checkout, stored in the draft as it is typed. */
export function useBilling(customer: Customer, beginning: Beginning, cart: Cart) {
  const action = useAction({ quiet: true, done: null });
  const [draft, setDraft] = useState(() => begunDraft(customer, beginning));
  const [editing, setEditing] = useState(() => Object.keys(addressErrors(draft.address)).length > 0);
  const { quoted, holds, field } = useCoupon(draft, cart);

  const change = (event: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...event };
    setDraft(next);
    keepDraft(next);
  };
  const choose = (address: SavedAddress | null) => {
    action.reject({});
    setEditing(address === null);
    change(address === null ? newAddress(draft) : chosenAddress(draft, addressOf(address)));
  };
  /** Whether the ways to pay can be gone to, with these sums agreed to; else says what is missing. */
  const agreed = (): boolean => {
    const inAddress = addressErrors(draft.address);
    const found = { ...inAddress, ...billingErrors(draft.billing) };
    action.reject(found);
    if (Object.keys(inAddress).length > 0) setEditing(true);
    if (Object.keys(found).length > 0) return false;
    if (!isReady(quoted) || holds()) return false;
    keepDraft({ ...draft, coupon: field.accepted, seenTotal: quoted.quote?.total ?? null });
    return true;
  };
  return { action, draft, change, choose, editing, setEditing, quoted, coupon: field, agreed };
}

const isReady = ({ quote, state }: Quoted) => quote !== null && state === 'ready';

export type BillingState = ReturnType<typeof useBilling>;
