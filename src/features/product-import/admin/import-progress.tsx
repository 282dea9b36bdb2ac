import { Download } from 'lucide-react';
import { useState } from 'react';
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
import { downloadFile } from '#web/data/download.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { InvalidLine, ProductImport } from '../product-import.contract.ts';
import { isUnderWay } from '../product-import.rules.ts';
import { productTableMessages } from './product-table.messages.ts';
import { ImportState } from './import-state.tsx';

/** A table that is worked at is looked at again so long after it was last seen. */
export const lookAgainMs = 1_500;

/** A table that was sent in, looked at again while the shop works at it, and what is ordered of it. */
function useImport(id: number) {
  const t = useMessages(productTableMessages);
  const request = (signal?: AbortSignal) =>
    staffApi('GET /api/admin/products/imports/:id/', { params: { id }, ...(signal && { signal }) });
  const requested = useResource(['admin/products', 'import', id], request, {
    lookAgain: ({ state }) => (isUnderWay(state) ? lookAgainMs : null),
  });
  const work = useAction();
  const order = (what: 'keep' | 'stop') =>
    work.run(
      async () => {
        await staffApi(`POST /api/admin/products/imports/:id/${what}/`, { params: { id } });
        requested.replace(await request());
      },
      what === 'keep' ? t.begun : undefined,
    );
  return { requested, work, order };
}
/** How far the shop has come with one table, looked at again while it works. */
export function ImportProgress({ id }: { id: number }) {
  const t = useMessages(productTableMessages);
  const { requested, work, order } = useImport(id);
  const [stopping, setStopping] = useState(false);
  const now = requested.state === 'ready' ? requested.data : null;
  if (now === null)
    return requested.state === 'failed' ? (
      <FailedState text={requested.refused?.message ?? t.none} onRetry={requested.refresh} />
    ) : (
      <SkeletonText lines={4} />
    );
  const wanted = now.added + now.changed;
  return (
    <Card role="region" aria-labelledby="import-now" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="import-now" className="min-w-0 text-lg">
          <bdi className="break-all">{now.name}</bdi>
        </h2>
        <ImportState state={now.state} />
      </div>
      <Progress of={now} wanted={wanted} />
      {now.checked === 0 ? null : <p className="text-sm">{t.found(now.added, now.changed, now.same)}</p>}
      {now.faulty === 0 ? null : <LineErrors lines={now.faulty_lines} count={now.faulty} />}
      <ImportButtons
        now={now}
        wanted={wanted}
        work={work}
        onKeep={() => {
          void order('keep');
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
          await order('stop');
        }}
      />
    </Card>
  );
}

function Progress({ of, wanted }: { of: ProductImport; wanted: number }) {
  const t = useMessages(productTableMessages);
  const { state, lines, checked, kept: stored } = of;
  const label = state === 'checking' ? t.checkedOf(checked, lines) : t.storedOf(stored, wanted);
  if (state === 'checked') return null;
  return (
    <div className="grid gap-1">
      <p role="status" className="text-sm">
        {label}
      </p>
      <ProgressBar
        label={label}
        percent={
          state === 'checking' ? (checked / Math.max(lines, 1)) * 100 : wanted === 0 ? 100 : (stored / wanted) * 100
        }
      />
    </div>
  );
}

function LineErrors({ lines, count }: { lines: readonly InvalidLine[]; count: number }) {
  const t = useMessages(productTableMessages);
  return (
    <div className="grid gap-2">
      <Notice tone="warning">{t.faulty(count)}</Notice>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm" tabIndex={0} aria-label={t.faulty(count)}>
        {lines.map(({ line, faults: errors }) => (
          <li key={line}>
            <bdi className="font-semibold">{t.line(line)}</bdi>
            {errors.map(({ column, message }) => (
              <span key={`${column ?? ''} ${message}`} className="block ps-3 text-muted">
                {column === null ? null : (
                  <>
                    <bdi dir="ltr">{column}</bdi>{' '}
                  </>
                )}
                <bdi>{message}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {count > lines.length ? <p className="text-xs text-muted">{t.moreErrors(count - lines.length)}</p> : null}
    </div>
  );
}

interface ImportButtonsProps {
  now: ProductImport;
  /** So many products it adds or changes. */
  wanted: number;
  work: UsedAction;
  onKeep: () => void;
  onStop: () => void;
}

function ImportButtons({ now, wanted, work, onKeep, onStop }: ImportButtonsProps) {
  const t = useMessages(productTableMessages);
  return (
    <div className="flex flex-wrap gap-2">
      {now.state === 'checked' && wanted > 0 ? (
        <Button variant="primary" busy={work.busy} onClick={onKeep}>
          {t.keep(wanted)}
        </Button>
      ) : null}
      {isUnderWay(now.state) || now.state === 'checked' ? (
        <Button disabled={work.busy} onClick={onStop}>
          {t.stop}
        </Button>
      ) : null}
      {now.state === 'checking' ? null : (
        <Button
          icon={<Download aria-hidden size={18} />}
          onClick={() => {
            void work.run(
              () => downloadFile(`/api/admin/products/imports/${now.id}/report.csv`, `import-${now.id}.csv`),
              null,
            );
          }}
        >
          {t.report}
        </Button>
      )}
    </div>
  );
}
