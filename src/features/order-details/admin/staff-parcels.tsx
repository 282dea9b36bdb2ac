import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { isUndecided, parcelStepsOf } from '#features/fulfillments/fulfillments.rules.ts';
import { packingMessages } from '#features/fulfillments/packing.messages.ts';
import { CarrierFields } from '#features/fulfillments/storefront/carrier-fields.tsx';
import { PackLines, type WishedLines } from '#features/fulfillments/storefront/pack-lines.tsx';
import { ParcelLines } from '#features/fulfillments/storefront/parcel-lines.tsx';
import { outcomesOf, UndeliveredDialog } from '#features/fulfillments/storefront/undelivered-dialog.tsx';
import { ParcelDecision } from '#features/returns/admin/parcel-decision.tsx';
import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';
import { leftToPack } from '../parcel-timeline.rules.ts';

type Parcel = StaffOrderDetail['fulfillments'][number];
const steps = ['handed-over', 'on-the-way', 'at-station', 'delivered'] as const;

interface StaffParcelsProps {
  order: StaffOrderDetail;
  /** Something was packed or moved: the order is read again. */
  onMoved: () => void;
}

/** The parcels of an order, each led on by itself, and what is to be packed. */
export function StaffParcels({ order, onMoved }: StaffParcelsProps) {
  const t = useMessages(fulfillmentsMessages);
  const { pack: label } = useMessages(packingMessages);
  const action = useAction();
  const left = leftToPack(order.lines, order.fulfillments);
  const canPack = order.status === 'placed' || order.status === 'packaging';
  const pack = async (lines: WishedLines) => {
    const isDone = await action.run(() =>
      staffApi('POST /api/admin/orders/:number/fulfillments/', {
        params: { number: order.number },
        body: lines === undefined ? {} : { lines },
      }),
    );
    if (isDone) onMoved();
  };
  return (
    <ul className="divide-y divide-line">
      {order.fulfillments.map((parcel) => (
        <li key={parcel.id} className="grid gap-3 py-4 first:pt-0 last:pb-0">
          <StaffParcel order={order} parcel={parcel} onMoved={onMoved} />
        </li>
      ))}
      {canPack && left.length > 0 ? (
        <li className="grid gap-3 py-4 first:pt-0 last:pb-0 print:hidden">
          <h3 className="text-sm font-bold">{t.toPack}</h3>
          <PackLines
            key={left.map(({ position, quantity }) => `${position}×${quantity}`).join()}
            lines={left}
            busy={action.busy}
            label={label}
            onPack={(lines) => {
              void pack(lines);
            }}
          />
        </li>
      ) : null}
    </ul>
  );
}

interface StaffParcelProps extends StaffParcelsProps {
  parcel: Parcel;
}

function StaffParcel({ order, parcel, onMoved }: StaffParcelProps) {
  const t = useMessages(fulfillmentsMessages);
  const title = t.parcelOf(parcel.position, order.fulfillments.length);
  return (
    <article aria-label={title} className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <strong className="font-bold">{title}</strong>
        <span className="text-muted">{t.from(parcel.seller.name)}</span>
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
      {parcel.resolution === null ? <ParcelActions parcel={parcel} onMoved={onMoved} /> : null}
    </article>
  );
}

/** Where a parcel stands, why, and what was decided about it. */
function ParcelStanding({ parcel }: { parcel: Parcel }) {
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

/** By whom a parcel goes, and where it can be led from where it stands. */
function ParcelActions({ parcel, onMoved }: { parcel: Parcel; onMoved: () => void }) {
  const t = useMessages(fulfillmentsMessages);
  const words = useMessages(packingMessages);
  // What is typed of one parcel stays while another is moved.
  const draft = useDraft({ carrier: parcel.carrier ?? '', tracking_code: parcel.tracking_code ?? '' }, parcel.version);
  const action = useAction();
  const [saying, setSaying] = useState(false);
  const params = { id: parcel.id };
  const { value: typed, version } = draft;
  const run = async (work: () => Promise<unknown>) => {
    if (!(await action.run(work))) return;
    draft.saved(typed);
    onMoved();
  };
  const button = (label: string, work: () => void) => (
    <Button key={label} size="small" variant="outline" busy={action.busy} onClick={work}>
      {label}
    </Button>
  );
  return (
    <>
      <Form
        action={action}
        className="flex flex-wrap items-end gap-3 print:hidden"
        onSend={() =>
          run(() => staffApi('PATCH /api/admin/fulfillments/:id/', { params, body: { version, ...typed } }))
        }
      >
        <CarrierFields value={typed} errors={action.fields} onChange={draft.change} />
        <Button type="submit" size="small" variant="outline" busy={action.busy}>
          {words.save}
        </Button>
      </Form>
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        {steps
          .filter((to) => parcelStepsOf(parcel).includes(to))
          .map((to) =>
            button(t[to], () => {
              void run(() =>
                staffApi('POST /api/admin/fulfillments/:id/move/', { params, body: { version, to, ...typed } }),
              );
            }),
          )}
        {parcel.status === 'packed'
          ? button(words.unpack, () => {
              void run(() => staffApi('POST /api/admin/fulfillments/:id/unpack/', { params, body: { version } }));
            })
          : null}
        {outcomesOf(parcel).length > 0
          ? button(words.undelivered, () => {
              setSaying(true);
            })
          : null}
      </div>
      {saying ? (
        <UndeliveredDialog
          parcel={parcel}
          onClose={() => {
            setSaying(false);
          }}
          onSay={async (to, reason) => {
            const body = { version, to, ...(reason !== undefined && { reason }) };
            await staffApi('POST /api/admin/fulfillments/:id/move/', { params, body });
            onMoved();
          }}
        />
      ) : null}
    </>
  );
}
