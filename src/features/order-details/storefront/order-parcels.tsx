import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { ParcelLines } from '#features/fulfillments/storefront/parcel-lines.tsx';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Timeline } from '#ui/layout/timeline.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { OrderDetail } from '../order-details.contract.ts';
import { leftToPack, undeliveredNote, parcelTimeline } from '../parcel-timeline.rules.ts';
import { OrderCode } from './order-lead.tsx';

type Parcel = OrderDetail['fulfillments'][number];

/** Whether an order has parts to be distinguished: several parcels, one with unpacked remaining pieces, or an undelivered one. */
export function comesInParts({ lines, fulfillments }: Pick<OrderDetail, 'lines' | 'fulfillments'>): boolean {
  return (
    fulfillments.length > 1 ||
    fulfillments.some((parcel) => undeliveredNote(parcel) !== null) ||
    (fulfillments.length === 1 && leftToPack(lines, fulfillments).length > 0)
  );
}

/** Every parcel of an order with its lines, tracking code and timeline, and the unpacked pieces. */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const t = useMessages(fulfillmentsMessages);
  const left = leftToPack(order.lines, order.fulfillments);
  return (
    <ul className="divide-y divide-line">
      {order.fulfillments.map((parcel) => (
        <li key={parcel.id} className="grid gap-3 py-4 first:pt-0 last:pb-0">
          <ParcelView parcel={parcel} placedAt={order.placed_at} count={order.fulfillments.length} />
        </li>
      ))}
      {left.length === 0 ? null : (
        <li className="grid gap-3 py-4 last:pb-0">
          <h3 className="text-sm font-bold">{t.toPack}</h3>
          <ParcelLines lines={left} />
        </li>
      )}
    </ul>
  );
}

function ParcelView({ parcel, placedAt, count }: { parcel: Parcel; placedAt: string; count: number }) {
  const t = useMessages(fulfillmentsMessages);
  const names = useMessages(ordersMessages);
  const language = useLanguage();
  const steps = parcelTimeline(parcel, placedAt).map(({ status, state, at }) => ({
    label: names[status],
    state,
    at: at === null ? undefined : formatJalaliDate(new Date(at), language, 'with-time'),
  }));
  const note = undeliveredNote(parcel);
  const title = count > 1 ? t.parcelOf(parcel.position, count) : t.parcel(parcel.position);
  return (
    <article aria-label={title} className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <strong className="font-bold">{title}</strong>
        <span className="text-muted">{t.from(parcel.seller.name)}</span>
        <span className={`ms-auto font-semibold ${note === null ? 'text-turquoise' : 'text-amber'}`}>
          {t[parcel.status]}
        </span>
      </p>
      {note === null ? null : (
        <p className="rounded-control bg-saffron-soft p-3 text-sm">
          {parcel.reason === null ? null : <span className="font-semibold">{t[parcel.reason]}. </span>}
          {t[note]}
        </p>
      )}
      <ParcelLines lines={parcel.lines} />
      {parcel.tracking_code === null && parcel.carrier === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {parcel.carrier === null ? null : <bdi className="text-muted">{parcel.carrier}</bdi>}
          {parcel.tracking_code === null ? null : <OrderCode name={t.trackingCode} code={parcel.tracking_code} asIs />}
        </p>
      )}
      <details className="print:hidden">
        <summary className="inline-flex min-h-target cursor-pointer items-center text-sm text-turquoise">
          {t.steps}
        </summary>
        <div className="pt-2">
          <Timeline label={title} steps={steps} />
        </div>
      </details>
    </article>
  );
}
