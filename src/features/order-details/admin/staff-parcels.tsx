import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { isUndecided } from '#features/fulfillments/fulfillments.rules.ts';
import { packingMessages } from '#features/fulfillments/packing.messages.ts';
import { PackLines, type WishedLines } from '#features/fulfillments/storefront/pack-lines.tsx';
import { ParcelLines } from '#features/fulfillments/storefront/parcel-lines.tsx';
import { ParcelDecision } from '#features/returns/admin/parcel-decision.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';
import { toPackByLocation } from '../parcel-timeline.rules.ts';
import { StaffParcelActions, type StaffParcel } from './staff-parcel-actions.tsx';

interface StaffParcelsProps {
  order: StaffOrderDetail;
  /** Called when something was packed or moved, to reload the order. */
  onMoved: () => void;
}

/** The parcels of an order with their actions, and the pieces to pack. */
export function StaffParcels({ order, onMoved }: StaffParcelsProps) {
  const t = useMessages(fulfillmentsMessages);
  const { pack: label } = useMessages(packingMessages);
  const action = useAction();
  const canPack = order.status === 'placed' || order.status === 'packaging';
  const pack = async (lines: WishedLines, location: StaffParcel['location']) => {
    const body = { ...(lines !== undefined && { lines }), ...(location !== null && { location_id: location.id }) };
    const isDone = await action.run(() =>
      staffApi('POST /api/admin/orders/:number/fulfillments/', {
        params: { number: order.number },
        headers: { 'idempotency-key': action.key.once(`parcel of:${order.number} at:${location?.id ?? 0}`, body) },
        body,
      }),
    );
    if (isDone) onMoved();
    return isDone;
  };
  return (
    <ul className="divide-y divide-line">
      {order.fulfillments.map((parcel) => (
        <li key={parcel.id} className="grid gap-3 py-4 first:pt-0 last:pb-0">
          <ParcelSheet order={order} parcel={parcel} onMoved={onMoved} />
        </li>
      ))}
      {(canPack ? toPackByLocation(order) : []).map(({ location, lines }) => (
        <li key={location?.id ?? 0} className="grid gap-3 py-4 first:pt-0 last:pb-0 print:hidden">
          <h3 className="text-sm font-bold">{location === null ? t.toPack : t.toPackAt(location.name)}</h3>
          <PackLines
            lines={lines}
            busy={action.busy}
            label={location === null ? label : `${label}: ${location.name}`}
            onPack={(wished) => pack(wished, location)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ParcelSheetProps extends StaffParcelsProps {
  parcel: StaffParcel;
}

function ParcelSheet({ order, parcel, onMoved }: ParcelSheetProps) {
  const t = useMessages(fulfillmentsMessages);
  const title = t.parcelOf(parcel.position, order.fulfillments.length);
  return (
    <article aria-label={title} className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <strong className="font-bold">{title}</strong>
        <span className="text-muted">{t.from(parcel.seller.name)}</span>
        {parcel.location === null ? null : <span className="text-muted">· {t.at(parcel.location.name)}</span>}
        <ParcelStanding parcel={parcel} />
      </p>
      <ParcelLines lines={parcel.lines} />
      {isUndecided(parcel) ? (
        <ParcelDecision
          parcel={parcel}
          isPaid={order.paid_at !== null}
          canPayBack={order.can.be_paid_back}
          onDecided={onMoved}
        />
      ) : null}
      {parcel.resolution === null ? <StaffParcelActions parcel={parcel} onMoved={onMoved} /> : null}
    </article>
  );
}

/** The status of a parcel, its reason and its resolution. */
function ParcelStanding({ parcel }: { parcel: StaffParcel }) {
  const t = useMessages(fulfillmentsMessages);
  const hasFailed = parcel.status === 'returning' || parcel.status === 'returned' || parcel.status === 'lost';
  return (
    <span className={`ms-auto flex flex-wrap gap-x-2 font-semibold ${hasFailed ? 'text-amber' : 'text-turquoise'}`}>
      <span>{t[parcel.status]}</span>
      {parcel.reason === null ? null : <span className="font-normal">· {t[parcel.reason]}</span>}
      {parcel.resolution === null ? null : <span>· {t[parcel.resolution]}</span>}
    </span>
  );
}
