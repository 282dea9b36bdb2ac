import { Store } from 'lucide-react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { textFor } from '#shared/text/names.ts';
import type { ListedSeller } from '../sellers-admin.contract.ts';
import { sellersMessages } from './sellers.messages.ts';

export const meta = pageHead(({ language }) => ({ title: sellersMessages[language].title, unlisted: true }));

const states = ['open', 'closed'] as const;

/** Returns the page's filters as query parameters. */
const sellerQueryOf = ({ status, ...query }: { q?: string; status?: (typeof states)[number] }) => ({
  ...query,
  ...(status !== undefined && { active: status === 'open' }),
});

/** The list of sellers with their commission and balance. */
export default function SellersPage() {
  const t = useMessages(sellersMessages);
  const of = useAddressFilters({ q: 'text', status: states });
  const list = usePages<ListedSeller>(['admin/sellers', 'list', of.key], (part, signal) =>
    staffApi('GET /api/admin/sellers/', { query: { ...sellerQueryOf(of.query), ...part }, ...(signal && { signal }) }),
  );
  return (
    <AdminLayout
      title={t.title}
      filters={
        <FilterBar
          of={of}
          filters={[
            { kind: 'search', name: 'q', label: t.search },
            {
              kind: 'chips',
              name: 'status',
              label: t.state,
              options: states.map((one) => ({ value: one, label: t[one] })),
            },
          ]}
        />
      }
    >
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Store />} text={t.none} />}
      />
    </AdminLayout>
  );
}

function useColumns(): readonly Column<ListedSeller>[] {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t.name,
      cell: ({ id, name }) => (
        <Link
          to={`/admin/sellers/${id}`}
          className="inline-flex min-h-target items-center font-semibold text-turquoise"
        >
          <bdi>{textFor(name, language)}</bdi>
        </Link>
      ),
    },
    {
      key: 'owner',
      title: t.owner,
      onlyWide: true,
      cell: ({ owner }) => <Owner owner={owner} />,
    },
    {
      key: 'state',
      title: t.state,
      cell: ({ active }) => <StateBadge tone={active ? 'good' : 'bad'}>{active ? t.open : t.closed}</StateBadge>,
    },
    {
      key: 'products',
      title: t.products,
      figure: true,
      onlyWide: true,
      cell: ({ products_count: count }) => t.productCount(count),
    },
    {
      key: 'commission',
      title: t.commission,
      figure: true,
      onlyWide: true,
      cell: ({ house, commission_percent: percent }) => (house ? '—' : t.percent(percent)),
    },
    {
      key: 'balance',
      title: t.balance,
      figure: true,
      cell: ({ house, balance }) =>
        house ? '—' : <span className="own-direction whitespace-nowrap">{t.toman(balance)}</span>,
    },
    {
      key: 'since',
      title: t.since,
      onlyWide: true,
      cell: ({ created_at: since }) => <TimeCell at={since} day className="text-muted" />,
    },
  ];
}

function Owner({ owner }: Pick<ListedSeller, 'owner'>) {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  if (owner === null) return t.byStaff;
  return (
    <span className="grid leading-snug">
      <bdi>{owner.username}</bdi>
      <bdi dir="ltr" className="text-xs text-muted">
        {inDigitsOf(showMobile(owner.phone), language)}
      </bdi>
    </span>
  );
}
