import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { Check, Clock, PackageSearch } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { refreshCart } from '#features/cart/storefront/cart-store.ts';
import { orderAddress } from '#features/orders/storefront/order-card.tsx';
import { ReportedTransfer } from '#features/bank-transfers/storefront/reported-transfer.tsx';
import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import { OrderArrival, OrderCode } from '#features/order-details/storefront/order-lead.tsx';
import { OrderLines } from '#features/order-details/storefront/order-lines.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { paymentOutcome } from '../../payment-outcome.rules.ts';
import { useRequestedNumber, useRequestedOrder } from '../use-requested-order.ts';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].resultTitle,
  canonical: '/payment-success',
  unlisted: true,
}));

/** Renders the placed order: a success is displayed only for the customer's own order, and only while it is active. */
export default function PaymentSuccessPage() {
  const number = useRequestedNumber();
  useEffect(() => {
    void refreshCart();
  }, []);
  if (number === undefined)
    return (
      <Screen>
        <Waiting />
      </Screen>
    );
  return number === null ? <WithoutOrder /> : <OfOrder number={number} />;
}

function Screen({ paid = false, children }: { paid?: boolean; children: ReactNode }) {
  const t = useMessages(checkoutMessages);
  return (
    <>
      <PageHeader title={paid ? t.paymentSuccessful : t.resultTitle} back="/home" />
      <main id="content" className="container-middle grid max-w-xl justify-items-center gap-5 py-6 text-center">
        {children}
      </main>
    </>
  );
}

/** Nothing is displayed before the outcome is known. */
function Waiting() {
  const t = useMessages(checkoutMessages);
  return (
    <div role="status" aria-label={t.loading} className="grid w-full justify-items-center gap-5">
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-24 w-64 max-w-full rounded-card" />
      <SkeletonCard className="h-18 w-full" />
    </div>
  );
}

function WithoutOrder() {
  const t = useMessages(checkoutMessages);
  return (
    <Screen paid>
      <Lead sign="done" title={t.paymentSuccessful} />
      <WaysOn to="/my-order">{t.followOrder}</WaysOn>
    </Screen>
  );
}

function OfOrder({ number }: { number: string }) {
  const t = useMessages(checkoutMessages);
  const session = useSession();
  const requested = useRequestedOrder(number);
  if (session.state === 'loading' || requested.state === 'loading')
    return (
      <Screen>
        <Waiting />
      </Screen>
    );
  if (requested.state === 'failed' && requested.refused?.status !== 404)
    return (
      <Screen>
        <FailedState text={t.orderFailed} onRetry={requested.refresh} />
      </Screen>
    );
  if (requested.state === 'failed' || requested.data === null) {
    return (
      <Screen>
        <Lead sign="unknown" title={t.orderUnknown} text={t.orderUnknownText} />
        <WaysOn to="/my-order">{t.myOrders}</WaysOn>
      </Screen>
    );
  }
  return <Outcome order={requested.data} />;
}

/** Renders the outcome: paid, payable at the door, a transfer under review or, for a visitor who comes here another way, not paid. */
function Outcome({ order }: { order: OrderDetail }) {
  const t = useMessages(checkoutMessages);
  const outcome = paymentOutcome(order);
  const failed = <Navigate to={`/payment-failed?order=${encodeURIComponent(order.number)}`} replace />;
  const awaiting = (
    <Messages order={order}>
      <Lead sign="waits" title={t.awaiting} />
    </Messages>
  );
  switch (outcome) {
    case 'failed':
      return failed;
    case 'returned':
      return <Navigate to={orderAddress(order.number)} replace />;
    case 'awaiting':
      return awaiting;
    case 'by-transfer':
      return (
        <ReportedTransfer
          number={order.number}
          meanwhile={
            <Screen>
              <Waiting />
            </Screen>
          }
          otherwise={order.status === 'lapsed' ? failed : awaiting}
        >
          {(report) => (
            <Messages order={order}>
              <Lead sign="waits" title={t.transferReported} />
              {report}
            </Messages>
          )}
        </ReportedTransfer>
      );
    case 'at-the-door':
      return (
        <Messages order={order}>
          <Lead sign="done" title={t.cashPlaced} text={t.cashLead(order.total - order.credit_used)} />
        </Messages>
      );
    case 'paid':
      return (
        <Messages order={order} paid>
          <Lead
            sign="done"
            title={t.paymentSuccessful}
            text={order.payment_method === 'bank' ? t.transferConfirmed : t.paidText}
          />
        </Messages>
      );
  }
}

function Messages({ order, paid = false, children }: { order: OrderDetail; paid?: boolean; children: ReactNode }) {
  const t = useMessages(checkoutMessages);
  return (
    <Screen paid={paid}>
      {children}
      <div className="grid w-full gap-3 text-start">
        <OrderArrival order={order} />
        <Card asChild className="grid gap-3">
          <section aria-label={t.goods}>
            <OrderLines lines={order.lines} />
          </section>
        </Card>
        <Card asChild className="grid gap-2">
          <section aria-label={t.sendTo}>
            <h3 className="text-sm text-muted">{t.sendTo}</h3>
            <AddressCard address={order.address} />
          </section>
        </Card>
        <dl className="flex w-full items-center justify-between gap-3 rounded-card bg-surface px-4 py-2 shadow-card">
          <dt className="text-muted">{t.orderNumber}</dt>
          <dd>
            <OrderCode name={t.orderNumber} code={order.number} />
          </dd>
        </dl>
      </div>
      <WaysOn to={orderAddress(order.number)}>{t.followOrder}</WaysOn>
    </Screen>
  );
}

function WaysOn({ to, children }: { to: string; children: string }) {
  const t = useMessages(checkoutMessages);
  return (
    <div className="grid w-full gap-3 sm:grid-cols-2">
      <Button asChild variant="primary">
        <Link to={to}>{children}</Link>
      </Button>
      <Button asChild>
        <Link to="/home">{t.toHome}</Link>
      </Button>
    </div>
  );
}

const signs = {
  done: [Check, 'bg-turquoise-soft text-turquoise'],
  waits: [Clock, 'bg-saffron-soft text-amber'],
  unknown: [PackageSearch, 'bg-raised text-muted'],
} as const;

function Lead({ sign, title, text }: { sign: keyof typeof signs; title: string; text?: string }) {
  const [Sign, colours] = signs[sign];
  return (
    <>
      <span aria-hidden="true" className={`grid size-20 place-items-center rounded-full ${colours}`}>
        <Sign className="size-10" strokeWidth={2.5} />
      </span>
      <div className="grid content-start gap-2">
        <h2 className="text-xl font-bold">{title}</h2>
        {text === undefined ? null : <p className="text-muted">{text}</p>}
      </div>
    </>
  );
}
