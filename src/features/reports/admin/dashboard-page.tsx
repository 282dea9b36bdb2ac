import type { ReactNode } from 'react';
import { OrderStateBadge } from '#features/orders/admin/order-state.tsx';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import type { DashboardFigures } from '../dashboard.contract.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { OpeningSteps } from './opening-steps.tsx';
import { SalesChart } from './sales-chart.tsx';
import { useDashboardFigures } from './use-dashboard-figures.ts';
import { WaitingQueues } from './waiting-queues.tsx';

export const meta = pageHead(({ language }) => ({ title: dashboardMessages[language].title, unlisted: true }));

/** The dashboard: sales, pending work, best sellers and low stock. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const admin = useDashboardFigures();
  const session = useSession();
  const isDecider =
    session.state === 'customer' && (session.customer.role === 'owner' || session.customer.role === 'manager');
  const isOthers = admin.state === 'failed' && admin.refused?.status === 403;
  return (
    <AdminLayout title={t.title}>
      {isDecider ? <OpeningSteps /> : null}
      <WaitingQueues />
      {admin.state === 'loading' ? <FiguresSkeleton /> : null}
      {admin.state === 'failed' && !isOthers ? <FailedState text={t.failed} onRetry={admin.refresh} /> : null}
      {admin.state === 'ready' ? <Figures figures={admin.data} /> : null}
    </AdminLayout>
  );
}

/** Renders placeholders of the figures' cards, of the same height. */
function FiguresSkeleton() {
  return (
    <span aria-hidden="true" className="grid gap-4 lg:grid-cols-3">
      {['h-56', 'h-56 lg:col-span-2', 'h-96', 'h-96', 'h-96'].map((size, index) => (
        <span key={index} className={`rounded-card border border-line bg-surface p-4 ${size}`}>
          <SkeletonText lines={4} />
        </span>
      ))}
    </span>
  );
}

function Figures({ figures: { days, statuses, best, low } }: { figures: DashboardFigures }) {
  const t = useMessages(dashboardMessages);
  const today = days.at(-1);
  const month = days.reduce(
    (sum, { total, orders_count: orders }) => ({ total: sum.total + total, orders: sum.orders + orders }),
    {
      total: 0,
      orders: 0,
    },
  );
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Part title={t.today}>
        <Sum total={today?.total ?? 0} orders={today?.orders_count ?? 0} />
      </Part>
      <Part title={t.month} className="lg:col-span-2">
        <Sum {...month} />
        <SalesChart days={days} />
      </Part>
      <Part title={t.underWay}>
        <Rows
          rows={statuses.map(({ status, count }) => ({
            key: status,
            name: (
              <Link to={`/admin/orders?status=${status}`} className="inline-flex min-h-target items-center">
                <OrderStateBadge state={status as OrderState} />
              </Link>
            ),
            figure: t.orders(count),
          }))}
        />
      </Part>
      <Part title={t.best}>
        <Rows
          rows={best.map(({ name, pieces }) => ({
            key: name,
            name: <bdi className="line-clamp-1">{name}</bdi>,
            figure: t.pieces(pieces),
            share: pieces / (best[0]?.pieces ?? 1),
          }))}
        />
      </Part>
      <Part title={t.low}>
        <Rows
          rows={low.map(({ name, variant, left }) => ({
            key: `${name} ${variant}`,
            name: (
              <>
                <bdi className="line-clamp-1">{name}</bdi>
                {variant === '' ? null : <bdi className="block text-xs text-muted">{variant}</bdi>}
              </>
            ),
            figure: left === 0 ? t.soldOut : t.pieces(left),
          }))}
        />
      </Part>
    </div>
  );
}

function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={`grid content-start gap-3 rounded-card border border-line bg-surface p-4 ${className}`}>
      <h2 className="text-sm font-bold text-muted">{title}</h2>
      {children}
    </section>
  );
}

function Sum({ total, orders }: { total: number; orders: number }) {
  const t = useMessages(dashboardMessages);
  return (
    <div>
      <p className="text-xl font-bold">{t.toman(total)}</p>
      <p className="text-sm text-muted">{t.orders(orders)}</p>
    </div>
  );
}

interface Row {
  readonly key: string;
  readonly name: ReactNode;
  readonly figure: string;
  /** The length relative to the longest bar, 0 to 1. */
  readonly share?: number;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useMessages(dashboardMessages);
  if (rows.length === 0) return <p className="text-sm text-muted">{t.nothing}</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {rows.map(({ key, name, figure, share }) => (
        <li key={key}>
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">{name}</div>
            <span className="own-direction shrink-0 text-muted">{figure}</span>
          </div>
          {share === undefined ? null : (
            <div aria-hidden="true" className="mt-1 h-1 rounded-full bg-raised">
              <div className="h-full rounded-full bg-turquoise" style={{ width: `${Math.round(share * 100)}%` }} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
