import { PackageOpen } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { ordersMessages } from '../orders-screens.messages.ts';
import type { OrderSummary } from '../orders.contract.ts';
import { OrderCard } from './order-card.tsx';

const pageSize = 10;

/** The customer's orders, newest first. */
export function OrderList() {
  const t = useMessages(ordersMessages);
  const orders = usePages<OrderSummary>(['orders', 'list'], (query, signal) =>
    customerApi('GET /api/orders/', {
      query: { page_size: pageSize, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  if (orders.state === 'loading') return <OrderListSkeleton />;
  if (orders.state === 'failed') return <FailedState text={t.failed} onRetry={orders.refresh} />;
  const { data, next } = orders.data;
  if (data.length === 0) return <NoOrders />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 md:grid-cols-2 lg:gap-4">
        {data.map((order) => (
          <li key={order.number}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <MoreButton list={orders} variant="outline" className="justify-self-center">
          {t.older}
        </MoreButton>
      )}
    </div>
  );
}

function NoOrders() {
  const t = useMessages(ordersMessages);
  return (
    <EmptyState
      icon={<PackageOpen />}
      text={t.empty}
      hint={t.emptyHint}
      action={
        <Button variant="primary" asChild>
          <Link to="/shop-grid">{t.browse}</Link>
        </Button>
      }
    />
  );
}

/** Skeleton of the order list. */
export function OrderListSkeleton() {
  const t = useMessages(ordersMessages);
  return (
    <div role="status" aria-label={t.loading} className="grid gap-3 md:grid-cols-2 lg:gap-4">
      {Array.from({ length: 4 }, (_, card) => (
        <div key={card} aria-hidden="true" className="grid gap-3 rounded-card bg-surface p-4">
          <Skeleton className="h-6 w-24 rounded-full" />
          <div className="flex gap-2">
            <Skeleton className="size-14 rounded-control" />
            <Skeleton className="size-14 rounded-control" />
          </div>
          <Skeleton className="h-6 w-2/3" />
        </div>
      ))}
    </div>
  );
}
