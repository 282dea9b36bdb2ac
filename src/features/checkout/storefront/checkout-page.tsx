import { useEffect } from 'react';
import { refreshCart, useCart } from '#features/cart/storefront/cart-store.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { Billing } from './billing.tsx';
import type { Beginning } from './checkout-beginning.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].title,
  canonical: '/checkout',
  unlisted: true,
}));

/** Renders the first step of the checkout: address, shipping method, coupon. */
export default function CheckoutPage() {
  const t = useMessages(checkoutMessages);
  return (
    <CheckoutFrame title={t.title} back="/cart" step={1}>
      {(customer, beginning) => <BillingOf key={customer.id} customer={customer} beginning={beginning} />}
    </CheckoutFrame>
  );
}

function BillingOf({ customer, beginning }: { customer: Customer; beginning: Beginning }) {
  const cart = useCart();
  useEffect(() => {
    void refreshCart();
  }, []);
  if (cart.state === 'loading') return <CheckoutSkeleton />;
  if (cart.items.length === 0 && cart.error === null) return <EmptyCart />;
  // If saved addresses changed meanwhile, as in the account, the form is remounted with them.
  const known = beginning.saved.map(({ id }) => id).join();
  return <Billing key={known} customer={customer} beginning={beginning} cart={cart} />;
}
