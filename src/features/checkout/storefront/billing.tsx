import { useNavigate } from 'react-router';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { CartChanges } from '#features/cart/storefront/cart-changes.tsx';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { AddressPart } from './address-part.tsx';
import type { Beginning } from './checkout-beginning.ts';
import { checkoutColumns } from './checkout-skeleton.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CouponField } from './coupon-field.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { WayList } from './payment/way-list.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import { useBilling } from './use-billing.ts';

interface BillingProps {
  customer: Customer;
  beginning: Beginning;
  cart: Cart;
}

/** Renders the first step of the checkout: address, shipping method and totals; on a desktop also the payment methods, below them. */
export function Billing({ customer, beginning, cart }: BillingProps) {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const billing = useBilling(customer, beginning, cart);
  const { action, draft, change, quoted, coupon, agreed } = billing;
  const { quote } = quoted;
  if (quoted.refused?.code === 'cart-empty' && cart.items.length === 0) return <EmptyCart />;
  return (
    <Form
      action={action}
      className={checkoutColumns}
      onSend={() => {
        if (agreed()) void navigate('/checkout-payment');
      }}
    >
      <div className="flex flex-col gap-4">
        <CartChanges changes={cart.changes} />
        <AddressPart billing={billing} saved={beginning.saved} />
        <ShippingChoice
          methods={beginning.methods}
          chosen={draft.shippingMethodId}
          onChoose={(shippingMethodId) => {
            change({ shippingMethodId });
          }}
        />
        {quote === null ? null : (
          <div className="hidden lg:block">
            <WayList ways={beginning.ways} quote={quote} chosen={null} mayChoose={agreed} />
          </div>
        )}
      </div>
      <CheckoutSummary
        quoted={quoted}
        items={cart.items}
        method={beginning.methods.find(({ id }) => id === draft.shippingMethodId)}
        totalInButton
        coupon={<CouponField {...coupon} />}
      >
        <Button type="submit" variant="primary" wide disabled={quote === null || quoted.state !== 'ready'}>
          {quote === null ? t.confirm : t.confirmAmount(quote.total)}
        </Button>
      </CheckoutSummary>
    </Form>
  );
}
