import { useState } from 'react';
import { TextArea } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { ChipChoice } from '#ui/inputs/chip-choice.tsx';
import type { RefundWay } from '../refunds.contract.ts';
import { RefundWayCards } from '../storefront/refund-way-cards.tsx';
import { refundsAdminMessages } from './refunds-admin.messages.ts';

interface RefundableOrder {
  readonly number: string;
  /** The part of the paid sum that can still be refunded. */
  readonly refundable: number;
  readonly can: { readonly be_paid_back: boolean };
  readonly lines: readonly {
    readonly position: number;
    readonly name: string;
    readonly variant: string | null;
    readonly quantity: number;
    readonly returned: number;
    readonly paid_back: number;
  }[];
}

interface RefundDialogProps {
  order: RefundableOrder;
  /** Whether it was sold at the point of sale to an anonymous customer, who has no store credit. */
  nameless: boolean;
  onClose: () => void;
  /** Called with the updated order. */
  onRefunded: (order: Awaited<ReturnType<typeof refundOrder>>) => void;
}

type RefundedPart = { amount: number } | { lines: { position: number; quantity: number }[] };

function refundOrder(
  number: string,
  { key, ...body }: { key: string; method: RefundWay; reason: string } & RefundedPart,
) {
  return staffApi('POST /api/admin/orders/:number/refund/', {
    params: { number },
    headers: { 'idempotency-key': key },
    body,
  });
}

/** Returns how many pieces of a line can still be refunded: those neither returned nor refunded. */
const maxPaidBack = ({ quantity, returned, paid_back: paidBack }: RefundableOrder['lines'][number]): number =>
  Math.max(0, quantity - returned - paidBack);

const isNothing = (amount: number | null) => amount === null || amount === 0;

interface WrittenRefund {
  readonly by: 'amount' | 'pieces';
  readonly amount: number | null;
  readonly pieces: Readonly<Record<number, number>>;
  readonly way: RefundWay;
  readonly reason: string;
}

/** Manages the state of the refund form: an amount or pieces, the method and the reason. */
function useWrittenRefund(order: RefundableOrder) {
  const draft = useDraft<WrittenRefund>(
    { by: 'amount', amount: null, pieces: {}, way: order.can.be_paid_back ? 'payment' : 'credit', reason: '' },
    0,
    `refund:${order.number}`,
  );
  const { pieces } = draft.value;
  const lines = order.lines.flatMap((line) => {
    const quantity = Math.min(pieces[line.position] ?? 0, maxPaidBack(line));
    return quantity > 0 ? [{ position: line.position, quantity }] : [];
  });
  return {
    ...draft.value,
    lines,
    change: draft.change,
    forget: () => draft.done(draft.value),
  };
}

/** The dialog that refunds an amount of an order or the price of some pieces. Repeated submissions refund only once. */
export function RefundDialog({ order, nameless, onClose, onRefunded }: RefundDialogProps) {
  const t = useMessages(refundsAdminMessages);
  const written = useWrittenRefund(order);
  const [requested, setRequested] = useState(false);
  const { by, amount, lines, way, reason } = written;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.refundQuestion}
      text={t.refundMeans(order.refundable)}
      yes={t.refund}
      onYes={async (key) => {
        if (by === 'amount') setRequested(true);
        if (by === 'amount' && isNothing(amount)) return false;
        const body = { method: way, reason, ...(by === 'pieces' || amount === null ? { lines } : { amount }) };
        onRefunded(await refundOrder(order.number, { key: key.once(`refund:${order.number}`, body), ...body }));
        announce(t.refundDone, 'good');
        written.forget();
        return true;
      }}
    >
      {(errors) => (
        <RefundFields order={order} nameless={nameless} written={written} requested={requested} errors={errors} />
      )}
    </ConfirmDialog>
  );
}

interface RefundFieldsProps {
  order: RefundableOrder;
  nameless: boolean;
  written: ReturnType<typeof useWrittenRefund>;
  /** Whether submitting the amount was attempted. */
  requested: boolean;
  errors: Readonly<Record<string, string>>;
}

function RefundFields({ order, nameless, written, requested, errors }: RefundFieldsProps) {
  const t = useMessages(refundsAdminMessages);
  const { by, amount, pieces, way, reason } = written;
  return (
    <>
      <ChipChoice
        label={t.refundQuestion}
        options={[
          { value: 'amount', label: t.byAmount },
          { value: 'pieces', label: t.byPieces },
        ]}
        value={by}
        onChange={(next) => written.change({ by: next })}
      />
      {by === 'pieces' ? (
        <PiecesFields
          lines={order.lines}
          pieces={pieces}
          onChange={(position, quantity) => {
            written.change({ pieces: { ...pieces, [position]: quantity } });
          }}
        />
      ) : (
        <NumberField
          label={t.amount}
          required
          value={amount}
          error={requested && isNothing(amount) ? t.badAmount : errors.amount}
          onChange={(sum) => written.change({ amount: sum })}
        />
      )}
      {order.can.be_paid_back ? (
        <RefundWayCards value={way} onChange={(next) => written.change({ way: next })} />
      ) : (
        <OnlyWayBack nameless={nameless} />
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
          written.change({ reason: event.currentTarget.value });
        }}
      />
    </>
  );
}

/** Renders the refund method for an order that no gateway can refund. */
export function OnlyWayBack({ nameless }: { nameless: boolean }) {
  const t = useMessages(refundsAdminMessages);
  return <p className="text-sm text-muted">{nameless ? t.atCounter : t.onlyCredit}</p>;
}

interface PiecesFieldsProps extends Pick<RefundableOrder, 'lines'> {
  /** The number of pieces of each line, by position. */
  pieces: Readonly<Record<number, number>>;
  onChange: (position: number, quantity: number) => void;
}

/** Renders the number of pieces to refund for each line. */
function PiecesFields({ lines, pieces, onChange }: PiecesFieldsProps) {
  const t = useMessages(refundsAdminMessages);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.ofPieces}</legend>
      {lines.map((line) => {
        const max = maxPaidBack(line);
        return (
          <div key={line.position} className="flex items-center justify-between gap-3 text-sm">
            <bdi className="min-w-0">{line.name}</bdi>
            {max === 0 ? (
              <span className="text-muted shrink-0">{t.allPaidBack}</span>
            ) : (
              <QuantityStepper
                label={t.piecesOf(line.name)}
                size="small"
                min={0}
                max={max}
                value={Math.min(pieces[line.position] ?? 0, max)}
                onChange={(quantity) => {
                  onChange(line.position, quantity);
                }}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
