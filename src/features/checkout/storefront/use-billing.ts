import { useState } from 'react';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { addressErrors } from '#features/accounts/address.rules.ts';
import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import { useAction } from '#web/forms/use-action.ts';
import { billingErrors, chosenAddress, newAddress, type CheckoutDraft } from '../checkout-draft.rules.ts';
import { addressOf, begunDraft, type Beginning } from './checkout-beginning.ts';
import { keepDraft } from './checkout-draft.ts';
import { useCoupon } from './use-coupon.ts';
import type { Quoted } from './use-quote.ts';

/** Returns the state of the first step of the checkout, stored in the draft as it is entered. */
export function useBilling(customer: Customer, beginning: Beginning, cart: Cart) {
  const action = useAction({ quiet: true, done: null });
  const [draft, setDraft] = useState(() => begunDraft(customer, beginning));
  const [editing, setEditing] = useState(() => Object.keys(addressErrors(draft.address)).length > 0);
  const change = (event: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...event };
    setDraft(next);
    keepDraft(next);
  };
  const { quoted, holds, field } = useCoupon(draft, cart, (coupon) => {
    change({ coupon });
  });
  const choose = (address: SavedAddress | null) => {
    action.reject({});
    setEditing(address === null);
    change(address === null ? newAddress(draft) : chosenAddress(draft, addressOf(address)));
  };
  /** Whether the payment step can be opened, with these totals agreed to; otherwise displays what is missing. */
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
