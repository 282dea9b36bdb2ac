import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { parcelStepsFrom } from '#features/fulfillments/fulfillments.rules.ts';
import { packingMessages } from '#features/fulfillments/packing.messages.ts';
import { CarrierFields } from '#features/fulfillments/storefront/carrier-fields.tsx';
import { PackLines, type WishedLines } from '#features/fulfillments/storefront/pack-lines.tsx';
import { ParcelLines } from '#features/fulfillments/storefront/parcel-lines.tsx';
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
          <StaffParcel parcel={parcel} count={order.fulfillments.length} onMoved={onMoved} />
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

function StaffParcel({ parcel, count, onMoved }: { parcel: Parcel; count: number; onMoved: () => void }) {
  const t = useMessages(fulfillmentsMessages);
  const words = useMessages(packingMessages);
  // What is typed of one parcel stays while another is moved.
  const draft = useDraft({ carrier: parcel.carrier ?? '', tracking_code: parcel.tracking_code ?? '' }, parcel.version);
  const action = useAction();
  const { id } = parcel;
  const { value: typed, version } = draft;
  const run = async (work: () => Promise<unknown>) => {
    if (!(await action.run(work))) return;
    draft.saved(typed);
    onMoved();
  };
  const params = { id };
  const title = t.parcelOf(parcel.position, count);
  return (
    <article aria-label={title} className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <strong className="font-bold">{title}</strong>
        <span className="text-muted">{t.from(parcel.seller.name)}</span>
        <span className="ms-auto font-semibold text-turquoise">{t[parcel.status]}</span>
      </p>
      <ParcelLines lines={parcel.lines} />
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
          .filter((to) => parcelStepsFrom(parcel.status).includes(to))
          .map((to) => (
            <Button
              key={to}
              size="small"
              variant="outline"
              busy={action.busy}
              onClick={() => {
                void run(() =>
                  staffApi('POST /api/admin/fulfillments/:id/move/', { params, body: { version, to, ...typed } }),
                );
              }}
            >
              {t[to]}
            </Button>
          ))}
        {parcel.status === 'packed' ? (
          <Button
            size="small"
            variant="outline"
            busy={action.busy}
            onClick={() => {
              void run(() => staffApi('POST /api/admin/fulfillments/:id/unpack/', { params, body: { version } }));
            }}
          >
            {words.unpack}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
