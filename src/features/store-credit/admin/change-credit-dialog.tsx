import { useState } from 'react';
import { toLatinDigits } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { creditAdminMessages } from './store-credit-admin.messages.ts';

interface ChangeCreditDialogProps {
  customerId: number;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Adds to a customer's credit or takes from it, with the reason. */
export function ChangeCreditDialog({ customerId, open, onClose, onChanged }: ChangeCreditDialogProps) {
  const t = useMessages(creditAdminMessages);
  const [taking, setTaking] = useState(false);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const change = useAction({ quiet: true });
  const send = async () => {
    const amount = Number(toLatinDigits(typed).replace(/[\s,٬،]/g, ''));
    setError(Number.isSafeInteger(amount) && amount > 0 ? undefined : t.badAmount);
    if (!Number.isSafeInteger(amount) || amount <= 0) return;
    const body = { amount: taking ? -amount : amount, note };
    const done = await change.run(() =>
      staffApi('POST /api/admin/customers/:id/credit/', {
        params: { id: customerId },
        headers: { 'idempotency-key': change.key.for(body) },
        body,
      }),
    );
    if (!done) return;
    setTyped('');
    setNote('');
    onClose();
    onChanged();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.change}>
      <Form action={change} className="grid gap-4" onSend={send}>
        <div role="group" aria-label={t.change} className="flex gap-2">
          <Chip
            selected={!taking}
            onClick={() => {
              setTaking(false);
            }}
          >
            {t.add}
          </Chip>
          <Chip
            selected={taking}
            onClick={() => {
              setTaking(true);
            }}
          >
            {t.take}
          </Chip>
        </div>
        <TextField
          label={t.amount}
          inputMode="numeric"
          dir="ltr"
          required
          value={typed}
          error={error ?? change.fields.amount}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
        <TextField
          label={t.note}
          hint={t.noteHint}
          required
          maxLength={300}
          value={note}
          error={change.fields.note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
          }}
        />
        <Notice tone="bad">{change.message}</Notice>
        <Button type="submit" variant="primary" busy={change.busy}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
