import { TextField } from '#ui/inputs/field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { useCorrection } from './use-correction.ts';

interface CorrectInvoiceDialogProps {
  /** The invoice in force of the order. */
  invoice: Invoice;
  onClose: () => void;
  /** Called with the document that replaces it. */
  onCorrected: (invoice: Invoice) => void;
}

const fieldNames = (t: (typeof invoiceMessages)['fa']) => ({
  name: t.buyerName,
  national_id: t.taxId,
  economic_code: t.economicCode,
  line: t.address,
  postal_code: t.postalCode,
});

/** Dialog for correcting the buyer of an invoice by a document that replaces it. */
export function CorrectInvoiceDialog({ invoice, onClose, onCorrected }: CorrectInvoiceDialogProps) {
  const t = useMessages(invoiceMessages);
  const { draft, correct } = useCorrection(invoice);
  const buyer = draft.value;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.correct}
      text={t.correctMeans}
      yes={t.correctYes}
      danger={false}
      onYes={async (key) => {
        const corrected = await correct(key);
        announce(t.corrected, 'good');
        onCorrected(corrected);
      }}
    >
      {(errors) => {
        const field = (name: keyof typeof buyer) => ({
          name,
          value: buyer[name],
          error: errors[name],
          onChange: (event: { currentTarget: { value: string } }) => {
            draft.change({ [name]: event.currentTarget.value });
          },
        });
        const digits = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', maxLength: 20 } as const;
        return (
          <div className="grid gap-4">
            <DraftNotice draft={draft} names={fieldNames(t)} />
            <TextField label={t.buyerName} dir="auto" maxLength={120} required {...field('name')} />
            <TextField label={t.taxId} hint={t.taxIdHint} {...digits} {...field('national_id')} />
            <TextField label={t.economicCode} hint={t.economicCodeHint} {...digits} {...field('economic_code')} />
            <TextField label={t.address} dir="auto" maxLength={300} required {...field('line')} />
            <TextField label={t.postalCode} required {...digits} {...field('postal_code')} />
          </div>
        );
      }}
    </ConfirmDialog>
  );
}
