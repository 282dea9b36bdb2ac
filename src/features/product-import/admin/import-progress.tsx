import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ItemOutcome, Job } from '#features/jobs/jobs.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useAction, type UsedAction } from '#web/forms/use-action.ts';
import { useResource } from '#web/data/use-resource.ts';
import { downloadReport } from './import-report.ts';
import { countsOf, ImportBadge, importStateOf, isUnderWay } from './import-state.tsx';
import { productTableMessages } from './product-table.messages.ts';

/** Milliseconds between two polls of a table that is being processed. */
export const lookAgainMs = 1_500;
const maxErrorsVisible = 30;

/** Returns an uploaded table, polled while the server processes it, and the actions on it. */
function useImport(id: number, onApplied: (id: number) => void) {
  const t = useMessages(productTableMessages);
  const requested = useResource(
    ['admin/jobs', 'import', id],
    (signal?: AbortSignal) => staffApi('GET /api/admin/jobs/:id/', { params: { id }, ...(signal && { signal }) }),
    { lookAgain: (job) => (isUnderWay(job) ? lookAgainMs : null) },
  );
  const work = useAction();
  const apply = () =>
    work.run(async () => {
      const headers = { 'idempotency-key': work.key.for(`import applied:${id}`, {}) };
      const { id: follower } = await staffApi('POST /api/admin/products/imports/:id/apply/', {
        params: { id },
        headers,
      });
      onApplied(follower);
    }, t.begun);
  const stop = () =>
    work.run(async () => {
      requested.replace(await staffApi('POST /api/admin/jobs/:id/cancel/', { params: { id } }));
    });
  return { requested, work, apply, stop };
}

interface ImportProgressProps {
  id: number;
  /** Called with the id of the job that applies the dry run. */
  onApplied: (id: number) => void;
}

/** Renders the progress of one table's job, polled while it runs. */
export function ImportProgress({ id, onApplied }: ImportProgressProps) {
  const t = useMessages(productTableMessages);
  const { requested, work, apply, stop } = useImport(id, onApplied);
  const [stopping, setStopping] = useState(false);
  const now = requested.state === 'ready' ? requested.data : null;
  if (now === null)
    return requested.state === 'failed' ? (
      <FailedState text={requested.refused?.message ?? t.none} onRetry={requested.refresh} />
    ) : (
      <SkeletonText lines={4} />
    );
  if (now.followed_by_id !== null) return <ImportProgress id={now.followed_by_id} onApplied={onApplied} />;
  const { added, changed, same, faulty } = countsOf(now);
  return (
    <Card role="region" aria-labelledby="import-now" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="import-now" className="min-w-0 text-lg">
          <bdi className="break-all">{now.file_name}</bdi>
        </h2>
        <ImportBadge job={now} />
      </div>
      <Progress of={now} />
      <Notice tone="bad">{now.error?.message ?? null}</Notice>
      {now.done_count === 0 ? null : <p className="text-sm">{t.found(added, changed, same)}</p>}
      {faulty === 0 ? null : <LineErrors id={now.id} count={faulty} />}
      <ImportButtons
        now={now}
        work={work}
        onApply={() => {
          void apply();
        }}
        onStop={() => {
          setStopping(true);
        }}
      />
      <ConfirmDialog
        open={stopping}
        onClose={() => {
          setStopping(false);
        }}
        title={t.stopQuestion}
        text={t.stopMeans}
        yes={t.stop}
        onYes={async () => {
          setStopping(false);
          await stop();
        }}
      />
    </Card>
  );
}

function Progress({ of }: { of: Job }) {
  const t = useMessages(productTableMessages);
  const state = importStateOf(of);
  const { done, wanted } = countsOf(of);
  if (state === 'checked' || state === 'empty') return null;
  const [seen, all] = of.dry_run ? [of.done_count, of.total_count ?? 0] : [done, wanted];
  const label = of.dry_run ? t.checkedOf(seen, all) : t.storedOf(seen, all);
  return (
    <div className="grid gap-1">
      <p role="status" className="text-sm">
        {label}
      </p>
      <ProgressBar label={label} percent={all === 0 ? 100 : (seen / all) * 100} />
    </div>
  );
}

/** Renders the first rejected lines, each with its errors. */
function LineErrors({ id, count }: { id: number; count: number }) {
  const t = useMessages(productTableMessages);
  const requested = useResource(['admin/jobs', 'import-errors', id, count], (signal) =>
    staffApi('GET /api/admin/jobs/:id/items/', {
      params: { id },
      query: { outcome: 'failed', page_size: maxErrorsVisible },
      signal,
    }),
  );
  const lines = requested.state === 'ready' ? requested.data.data : [];
  return (
    <div className="grid gap-2">
      <Notice tone="warning">{t.faulty(count)}</Notice>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm" tabIndex={0} aria-label={t.faulty(count)}>
        {lines.map((line) => (
          <li key={line.id}>
            <bdi className="font-semibold">{t.line(line.id)}</bdi>
            <WhyFaulty line={line} />
          </li>
        ))}
      </ul>
      {lines.length > 0 && count > lines.length ? (
        <p className="text-xs text-muted">{t.moreErrors(count - lines.length)}</p>
      ) : null}
    </div>
  );
}

function WhyFaulty({ line: { message, errors } }: { line: ItemOutcome }) {
  if (errors.length === 0)
    return (
      <span className="block ps-3 text-muted">
        <bdi>{message}</bdi>
      </span>
    );
  return errors.map((error) => (
    <span key={`${error.path} ${error.code}`} className="block ps-3 text-muted">
      <bdi dir="ltr">{error.path}</bdi> <bdi>{error.message}</bdi>
    </span>
  ));
}

interface ImportButtonsProps {
  now: Job;
  work: UsedAction;
  onApply: () => void;
  onStop: () => void;
}

function ImportButtons({ now, work, onApply, onStop }: ImportButtonsProps) {
  const t = useMessages(productTableMessages);
  const { wanted } = countsOf(now);
  return (
    <div className="flex flex-wrap gap-2">
      {importStateOf(now) === 'checked' ? (
        <Button variant="primary" busy={work.busy} onClick={onApply}>
          {t.apply(wanted)}
        </Button>
      ) : null}
      {isUnderWay(now) ? (
        <Button held={work.busy} onClick={onStop}>
          {t.stop}
        </Button>
      ) : (
        <Button
          icon={<Download aria-hidden size={18} />}
          onClick={() => {
            void work.run(() => downloadReport(now, t), null);
          }}
        >
          {t.report}
        </Button>
      )}
    </div>
  );
}
