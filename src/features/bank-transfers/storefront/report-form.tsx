import { useRef, useState } from 'react';
import { FilePicker } from '#features/media/storefront/file-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { CallRefused } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { report as reportFault } from '#web/pages/guard.ts';
import { transfersMessages } from '../bank-transfers-screens.messages.ts';
import type { TransferPage } from '../bank-transfers.contract.ts';

interface ReportFormProps {
  transfer: TransferPage;
  onReported: (transfer: TransferPage) => void;
  /** Leaves a report as it was. */
  onLeave?: (() => void) | undefined;
}

/** Tells the shop of a transfer that was made, or corrects what was told. */
export function ReportForm({ transfer, onReported, onLeave }: ReportFormProps) {
  const t = useMessages(transfersMessages);
  const [reference, setReference] = useState(transfer.report?.reference ?? '');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const uploads = useUpload({ to: 'files', most: 1 });
  const send = async () => {
    if (underWay.current) return;
    if (uploads.busy) {
      setFaults({ receipt: t.waitForUpload });
      return;
    }
    underWay.current = true;
    setBusy(true);
    setFaults({});
    try {
      const [receipt] = uploads.keys;
      const body = { reference, ...(receipt === undefined ? {} : { receipt }) };
      const reported = await customerApi('POST /api/orders/:number/transfer/', {
        params: { number: transfer.number },
        body,
      });
      uploads.clear();
      announce(t.sent, 'good');
      onReported(reported);
    } catch (error) {
      if (!(error instanceof CallRefused)) reportFault(error);
      const refused = error instanceof CallRefused && error.status !== 0 ? error : null;
      const named = refused?.fields ?? {};
      setFaults(
        Object.keys(named).length > 0
          ? named
          : { all: refused === null || refused.message === '' ? t.noAnswer : refused.message },
      );
    }
    underWay.current = false;
    setBusy(false);
  };
  return (
    <Card asChild className="grid gap-4">
      <form
        noValidate
        aria-label={t.reportTitle}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div>
          <h2 className="text-base font-bold">{t.reportTitle}</h2>
          <p className="text-sm text-muted">{t.reportHint}</p>
        </div>
        <TextField
          label={t.reference}
          hint={t.referenceHint}
          required
          dir="ltr"
          autoComplete="off"
          maxLength={60}
          value={reference}
          error={faults.reference}
          onChange={(event) => {
            setReference(event.currentTarget.value);
          }}
        />
        <FilePicker
          label={t.receipt}
          hint={transfer.report === null ? t.receiptHint : t.receiptKept}
          error={faults.receipt}
          uploads={uploads}
        />
        <Notice tone="bad">{faults.all}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} busyText={t.sending} className="flex-1">
            {transfer.report === null ? t.send : t.sendAgain}
          </Button>
          {onLeave === undefined ? null : <Button onClick={onLeave}>{t.keepIt}</Button>}
        </div>
      </form>
    </Card>
  );
}
