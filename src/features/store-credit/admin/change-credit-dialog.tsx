import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { ChipChoice } from '#ui/inputs/chip-choice.tsx';
import { creditAdminMessages } from './store-credit-admin.messages.ts';

interface ChangeCreditDialogProps {
  customerId: number;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** The dialog that adds to or subtracts from a customer's store credit, with a reason. */
export function ChangeCreditDialog({ customerId, open, onClose, onChanged }: ChangeCreditDialogProps) {
  const t = useMessages(creditAdminMessages);
  const draft = useDraft<{ way: 'add' | 'take'; amount: number | null; note: string }>(
    { way: 'add', amount: null, note: '' },
    0,
    `credit of:${customerId}`,
  );
  const { way, amount, note } = draft.value;
  const [error, setError] = useState<string | undefined>();
  const change = useAction({ quiet: true });
  const send = async () => {
    setError(amount === null || amount === 0 ? t.badAmount : undefined);
    if (amount === null || amount === 0) return;
    const body = { amount: way === 'take' ? -amount : amount, note };
    const done = await change.run(() =>
      staffApi('POST /api/admin/customers/:id/credit/', {
        params: { id: customerId },
        headers: { 'idempotency-key': change.key.once(`credit of:${customerId}`, body) },
        body,
      }),
    );
    if (!done) return;
    draft.done(draft.value);
    onClose();
    onChanged();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.change}>
      <Form action={change} className="grid gap-4" onSend={send}>
        <ChipChoice
          label={t.change}
          options={[
            { value: 'add', label: t.add },
            { value: 'take', label: t.take },
          ]}
          value={way}
          onChange={(next) => draft.change({ way: next })}
        />
        <NumberField
          label={t.amount}
          required
          value={amount}
          error={error ?? change.fields.amount}
          onChange={(sum) => draft.change({ amount: sum })}
        />
        <TextField
          label={t.note}
          hint={t.noteHint}
          required
          maxLength={300}
          {...draftFields(draft, change.fields).text('note')}
        />
        <Notice tone="bad">{change.message}</Notice>
        <Button type="submit" variant="primary" busy={change.busy}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
