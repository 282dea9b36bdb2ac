import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { ChooseFiles } from '#features/media/storefront/choose-files.tsx';
import { csvText } from '#shared/csv.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { announce } from '#ui/toast.tsx';
import { staffApi } from '#web/api.ts';
import { useStaffAction } from '#web/back-office/use-staff-action.ts';
import type { ImportedRow } from '../product-table.contract.ts';
import { portionsOf, readProductTable, type TableRow } from '../product-table.rules.ts';
import { productTableMessages } from './product-table.messages.ts';

const mostFaultsShown = 30;

interface Checked {
  readonly rows: readonly TableRow[];
  readonly results: readonly ImportedRow[];
}

/** The products as a table for a spreadsheet, read out and in; what a file would change is shown before anything is kept. */
export function ProductTableDialog({ onClose, onKept }: { onClose: () => void; onKept: () => void }) {
  const t = useMessages(productTableMessages);
  const work = useStaffAction();
  const [doing, setDoing] = useState<{ label: string; percent: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const count = (outcome: ImportedRow['outcome']) => checked?.results.filter((row) => row.outcome === outcome).length ?? 0;
  const faults = checked?.results.filter(({ outcome }) => outcome === 'faulty') ?? [];
  const wanted = count('added') + count('changed');

  /** Sends rows some at a time; those that come later are not sent when one portion fails. */
  const send = async (rows: readonly TableRow[], { dry, label }: { dry: boolean; label: string }): Promise<ImportedRow[]> => {
    const results: ImportedRow[] = [];
    for (const portion of portionsOf(rows)) {
      setDoing({ label, percent: (results.length / rows.length) * 100 });
      results.push(...(await staffApi('POST /api/admin/products/table/', { body: { dry, rows: portion } })).rows);
    }
    return results;
  };
  const check = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setChecked(null);
    const { rows, fault } = readProductTable(await file.text());
    setRefusal(fault === null ? null : fault.kind === 'unknown-column' ? t['unknown-column'](fault.column) : t[fault.kind]);
    if (fault !== null) return;
    await work.run(async () => { setChecked({ rows, results: await send(rows, { dry: true, label: t.checking }) }); }, null);
    setDoing(null);
  };
  const keep = async ({ rows, results }: Checked) => {
    const changing = new Set(results.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').map(({ line }) => line));
    let kept: ImportedRow[] = [];
    const done = await work.run(async () => { kept = await send(rows.filter(({ line }) => changing.has(line)), { dry: false, label: t.importing }); }, null);
    setDoing(null);
    onKept();
    const left = kept.filter(({ outcome }) => outcome === 'faulty');
    setChecked(left.length === 0 ? null : { rows: [], results: left });
    if (done) announce(t.kept(kept.length - left.length), 'good');
  };
  const download = async () => {
    await work.run(async () => {
      const parts: string[][] = [];
      let next: number | null = 0;
      while (next !== null) {
        const page: { columns: string[]; rows: string[][]; next: number | null } = await staffApi('GET /api/admin/products/table/', { query: next === 0 ? {} : { after: next } });
        if (parts.length === 0) parts.push(page.columns);
        for (const row of page.rows) parts.push(row);
        next = page.next;
        setDoing({ label: t.exporting(parts.length - 1), percent: next === null ? 100 : 50 });
      }
      saveAs(csvText(parts), 'products.csv');
      announce(t.exported(parts.length - 1), 'good');
    }, null);
    setDoing(null);
  };
  return (
    <Dialog open onClose={onClose} title={t.table}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{t.exportHint}</p>
        <Button icon={<Download aria-hidden size={18} />} busy={work.busy} onClick={() => { void download(); }}>{t.exportAll}</Button>
        <p className="border-t border-line pt-4 text-sm text-muted">{t.importHint}</p>
        {work.busy ? null : (
          <ChooseFiles label={t.choose} accept=".csv,text/csv" multiple={false} describedBy={undefined} onChoose={(files) => { void check(files); }} className="flex min-h-target items-center justify-center gap-2 p-3">
            <FileSpreadsheet aria-hidden className="size-5 text-turquoise" />
            <span>{t.choose}</span>
          </ChooseFiles>
        )}
        {doing === null ? null : <div className="grid gap-1"><p role="status" className="text-sm">{doing.label}</p><ProgressBar label={doing.label} percent={doing.percent} /></div>}
        <Notice tone="bad">{refusal}</Notice>
        {checked === null ? null : <p role="status" className="text-sm">{t.found(count('added'), count('changed'), count('same'))}</p>}
        {faults.length === 0 ? null : <Faults rows={faults} />}
        {checked === null || faults.length > 0 || wanted === 0 ? null : <Button variant="primary" busy={work.busy} onClick={() => { void keep(checked); }}>{t.keep(wanted)}</Button>}
      </div>
    </Dialog>
  );
}

function Faults({ rows }: { rows: readonly ImportedRow[] }) {
  const t = useMessages(productTableMessages);
  return (
    <section className="grid gap-2">
      <Notice tone="bad">{t.faulty(rows.length)}</Notice>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
        {rows.slice(0, mostFaultsShown).map(({ line, faults }) => (
          <li key={line}>
            <bdi className="font-semibold">{t.line(line)}</bdi>
            {faults.map(({ column, message }) => <span key={`${column ?? ''} ${message}`} className="block ps-3 text-muted">{column === null ? null : <><bdi dir="ltr">{column}</bdi>{' '}</>}<bdi>{message}</bdi></span>)}
          </li>
        ))}
      </ul>
      {rows.length > mostFaultsShown ? <p className="text-xs text-muted">{t.moreFaults(rows.length - mostFaultsShown)}</p> : null}
    </section>
  );
}

/** Hands a text to the browser as a file to keep. */
function saveAs(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(link.href); }, 1_000);
}
