import { CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { isDeclineCode } from '#features/payments/card-declines.rules.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { cardScreens } from '../../card-screens.messages.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { NextTry } from './next-try.tsx';
import { useRequestedNumber, useRequestedOrder } from '../use-requested-order.ts';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].resultTitle,
  canonical: '/payment-failed',
  unlisted: true,
}));

/** Renders a payment that was not completed, or whose gateway has not responded yet: the order waits for another attempt or for the gateway. */
export default function PaymentFailedPage() {
  const t = useMessages(checkoutMessages);
  const number = useRequestedNumber();
  return (
    <>
      <PageHeader title={t.resultTitle} back="/my-order" />
      <main id="content" className="container-middle grid max-w-xl justify-items-center gap-5 py-6 text-center">
        {number === undefined ? (
          <Waiting />
        ) : number === null ? (
          <WithoutOrder />
        ) : (
          <RequireSignIn meanwhile={<Waiting />}>{() => <RequestedOrder key={number} number={number} />}</RequireSignIn>
        )}
      </main>
    </>
  );
}

/** The outcome is unknown until the order is loaded: no error is displayed before that. */
function Waiting() {
  return (
    <>
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-28 w-full rounded-card" />
    </>
  );
}

function Lead({ tone, title, text }: { tone: 'bad' | 'waiting'; title: string; text: string }) {
  const Sign = tone === 'bad' ? CircleX : Clock;
  return (
    <>
      <span
        aria-hidden="true"
        className={`grid size-20 place-items-center rounded-full ${tone === 'bad' ? 'bg-pomegranate-soft text-rose' : 'bg-saffron-soft text-amber'}`}
      >
        <Sign className="size-10" strokeWidth={2.5} />
      </span>
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="text-muted">{text}</p>
    </>
  );
}

function Failed({ children }: { children: ReactNode }) {
  const t = useMessages(checkoutMessages);
  const cards = useMessages(cardScreens);
  const [query] = useSearchParams();
  const why = query.get('why');
  return (
    <>
      <Lead tone="bad" title={t.failedTitle} text={isDeclineCode(why) ? cards[why] : t.failedText} />
      {children}
    </>
  );
}

function WithoutOrder() {
  const t = useMessages(checkoutMessages);
  return (
    <Failed>
      <Button asChild variant="primary">
        <Link to="/my-order">{t.myOrders}</Link>
      </Button>
    </Failed>
  );
}

function RequestedOrder({ number }: { number: string }) {
  const requested = useRequestedOrder(number);
  const t = useMessages(checkoutMessages);
  if (requested.state === 'loading') return <Waiting />;
  if (requested.state === 'failed' || requested.data === null) return <WithoutOrder />;
  const order = requested.data;
  const nextTry = <NextTry order={order} onChange={requested.replace} />;
  if (order.confirming)
    return (
      <>
        <Lead tone="waiting" title={t.confirmingTitle} text={t.confirmingText} />
        {nextTry}
      </>
    );
  if (order.status !== 'awaiting-payment' && order.status !== 'lapsed' && order.status !== 'cancelled') {
    return (
      <>
        <Lead tone="waiting" title={t.standsTitle} text={t.standsText} />
        {nextTry}
      </>
    );
  }
  if (order.status === 'cancelled')
    return (
      <>
        <Lead
          tone="bad"
          title={t.cancelledTitle}
          text={order.paid_at === null ? t.cancelledText : t.cancelledPaidText}
        />
        {nextTry}
      </>
    );
  return <Failed>{nextTry}</Failed>;
}
