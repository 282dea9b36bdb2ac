import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CartChanges } from '#features/cart/storefront/cart-changes.tsx';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import { addressFaults, emptyAddress } from '#features/accounts/address.rules.ts';
import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import { AddressForm } from '#features/accounts/storefront/address-form.tsx';
import type { OrderAddress } from '#features/orders/orders.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import type { CheckoutDraft } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { AddressChoice } from './address-choice.tsx';
import { keepDraft } from './checkout-draft.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CouponField } from './coupon-field.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { ShippingChoice, type ShippingMethod } from './shipping-choice.tsx';
import { useQuote } from './use-quote.ts';

interface BillingProps {
  begun: CheckoutDraft;
  saved: readonly SavedAddress[];
  methods: readonly ShippingMethod[];
  cart: Cart;
}

/** Where to, how, and for how much: the first step of the checkout. */
export function Billing({ begun, saved, methods, cart }: BillingProps) {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const action = useAction({ quiet: true, done: null });
  const [draft, setDraft] = useState(begun);
  const [editing, setEditing] = useState(Object.keys(addressFaults(begun.address)).length > 0);
  const [coupon, setCoupon] = useState(begun.coupon);
  const [typed, setTyped] = useState(begun.coupon);
  const heldForCoupon = useRef(false);
  const quoted = useQuote({ shippingMethodId: draft.shippingMethodId, coupon }, cart);
  const { quote } = quoted;
  const accepted = coupon !== '' && quote?.coupon?.refusal === null ? quote.coupon.code : '';

  const refusal = coupon === '' ? null : (quote?.coupon?.refusal ?? null);

  const tellOfCoupon = useEffectEvent(() => {
    heldForCoupon.current = false;
    if (refusal === null) announce(t.couponHeld, 'good');
    else document.querySelector<HTMLElement>('[name=coupon]')?.focus();
  });
  useEffect(() => {
    if (heldForCoupon.current && quoted.state === 'ready') tellOfCoupon();
  }, [quoted.state]);

  if (quoted.refused?.code === 'cart-empty' && cart.items.length === 0) return <EmptyCart />;

  const change = (news: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...news };
    setDraft(next);
    keepDraft(next);
  };
  const choose = (address: SavedAddress | null) => {
    action.reject({});
    setEditing(address === null);
    if (address === null)
      change({
        addressId: null,
        address: { ...emptyAddress, full_name: draft.address.full_name, phone: draft.address.phone },
      });
    else change(addressOf(address));
  };
  const changeAddress = (news: Partial<OrderAddress>) => {
    change({ address: { ...draft.address, ...news } });
  };
  const goOn = () => {
    const found = addressFaults(draft.address);
    action.reject(found);
    if (Object.keys(found).length > 0) {
      setEditing(true);
      return;
    }
    if (quote === null || quoted.state !== 'ready') return;
    // A code that was typed and not applied is held against the cart first: nobody pays without the sums that they lead to.
    const code = typed.trim();
    if (accepted === '' && code !== '' && code !== coupon) {
      heldForCoupon.current = true;
      setCoupon(code);
      return;
    }
    keepDraft({ ...draft, coupon: accepted, seenTotal: quote.total });
    void navigate('/checkout-payment');
  };

  return (
    <Form
      action={action}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6"
      onSend={goOn}
    >
      <div className="flex flex-col gap-4">
        <CartChanges changes={cart.changes} />
        <Card asChild className="grid gap-3">
          <section aria-labelledby="billing">
            <div className="flex min-h-target items-center justify-between gap-3">
              <h2 id="billing" className="text-base font-bold">
                {t.billing}
              </h2>
              <Link
                to="/edit-profile#addresses"
                state={{ from: '/checkout' }}
                className="inline-flex min-h-target items-center gap-2 rounded-control px-2 text-sm font-semibold text-turquoise hover:bg-raised"
              >
                <Pencil aria-hidden="true" className="size-4" />
                {t.addressBook}
              </Link>
            </div>
            {saved.length === 0 ? null : <AddressChoice saved={saved} chosen={draft.addressId} onChoose={choose} />}
            {draft.addressId !== null ? null : editing ? (
              <AddressForm address={draft.address} faults={action.fields} onChange={changeAddress} />
            ) : (
              <div className="flex items-start justify-between gap-3">
                <AddressCard address={draft.address} />
                <Button
                  size="small"
                  onClick={() => {
                    setEditing(true);
                  }}
                >
                  {t.edit}
                </Button>
              </div>
            )}
            {draft.addressId !== null ? null : (
              <Checkbox
                label={t.saveAddress}
                checked={draft.saveAddress}
                onChange={(event) => {
                  change({ saveAddress: event.currentTarget.checked });
                }}
              />
            )}
          </section>
        </Card>
        <ShippingChoice
          methods={methods}
          chosen={draft.shippingMethodId}
          onChoose={(shippingMethodId) => {
            change({ shippingMethodId });
          }}
        />
        <Card>
          <CouponField
            typed={typed}
            onType={setTyped}
            accepted={accepted}
            refusal={refusal}
            busy={quoted.state === 'loading' && coupon !== ''}
            onAsk={setCoupon}
          />
        </Card>
      </div>
      <CheckoutSummary quoted={quoted} totalInButton>
        <Button type="submit" variant="primary" wide disabled={quote === null || quoted.state !== 'ready'}>
          {quote === null ? t.confirm : t.confirmAmount(quote.total)}
        </Button>
      </CheckoutSummary>
    </Form>
  );
}

/** What the draft keeps of a saved address that was chosen. */
function addressOf({
  id,
  full_name,
  phone,
  province,
  city,
  line,
  postal_code,
}: SavedAddress): Pick<CheckoutDraft, 'addressId' | 'address'> {
  return { addressId: id, address: { full_name, phone, province, city, line, postal_code } };
}
