import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { payoutsAdminMessages } from './payouts-admin.messages.ts';
import { useWrittenPayout } from './use-written-payout.ts';

interface PayOutDialogProps {
  sellerId: number;
  /** The amount owed: the initial amount of the payout. */
  balance: number;
  onClose: () => void;
  onPaid: () => void;
}

/** Dialog for recording a payout to a seller. */
export function PayOutDialog({ sellerId, balance, onClose, onPaid }: PayOutDialogProps) {
  const t = useMessages(payoutsAdminMessages);
  const { written, draft, settle } = useWrittenPayout(sellerId, balance);
  const { amount } = written;
  const [error, setError] = useState<string | undefined>();
  const noting = useAction({ quiet: true });
  const send = async () => {
    setError(amount === null || amount === 0 ? t.badAmount : undefined);
    if (amount === null || amount === 0) return;
    const body = { ...settle(), amount };
    if (
      !(await noting.run(
        () =>
          staffApi('POST /api/admin/sellers/:id/payouts/', {
            params: { id: sellerId },
            headers: { 'idempotency-key': noting.key.once(`payout to:${sellerId}`, body) },
            body,
          }),
        t.wasPaidOut,
      ))
    )
      return;
    draft.done(body);
    onClose();
    onPaid();
  };
  return (
    <Dialog open onClose={onClose} title={t.payOut} description={t.payOutHint}>
      <Form action={noting} className="grid gap-4" onSend={send}>
        <NumberField
          label={t.amount}
          required
          value={amount}
          error={error ?? noting.fields.amount}
          onChange={(sum) => draft.change({ amount: sum })}
        />
        <TextField
          label={t.reference}
          dir="ltr"
          required
          maxLength={60}
          {...draftFields(draft, noting.fields).text('reference')}
        />
        <Notice tone="bad">{Object.keys(noting.fields).length > 0 ? null : noting.message}</Notice>
        <Button type="submit" variant="primary" busy={noting.busy}>
          {t.payOut}
        </Button>
      </Form>
    </Dialog>
  );
}
