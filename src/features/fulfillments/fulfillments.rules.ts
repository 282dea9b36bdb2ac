import type { FulfillmentReason } from './fulfillment-reasons.rules.ts';
import type { Fulfillment, FulfillmentStatus } from './fulfillments.contract.ts';

/**
 * The permitted transitions of a parcel's status. A returning parcel can be sent on again, a lost one can be found; delivered and returned are final.
 */
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

/** Returns the statuses a parcel can move to; empty once its resolution is decided. */
export const parcelStepsOf = ({ status, resolution }: Standing): readonly FulfillmentStatus[] =>
  resolution === null ? parcelLife[status] : [];

/** Whether a parcel needs a resolution by a person: it is returned or lost. */
export const isUndecided = ({ status, resolution }: Standing): boolean =>
  (status === 'returned' || status === 'lost') && resolution === null;

/** Whether the pieces of a parcel are to be packed again, or were: it then no longer counts for its order. */
export const isPackedAgain = ({ resolution }: Pick<Standing, 'resolution'>): boolean =>
  resolution === 'sent-again' || resolution === 'replaced';

/** Whether a parcel is still to reach its customer. */
export const isComing = ({ status }: Pick<Standing, 'status'>): boolean =>
  status === 'packed' || status === 'handed-over' || status === 'on-the-way' || status === 'at-station';

/** Whether a parcel has left the shop or reached a final status outside: an order with such a parcel cannot be cancelled. */
export const hasLeftShop = (parcel: Standing): boolean => parcel.status !== 'packed' && !isPackedAgain(parcel);

/**
 * Returns the reason to store with a parcel's new status: the given one, or the stored one for a returning parcel; `needed` where one is required. A
 * parcel on its way to the customer has none.
 */
export function reasonOf(
  to: FulfillmentStatus,
  given: FulfillmentReason | undefined,
  before: FulfillmentReason | null,
): FulfillmentReason | 'needed' | null {
  if (to !== 'returning' && to !== 'returned' && to !== 'lost') return null;
  return given ?? before ?? (to === 'lost' ? null : 'needed');
}

/** Returns the statuses from which a parcel can move to another. */
export const parcelStatusesBefore = (to: FulfillmentStatus): FulfillmentStatus[] =>
  (Object.keys(parcelLife) as FulfillmentStatus[]).filter((status) => parcelLife[status].includes(to));

/** The statuses of a parcel on its way to the customer, in order; a returning parcel is not among them. */
const parcelWay: readonly FulfillmentStatus[] = ['packed', 'handed-over', 'on-the-way', 'at-station', 'delivered'];

/** Returns the statuses before a given one on that way: moving a whole order there moves parcels with these statuses along. */
export const parcelStatusesBehind = (to: FulfillmentStatus): FulfillmentStatus[] =>
  parcelWay.slice(0, Math.max(0, parcelWay.indexOf(to)));

/** The notices that a customer receives about one parcel. */
export type ParcelNotice = 'handed-over' | 'delivered' | 'returning' | 'returned' | 'lost' | 'sent-again';

/**
 * Returns the separate notice of a moved parcel, or null where the order's notice covers it. The only parcel of an order has one when it is handed
 * over with a tracking code, and when it will not arrive.
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

/** Unpacked pieces of an order line at one location. */
export interface PackableLine {
  readonly position: number;
  readonly sellerId: number;
  readonly locationId: number;
  readonly left: number;
}

type WishedLine = { readonly position: number; readonly quantity: number };

interface WishedParcel {
  /** When omitted: all remaining pieces of the first seller that has any. */
  readonly lines?: readonly WishedLine[] | undefined;
  /** The location; when omitted, the first that has the pieces. */
  readonly locationId?: number | undefined;
}

/** The contents of a parcel, or why nothing can be packed. */
export type PackableParcel =
  | { readonly sellerId: number; readonly locationId: number; readonly lines: readonly WishedLine[] }
  | 'nothing-to-pack'
  | 'parcel-too-much'
  | 'parcel-of-two-sellers'
  | 'parcel-of-two-locations';

/**
 * Returns the contents of a parcel, taken from the pieces `left`, which are in location order. A parcel has one seller and one location; no line may
 * be listed twice or exceed what is left of it.
 */
export function parcelOf(left: readonly PackableLine[], { lines, locationId }: WishedParcel): PackableParcel {
  const here = locationId === undefined ? left : left.filter((line) => line.locationId === locationId);
  return lines === undefined ? allOfOne(here) : wishedOf(here, lines);
}

/** Returns all remaining pieces of one seller at one location. */
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
