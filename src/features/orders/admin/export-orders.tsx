import { FileSpreadsheet } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { downloadFile } from '#web/data/download.ts';
import { staffOrdersMessages } from './orders-admin.messages.ts';

/** Lets the staff take the orders that its filters show along, as a file for Excel. */
export function ExportOrders({ filters }: { filters: Readonly<Partial<Record<string, string>>> }) {
  const t = useMessages(staffOrdersMessages);
  const fetchFile = useAction();
  // The file has an order of its own.
  const wanted = Object.entries(filters).filter(
    (filter): filter is [string, string] => filter[0] !== 'sort' && filter[1] !== undefined,
  );
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
