import type { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import { isPackedAgain } from '#features/fulfillments/fulfillments.rules.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { journey, type TimelineEntry } from './order-timeline.rules.ts';

type TimedParcel = Pick<
  Fulfillment,
  'status' | 'packed_at' | 'handed_over_at' | 'on_the_way_at' | 'at_station_at' | 'delivered_at'
>;

/** The step of an order's timeline that a parcel has reached. A returning or lost parcel has reached the carrier. */
const reached: Readonly<Record<Fulfillment['status'], (typeof journey)[number]>> = {
  packed: 'ready',
  'handed-over': 'on-the-way',
  'on-the-way': 'on-the-way',
  'at-station': 'at-station',
  delivered: 'delivered',
  returning: 'on-the-way',
  returned: 'on-the-way',
  lost: 'on-the-way',
};

/** Returns the six steps of a parcel's timeline, from its own times; the first is that of its order. */
export function parcelTimeline(parcel: TimedParcel, placedAt: string): TimelineEntry[] {
  const at: Readonly<Partial<Record<OrderState, string | null>>> = {
    placed: placedAt,
    ready: parcel.packed_at,
    'on-the-way': parcel.on_the_way_at ?? parcel.handed_over_at,
    'at-station': parcel.at_station_at,
    delivered: parcel.delivered_at,
  };
  const furthest = journey.indexOf(reached[parcel.status]);
  return journey.map((status, index) => ({
    status,
    state: index < furthest || parcel.status === 'delivered' ? 'done' : index === furthest ? 'current' : 'toCome',
    at: index <= furthest ? (at[status] ?? null) : null,
  }));
}

type Line = { readonly position: number; readonly quantity: number; readonly total: number };

/** Returns the customer's message about an undelivered parcel; null for any other. */
export function undeliveredNote({
  status,
  resolution,
}: Pick<Fulfillment, 'status' | 'resolution'>):
  | 'undelivered-returning'
  | 'undelivered-returned'
  | 'undelivered-lost'
  | 'resolved-refunded'
  | 'resolved-again'
  | null {
  if (resolution !== null) return resolution === 'refunded' ? 'resolved-refunded' : 'resolved-again';
  return status === 'returning' || status === 'returned' || status === 'lost' ? `undelivered-${status}` : null;
}

/** Returns the unpacked pieces of an order's lines, with the rest of their totals. */
export function leftToPack<Ordered extends Line>(
  lines: readonly Ordered[],
  parcels: readonly Pick<Fulfillment, 'lines' | 'resolution'>[],
): Ordered[] {
  const counted = parcels.filter((parcel) => !isPackedAgain(parcel));
  return lines.flatMap((line) => {
    const packed = counted.flatMap((parcel) => parcel.lines.filter(({ position }) => position === line.position));
    const quantity = packed.reduce((left, one) => left - one.quantity, line.quantity);
    return quantity > 0
      ? [{ ...line, quantity, total: packed.reduce((left, one) => left - one.total, line.total) }]
      : [];
  });
}

/** Returns the unpacked pieces of an order by location, with their price: for a line at several locations the last one has the rest of its total. */
export function toPackByLocation<Ordered extends Line, Location extends { readonly id: number } | null>({
  lines,
  fulfillments,
  to_pack: toPack,
}: {
  readonly lines: readonly Ordered[];
  readonly fulfillments: readonly Pick<Fulfillment, 'lines' | 'resolution'>[];
  readonly to_pack: readonly { readonly position: number; readonly quantity: number; readonly location: Location }[];
}): { location: Location; lines: Ordered[] }[] {
  const left = new Map(leftToPack(lines, fulfillments).map((line) => [line.position, line]));
  const groups = new Map<number, { location: Location; lines: Ordered[] }>();
  for (const { position, quantity, location } of toPack) {
    const line = left.get(position);
    if (line === undefined) continue;
    const total = Math.floor((line.total * quantity) / line.quantity);
    const group = groups.get(location?.id ?? 0) ?? { location, lines: [] };
    group.lines.push({ ...line, quantity, total });
    groups.set(location?.id ?? 0, group);
    left.set(position, { ...line, quantity: line.quantity - quantity, total: line.total - total });
  }
  return [...groups.values()];
}
