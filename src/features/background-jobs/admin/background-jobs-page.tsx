import { ListRestart, RotateCw } from 'lucide-react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue/queue-actions.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { useLastPage, usePages, type ListPart } from '#web/data/use-pages.ts';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import type { BackgroundJob } from '../background-jobs.contract.ts';
import { backgroundJobsMessages } from './background-jobs.messages.ts';
import { jobWords } from './job-words.messages.ts';

export const meta = pageHead(({ language }) => ({ title: backgroundJobsMessages[language].title, unlisted: true }));

const statuses = ['failed', 'retrying', 'waiting'] as const;

/** Renders the unfinished background jobs, with an action to retry them. */
export default function BackgroundJobsPage() {
  const t = useMessages(backgroundJobsMessages);
  const of = useAddressFilters({ status: statuses });
  const { status = 'failed' } = of.query;
  const list = usePages<BackgroundJob, ListPart<BackgroundJob> & { counts: Record<BackgroundJob['status'], number> }>(
    ['admin/background-jobs', of.key],
    (part, signal) =>
      staffApi('GET /api/admin/background-jobs/', {
        query: { status, ...part },
        ...(signal && { signal }),
      }),
  );
  const counts = useLastPage(list)?.counts ?? null;
  const { marked, onMark, clear, unmark } = useMarks(of.key);
  const nameOf = useJobName();
  const rows = list.state === 'ready' ? list.data.data : [];
  const chosen = rows.filter(({ id }) => marked.has(id));

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
              label: t.status,
              usual: 'failed',
              options: statuses.map((one) => ({ value: one, label: t[one](counts?.[one] ?? 0) })),
            },
          ]}
        />
      }
    >
      <p className="text-sm text-muted">{t.hint}</p>
      <StaffTable<BackgroundJob>
        list={list}
        caption={t.list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        {...(status === 'waiting'
          ? {}
          : { marking: { marked, onMark, markRow: ({ name }) => t.markOne(nameOf(name)), markAll: t.markAll } })}
        empty={<EmptyState icon={<ListRestart />} text={status === 'failed' ? t.emptyFailed : t.empty} />}
      />
      <RetryActions
        chosen={chosen}
        onClear={clear}
        onRetried={(ids) => {
          unmark(ids);
          list.refresh();
        }}
      />
    </AdminLayout>
  );
}

interface RetryActionsProps {
  chosen: readonly BackgroundJob[];
  onClear: () => void;
  onRetried: (ids: readonly BackgroundJob['id'][]) => void;
}

/** Retries the selected jobs. */
function RetryActions({ chosen, onClear, onRetried }: RetryActionsProps) {
  const t = useMessages(backgroundJobsMessages);
  const action = useAction();
  const retry = async () => {
    const body = { ids: chosen.map(({ id }) => id) };
    const { data } = await staffApi('POST /api/admin/background-jobs/bulk-retry/', { body });
    announce(t.retried(data.filter(({ outcome }) => outcome === 'done').length), 'good');
    onRetried(body.ids);
  };
  return (
    <QueueActions count={chosen.length} onClear={onClear}>
      <Button
        size="small"
        variant="primary"
        icon={<RotateCw aria-hidden size={18} />}
        busy={action.busy}
        onClick={() => {
          void action.run(retry, null);
        }}
      >
        {t.retry}
      </Button>
    </QueueActions>
  );
}

/** Returns a job's description; its name if the job belongs to another version of the shop. */
function useJobName(): (name: string) => string {
  const words: Readonly<Record<string, string>> = useMessages(jobWords);
  return (name) => words[name] ?? name;
}

function useColumns(): readonly Column<BackgroundJob>[] {
  const t = useMessages(backgroundJobsMessages);
  const language = useLanguage();
  const nameOf = useJobName();
  const moment = (at: string) => (
    <time dateTime={at} className="lg:whitespace-nowrap">
      {formatJalaliDate(new Date(at), language, 'with-time')}
    </time>
  );
  return [
    { key: 'job', title: t.job, cell: ({ name }) => <span className="font-semibold">{nameOf(name)}</span> },
    {
      key: 'reason',
      title: t.reason,
      cell: ({ reason }) =>
        reason === null ? (
          <span className="text-muted">{t.noReason}</span>
        ) : (
          <bdi dir="auto" className="block max-w-prose text-sm break-words">
            {reason}
          </bdi>
        ),
    },
    { key: 'tries', title: t.tries, cell: ({ tries_count: tries }) => t.triesOf(tries) },
    { key: 'since', title: t.since, cell: ({ created_at: at }) => moment(at) },
    {
      key: 'next',
      title: t.nextTry,
      onlyWide: true,
      cell: ({ next_try_at: at }) => (at === null ? <span className="text-muted">—</span> : moment(at)),
    },
  ];
}
