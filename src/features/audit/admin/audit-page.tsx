import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { History } from 'lucide-react';
import { inDigitsOf } from '#shared/text/digits.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { changedAt } from '../audit.addresses.ts';
import type { AuditEntry } from '../audit.contract.ts';
import { auditActions, auditSubjects, everyAuditAction, type AuditAction, type AuditSubject } from '../audit.rules.ts';
import { AuditDetails } from './audit-details.tsx';
import { auditValueWords } from './audit-fields.messages.ts';
import { auditActionWords, auditSubjectWords } from './audit-words.messages.ts';
import { auditMessages } from './audit.messages.ts';

export const meta = pageHead(({ language }) => ({ title: auditMessages[language].title, unlisted: true }));

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useMessages(auditMessages);
  // An entry of an older version of the shop may name an action that no longer has a text.
  const actions: Readonly<Record<string, string>> = useMessages(auditActionWords);
  return [
    {
      key: 'at',
      title: t.when,
      cell: ({ created_at: at }) => <TimeCell at={at} />,
    },
    { key: 'by', title: t.who, cell: (entry) => <Who entry={entry} /> },
    { key: 'action', title: t.what, cell: ({ action }) => actions[action] ?? <bdi>{action}</bdi> },
    { key: 'subject', title: t.subject, cell: (entry) => <ChangedItem entry={entry} /> },
    { key: 'change', title: t.change, ownLine: true, cell: (entry) => <AuditDetails entry={entry} /> },
  ];
}

/** Renders who made the change, and the access key if a program did it. */
function Who({ entry: { by, access_key } }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {by === null ? t.shop : <bdi>{by}</bdi>}
      {access_key === null ? null : <Badge>{t.byKey(access_key.name)}</Badge>}
    </span>
  );
}

/** Subjects whose number adds nothing to the action. */
const nameless = new Set(['setting', 'featured']);

function ChangedItem({ entry }: { entry: AuditEntry }) {
  const language = useLanguage();
  const subjects: Readonly<Record<string, string>> = useMessages(auditSubjectWords);
  const names: Readonly<Record<string, string>> = useMessages(auditValueWords);
  const to = changedAt(entry);
  const name = nameless.has(entry.subject) ? '' : (names[entry.subject_id] ?? inDigitsOf(entry.subject_id, language));
  const words = (
    <>
      {subjects[entry.subject] ?? entry.subject} <bdi>{name}</bdi>
    </>
  );
  return to === null ? (
    words
  ) : (
    <Link to={to} className="-my-2.5 inline-block py-2.5 hover:text-turquoise">
      {words}
    </Link>
  );
}

/** Renders the log of the staff's changes: who, what, before and after. */
export default function AuditPage() {
  const t = useMessages(auditMessages);
  const subjects: Readonly<Record<AuditSubject, string>> = useMessages(auditSubjectWords);
  const actions: Readonly<Record<AuditAction, string>> = useMessages(auditActionWords);
  const columns = useColumns();
  const address = useAddressFilters({
    subject: auditSubjects,
    action: everyAuditAction,
    created_from: 'text',
    created_to: 'text',
    subject_id: 'text',
    by: 'text',
  });
  const list = usePages<AuditEntry>(['admin/audit', address.key], (query, signal) =>
    staffApi('GET /api/admin/audit/', {
      query: { page_size: rowsOnPage, ...address.query, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const { subject } = address.query;
  // With a subject chosen, only its actions; an action that an old link combines with another subject stays visible.
  const offered = everyAuditAction.filter(
    (one) =>
      subject === undefined ||
      (auditActions[subject] as readonly string[]).includes(one) ||
      one === address.query.action,
  );
  const filters = [
    {
      kind: 'select',
      name: 'subject',
      label: t.bySubject,
      all: t.allSubjects,
      options: auditSubjects.map((value) => ({ value, label: subjects[value] })),
    },
    {
      kind: 'select',
      name: 'action',
      label: t.byAction,
      all: t.allActions,
      options: offered.map((value) => ({ value, label: actions[value] })),
    },
    { kind: 'day', name: 'created_from', label: t.from },
    { kind: 'day', name: 'created_to', label: t.until },
    { kind: 'search', name: 'subject_id', label: t.byNumber },
    { kind: 'search', name: 'by', label: t.byWho },
  ] as const;
  return (
    <AdminLayout title={t.title} filters={<FilterBar filters={filters} of={address} />}>
      <StaffTable
        list={list}
        caption={t.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<History />} text={t.empty} />}
      />
    </AdminLayout>
  );
}
