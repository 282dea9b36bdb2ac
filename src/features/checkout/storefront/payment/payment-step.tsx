import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import { CartChanges } from '#features/cart/storefront/cart-changes.tsx';
import { refreshCart, useCart, type Cart } from '#features/cart/storefront/cart-store.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { creditFor, isReadyToPay, type CheckoutDraft } from '../../checkout-draft.rules.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { draftToPay, keepDraft, readDraft } from '../checkout-draft.ts';
import { CheckoutSkeleton } from '../checkout-frame.tsx';
import { CheckoutSummary } from '../checkout-summary.tsx';
import { CreditCard } from './credit-card.tsx';
import { EmptyCart } from '../empty-cart.tsx';
import { usePlacing, type Placing, type PlacingFault } from '../use-placing.ts';
import { useQuote, type Quote } from '../use-quote.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';

export interface PaymentStepView {
  readonly quote: Quote;
  readonly placing: Placing;
  /** How much of the total is paid from credit, and how much is left to pay another way. */
  readonly credit: number;
  readonly due: number;
}

interface PaymentStepProps {
  customer: Customer;
  /** What can be done here, beside the sums. */
  children: (view: PaymentStepView) => ReactNode;
  /** The one button of the step, always in sight. */
  button?: (view: PaymentStepView) => ReactNode;
  /** The button says how much, so that a phone's bar need not. */
  totalInButton?: boolean;
}

/** A step at which an order is placed: only with everything told, at the sums of now, and with what changed said before. */
export function PaymentStep(props: PaymentStepProps) {
  const cart = useCart();
  const [draft] = useState<CheckoutDraft>(() => draftToPay(props.customer.id));
  useEffect(() => {
    void refreshCart();
  }, []);
  if (!isReadyToPay(draft)) return <Navigate to="/checkout" replace />;
  if (cart.state === 'loading') return <CheckoutSkeleton />;
  if (cart.items.length === 0 && cart.failure === null)
    return <EmptyCart maybePlaced={readDraft(props.customer.id).attempt?.unanswered === true} />;
  return <StepWithCart {...props} cart={cart} begun={draft} />;
}

function StepWithCart({
  children,
  button,
  totalInButton = false,
  cart,
  begun,
}: PaymentStepProps & { cart: Cart; begun: CheckoutDraft }) {
  const t = useMessages(checkoutMessages);
  const [draft, setDraft] = useState(begun);
  const quoted = useQuote(draft, cart);
  const placing = usePlacing({
    draft,
    onDraft: setDraft,
    shownTotal: quoted.quote?.total ?? null,
    onStale: quoted.ask,
  });
  if (quoted.quote === null) {
    if (quoted.refused?.code === 'cart-empty') return <EmptyCart maybePlaced={draft.attempt?.unanswered === true} />;
    if (quoted.state === 'failed') return <FailedState text={t.failed} onRetry={quoted.ask} />;
    return <CheckoutSkeleton />;
  }
  const credit = creditFor(draft, quoted.quote);
  const view: PaymentStepView = { quote: quoted.quote, placing, credit, due: quoted.quote.total - credit };
  const useCredit = (wanted: boolean) => {
    const next = { ...draft, useCredit: wanted };
    keepDraft(next);
    setDraft(next);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
      <div className="flex flex-col gap-4">
        <CartChanges changes={cart.changes} />
        <FaultNotice fault={placing.fault} />
        {quoted.quote.credit > 0 && <CreditCard view={view} on={draft.useCredit} onChange={useCredit} />}
        {view.due === 0 && credit > 0 ? null : children(view)}
        <Card asChild className="grid gap-2">
          <section aria-labelledby="send-to">
            <div className="flex min-h-target items-center justify-between gap-3">
              <h2 id="send-to" className="text-base font-bold">
                {t.sendTo}
              </h2>
              <Button asChild size="small">
                <Link to="/checkout">{t.edit}</Link>
              </Button>
            </div>
            <AddressCard address={draft.address} />
          </section>
        </Card>
      </div>
      <CheckoutSummary quoted={quoted} credit={credit} totalInButton={totalInButton}>
        {view.due === 0 && credit > 0 ? undefined : button?.(view)}
      </CheckoutSummary>
    </div>
  );
}

function FaultNotice({ fault }: { fault: PlacingFault | null }) {
  const t = useMessages(checkoutMessages);
  const ways = {
    cart: <Link to="/cart">{t.backToCart}</Link>,
    address: <Link to="/checkout">{t.backToAddress}</Link>,
    orders: <Link to="/my-order">{t.myOrders}</Link>,
  };
  return (
    <Notice
      tone={fault?.tone ?? 'bad'}
      action={
        fault === null || fault.way === 'again' ? null : (
          <Button asChild size="small">
            {ways[fault.way]}
          </Button>
        )
      }
    >
      {fault?.text}
    </Notice>
  );
}
