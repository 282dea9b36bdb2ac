import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { SumField } from '#web/admin/sum-field.tsx';
import { typedSum } from '#web/admin/typed-number.ts';
import { payoutsAdminMessages } from './payouts-admin.messages.ts';

interface PayOutDialogProps {
  sellerId: number;
  /** What is owed: as much as is written at first. */
  balance: number;
  open: boolean;
  onClose: () => void;
  onPaid: () => void;
}

/** Notes what was sent to a seller. */
export function PayOutDialog({ sellerId, balance, open, onClose, onPaid }: PayOutDialogProps) {
  const t = useMessages(payoutsAdminMessages);
  const language = useLanguage();
  const draft = useDraft<{ typed: string | null; reference: string }>(
    { typed: null, reference: '' },
    0,
    `payout to:${sellerId}`,
  );
  const { typed, reference } = draft.value;
  const [error, setError] = useState<string | undefined>();
  const noting = useAction({ quiet: true });
  const visible = typed ?? formatNumber(Math.max(0, balance), language);
  const send = async () => {
    const amount = typedSum(visible);
    setError(amount === null ? t.badAmount : undefined);
    if (amount === null) return;
    const body = { amount, reference };
    if (
      !(await noting.run(
        () =>
          staffApi('POST /api/admin/sellers/:id/payouts/', {
            params: { id: sellerId },
            headers: { 'idempotency-key': noting.key.for(body) },
            body,
          }),
        t.wasPaidOut,
      ))
    )
      return;
    draft.done(draft.value);
    onClose();
    onPaid();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.payOut} description={t.payOutHint}>
      <Form action={noting} className="grid gap-4" onSend={send}>
        <SumField
          label={t.amount}
          value={visible}
          error={error ?? noting.fields.amount}
          onChange={(sum) => draft.change({ typed: sum })}
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
