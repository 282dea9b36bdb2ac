import { useEffect } from 'react';
import { SignInHere } from '#features/auth/storefront/sign-in-here.tsx';
import { refreshCart, useCart } from '#features/cart/storefront/cart-store.ts';
import { Card } from '#ui/layout/card.tsx';
import { Price } from '#ui/text/price.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { hasSessionEnded } from '#web/session/session.ts';
import { webMessages } from '#web/web.messages.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { CheckoutGoods } from './checkout-goods.tsx';
import { checkoutColumns, CheckoutSkeleton } from './checkout-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** Renders the checkout of a guest: sign-in by phone, beside the goods, which are merged into the customer's cart. */
export function GuestCheckout() {
  const t = useMessages(checkoutMessages);
  const { toman } = useMessages(webMessages);
  const cart = useCart();
  useEffect(() => {
    void refreshCart();
  }, []);
  if (cart.state === 'loading') return <CheckoutSkeleton />;
  const signIn = (
    <Card className="grid gap-4 lg:p-6">
      <SignInHere title={t.signInTitle} reason={t.signInReason} />
    </Card>
  );
  // The cart of a customer whose session ended during the checkout is not empty, but hidden.
  if (cart.items.length === 0 && cart.error === null) return hasSessionEnded() ? signIn : <EmptyCart />;
  return (
    <div className={checkoutColumns}>
      {signIn}
      <Card asChild className="grid gap-3 lg:sticky lg:top-20">
        <section aria-label={t.summary}>
          <h2 className="text-base font-bold">{t.goods}</h2>
          <CheckoutGoods items={cart.items} />
          <p className="flex items-center justify-between gap-3 border-t border-line pt-3">
            <span className="font-semibold">{t.itemsSum}</span>
            <Price amount={cart.total} unit={toman} />
          </p>
        </section>
      </Card>
    </div>
  );
}
