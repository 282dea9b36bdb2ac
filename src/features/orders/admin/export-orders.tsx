import { FileSpreadsheet } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { downloadFile } from '#web/data/download.ts';
import { staffOrdersMessages } from './orders-admin.messages.ts';

/** Link that exports the filtered orders as a file for Excel. */
export function ExportOrders({ query }: { query: Readonly<Record<string, string | number | boolean>> }) {
  const t = useMessages(staffOrdersMessages);
  const fetchFile = useAction();
  // The file has its own sort order.
  const wanted = Object.entries(query).flatMap(([name, value]) => (name === 'sort' ? [] : [[name, String(value)]]));
  return (
    <Button
      size="small"
      variant="outline"
      busy={fetchFile.busy}
      busyText={t.exporting}
      icon={<FileSpreadsheet aria-hidden size={16} />}
      onClick={() => {
        void fetchFile.run(
          () => downloadFile(`/api/admin/orders/export.csv?${new URLSearchParams(wanted).toString()}`, 'orders.csv'),
          null,
        );
      }}
    >
      {t.export}
    </Button>
  );
}
