import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { ChooseFiles } from '#features/media/storefront/choose-files.tsx';
import { sendFileTo } from '#features/media/storefront/send-file.ts';
import { Card } from '#ui/layout/card.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { productTableMessages } from './product-table.messages.ts';

/** Uploads a table; the server then processes it as a job. */
export function ImportPart({ onSent }: { onSent: (id: number) => void }) {
  const t = useMessages(productTableMessages);
  const work = useAction({ quiet: true });
  const [percent, setPercent] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      leaving.current?.abort();
    },
    [],
  );
  const send = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const way = (leaving.current = new AbortController());
    setPercent(0);
    const key = work.key.for('table of products', [file.name, file.size, file.lastModified]);
    await work.run(async () => {
      const { id } = await sendFileTo<Job>(
        `/api/admin/products/imports/?dry_run=true&name=${encodeURIComponent(file.name.slice(0, 250))}`,
        file,
        { signal: way.signal, onProgress: setPercent, key },
      );
      onSent(id);
    }, null);
    setPercent(null);
  };
  return (
    <Card className="grid gap-3">
      <p id="import-hint" className="text-sm text-muted">
        {t.importHint}
      </p>
      <ChooseFiles
        label={t.choose}
        accept=".csv,text/csv"
        multiple={false}
        disabled={work.busy}
        describedBy="import-hint"
        onChoose={(files) => {
          void send(files);
        }}
        className="flex min-h-target items-center justify-center gap-2 p-3"
      >
        <FileSpreadsheet aria-hidden className="size-5 text-turquoise" />
        <span className="own-direction">{t.choose}</span>
      </ChooseFiles>
      {percent === null ? null : (
        <div className="grid gap-1">
          <p role="status" className="text-sm">
            {t.sending}
          </p>
          <ProgressBar label={t.sending} percent={percent} />
        </div>
      )}
      <Notice tone="bad">{work.message}</Notice>
    </Card>
  );
}
