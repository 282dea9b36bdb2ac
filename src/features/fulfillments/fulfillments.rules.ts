import type { FulfillmentStatus } from './fulfillments.contract.ts';

/** What may follow each status of a parcel. One that comes back can be sent again; what is delivered, returned or lost has ended. */
const parcelLife: Readonly<Record<FulfillmentStatus, readonly FulfillmentStatus[]>> = {
  packed: ['handed-over', 'on-the-way'],
  'handed-over': ['on-the-way', 'at-station', 'delivered', 'returning', 'lost'],
  'on-the-way': ['at-station', 'delivered', 'returning', 'lost'],
  'at-station': ['delivered', 'returning', 'lost'],
  delivered: [],
  returning: ['on-the-way', 'returned', 'lost'],
  returned: [],
  lost: [],
};

/** The statuses that may follow one. */
export const parcelStepsFrom = (status: FulfillmentStatus): readonly FulfillmentStatus[] => parcelLife[status];

/** The statuses from which a parcel can be led to another. */
export const parcelStatusesBefore = (to: FulfillmentStatus): FulfillmentStatus[] =>
  (Object.keys(parcelLife) as FulfillmentStatus[]).filter((status) => parcelLife[status].includes(to));

/** The way of a parcel to its customer, in order; what is on its way back has left it. */
const parcelWay: readonly FulfillmentStatus[] = ['packed', 'handed-over', 'on-the-way', 'at-station', 'delivered'];

/** The statuses on the way that stand before one: who leads a whole order there takes these along. */
export const parcelStatusesBehind = (to: FulfillmentStatus): FulfillmentStatus[] =>
  parcelWay.slice(0, Math.max(0, parcelWay.indexOf(to)));

/** Pieces of an order's line: how many were ordered, and how many lie in parcels. */
export interface PackableLine {
  readonly position: number;
  readonly sellerId: number;
  readonly left: number;
}

type WishedLine = { readonly position: number; readonly quantity: number };

/**
 * What goes into a parcel: the wished pieces, or all that are left of the one seller where none are named. A parcel has one seller; no line
 * is named twice, and none gives more than is left of it.
 */
export function parcelOf(
  left: readonly PackableLine[],
  wished: readonly WishedLine[] | undefined,
):
  | { readonly sellerId: number; readonly lines: readonly WishedLine[] }
  | 'nothing-to-pack'
  | 'parcel-too-much'
  | 'parcel-of-two-sellers' {
  const open = left.filter((line) => line.left > 0);
  const lines = wished ?? open.map(({ position, left: quantity }) => ({ position, quantity }));
  const sources = lines.map(({ position }) => open.find((line) => line.position === position));
  const [first] = sources;
  if (first === undefined && wished === undefined) return 'nothing-to-pack';
  const isTooMuch = lines.some(({ quantity }, index) => quantity > (sources[index]?.left ?? 0));
  if (first === undefined || isTooMuch || new Set(lines.map(({ position }) => position)).size < lines.length)
    return 'parcel-too-much';
  if (sources.some((line) => line?.sellerId !== first.sellerId)) return 'parcel-of-two-sellers';
  return { sellerId: first.sellerId, lines };
}
