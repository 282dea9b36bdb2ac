import { ExternalLink } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { StaffTransfer } from '../bank-transfers.contract.ts';
import { staffTransfersMessages } from './bank-transfers.messages.ts';

/** Renders the image of a receipt, as large as the screen allows. */
export function ReceiptDialog({ transfer, onClose }: { transfer: StaffTransfer | null; onClose: () => void }) {
  const t = useMessages(staffTransfersMessages);
  const receipt = transfer?.receipt ?? null;
  if (transfer === null || receipt === null) return null;
  const title = t.receiptTitle(transfer.order);
  return (
    <Dialog open wide onClose={onClose} title={title}>
      <div className="grid justify-items-center gap-3">
        <img src={receipt.address} alt={title} className="max-h-[70dvh] max-w-full rounded-control object-contain" />
        <Button asChild size="small" icon={<ExternalLink aria-hidden size={16} />}>
          <a href={receipt.address} target="_blank" rel="noreferrer">
            {t.openApart}
          </a>
        </Button>
      </div>
    </Dialog>
  );
}
