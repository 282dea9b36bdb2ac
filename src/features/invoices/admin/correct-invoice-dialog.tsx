import { TextField } from '#ui/inputs/field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { staffApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';

interface CorrectInvoiceDialogProps {
  /** The order's invoice as it was last corrected. */
  invoice: Invoice;
  onClose: () => void;
  /** Called with the document that replaces it. */
  onCorrected: (invoice: Invoice) => void;
}

const writtenOf = ({ buyer }: Invoice) => ({
  name: buyer.name,
  national_id: buyer.tax_id ?? '',
  economic_code: buyer.economic_code ?? '',
  line: buyer.line ?? '',
  postal_code: buyer.postal_code ?? '',
});

const fieldNames = (t: (typeof invoiceMessages)['fa']) => ({
  name: t.buyerName,
  national_id: t.taxId,
  economic_code: t.economicCode,
  line: t.address,
  postal_code: t.postalCode,
});

/** Whom an invoice names, to be corrected by a document that replaces it. */
export function CorrectInvoiceDialog({ invoice, onClose, onCorrected }: CorrectInvoiceDialogProps) {
  const t = useMessages(invoiceMessages);
  const draft = useDraft(writtenOf(invoice), null, `invoice:${invoice.number}`);
  const buyer = draft.value;
  const correct = async (key: RequestKey) => {
    const { national_id, economic_code, ...rest } = buyer;
    const body = {
      document: invoice.document,
      ...rest,
      ...(national_id.trim() === '' ? {} : { national_id }),
      ...(economic_code.trim() === '' ? {} : { economic_code }),
    };
    const corrected = await staffApi('POST /api/admin/orders/:number/invoice/correct/', {
      params: { number: invoice.number },
      headers: { 'idempotency-key': key.once(`invoice:${invoice.number}`, body) },
      body,
    });
    draft.done(buyer);
    announce(t.corrected, 'good');
    onCorrected(corrected);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.correct}
      text={t.correctMeans}
      yes={t.correctYes}
      danger={false}
      onYes={correct}
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
