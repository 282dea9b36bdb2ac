import { History } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { formatJalaliDate } from '#shared/jalali.ts';
import { useAddressFilters } from '#web/address-filters.ts';
import { staffApi } from '#web/api.ts';
import { BackOfficeLayout } from '#web/back-office-layout.tsx';
import { pageHead } from '#web/page-meta.ts';
import { usePages } from '#web/use-pages.ts';
import type { AuditEntry } from '../audit.contract.ts';
import { auditMessages } from './audit.messages.ts';

export const meta = pageHead(({ language }) => ({ title: auditMessages[language].title, unlisted: true }));

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useMessages(auditMessages);
  const language = useLanguage();
  return [
    { key: 'at', title: t.when, cell: ({ at }) => <time dateTime={at} className="whitespace-nowrap">{formatJalaliDate(new Date(at), language, 'with-time')}</time> },
    { key: 'by', title: t.who, cell: ({ by }) => (by === null ? t.shop : <bdi>{by}</bdi>) },
    { key: 'action', title: t.what, cell: ({ action }) => <code dir="ltr">{action}</code> },
    { key: 'subject', title: t.subject, onlyWide: true, cell: (entry) => <code dir="ltr">{entry.subject} {entry.subject_id}</code> },
    { key: 'change', title: t.change, cell: (entry) => <Details entry={entry} /> },
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
  const { filters, set, key } = useAddressFilters(['subject', 'subject_id', 'by']);
  const list = usePages<AuditEntry>(key, (query, signal) =>
    staffApi('GET /api/admin/audit/', { query: { ...filters, ...query }, ...(signal === undefined ? {} : { signal }) }));
  const fields = [['subject', t.bySubject], ['subject_id', t.byNumber], ['by', t.byWho]] as const;
  return (
    <BackOfficeLayout
      title={t.title}
      filters={fields.map(([name, label]) => (
        <TextField key={name} label={label} defaultValue={filters[name] ?? ''} dir="ltr" onBlur={(event) => { set({ [name]: event.currentTarget.value.trim() }); }} />
      ))}
    >
      {list.state === 'loading' ? <SkeletonText lines={8} /> : null}
      {list.state === 'failed' ? <FailedState text={t.failed} onRetry={list.ask} /> : null}
      {list.state === 'ready' && list.answer.data.length === 0 ? <EmptyState icon={<History />} text={t.empty} /> : null}
      {list.state === 'ready' && list.answer.data.length > 0 ? <DataTable caption={t.list} columns={columns} rows={list.answer.data} rowKey={({ id }) => id} /> : null}
      {list.state === 'ready' && list.answer.next !== null ? <Button busy={list.busy} onClick={() => { void list.more(); }}>{t.more}</Button> : null}
    </BackOfficeLayout>
  );
}
