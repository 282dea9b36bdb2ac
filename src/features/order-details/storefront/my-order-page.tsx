import type { OrderDetail } from '../order-details.contract.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useHydrated } from '#web/session/hydrated.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { OneOrAll } from '#web/pages/one-or-all.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useTabTitle } from '#web/pages/tab-title.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { OrderList, OrderListSkeleton } from '#features/orders/storefront/order-list.tsx';
import { OrderView, OrderViewSkeleton } from './order-view.tsx';

// Lazy-loaded, since it is needed only for bank transfers.
const TransferView = loadedLater(
  async () => (await import('#features/bank-transfers/storefront/bank-transfer-view.tsx')).TransferView,
);

function transferOf({ number, payment_method: method }: OrderDetail): ReactNode {
  return method === 'bank' ? (
    <TransferView number={number} meanwhile={<Skeleton className="h-40 rounded-card" />} />
  ) : null;
}

export const meta = pageHead(({ language }) => ({
  title: ordersMessages[language].title,
  canonical: '/my-order',
  unlisted: true,
}));

/** Page of the customer's orders, or of the one given by `?order=`. */
export default function MyOrderPage() {
  const t = useMessages(ordersMessages);
  // The page is rendered identically for everybody: the requested order is known only in the browser.
  const alive = useHydrated();
  const [query] = useSearchParams();
  const number = alive ? query.get('order') : null;
  const title = number === null ? t.title : t.order(number);
  useTabTitle(title);
  return (
    <>
      <PageHeader title={title} back={number === null ? '/home' : '/my-order'} />
      <main id="content" className="container-middle py-4">
        <RequireSignIn meanwhile={<Coming number={alive ? number : undefined} />}>
          {() => (number === null ? <OrderList /> : <OrderView key={number} number={number} part={transferOf} />)}
        </RequireSignIn>
      </main>
    </>
  );
}

/** Skeleton of the page; of both variants while the URL is unknown. */
function Coming({ number }: { number: string | null | undefined }) {
  if (number === undefined) return <OneOrAll one={<OrderViewSkeleton />} all={<OrderListSkeleton />} />;
  return number === null ? <OrderListSkeleton /> : <OrderViewSkeleton />;
}
