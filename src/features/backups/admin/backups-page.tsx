import { DatabaseBackup } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { DataTable, type Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { browserNow } from '#web/browser-clock.ts';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { Backup, Backups } from '../backups.contract.ts';
import { backupsMessages } from './backups.messages.ts';

export const meta = pageHead(({ language }) => ({ title: backupsMessages[language].title, unlisted: true }));

const oldMs = 36 * 3_600_000;
const lookAgainMs = 2_000;

/** Renders the shop's backups, which of them were verified, and a button to make one now. */
export default function BackupsPage() {
  const t = useMessages(backupsMessages);
  const backups = useResource(['admin/backups'], (signal) => staffApi('GET /api/admin/backups/', { signal }), {
    lookAgain: ({ under_way }) => (under_way ? lookAgainMs : null),
  });
  return (
    <AdminLayout title={t.title}>
      {backups.state === 'loading' ? <SkeletonCards count={6} /> : null}
      {backups.state === 'failed' ? (
        <FailedState text={backups.refused?.message ?? ''} onRetry={backups.refresh} />
      ) : null}
      {backups.state === 'ready' ? <BackupList found={backups.data} onBegun={backups.replace} /> : null}
    </AdminLayout>
  );
}

function BackupList({ found, onBegun }: { found: Backups; onBegun: (backups: Backups) => void }) {
  const t = useMessages(backupsMessages);
  const columns = useColumns();
  const action = useAction({ done: t.begun });
  const [newest] = found.data;
  if (!found.is_set) return <EmptyState icon={<DatabaseBackup />} text={t.notSet} />;
  const isOld = newest !== undefined && browserNow() - Date.parse(newest.made_at) > oldMs;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.hint}</p>
      <Notice tone="warning">{isOld ? t.old : null}</Notice>
      <Notice>{found.under_way ? t.underWay : null}</Notice>
      <Button
        variant="primary"
        className="justify-self-start"
        busy={action.busy || found.under_way}
        onClick={() => {
          void action.run(async () => {
            onBegun(await staffApi('POST /api/admin/backups/', { body: {} }));
          });
        }}
      >
        {t.make}
      </Button>
      {found.data.length === 0 ? (
        <EmptyState icon={<DatabaseBackup />} text={t.empty} />
      ) : (
        <DataTable caption={t.list} columns={columns} rows={found.data} rowKey={({ id }) => id} />
      )}
    </div>
  );
}

function useColumns(): readonly Column<Backup>[] {
  const t = useMessages(backupsMessages);
  const moment = (at: string) => <TimeCell at={at} />;
  return [
    { key: 'made', title: t.when, cell: ({ made_at }) => moment(made_at) },
    { key: 'holds', title: t.holds, cell: ({ rows_count: rows, files_count: files }) => t.contents(rows, files) },
    { key: 'size', title: t.size, cell: ({ bytes }) => t.megabytes(Math.ceil(bytes / 1_048_576)) },
    {
      key: 'proven',
      title: t.proven,
      cell: ({ proven_at }) =>
        proven_at === null ? <span className="text-muted">{t.neverProven}</span> : moment(proven_at),
    },
  ];
}
