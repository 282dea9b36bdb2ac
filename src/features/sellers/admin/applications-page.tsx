import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { joined } from '#shared/text/joined.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useLastPage, usePages, type ListPart } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { Application, ApplicationState } from '../applications.contract.ts';
import { sellerAddress } from '../sellers.addresses.ts';
import { applicationsMessages } from './applications.messages.ts';
import { useRowDecisions } from './use-row-decisions.tsx';

export const meta = pageHead(({ language }) => ({ title: applicationsMessages[language].title, unlisted: true }));

const states = ['waiting', 'approved', 'refused'] as const;

/** The page of seller applications, which the owner approves or refuses with a reason. */
export default function ApplicationsPage() {
  const t = useMessages(applicationsMessages);
  const of = useAddressFilters({ status: states });
  const list = usePages<Application, ListPart<Application> & { counts: Record<ApplicationState, number> }>(
    ['admin/seller-applications', of.key],
    (part, signal) =>
      staffApi('GET /api/admin/seller-applications/', {
        query: { ...of.query, ...part },
        ...(signal && { signal }),
      }),
  );
  const counts = useLastPage(list)?.counts ?? null;
  const { buttons, dialog, keys } = useRowDecisions<Application>({
    about: 'application',
    decide: ({ id }, body) => staffApi('POST /api/admin/seller-applications/:id/decide/', { params: { id }, body }),
    takeBack: ({ id }, { decision }) =>
      staffApi('POST /api/admin/seller-applications/bulk-undo/', { body: { ids: [id], decision } }),
    onDecided: list.refresh,
    texts: {
      approve: t.approve,
      refuse: t.refuse,
      wasRefused: t.wasRefused,
      refuseTitle: t.refuseTitle,
      refuseText: t.refuseText,
      approveOne: ({ store_name: store }) => t.approveOne(store),
      refuseOne: ({ store_name: store }) => t.refuseOne(store),
      approved: ({ store_name: store }) => t.opened(store),
      usualReasons: [t.reasonName, t.reasonGoods, t.reasonPapers],
    },
  });
  return (
    <AdminLayout
      title={t.title}
      filters={
        <FilterBar
          of={of}
          filters={[
            {
              kind: 'chips',
              name: 'status',
              label: t.state,
              usual: 'waiting',
              options: states.map((one) => ({ value: one, label: t[one](counts?.[one] ?? 0) })),
            },
          ]}
        />
      }
    >
      <p className="hidden text-xs text-muted md:block">{keys}</p>
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns(buttons)}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Store />} text={t.none} />}
      />
      {dialog}
    </AdminLayout>
  );
}

function useColumns(buttons: (application: Application) => ReactNode): readonly Column<Application>[] {
  const t = useMessages(applicationsMessages);
  const language = useLanguage();
  return [
    {
      key: 'store',
      title: t.store,
      cell: (one) => (
        <span className="grid">
          <bdi className="font-semibold">{one.store_name}</bdi>
          {one.reason === null ? null : <span className="text-xs text-rose">{t.reason(one.reason)}</span>}
        </span>
      ),
    },
    { key: 'kind', title: t.kind, onlyWide: true, cell: ({ kind }) => t[kind] },
    {
      key: 'place',
      title: t.place,
      onlyWide: true,
      cell: ({ province, city }) => <bdi>{joined([province === city ? null : province, city], language)}</bdi>,
    },
    {
      key: 'applicant',
      title: t.applicant,
      cell: ({ applicant }) => (
        <span className="grid">
          <bdi>{applicant.name}</bdi>
          <bdi dir="ltr" className="text-xs text-muted">
            {inDigitsOf(showMobile(applicant.phone), language)}
          </bdi>
        </span>
      ),
    },
    {
      key: 'when',
      title: t.when,
      onlyWide: true,
      cell: ({ created_at: at }) => <TimeCell at={at} />,
    },
    {
      key: 'decision',
      title: t.decision,
      ownLine: true,
      cell: (one) => {
        if (one.shop !== null)
          return (
            <Link to={sellerAddress(one.shop)} target="_blank" className="text-turquoise">
              {t.toShop}
            </Link>
          );
        return one.status === 'waiting' ? buttons(one) : null;
      },
    },
  ];
}
