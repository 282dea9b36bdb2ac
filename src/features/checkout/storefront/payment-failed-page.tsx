import { CircleX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { RequireSignIn } from '#features/identity/storefront/require-sign-in.tsx';
import type { OrderDetail } from '#features/orders/orders.contract.ts';
import { orderAddress } from '#features/orders/storefront/order-card.tsx';
import { usePayAgain } from '#features/orders/storefront/use-pay-again.ts';
import { toPersianDigits } from '#shared/digits.ts';
import { Button } from '#ui/button.tsx';
import { Countdown } from '#ui/countdown.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageHeader } from '#web/page-header.tsx';
import { pageHead } from '#web/page-meta.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { useAskedNumber, useAskedOrder } from './use-asked-order.ts';
import { useOtherWay } from './use-other-way.ts';

export const meta = pageHead(({ language }) => ({ title: checkoutMessages[language].failedTitle, canonical: '/payment-failed', unlisted: true }));

/** Nothing was paid: the order waits for another try. */
export default function PaymentFailedPage() {
  const t = useMessages(checkoutMessages);
  const number = useAskedNumber();
  return (
    <>
      <PageHeader title={t.failedTitle} back="/my-order" />
      <main id="content" className="container-middle grid max-w-xl justify-items-center gap-5 py-10 text-center">
        <span aria-hidden="true" className="grid size-24 place-items-center rounded-full bg-pomegranate-soft text-rose">
          <CircleX className="size-12" />
        </span>
        <h2 className="text-xl font-bold">{t.failedTitle}</h2>
        <p className="text-muted">{t.failedText}</p>
        {number === undefined ? <Skeleton className="h-28 w-72" /> : number === null ? <WithoutOrder /> : <RequireSignIn meanwhile={<Skeleton className="h-28 w-72" />}>{() => <FailedOrder number={number} />}</RequireSignIn>}
      </main>
    </>
  );
}

function WithoutOrder() {
  const t = useMessages(checkoutMessages);
  return (
    <Button asChild variant="primary">
      <Link to="/my-order">{t.myOrders}</Link>
    </Button>
  );
}

function FailedOrder({ number }: { number: string }) {
  const asked = useAskedOrder(number);
  if (asked.state === 'loading') return <Skeleton className="h-28 w-full" />;
  if (asked.state === 'failed' || asked.answer === null) return <WithoutOrder />;
  return <NextTry order={asked.answer} />;
}

function NextTry({ order }: { order: OrderDetail }) {
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  const again = usePayAgain(order.number);
  const other = useOtherWay(order);
  const [over, setOver] = useState(false);
  const end = useCallback(() => {
    setOver(true);
  }, []);
  const payable = order.can.pay && !over;
  const paid = !order.can.pay && order.status !== 'lapsed' && order.status !== 'cancelled';
  return (
    <div className="grid w-full justify-items-center gap-4">
      <p>
        <span className="text-muted">{t.orderNumber}</span>{' '}
        <bdi className="font-bold tabular-nums">{language === 'fa' ? toPersianDigits(order.number) : order.number}</bdi>
      </p>
      {payable && order.held_until !== null && (
        <div className="grid justify-items-center gap-2 text-sm text-muted">
          <p>{t.stillHeld}</p>
          <Countdown label={t.stillHeld} endsAt={order.held_until} onEnd={end} />
        </div>
      )}
      <Notice tone="bad" className="w-full text-start">{again.fault ?? other.fault}</Notice>
      <Notice tone={paid ? 'good' : 'warning'} className="w-full text-start">{payable ? null : paid ? t.alreadyPaid : t.lapsed}</Notice>
      <div className="grid w-full gap-3">
        {payable && (
          <Button variant="primary" busy={again.paying} busyText={t.paying} disabled={other.busy} onClick={again.pay}>
            {t.payNow(order.total)}
          </Button>
        )}
        {!paid && (
          <>
            <Button variant={payable ? 'outline' : 'primary'} busy={other.busy} busyText={t.otherWayBusy} disabled={again.paying} onClick={other.begin}>
              {t.otherWay}
            </Button>
            <p className="text-xs text-muted">{t.otherWayHint}</p>
          </>
        )}
        <Button asChild>
          <Link to={orderAddress(order.number)}>{t.followOrder}</Link>
        </Button>
      </div>
    </div>
  );
}
