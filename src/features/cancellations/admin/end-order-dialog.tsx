import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { staffOrdersMessages } from '#features/orders/admin/orders-admin.messages.ts';

interface EndOrderDialogProps {
  order: StaffOrderDetail;
  /** The way the order ends; null while the dialog is closed. */
  end: 'cancel' | 'return' | null;
  onClose: () => void;
  onEnded: (order: StaffOrderDetail) => void;
}

/** Renders the dialog that requires a reason and cancels an order or takes it back. */
export function EndOrderDialog({ order, end, onClose, onEnded }: EndOrderDialogProps) {
  const t = useMessages(staffOrdersMessages);
  const draft = useDraft<{ reason: string; way: RefundWay }>(
    { reason: '', way: 'payment' },
    0,
    `end order:${order.number}`,
  );
  const { reason, way } = draft.value;
  const returning = end === 'return';
  return (
    <ConfirmDialog
      open={end !== null}
      onClose={onClose}
      title={returning ? t.takeBackQuestion : t.cancelQuestion}
      text={t.cancelMeans}
      yes={returning ? t.takeBack : t.cancel}
      onYes={async (key) => {
        const body = { reason, ...(order.can.be_paid_back ? { refund_method: way } : {}) };
        const name = `${returning ? 'take back' : 'cancel'}:${order.number}`;
        const headers = { 'idempotency-key': key.for(name, body) };
        const sent = { params: { number: order.number }, headers, body };
        onEnded(
          await (returning
            ? staffApi('POST /api/admin/orders/:number/return/', sent)
            : staffApi('POST /api/admin/orders/:number/cancel/', sent)),
        );
        announce(returning ? t.returned : t.cancelled, 'good');
        draft.done(draft.value);
      }}
    >
      {(errors) => (
        <>
          {order.can.be_paid_back ? (
            <RefundWayCards value={way} onChange={(next) => draft.change({ way: next })} />
          ) : null}
          <TextArea
            label={t.reason}
            hint={t.reasonHint}
            rows={2}
            maxLength={300}
            required
            dir="auto"
            value={reason}
            error={errors.reason}
            onChange={(event) => {
              draft.change({ reason: event.currentTarget.value });
            }}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
