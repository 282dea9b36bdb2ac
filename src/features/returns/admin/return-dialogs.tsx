import { useState } from 'react';
import { TextArea } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useShelf } from '#features/inventory/admin/shelf-choice.tsx';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import type { StaffReturn } from '../returns.contract.ts';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { refundsAdminMessages } from '#features/refunds/admin/refunds-admin.messages.ts';
import { RestockFields, type Restocking } from './restock-fields.tsx';
import { returnsAdminMessages } from './returns-admin.messages.ts';

/** A return and the action to perform on it. */
export interface ReturnTask {
  readonly requested: StaffReturn;
  readonly what: 'approve' | 'refuse' | 'receive';
}

interface ReturnDialogProps {
  task: ReturnTask;
  onClose: () => void;
  onDone: () => void;
}

/** The dialog that approves or refuses a return, with the message to the customer. */
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
          error={errors.answer}
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
          }}
        />
      )}
    </ConfirmDialog>
  );
}

/** Manages the form for received goods: the refund defaults to their value until another amount is entered. */
function useReceipt({ id, reason, be_paid_back: canBePaidBack, worth, refundable }: StaffReturn) {
  return useDraft<Restocking & { way: RefundWay; amount: number | null }>(
    {
      restock: reason !== 'damaged',
      location: null,
      way: canBePaidBack ? 'payment' : 'credit',
      amount: Math.min(worth, refundable),
    },
    null,
    `receive return:${id}`,
  );
}

/** The dialog that receives the goods of a return: restocking, and the refund's amount and method. */
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
      onYes={async (key) => {
        setWrong(amount === null);
        if (amount === null) return false;
        const body = { restock, method: way, amount, ...(restock && shelf !== undefined && { location_id: shelf }) };
        await staffApi('POST /api/admin/returns/:id/receive/', {
          params: { id: requested.id },
          headers: { 'idempotency-key': key.for(`goods in:${requested.id}`, body) },
          body,
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
          <NumberField
            label={money.amount}
            hint={money.refundMeans(requested.refundable)}
            required
            value={amount}
            error={wrong && amount === null ? money.badAmount : errors.amount}
            onChange={(sum) => draft.change({ amount: sum })}
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
