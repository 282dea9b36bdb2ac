import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { typedNumber } from '#web/admin/typed-number.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import type { StaffReturn } from '../returns.contract.ts';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { refundsAdminMessages } from '#features/refunds/admin/refunds-admin.messages.ts';
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
  const [answer, setAnswer] = useState('');
  const refusing = what === 'refuse';
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

/** Takes the goods of a return in: onto the shelf or not, and how much goes back to where. */
export function ReceiveReturnDialog({ task: { requested }, onClose, onDone }: ReturnDialogProps) {
  const t = useMessages(returnsAdminMessages);
  const money = useMessages(refundsAdminMessages);
  const language = useLanguage();
  const [restock, setRestock] = useState(requested.reason !== 'damaged');
  const [way, setWay] = useState<RefundWay>(requested.be_paid_back ? 'payment' : 'credit');
  const [amount, setAmount] = useState(formatNumber(Math.min(requested.worth, requested.refundable), language));
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
          body: { restock, way, amount: typed },
        });
        announce(t.received, 'good');
        onDone();
        return true;
      }}
    >
      {(errors) => (
        <>
          <Checkbox
            label={t.restock}
            checked={restock}
            onChange={(event) => {
              setRestock(event.currentTarget.checked);
            }}
          />
          <TextField
            label={money.amount}
            hint={money.refundMeans(requested.refundable)}
            inputMode="numeric"
            dir="ltr"
            required
            value={amount}
            error={wrong ? money.badAmount : errors.amount}
            onChange={(event) => {
              setAmount(event.currentTarget.value);
            }}
          />
          {requested.be_paid_back ? (
            <RefundWayCards value={way} onChange={setWay} />
          ) : (
            <p className="text-sm text-muted">{money.onlyCredit}</p>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
