import type { FulfillmentReason } from './fulfillment-reasons.rules.ts';
import type { Fulfillment, FulfillmentStatus } from './fulfillments.contract.ts';

/** What may follow each status of a parcel. One that comes back can be led on again, one that was lost can turn up; what is delivered or returned has ended. */
const parcelLife: Readonly<Record<FulfillmentStatus, readonly FulfillmentStatus[]>> = {
  packed: ['handed-over', 'on-the-way'],
  'handed-over': ['on-the-way', 'at-station', 'delivered', 'returning', 'returned', 'lost'],
  'on-the-way': ['at-station', 'delivered', 'returning', 'returned', 'lost'],
  'at-station': ['delivered', 'returning', 'returned', 'lost'],
  delivered: [],
  returning: ['on-the-way', 'returned', 'lost'],
  returned: [],
  lost: ['on-the-way', 'returned', 'delivered'],
};

type Standing = Pick<Fulfillment, 'status' | 'resolution'>;

/** Where a parcel can be led; nowhere once it was decided what becomes of it. */
export const parcelStepsOf = ({ status, resolution }: Standing): readonly FulfillmentStatus[] =>
  resolution === null ? parcelLife[status] : [];

/** Whether a person has to decide what becomes of a parcel: it is back or lost. */
export const isUndecided = ({ status, resolution }: Standing): boolean =>
  (status === 'returned' || status === 'lost') && resolution === null;

/** Whether the pieces of a parcel are to be packed again, or were: then it counts for its order no more. */
export const isPackedAgain = ({ resolution }: Pick<Standing, 'resolution'>): boolean =>
  resolution === 'sent-again' || resolution === 'replaced';

/** Whether a parcel is still to reach its customer. */
export const isComing = ({ status }: Pick<Standing, 'status'>): boolean =>
  status === 'packed' || status === 'handed-over' || status === 'on-the-way' || status === 'at-station';

/** Whether a parcel is out of the shop, or ended outside: an order of which one is cannot be called off. */
export const hasLeftShop = (parcel: Standing): boolean => parcel.status !== 'packed' && !isPackedAgain(parcel);

/**
 * Why a parcel stands where it is led: the given reason, or that of before for what is on its way back; `needed` where one has to be given.
 * A parcel that goes to its customer has none.
 */
export function reasonOf(
  to: FulfillmentStatus,
  given: FulfillmentReason | undefined,
  before: FulfillmentReason | null,
): FulfillmentReason | 'needed' | null {
  if (to !== 'returning' && to !== 'returned' && to !== 'lost') return null;
  return given ?? before ?? (to === 'lost' ? null : 'needed');
}

/** The statuses from which a parcel can be led to another. */
export const parcelStatusesBefore = (to: FulfillmentStatus): FulfillmentStatus[] =>
  (Object.keys(parcelLife) as FulfillmentStatus[]).filter((status) => parcelLife[status].includes(to));

/** The way of a parcel to its customer, in order; what is on its way back has left it. */
const parcelWay: readonly FulfillmentStatus[] = ['packed', 'handed-over', 'on-the-way', 'at-station', 'delivered'];

/** The statuses on the way that stand before one: who leads a whole order there takes these along. */
export const parcelStatusesBehind = (to: FulfillmentStatus): FulfillmentStatus[] =>
  parcelWay.slice(0, Math.max(0, parcelWay.indexOf(to)));

/** Of what a customer is notified about one parcel. */
export type ParcelNotice = 'handed-over' | 'delivered' | 'returning' | 'returned' | 'lost' | 'sent-again';

/**
 * Which notice of its own a parcel that was moved gives; null where the notice of its order says the same. The only parcel of an order has
 * one when it leaves with a code to follow it by, and when it will not arrive.
 */
export function parcelNotice({
  status,
  before,
  trackingCode,
  isOnly,
  orderState,
}: {
  readonly status: FulfillmentStatus;
  readonly before: FulfillmentStatus;
  readonly trackingCode: string | null;
  readonly isOnly: boolean;
  readonly orderState: string;
}): ParcelNotice | null {
  if (status === 'lost' || status === 'returning') return status;
  if (status === 'returned') return before === 'returning' ? null : 'returned';
  if (before === 'packed') return isOnly && trackingCode === null ? null : 'handed-over';
  return status === 'delivered' && orderState !== 'delivered' ? 'delivered' : null;
}

/** Pieces of an order's line that lie in no parcel, at one location. */
export interface PackableLine {
  readonly position: number;
  readonly sellerId: number;
  readonly locationId: number;
  readonly left: number;
}

type WishedLine = { readonly position: number; readonly quantity: number };

interface WishedParcel {
  /** All that are left of the first seller who has some where none are named. */
  readonly lines?: readonly WishedLine[] | undefined;
  /** The first that has them where none is named. */
  readonly locationId?: number | undefined;
}

/** What goes into a parcel, or why nothing does. */
export type PackableParcel =
  | { readonly sellerId: number; readonly locationId: number; readonly lines: readonly WishedLine[] }
  | 'nothing-to-pack'
  | 'parcel-too-much'
  | 'parcel-of-two-sellers'
  | 'parcel-of-two-locations';

/**
 * What goes into a parcel, of what is `left` in the order of locations. A parcel has one seller and one location; no line is named twice, and none
 * gives more than is left of it.
 */
export function parcelOf(left: readonly PackableLine[], { lines, locationId }: WishedParcel): PackableParcel {
  const here = locationId === undefined ? left : left.filter((line) => line.locationId === locationId);
  return lines === undefined ? allOfOne(here) : wishedOf(here, lines);
}

/** All that are left of one seller at one location. */
function allOfOne(left: readonly PackableLine[]): PackableParcel {
  const [first] = left.toSorted((one, other) => one.position - other.position);
  if (first === undefined) return 'nothing-to-pack';
  const { sellerId } = first;
  const own = left.filter((line) => line.sellerId === sellerId);
  const locationId = own[0]?.locationId ?? first.locationId;
  const lines = own.filter((line) => line.locationId === locationId);
  return { sellerId, locationId, lines: lines.map(({ position, left: quantity }) => ({ position, quantity })) };
}

function wishedOf(left: readonly PackableLine[], lines: readonly WishedLine[]): PackableParcel {
  const piecesAt = (position: number, at?: number) =>
    left.reduce((sum, line) => {
      const counts = line.position === position && (at === undefined || line.locationId === at);
      return counts ? sum + line.left : sum;
    }, 0);
  const sources = lines.map(({ position }) => left.find((line) => line.position === position));
  const [first] = sources;
  const isTooMuch = lines.some(({ position, quantity }) => quantity > piecesAt(position));
  if (first === undefined || isTooMuch || new Set(lines.map(({ position }) => position)).size < lines.length)
    return 'parcel-too-much';
  const { sellerId } = first;
  if (sources.some((line) => line?.sellerId !== sellerId)) return 'parcel-of-two-sellers';
  const whole = left.find((at) =>
    lines.every(({ position, quantity }) => quantity <= piecesAt(position, at.locationId)),
  );
  return whole === undefined ? 'parcel-of-two-locations' : { sellerId, locationId: whole.locationId, lines };
}
