import { useUpload } from '#features/media/storefront/use-upload.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { transfersMessages } from '../bank-transfers-screens.messages.ts';
import type { TransferPage } from '../bank-transfers.contract.ts';

export interface WrittenReport {
  readonly reference: string;
  /** Null while the field is empty. */
  readonly amount: number | null;
}

/** Returns the name of the draft of an order's transfer report. */
export const reportDraftName = (number: string): string => `transfer:${number}`;

export interface ReportProps {
  transfer: TransferPage;
  /** Called after a report; `isWhole` is whether nothing was entered since, so that the form can close. */
  onReported: (transfer: TransferPage, isWhole: boolean) => void;
}

/** Returns the fields of a transfer report and the action that submits it. */
export function useReport({ transfer, onReported }: ReportProps) {
  const t = useMessages(transfersMessages);
  // A confirmed part is complete; this report is for the next part.
  const report = transfer.report?.status === 'confirmed' ? null : transfer.report;
  const name = reportDraftName(transfer.number);
  const draft = useDraft<WrittenReport>(
    { reference: report?.reference ?? '', amount: report?.amount ?? transfer.due },
    null,
    name,
  );
  const action = useAction({ quiet: true, done: t.sent });
  const uploads = useUpload({ to: 'files', max: 1, name });
  const send = () => {
    if (uploads.busy) {
      action.reject({ receipt: t.waitForUpload });
      return;
    }
    const [receipt] = uploads.keys;
    const { reference, amount } = draft.value;
    if (amount === null) {
      action.reject({ amount: t.amountMissing });
      return;
    }
    const body = { reference, amount, ...(receipt === undefined ? {} : { receipt }) };
    void action.run(async () => {
      const reported = await customerApi('POST /api/orders/:number/bank-transfer/', {
        params: { number: transfer.number },
        body,
      });
      const isWhole = draft.saved(draft.value);
      uploads.clear();
      onReported(reported, isWhole);
    });
  };
  return { report, draft, action, uploads, send };
}
