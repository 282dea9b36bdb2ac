import { useState } from 'react';
import type { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import { useShelf } from '#features/inventory/admin/shelf-choice.tsx';
import { refundsAdminMessages } from '#features/refunds/admin/refunds-admin.messages.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { staffApi } from '#web/data/api.ts';
import { parcelDecisionMessages } from './parcel-decision.messages.ts';
import { RestockFields, type Restocking } from './restock-fields.tsx';

interface ParcelDecisionProps {
  parcel: Pick<Fulfillment, 'id' | 'version' | 'status' | 'reason'>;
  /** Whether its order is paid: otherwise nothing is refunded, and less is collected on delivery. */
  isPaid: boolean;
  /** Whether the original payment can be refunded. */
  canPayBack: boolean;
  onDecided: () => void;
}

/** Renders the staff's decision about a returned or lost parcel; it is never made automatically. */
export function ParcelDecision(props: ParcelDecisionProps) {
  const t = useMessages(parcelDecisionMessages);
  const [deciding, setDeciding] = useState<'refund' | 'again' | null>(null);
  const close = () => {
    setDeciding(null);
  };
  return (
    <div role="group" aria-label={t.whatNow} className="grid gap-2 rounded-control bg-saffron-soft p-3 print:hidden">
      <p className="text-sm">
        <strong className="font-bold">{t.whatNow}</strong> {props.parcel.status === 'lost' ? t.lostMeans : t.backMeans}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          onClick={() => {
            setDeciding('again');
          }}
        >
          {t.sendAgain}
        </Button>
        <Button
          size="small"
          variant="outline"
          onClick={() => {
            setDeciding('refund');
          }}
        >
          {props.isPaid ? t.refund : t.letGo}
        </Button>
      </div>
      {deciding === 'refund' ? <RefundParcelDialog {...props} onClose={close} /> : null}
      {deciding === 'again' ? <SendAgainDialog {...props} onClose={close} /> : null}
    </div>
  );
}

function RefundParcelDialog({
  parcel,
  isPaid,
  canPayBack,
  onDecided,
  onClose,
}: ParcelDecisionProps & { onClose: () => void }) {
  const t = useMessages(parcelDecisionMessages);
  const { onlyCredit } = useMessages(refundsAdminMessages);
  const isBack = parcel.status === 'returned';
  const draft = useDraft<Restocking & { way: RefundWay }>(
    { restock: isBack && parcel.reason !== 'damaged', location: null, way: canPayBack ? 'payment' : 'credit' },
    0,
    `refund parcel:${parcel.id}`,
  );
  const { restock, location, way } = draft.value;
  const shelf = useShelf(location);
  const toShelf = isBack && restock;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isPaid ? t.refundQuestion : t.letGoQuestion}
      text={isPaid ? t.refundMeans : t.letGoMeans}
      yes={isPaid ? t.refund : t.letGo}
      onYes={async (key) => {
        const body = {
          version: parcel.version,
          restock: toShelf,
          ...(toShelf && shelf !== undefined && { location_id: shelf }),
          refund_method: way,
        };
        await staffApi('POST /api/admin/fulfillments/:id/refund/', {
          params: { id: parcel.id },
          headers: { 'idempotency-key': key.once(`refund parcel:${parcel.id}`, body) },
          body,
        });
        draft.done(draft.value);
        announce(t.decided, 'good');
        onDecided();
      }}
    >
      {isBack ? (
        <RestockFields label={t.restock} restock={restock} shelf={shelf} onChange={(next) => draft.change(next)} />
      ) : null}
      {isPaid && canPayBack ? <RefundWayCards value={way} onChange={(next) => draft.change({ way: next })} /> : null}
      {isPaid && !canPayBack ? <p className="text-sm text-muted">{onlyCredit}</p> : null}
    </ConfirmDialog>
  );
}

function SendAgainDialog({ parcel, onDecided, onClose }: ParcelDecisionProps & { onClose: () => void }) {
  const t = useMessages(parcelDecisionMessages);
  const isBack = parcel.status === 'returned';
  const draft = useDraft({ replace: !isBack || parcel.reason === 'damaged' }, null, `send again:${parcel.id}`);
  const { replace } = draft.value;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={t.againQuestion}
      text={isBack ? t.againMeans : t.lostAgainMeans}
      yes={t.sendAgain}
      onYes={async (key) => {
        const body = { version: parcel.version, replace: replace || !isBack };
        await staffApi('POST /api/admin/fulfillments/:id/send-again/', {
          params: { id: parcel.id },
          headers: { 'idempotency-key': key.once(`send again:${parcel.id}`, body) },
          body,
        });
        draft.done(draft.value);
        announce(t.decided, 'good');
        onDecided();
      }}
    >
      {isBack ? (
        <Checkbox
          label={t.replace}
          checked={replace}
          onChange={(event) => {
            draft.change({ replace: event.currentTarget.checked });
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
}
