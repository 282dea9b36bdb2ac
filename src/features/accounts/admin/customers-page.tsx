import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { Users } from 'lucide-react';
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
import type { ListedCustomer } from '../customers-admin.contract.ts';
import { customersAdminMessages } from './customers.messages.ts';
import { isErased } from '../account.rules.ts';

export const meta = pageHead(({ language }) => ({ title: customersAdminMessages[language].title, unlisted: true }));

/** Renders the list of customers, searchable by any known detail. */
export default function StaffCustomersPage() {
  const t = useMessages(customersAdminMessages);
  const address = useAddressFilters({ q: 'text', active: 'boolean' });
  const list = usePages<ListedCustomer>(['admin/customers', 'list', address.key], (query, signal) =>
    staffApi('GET /api/admin/customers/', {
      query: { page_size: rowsOnPage, ...address.query, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const filters = [
    { kind: 'search', name: 'q', label: t.search },
    {
      kind: 'select',
      name: 'active',
      label: t.state,
      all: t.all,
      options: [
        { value: 'true', label: t.active },
        { value: 'false', label: t.blocked },
      ],
    },
  ] as const;
  return (
    <AdminLayout title={t.title} filters={<FilterBar filters={filters} of={address} />}>
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Users />} text={t.empty} />}
      />
    </AdminLayout>
  );
}

function useColumns(): readonly Column<ListedCustomer>[] {
  const t = useMessages(customersAdminMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t.name,
      cell: ({ id, full_name: name, username, phone }) => (
        <Link to={`/admin/customers/${id}`} className="grid min-h-target content-center leading-snug">
          <bdi className="font-semibold text-turquoise">{isErased({ phone }) ? t.former(id) : (name ?? username)}</bdi>
          {name === null ? null : <bdi className="text-xs text-muted">{username}</bdi>}
        </Link>
      ),
    },
    {
      key: 'phone',
      title: t.phone,
      cell: ({ phone }) => (isErased({ phone }) ? '—' : <bdi dir="ltr">{inDigitsOf(showMobile(phone), language)}</bdi>),
    },
    {
      key: 'email',
      title: t.email,
      onlyWide: true,
      cell: ({ email }) => (email === null ? '—' : <bdi dir="ltr">{email}</bdi>),
    },
    {
      key: 'state',
      title: t.state,
      cell: ({ active, role, phone }) => {
        if (isErased({ phone })) return <StateBadge tone="over">{t.erased}</StateBadge>;
        return (
          <StateBadge tone={!active ? 'bad' : role === null ? 'over' : 'going'}>
            {!active ? t.blocked : role === null ? t.active : t.staff}
          </StateBadge>
        );
      },
    },
    {
      key: 'since',
      title: t.since,
      onlyWide: true,
      cell: ({ created_at: since }) => <TimeCell at={since} day className="text-muted" />,
    },
  ];
}
