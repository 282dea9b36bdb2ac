import { Store } from 'lucide-react';
import { inDigitsOf } from '#shared/digits.ts';
import { formatJalaliDate } from '#shared/jalali.ts';
import { showMobile } from '#shared/phone.ts';
import type { Column } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { useAddressFilters } from '#web/address-filters.ts';
import { staffApi } from '#web/api.ts';
import { BackOfficeLayout } from '#web/back-office-layout.tsx';
import { FilterBar } from '#web/back-office/filter-bar.tsx';
import { StaffTable } from '#web/back-office/staff-table.tsx';
import { pageHead } from '#web/page-meta.ts';
import { usePages } from '#web/use-pages.ts';
import type { ListedSeller } from '../staff-sellers.contract.ts';
import { sellersMessages } from './sellers.messages.ts';

export const meta = pageHead(({ language }) => ({ title: sellersMessages[language].title, unlisted: true }));

const states = ['open', 'closed'] as const;

/** Who sells here: what each is charged and owed. */
export default function SellersPage() {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const of = useAddressFilters({ q: 'text', state: states });
  const list = usePages<ListedSeller>(of.key, (part, signal) => staffApi('GET /api/admin/sellers/', { query: { ...of.query, ...part }, ...(signal && { signal }) }));
  const columns: readonly Column<ListedSeller>[] = [
    { key: 'name', title: t.name, cell: ({ id, name }) => <Link to={`/admin/sellers/${id}`} className="inline-flex min-h-target items-center font-semibold text-turquoise"><bdi>{name}</bdi></Link> },
    {
      key: 'owner', title: t.owner, onlyWide: true,
      cell: ({ owner }) => (owner === null ? t.byStaff : (
        <span className="grid leading-snug">
          <bdi>{owner.username}</bdi>
          <bdi dir="ltr" className="text-xs text-muted tabular-nums">{inDigitsOf(showMobile(owner.phone), language)}</bdi>
        </span>
      )),
    },
    { key: 'state', title: t.state, cell: ({ active }) => <StateBadge tone={active ? 'good' : 'bad'}>{active ? t.open : t.closed}</StateBadge> },
    { key: 'products', title: t.products, figure: true, onlyWide: true, cell: ({ products }) => t.productCount(products) },
    { key: 'commission', title: t.commission, figure: true, onlyWide: true, cell: ({ house, commission_percent: percent }) => (house ? '—' : t.percent(percent)) },
    { key: 'balance', title: t.balance, figure: true, cell: ({ house, balance }) => (house ? '—' : <span className="own-direction whitespace-nowrap">{t.toman(balance)}</span>) },
    { key: 'since', title: t.since, onlyWide: true, cell: ({ since }) => <time dateTime={since} className="lg:whitespace-nowrap text-muted">{formatJalaliDate(new Date(since), language, 'long')}</time> },
  ];
  return (
    <BackOfficeLayout
      title={t.title}
      filters={<FilterBar of={of} filters={[{ kind: 'search', name: 'q', label: t.search }, { kind: 'chips', name: 'state', label: t.state, options: states.map((one) => ({ value: one, label: t[one] })) }]} />}
    >
      <StaffTable list={list} caption={t.list} columns={columns} rowKey={({ id }) => id} empty={<EmptyState icon={<Store />} text={t.none} />} />
    </BackOfficeLayout>
  );
}
