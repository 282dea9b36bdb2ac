import { History } from 'lucide-react';
import type { Column } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { formatJalaliDate } from '#shared/jalali.ts';
import { useAddressFilters } from '#web/address-filters.ts';
import { staffApi } from '#web/api.ts';
import { BackOfficeLayout } from '#web/back-office-layout.tsx';
import { FilterBar } from '#web/back-office/filter-bar.tsx';
import { StaffTable } from '#web/back-office/staff-table.tsx';
import { pageHead } from '#web/page-meta.ts';
import { usePages } from '#web/use-pages.ts';
import type { AuditEntry } from '../audit.contract.ts';
import { auditMessages } from './audit.messages.ts';

export const meta = pageHead(({ language }) => ({ title: auditMessages[language].title, unlisted: true }));

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useMessages(auditMessages);
  const language = useLanguage();
  return [
    { key: 'at', title: t.when, cell: ({ at }) => <time dateTime={at} className="lg:whitespace-nowrap">{formatJalaliDate(new Date(at), language, 'with-time')}</time> },
    { key: 'by', title: t.who, cell: ({ by }) => (by === null ? t.shop : <bdi>{by}</bdi>) },
    { key: 'action', title: t.what, cell: ({ action }) => <code dir="ltr">{action}</code> },
    { key: 'subject', title: t.subject, onlyWide: true, cell: (entry) => <code dir="ltr">{entry.subject} {entry.subject_id}</code> },
    { key: 'change', title: t.change, ownLine: true, cell: (entry) => <Details entry={entry} /> },
  ];
}

function Details({ entry }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  return (
    <details>
      <summary className="flex min-h-target cursor-pointer items-center text-turquoise">{t.show}</summary>
      <dl dir="ltr" className="grid max-w-xl gap-2 pb-2 text-xs">
        {([['before', t.before], ['after', t.after]] as const).map(([side, label]) => (
          <div key={side}>
            <dt className="text-muted">{label}</dt>
            <dd><pre className="overflow-x-auto whitespace-pre-wrap" tabIndex={0}>{JSON.stringify(entry[side], null, 2)}</pre></dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What the staff changed: who, what, before and after. */
export default function AuditPage() {
  const t = useMessages(auditMessages);
  const columns = useColumns();
  const address = useAddressFilters({ subject: 'text', subject_id: 'text', by: 'text' });
  const list = usePages<AuditEntry>(address.key, (query, signal) =>
    staffApi('GET /api/admin/audit/', { query: { ...address.query, ...query }, ...(signal === undefined ? {} : { signal }) }));
  const filters = [
    { kind: 'search', name: 'subject', label: t.bySubject },
    { kind: 'search', name: 'subject_id', label: t.byNumber },
    { kind: 'search', name: 'by', label: t.byWho },
  ] as const;
  return (
    <BackOfficeLayout title={t.title} filters={<FilterBar filters={filters} of={address} />}>
      <StaffTable list={list} caption={t.list} columns={columns} rowKey={({ id }) => id} empty={<EmptyState icon={<History />} text={t.empty} />} />
    </BackOfficeLayout>
  );
}
