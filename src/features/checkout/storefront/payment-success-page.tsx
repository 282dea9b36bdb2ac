import { Check, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { refreshCart } from '#features/cart/storefront/cart-store.ts';
import type { OrderDetail } from '#features/orders/orders.contract.ts';
import { inDigitsOf } from '#shared/digits.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#web/page-header.tsx';
import { pageHead } from '#web/page-meta.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { useAskedNumber, useAskedOrder } from './use-asked-order.ts';

export const meta = pageHead(({ language }) => ({ title: checkoutMessages[language].paymentSuccessful, canonical: '/payment-success', unlisted: true }));

/** The order is placed. */
export default function PaymentSuccessPage() {
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  const number = useAskedNumber();
  const asked = useAskedOrder(number);
  const order = asked.state === 'ready' ? asked.answer : null;
  useEffect(() => {
    void refreshCart();
  }, []);
  return (
    <>
      <PageHeader title={t.paymentSuccessful} back="/home" />
      <main id="content" className="container-middle grid max-w-xl justify-items-center gap-5 py-10 text-center">
        <SuccessSign waits={order?.status === 'awaiting-payment'} />
        <div className="grid min-h-24 content-start gap-2">
          <Words order={order} />
        </div>
        {number === null ? null : (
          <dl className="flex w-full items-center justify-between gap-3 rounded-card bg-surface px-5 py-4">
            <dt className="text-muted">{t.orderNumber}</dt>
            <dd dir="ltr" className="min-h-7 text-lg font-bold tabular-nums">{number !== undefined && inDigitsOf(number, language)}</dd>
          </dl>
        )}
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Button asChild variant="primary">
            <Link to={number === null || number === undefined ? '/my-order' : `/my-order?order=${encodeURIComponent(number)}`}>{t.followOrder}</Link>
          </Button>
          <Button asChild>
            <Link to="/home">{t.toHome}</Link>
          </Button>
        </div>
      </main>
    </>
  );
}

function SuccessSign({ waits }: { waits: boolean }) {
  const Sign = waits ? Clock : Check;
  return (
    <span aria-hidden="true" className={`grid size-24 place-items-center rounded-full ${waits ? 'bg-saffron-soft text-amber' : 'bg-turquoise-soft text-turquoise'}`}>
      <Sign className="size-12" strokeWidth={2.5} />
    </span>
  );
}

/** What came of it: paid, to be paid at the door, or, for who comes here another way, not paid yet. */
function Words({ order }: { order: OrderDetail | null }) {
  const t = useMessages(checkoutMessages);
  if (order?.status === 'awaiting-payment') return <p className="text-lg font-bold">{t.awaiting}</p>;
  if (order?.payment_method === 'cash' && order.paid_at === null) {
    return (
      <>
        <h2 className="text-xl font-bold">{t.cashPlaced}</h2>
        <p className="text-muted">{t.cashLead(order.total - order.credit_used)}</p>
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl font-bold">{t.paymentSuccessful}</h2>
      <p className="text-muted">{t.paidText}</p>
    </>
  );
}
