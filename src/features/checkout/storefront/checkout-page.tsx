import { useEffect } from 'react';
import { refreshCart, useCart } from '#features/cart/storefront/cart-store.ts';
import { addressFaults, emptyAddress, isSameAddress } from '#features/accounts/address.rules.ts';
import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi, customerApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { CheckoutDraft } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { Billing } from './billing.tsx';
import { readDraft } from './checkout-draft.ts';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-frame.tsx';
import { EmptyCart } from './empty-cart.tsx';
import type { ShippingMethod } from './shipping-choice.tsx';
import type { Customer } from '#features/accounts/profile.contract.ts';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].title,
  canonical: '/checkout',
  unlisted: true,
}));

interface Beginning {
  readonly draft: CheckoutDraft;
  readonly saved: readonly SavedAddress[];
  readonly methods: readonly ShippingMethod[];
}

/** Where to send: what was told before, else the default address, else what the account knows; nothing is asked twice. */
function beginningAddress(
  draft: CheckoutDraft,
  saved: readonly SavedAddress[],
  customer: Customer,
): Pick<CheckoutDraft, 'address' | 'addressId'> {
  const told = Object.values(draft.address).some((field) => field !== '');
  const isWhole = Object.keys(addressFaults(draft.address)).length === 0;
  if (draft.addressId === null && told && (isWhole || saved.length === 0)) return draft;
  const chosen =
    saved.find(({ id }) => id === draft.addressId) ??
    saved.find((address) => isSameAddress(address, draft.address)) ??
    saved[0];
  if (chosen === undefined)
    return {
      addressId: null,
      address: { ...emptyAddress, full_name: customer.full_name ?? '', phone: showMobile(customer.phone) },
    };
  const { id, full_name, phone, province, city, line, postal_code } = chosen;
  return { addressId: id, address: { full_name, phone, province, city, line, postal_code } };
}

async function begin(customer: Customer, signal: AbortSignal): Promise<Beginning> {
  const [methods, { data: saved }] = await Promise.all([
    browserApi('GET /api/checkout/shipping-methods/', { signal }),
    customerApi('GET /api/customers/current/addresses/', { signal }),
  ]);
  const draft = readDraft(customer.id);
  const stillOffered = methods.some(({ id }) => id === draft.shippingMethodId);
  const [cheapest] = [...methods].sort((a, b) => a.price - b.price);
  const shippingMethodId = stillOffered ? draft.shippingMethodId : (cheapest?.id ?? null);
  return { methods, saved, draft: { ...draft, ...beginningAddress(draft, saved, customer), shippingMethodId } };
}

/** The first step of the checkout: address, way of sending, coupon. */
export default function CheckoutPage() {
  const t = useMessages(checkoutMessages);
  return (
    <CheckoutFrame title={t.title} back="/cart" step={1}>
      {(customer) => <BillingOf key={customer.id} customer={customer} />}
    </CheckoutFrame>
  );
}

function BillingOf({ customer }: { customer: Customer }) {
  const t = useMessages(checkoutMessages);
  const cart = useCart();
  const beginning = useResource(['checkout', 'beginning', customer.id], (signal) => begin(customer, signal));
  useEffect(() => {
    void refreshCart();
  }, []);
  if (beginning.state === 'failed') return <FailedState text={t.failed} onRetry={beginning.refresh} />;
  if (beginning.state === 'loading' || cart.state === 'loading') return <CheckoutSkeleton />;
  if (cart.items.length === 0 && cart.failure === null) return <EmptyCart />;
  return (
    <Billing begun={beginning.data.draft} saved={beginning.data.saved} methods={beginning.data.methods} cart={cart} />
  );
}
