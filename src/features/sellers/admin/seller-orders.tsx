import { PackageOpen } from 'lucide-react';
import { OrderStateBadge } from '#features/orders/admin/order-state.tsx';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { formatNumber, inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { staffApi } from '#web/data/api.ts';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { usePages } from '#web/data/use-pages.ts';
import type { SellerOrder } from '../sellers-admin.contract.ts';
import { sellersMessages } from './sellers.messages.ts';

/** Renders the orders with a seller's products, newest first. */
export function SellerOrders({ sellerId }: { sellerId: number }) {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const list = usePages<SellerOrder>(['admin/sellers', sellerId, 'orders'], (query, signal) =>
    staffApi('GET /api/admin/sellers/:id/orders/', { params: { id: sellerId }, query, ...(signal && { signal }) }),
  );
  const columns: readonly Column<SellerOrder>[] = [
    {
      key: 'number',
      title: t.number,
      cell: ({ order }) => (
        <Link
          to={`/admin/orders/${order}`}
          className="inline-flex min-h-target items-center font-semibold text-turquoise"
        >
          <bdi>{inDigitsOf(order, language)}</bdi>
        </Link>
      ),
    },
    {
      key: 'when',
      title: t.when,
      onlyWide: true,
      cell: ({ placed_at: at }) => (
        <time dateTime={at} className="text-muted">
          {formatJalaliDate(new Date(at), language, 'with-time')}
        </time>
      ),
    },
    { key: 'state', title: t.state, cell: ({ status }) => <OrderStateBadge state={status as OrderState} /> },
    {
      key: 'pieces',
      title: t.pieces,
      figure: true,
      onlyWide: true,
      cell: ({ pieces }) => formatNumber(pieces, language),
    },
    {
      key: 'total',
      title: t.total,
      figure: true,
      cell: ({ total }) => <span className="own-direction whitespace-nowrap">{t.toman(total)}</span>,
    },
  ];
  return (
    <section className="grid gap-3">
      <h2 className="font-bold">{t.orders}</h2>
      <StaffTable
        list={list}
        caption={t.orders}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<PackageOpen />} text={t.noOrders} />}
      />
    </section>
  );
}
