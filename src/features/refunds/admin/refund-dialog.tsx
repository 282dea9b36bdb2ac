import { useState } from 'react';
import { toLatinDigits } from '#shared/text/digits.ts';
import { Chip } from '#ui/inputs/chip.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import type { RefundWay } from '../refunds.contract.ts';
import { RefundWayCards } from '../storefront/refund-way-cards.tsx';
import { refundsAdminMessages } from './refunds-admin.messages.ts';

interface RefundableOrder {
  readonly number: string;
  /** Of what was paid, what can still go back. */
  readonly refundable: number;
  readonly can: { readonly be_paid_back: boolean };
  readonly lines: readonly {
    readonly position: number;
    readonly name: string;
    readonly variant: string | null;
    readonly quantity: number;
  }[];
}

interface RefundDialogProps {
  order: RefundableOrder;
  onClose: () => void;
  /** Called with the order as it stands then. */
  onRefunded: (order: Awaited<ReturnType<typeof refundOrder>>) => void;
}

function refundOrder(
  number: string,
  {
    key,
    ...body
  }: { key: string; way: RefundWay; reason: string } & (
    { amount: number } | { lines: { position: number; quantity: number }[] }
  ),
) {
  return staffApi('POST /api/admin/orders/:number/refund/', {
    params: { number },
    headers: { 'idempotency-key': key },
    body,
  });
}

/** Gives back an amount of an order, or what some of its pieces cost. A press that is repeated gives back once. */
export function RefundDialog({ order, onClose, onRefunded }: RefundDialogProps) {
  const t = useMessages(refundsAdminMessages);
  const [byPieces, setByPieces] = useState(false);
  const [typed, setTyped] = useState('');
  const [requested, setRequested] = useState(false);
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [way, setWay] = useState<RefundWay>(order.can.be_paid_back ? 'payment' : 'credit');
  const [reason, setReason] = useState('');
  const amount = Number(toLatinDigits(typed).replace(/[\s,٬،]/g, ''));
  const wrong = !(Number.isSafeInteger(amount) && amount > 0);
  const lines = order.lines.flatMap(({ position }) =>
    (pieces[position] ?? 0) > 0 ? [{ position, quantity: pieces[position] ?? 0 }] : [],
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.refundQuestion}
      text={t.refundMeans(order.refundable)}
      yes={t.refund}
      onYes={async (key) => {
        if (!byPieces) setRequested(true);
        if (!byPieces && wrong) return false;
        const body = { way, reason, ...(byPieces ? { lines } : { amount }) };
        onRefunded(await refundOrder(order.number, { key: key.for(body), ...body }));
        announce(t.refundDone, 'good');
        return true;
      }}
    >
      {(errors) => (
        <>
          <div role="group" aria-label={t.refundQuestion} className="flex flex-wrap gap-2">
            <Chip
              selected={!byPieces}
              onClick={() => {
                setByPieces(false);
              }}
            >
              {t.byAmount}
            </Chip>
            <Chip
              selected={byPieces}
              onClick={() => {
                setByPieces(true);
              }}
            >
              {t.byPieces}
            </Chip>
          </div>
          {byPieces ? (
            <fieldset className="grid gap-3">
              <legend className="sr-only">{t.ofPieces}</legend>
              {order.lines.map((line) => (
                <div key={line.position} className="flex items-center justify-between gap-3 text-sm">
                  <bdi className="min-w-0">{line.name}</bdi>
                  <QuantityStepper
                    label={t.piecesOf(line.name)}
                    size="small"
                    min={0}
                    max={line.quantity}
                    value={pieces[line.position] ?? 0}
                    onChange={(quantity) => {
                      setPieces((before) => ({ ...before, [line.position]: quantity }));
                    }}
                  />
                </div>
              ))}
            </fieldset>
          ) : (
            <TextField
              label={t.amount}
              inputMode="numeric"
              dir="ltr"
              required
              value={typed}
              error={wrong && (requested || typed !== '') ? t.badAmount : errors.amount}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
          )}
          {order.can.be_paid_back ? (
            <RefundWayCards value={way} onChange={setWay} />
          ) : (
            <p className="text-sm text-muted">{t.onlyCredit}</p>
          )}
          <TextArea
            label={t.refundReason}
            hint={t.refundReasonHint}
            rows={2}
            maxLength={300}
            required
            dir="auto"
            value={reason}
            error={errors.reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
