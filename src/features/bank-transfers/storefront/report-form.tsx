import { FilePicker } from '#features/media/storefront/file-picker.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { transfersMessages } from '../bank-transfers-screens.messages.ts';
import { useReport, type ReportProps, type WrittenReport } from './use-report.ts';

interface ReportFormProps extends ReportProps {
  /** Cancels the correction of a report. */
  onLeave?: (() => void) | undefined;
}

/** Renders the form that reports a transfer after it was made, or corrects the report. */
export function ReportForm({ transfer, onReported, onLeave }: ReportFormProps) {
  const t = useMessages(transfersMessages);
  const { report, draft, action, uploads, send } = useReport({ transfer, onReported });
  return (
    <Card asChild className="grid gap-4">
      <Form action={action} className="" aria-label={t.reportTitle} onSend={send}>
        <div>
          <h2 className="text-base font-bold">{t.reportTitle}</h2>
          <p className="text-sm text-muted">{t.reportHint}</p>
        </div>
        <ReportFields written={draft.value} errors={action.fields} onChange={draft.change} />
        <FilePicker
          label={t.receipt}
          hint={report === null ? t.receiptHint : t.receiptStored}
          error={action.fields.receipt}
          uploads={uploads}
        />
        <Notice tone="bad">{Object.keys(action.fields).length > 0 ? null : action.message}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={action.busy} busyText={t.sending} className="flex-1">
            {report === null ? t.send : t.sendAgain}
          </Button>
          {onLeave === undefined ? null : <Button onClick={onLeave}>{t.keepIt}</Button>}
        </div>
      </Form>
    </Card>
  );
}

interface ReportFieldsProps {
  written: WrittenReport;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<WrittenReport>) => void;
}

/** Renders the fields for the reference and the sum of the transfer. */
function ReportFields({ written, errors, onChange }: ReportFieldsProps) {
  const t = useMessages(transfersMessages);
  return (
    <>
      <TextField
        label={t.reference}
        hint={t.referenceHint}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        value={written.reference}
        error={errors.reference}
        onChange={(event) => {
          onChange({ reference: event.currentTarget.value });
        }}
      />
      <NumberField
        label={t.transferred}
        hint={t.transferredHint}
        required
        value={written.amount}
        error={errors.amount}
        onChange={(next) => {
          onChange({ amount: next });
        }}
      />
    </>
  );
}
