import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { csvText } from '#shared/csv.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { letKeep } from '#web/data/download.ts';
import { productTableMessages } from './product-table.messages.ts';

/** The dialog that exports the products as a table for a spreadsheet; the import has its own page, which can be left while it runs. */
export function ProductTableDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(productTableMessages);
  const work = useAction();
  const [doing, setDoing] = useState<string | null>(null);
  const download = async () => {
    await work.run(async () => {
      const parts: string[][] = [];
      let next: number | null = 0;
      while (next !== null) {
        const page: { columns: string[]; rows: string[][]; next: number | null } = await staffApi(
          'GET /api/admin/products/table/',
          { query: next === 0 ? {} : { after: next } },
        );
        const [head = page.columns] = parts;
        if (parts.length === 0) parts.push(head);
        // Attributes may be created or archived between two pages, so each cell is placed by its column name.
        const indexes = head.map((column) => page.columns.indexOf(column));
        for (const row of page.rows) parts.push(indexes.map((index) => row[index] ?? ''));
        next = page.next;
        setDoing(t.exporting(parts.length - 1));
      }
      letKeep(new Blob([csvText(parts)], { type: 'text/csv;charset=utf-8' }), 'products.csv');
      announce(t.exported(parts.length - 1), 'good');
    }, null);
    setDoing(null);
  };
  return (
    <Dialog open onClose={onClose} title={t.table}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{t.exportHint}</p>
        <Button
          icon={<Download aria-hidden size={18} />}
          busy={work.busy}
          onClick={() => {
            void download();
          }}
        >
          {t.exportAll}
        </Button>
        <p role="status" className="text-sm empty:hidden">
          {doing}
        </p>
        <p className="border-t border-line pt-4 text-sm text-muted">{t.importHint}</p>
        <Button asChild icon={<FileSpreadsheet aria-hidden size={18} />}>
          <Link to="/admin/products/table">{t.importTitle}</Link>
        </Button>
      </div>
    </Dialog>
  );
}
