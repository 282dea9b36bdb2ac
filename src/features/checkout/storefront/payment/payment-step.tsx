import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { CartChanges } from '#features/cart/storefront/cart-changes.tsx';
import { refreshCart, useCart, type Cart } from '#features/cart/storefront/cart-store.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { creditFor, isReadyToPay, type CheckoutDraft } from '../../checkout-draft.rules.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { begunDraft, type Beginning } from '../checkout-beginning.ts';
import { draftToPay, keepDraft, readDraft } from '../checkout-draft.ts';
import { checkoutColumns, CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { CheckoutSummary } from '../checkout-summary.tsx';
import { EmptyCart } from '../empty-cart.tsx';
import { usePlacing, type Placing, type PlacingError } from '../use-placing.ts';
import { useQuote, type Quote } from '../use-quote.ts';
import { CreditCard, PayByCredit } from './credit-card.tsx';
import { SendTo } from './send-to.tsx';
import { WayList } from './way-list.tsx';

export interface PaymentStepView {
  readonly quote: Quote;
  readonly placing: Placing;
  /** The amount of the total paid from credit, and the amount left for another payment method. */
  readonly credit: number;
  readonly due: number;
}

interface PaymentStepProps {
  customer: Customer;
  beginning: Beginning;
  /** Returns the payment method chosen on this page; the quote may exclude it for this order. */
  way: (quote: Quote) => string | null;
  /** Renders the explanation or the fields of that method. */
  children?: (view: PaymentStepView) => ReactNode;
  /** Renders the final button of the purchase, always in view. */
  button: (view: PaymentStepView) => ReactNode;
  /** Whether the button displays the total, so that a phone's bottom bar need not. */
  totalInButton?: boolean;
}

/** Renders the step at which an order is placed: only with all data entered, at the current totals, and with changes of the cart displayed before. */
export function PaymentStep(props: PaymentStepProps) {
  const { customer, beginning } = props;
  const cart = useCart();
  const [draft] = useState<CheckoutDraft>(() => {
    // A route opened directly starts with the customer's own address, as the first step does.
    keepDraft(begunDraft(customer, beginning));
    return draftToPay(customer.id);
  });
  useEffect(() => {
    void refreshCart();
  }, []);
  if (!isReadyToPay(draft)) return <Navigate to="/checkout" replace />;
  if (cart.state === 'loading') return <CheckoutSkeleton />;
  if (cart.items.length === 0 && cart.error === null)
    return <EmptyCart maybePlaced={readDraft(customer.id).attempt?.unanswered === true} />;
  return <StepWithCart {...props} cart={cart} begun={draft} />;
}

function StepWithCart(props: PaymentStepProps & { cart: Cart; begun: CheckoutDraft }) {
  const { beginning, way, children, button, totalInButton = false, cart, begun } = props;
  const t = useMessages(checkoutMessages);
  const [draft, setDraft] = useState(begun);
  const quoted = useQuote(draft, cart);
  const placing = usePlacing({
    draft,
    onDraft: setDraft,
    visibleTotal: quoted.quote?.total ?? null,
    onStale: quoted.request,
  });
  if (quoted.quote === null) {
    if (quoted.refused?.code === 'cart-empty') return <EmptyCart maybePlaced={draft.attempt?.unanswered === true} />;
    if (quoted.state === 'failed') return <FailedState text={t.failed} onRetry={quoted.request} />;
    return <CheckoutSkeleton />;
  }
  const { quote } = quoted;
  const credit = creditFor(draft, quote);
  const view: PaymentStepView = { quote, placing, credit, due: quote.total - credit };
  const paidByCredit = view.due === 0 && credit > 0;
  const method = beginning.methods.find(({ id }) => id === draft.shippingMethodId);
  const chosen = way(quote);
  const payable = !quote.unpayable.some((one) => one.method === chosen);
  const useCredit = (wanted: boolean) => {
    const next = { ...draft, useCredit: wanted };
    keepDraft(next);
    setDraft(next);
  };
  return (
    <div className={checkoutColumns}>
      <div className="flex flex-col gap-4">
        <CartChanges changes={cart.changes} />
        <ErrorNotice error={placing.error} />
        <SendTo address={draft.address} method={method} />
        {quote.credit > 0 && <CreditCard view={view} on={draft.useCredit} onChange={useCredit} />}
        {paidByCredit ? null : (
          <WayList ways={beginning.ways} quote={quote} chosen={chosen}>
            {payable ? children?.(view) : null}
          </WayList>
        )}
      </div>
      <CheckoutSummary
        quoted={quoted}
        items={cart.items}
        method={method}
        credit={credit}
        totalInButton={totalInButton && !paidByCredit}
      >
        {paidByCredit ? <PayByCredit view={view} /> : payable ? button(view) : undefined}
      </CheckoutSummary>
    </div>
  );
}

function ErrorNotice({ error }: { error: PlacingError | null }) {
  const t = useMessages(checkoutMessages);
  const ways = {
    cart: <Link to="/cart">{t.backToCart}</Link>,
    address: <Link to="/checkout">{t.backToAddress}</Link>,
    orders: <Link to="/my-order">{t.myOrders}</Link>,
  };
  return (
    <Notice
      tone={error?.tone ?? 'bad'}
      action={
        error === null || error.way === 'again' ? null : (
          <Button asChild size="small">
            {ways[error.way]}
          </Button>
        )
      }
    >
      {error?.text}
    </Notice>
  );
}
