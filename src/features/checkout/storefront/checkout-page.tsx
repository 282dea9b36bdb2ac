import { useEffect } from 'react';
import { refreshCart, useCart } from '#features/cart/storefront/cart-store.ts';
import type { Customer } from '#features/identity/identity.contract.ts';
import { showMobile } from '#shared/phone.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { browserApi, customerApi } from '#web/api.ts';
import { pageHead } from '#web/page-meta.ts';
import { useAnswer } from '#web/use-answer.ts';
import { addressFaults, type CheckoutDraft } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { Billing } from './billing.tsx';
import { readDraft } from './checkout-draft.ts';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-frame.tsx';
import { EmptyCart } from './empty-cart.tsx';
import type { ShippingMethod } from './shipping-choice.tsx';

export const meta = pageHead(({ language }) => ({ title: checkoutMessages[language].title, canonical: '/checkout', unlisted: true }));

interface Beginning {
  readonly draft: CheckoutDraft;
  readonly methods: readonly ShippingMethod[];
}

/** What the customer told before, else the address of the last order, else what the account knows; nothing is asked twice. */
async function begin(customer: Customer, signal: AbortSignal): Promise<Beginning> {
  const [methods, known] = await Promise.all([
    browserApi('GET /api/checkout/shipping-methods/', { signal }),
    customerApi('GET /api/checkout/address/', { signal }),
  ]);
  const draft = readDraft(customer.id);
  const told = Object.values(draft.address).some((field) => field !== '');
  const fromAccount = { ...draft.address, full_name: customer.full_name ?? '', phone: showMobile(customer.phone) };
  const address = told && (known === null || Object.keys(addressFaults(draft.address)).length === 0) ? draft.address : (known === null ? fromAccount : { ...known, phone: showMobile(known.phone) });
  const stillOffered = methods.some(({ id }) => id === draft.shippingMethodId);
  const [cheapest] = [...methods].sort((a, b) => a.price - b.price);
  return { methods, draft: { ...draft, address, shippingMethodId: stillOffered ? draft.shippingMethodId : (cheapest?.id ?? null) } };
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
  const beginning = useAnswer(`checkout ${customer.id}`, (signal) => begin(customer, signal));
  useEffect(() => {
    void refreshCart();
  }, []);
  if (beginning.state === 'failed') return <FailedState text={t.failed} onRetry={beginning.ask} />;
  if (beginning.state === 'loading' || cart.state === 'loading') return <CheckoutSkeleton />;
  if (cart.items.length === 0 && cart.failure === null) return <EmptyCart />;
  return <Billing begun={beginning.answer.draft} methods={beginning.answer.methods} cart={cart} />;
}
