import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { orderAddress } from '#features/orders/storefront/order-card.tsx';
import { AccountList } from '#features/bank-transfers/storefront/account-list.tsx';
import { TransferView } from '#features/bank-transfers/storefront/bank-transfer-view.tsx';
import { inDigitsOf } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PlaceButton } from './payment-way.tsx';
import { useRequestedNumber } from '../use-requested-order.ts';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].bankTitle,
  canonical: '/checkout-bank',
  unlisted: true,
}));

/** Renders payment by bank transfer: the order is placed here, and under `?order=` its transfer is reported. */
export default function CheckoutBankPage() {
  const number = useRequestedNumber();
  if (number === undefined) return <OnItsWay />;
  return number === null ? <OrderByTransfer /> : <PlacedByTransfer number={number} />;
}

/** Rendered by the server: only the browser knows whether the page is about an order. */
function OnItsWay() {
  const t = useMessages(checkoutMessages);
  return (
    <>
      <PageHeader title={t.bankTitle} back="/checkout-payment" />
      <main id="content" className="container-middle py-4">
        <CheckoutSkeleton />
      </main>
    </>
  );
}

function PlacedByTransfer({ number }: { number: string }) {
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  const navigate = useNavigateFromHere();
  const goOn = () => {
    void navigate(`/payment-success?order=${encodeURIComponent(number)}`, { replace: true });
  };
  return (
    <>
      <PageHeader title={t.bankTitle} back={orderAddress(number)} />
      <main id="content" className="container-middle grid max-w-xl grid-cols-[minmax(0,1fr)] gap-4 py-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <span className="text-muted">{t.orderNumber}</span>{' '}
            <bdi className="font-bold">{inDigitsOf(number, language)}</bdi>
          </p>
          <Button asChild size="small">
            <Link to={orderAddress(number)}>{t.followOrder}</Link>
          </Button>
        </div>
        <RequireSignIn meanwhile={<Skeleton className="h-60 w-full" />}>
          {() => <TransferView key={number} number={number} onReported={goOn} />}
        </RequireSignIn>
      </main>
    </>
  );
}

function OrderByTransfer() {
  const t = useMessages(checkoutMessages);
  return (
    <CheckoutFrame title={t.bankTitle} back="/checkout-payment" step={2}>
      {(customer, beginning) => (
        <PaymentStep
          key={customer.id}
          customer={customer}
          beginning={beginning}
          way={() => 'bank'}
          button={(view) => (
            <PlaceButton view={view} way="bank" busyText={t.ordering}>
              {t.orderNow}
            </PlaceButton>
          )}
        >
          {({ due }) => <WhereTo due={due} />}
        </PaymentStep>
      )}
    </CheckoutFrame>
  );
}

/** Renders the instructions after the order is placed, and the shop's bank accounts. */
function WhereTo({ due }: { due: number }) {
  const t = useMessages(checkoutMessages);
  const shop = useResource(['bank-accounts'], (signal) => customerApi('GET /api/bank-accounts/', { signal }));
  if (shop.state === 'failed') return <FailedState text={t.accountsFailed} onRetry={shop.refresh} />;
  if (shop.state === 'loading') return <Skeleton className="h-48 rounded-card" />;
  return (
    <>
      <div className="grid gap-1">
        <p>{t.bankLead(due)}</p>
        <p className="text-sm text-muted">{t.bankWaits(shop.data.hold_hours)}</p>
      </div>
      <AccountList accounts={shop.data.accounts} />
    </>
  );
}
