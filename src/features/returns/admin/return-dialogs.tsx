import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { typedNumber } from '#web/admin/typed-number.ts';
import { useShelf } from '#features/inventory/admin/shelf-choice.tsx';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import type { StaffReturn } from '../returns.contract.ts';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { refundsAdminMessages } from '#features/refunds/admin/refunds-admin.messages.ts';
import { RestockFields, type Restocking } from './restock-fields.tsx';
import { returnsAdminMessages } from './returns-admin.messages.ts';

/** What is to be done with a return. */
export interface ReturnTask {
  readonly requested: StaffReturn;
  readonly what: 'approve' | 'refuse' | 'receive';
}

interface ReturnDialogProps {
  task: ReturnTask;
  onClose: () => void;
  onDone: () => void;
}

/** Agrees to a return or refuses it, with the sentence that the customer reads. */
export function AnswerReturnDialog({ task: { requested, what }, onClose, onDone }: ReturnDialogProps) {
  const t = useMessages(returnsAdminMessages);
  const refusing = what === 'refuse';
  const [answer, setAnswer, forgetSent] = useStoredDraft(`${what} return:${requested.id}`);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={refusing}
      title={refusing ? t.refuseQuestion : t.approveQuestion}
      text={refusing ? t.refuseMeans : t.approveMeans}
      yes={refusing ? t.refuse : t.approve}
      onYes={async () => {
        const params = { id: requested.id };
        await (refusing
          ? staffApi('POST /api/admin/returns/:id/refuse/', { params, body: { answer } })
          : staffApi('POST /api/admin/returns/:id/approve/', { params, body: { answer } }));
        announce(refusing ? t.refusedDone : t.approvedDone, 'good');
        forgetSent(answer);
        onDone();
      }}
    >
      {(errors) => (
        <TextArea
          label={refusing ? t.why : t.how}
          rows={2}
          maxLength={500}
          required={refusing}
          dir="auto"
          autoFocus
          value={answer}
          error={answer.trim() === '' ? errors.answer : undefined}
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
          }}
        />
      )}
    </ConfirmDialog>
  );
}

/** What is written of the goods that came: as much goes back as they are worth, until something else is typed. */
function useReceipt({ id, reason, be_paid_back: canBePaidBack, worth, refundable }: StaffReturn) {
  const language = useLanguage();
  return useDraft<Restocking & { way: RefundWay; amount: string }>(
    {
      restock: reason !== 'damaged',
      location: null,
      way: canBePaidBack ? 'payment' : 'credit',
      amount: formatNumber(Math.min(worth, refundable), language),
    },
    0,
    `receive return:${id}`,
  );
}

/** Takes the goods of a return in: onto the shelf or not, and how much goes back to where. */
export function ReceiveReturnDialog({ task: { requested }, onClose, onDone }: ReturnDialogProps) {
  const t = useMessages(returnsAdminMessages);
  const money = useMessages(refundsAdminMessages);
  const draft = useReceipt(requested);
  const { restock, location, way, amount } = draft.value;
  const shelf = useShelf(location);
  const [wrong, setWrong] = useState(false);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={t.receiveQuestion}
      text={t.receiveMeans}
      yes={t.receive}
      onYes={async () => {
        const typed = typedNumber(amount);
        setWrong(typed === null);
        if (typed === null) return false;
        await staffApi('POST /api/admin/returns/:id/receive/', {
          params: { id: requested.id },
          body: { restock, way, amount: typed, ...(restock && shelf !== undefined && { location_id: shelf }) },
        });
        draft.done(draft.value);
        announce(t.received, 'good');
        onDone();
        return true;
      }}
    >
      {(errors) => (
        <>
          <RestockFields label={t.restock} restock={restock} shelf={shelf} onChange={(next) => draft.change(next)} />
          <TextField
            label={money.amount}
            hint={money.refundMeans(requested.refundable)}
            inputMode="numeric"
            dir="ltr"
            required
            value={amount}
            error={wrong ? money.badAmount : errors.amount}
            onChange={(event) => {
              draft.change({ amount: event.currentTarget.value });
            }}
          />
          {requested.be_paid_back ? (
            <RefundWayCards value={way} onChange={(next) => draft.change({ way: next })} />
          ) : (
            <p className="text-sm text-muted">{money.onlyCredit}</p>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
