import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { lineNames } from '#features/orders/line-names.rules.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { lockOrder, moveLockedOrder, type StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import type { Shop } from '#platform/shop.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { nameIn } from '#shared/text/names.ts';
import type { Fulfillment, FulfillmentReason, FulfillmentStatus } from '../fulfillments.contract.ts';
import { parcelOf, parcelStatusesBefore } from '../fulfillments.rules.ts';
import { parcelErrors } from '../parcels.messages.ts';
import {
  correctParcel,
  leftToPack,
  moveParcel,
  packParcel,
  parcelOfId,
  parcelOfSeller,
  parcelsOfOrder,
  stepOfParcels,
  unpackOrder,
  unpackParcel,
  type StoredParcel,
} from './fulfillments.store.ts';

export type { StoredParcel } from './fulfillments.store.ts';

/** Who packs or moves a parcel: one of the staff, or a seller, who has only parcels of their own. */
export interface Packer {
  /** The account of who does it. */
  readonly by: number;
  readonly sellerId?: number | undefined;
}

const way: readonly OrderState[] = ['placed', 'packaging', 'ready', 'on-the-way', 'at-station', 'delivered'];

/**
 * Leads an order that the transaction has locked to the step that all its parcels have reached, where it stands elsewhere; answers where it
 * stands then. Its customer is notified of a step forward. Whoever changes parcels calls it, so that the order never says anything else.
 */
export async function followParcels(
  shop: Shop,
  standing: StandingOrder,
  { by, sellerId }: Packer,
): Promise<OrderState> {
  const [found] = await stepOfParcels(shop, { orderId: standing.id });
  const { state } = standing;
  const to = found?.step ?? (state === 'placed' ? 'placed' : 'packaging');
  if (to === state || (found?.parcels !== 0 && found?.step === null)) return state;
  await moveLockedOrder(shop, standing, {
    to,
    cause: sellerId === undefined ? 'staff' : 'seller',
    by,
    ...(to === 'delivered' && { paidAt: standing.paidAt ?? shop.clock.now() }),
  });
  await shop.publish('order.moved', { orderId: standing.id, state: to });
  if (way.indexOf(to) > way.indexOf(state)) await notifyOfStep(shop, standing, to as MovedTo);
  return to;
}

type MovedTo = 'packaging' | 'ready' | 'on-the-way' | 'at-station' | 'delivered';

/** The notice to a customer that an order has moved on; of each step once. */
export function notifyOfStep(
  shop: Shop,
  { number, customerId }: Pick<StandingOrder, 'number' | 'customerId'>,
  state: MovedTo,
): Promise<void> {
  return shop.publish('notice.due', {
    customerId,
    kind: 'order-moved',
    params: { number, state },
    link: `/my-order?order=${number}`,
    once: `order-moved:${number}:${state}`,
  });
}

const notFound = () =>
  refuse(
    'fulfillment-not-found',
    inBoth(parcelErrors, (t) => t.notFound),
  );
const elsewhere = () =>
  refuse(
    'fulfillment-elsewhere',
    inBoth(parcelErrors, (t) => t.elsewhere),
  );

/** A parcel that a packer may touch; another's is as unknown as one that never was. */
export async function parcelFor(shop: Shop, id: number, { sellerId }: Packer): Promise<StoredParcel | null> {
  const [parcel] =
    sellerId === undefined ? await parcelOfId(shop, { id }) : await parcelOfSeller(shop, { id, sellerId });
  return parcel ?? null;
}

export type PackRejection = Refusal<'order-moved-on' | 'nothing-to-pack' | 'parcel-too-much' | 'parcel-of-two-sellers'>;

/**
 * Packs pieces of an order that the transaction has locked: those that are wished, or, where none are named, all that are left of the first
 * seller who has some. Refused while the order is not placed and once it has ended.
 */
export async function pack(
  shop: Shop,
  standing: StandingOrder,
  { lines, ...packer }: Packer & { readonly lines?: readonly { position: number; quantity: number }[] | undefined },
): Promise<StoredParcel | PackRejection> {
  if (standing.state !== 'placed' && standing.state !== 'packaging')
    return refuse(
      'order-moved-on',
      inBoth(orderErrors, (t) => t.movedOn),
    );
  const left = (await leftToPack(shop, { orderId: standing.id })).filter(
    ({ sellerId }) => packer.sellerId === undefined || sellerId === packer.sellerId,
  );
  const first = left.find((line) => line.left > 0)?.sellerId;
  const parcel = parcelOf(lines === undefined ? left.filter(({ sellerId }) => sellerId === first) : left, lines);
  if (typeof parcel === 'string')
    return refuse(
      parcel,
      inBoth(parcelErrors, (t) =>
        parcel === 'nothing-to-pack' ? t.nothingToPack : parcel === 'parcel-too-much' ? t.tooMuch : t.twoSellers,
      ),
    );
  const [packed] = await packParcel(shop, {
    orderId: standing.id,
    sellerId: parcel.sellerId,
    positions: parcel.lines.map(({ position }) => position),
    quantities: parcel.lines.map(({ quantity }) => quantity),
    now: shop.clock.now(),
  });
  if (packed === undefined) throw new Error('A parcel was packed and is not there.');
  const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await noteChange(shop, standing.number, packer, 'parcel.packed', [{}, { parcel: packed.id, pieces }]);
  await shop.publish('fulfillment.packed', { fulfillmentId: packed.id, orderId: standing.id });
  await followParcels(shop, standing, packer);
  return storedParcel(shop, packed.id);
}

/** A parcel that is known to be there. */
async function storedParcel(shop: Shop, id: number): Promise<StoredParcel> {
  const [parcel] = await parcelOfId(shop, { id });
  if (parcel === undefined) throw new Error(`The parcel ${id} is gone.`);
  return parcel;
}

type AuditedParcel = Readonly<Record<string, string | number | null>>;

function noteChange(
  shop: Shop,
  number: string,
  { by }: Packer,
  action: 'parcel.packed' | 'parcel.unpacked' | 'parcel.moved' | 'parcel.corrected',
  [before, after]: readonly [AuditedParcel, AuditedParcel],
): Promise<void> {
  return recordChange(shop, { by, action, subject: 'order', subjectId: number, before, after });
}

/** A step of a parcel. */
export interface ParcelMove {
  readonly id: number;
  readonly version: number;
  readonly to: Exclude<FulfillmentStatus, 'packed'>;
  readonly reason?: FulfillmentReason | undefined;
  readonly carrier?: string | undefined;
  readonly trackingCode?: string | undefined;
}

export type ParcelRejection = Refusal<'fulfillment-not-found' | 'fulfillment-elsewhere' | 'changed-meanwhile'>;

/** Works on a parcel in a transaction that has locked its order, so that of two who press at once the second finds it moved. */
export function withParcel<Answer>(
  shop: Shop,
  id: number,
  packer: Packer,
  work: (parcel: StoredParcel, standing: StandingOrder) => Promise<Answer>,
): Promise<Answer | Refusal<'fulfillment-not-found'>> {
  return shop.transaction(async () => {
    const seen = await parcelFor(shop, id, packer);
    if (seen === null) return notFound();
    const standing = await lockOrder(shop, seen.orderId);
    const parcel = await parcelFor(shop, id, packer);
    return parcel === null ? notFound() : work(parcel, standing);
  });
}

/** Leads a parcel whose order is locked one step on; null when it was moved, a refusal when it stands elsewhere or was changed. */
export async function stepParcel(
  shop: Shop,
  {
    parcel,
    standing,
    packer,
    move,
  }: { parcel: StoredParcel; standing: StandingOrder; packer: Packer; move: ParcelMove },
): Promise<Refusal<'fulfillment-elsewhere' | 'changed-meanwhile'> | null> {
  const { to, version, reason, carrier, trackingCode } = move;
  const from = parcelStatusesBefore(to);
  if (!from.includes(parcel.status)) return elsewhere();
  const [moved] = await moveParcel(shop, {
    id: parcel.id,
    version,
    from,
    to,
    reason: reason ?? (to === 'returned' ? parcel.reason : null),
    carrier: carrier ?? null,
    trackingCode: trackingCode ?? null,
    now: shop.clock.now(),
  });
  if (moved === undefined) return changedMeanwhile();
  const was = { parcel: parcel.id, status: parcel.status, tracking_code: parcel.trackingCode };
  const is = {
    parcel: parcel.id,
    status: to,
    tracking_code: trackingCode ?? parcel.trackingCode,
    reason: reason ?? null,
  };
  await noteChange(shop, standing.number, packer, 'parcel.moved', [was, is]);
  await shop.publish(`fulfillment.${to}`, { fulfillmentId: parcel.id, orderId: standing.id });
  return null;
}

/** Leads a parcel one step on, and its order to where all its parcels are. */
export function moveOn(
  shop: Shop,
  { packer, ...move }: ParcelMove & { readonly packer: Packer },
): Promise<StoredParcel | ParcelRejection> {
  return withParcel(shop, move.id, packer, async (parcel, standing): Promise<StoredParcel | ParcelRejection> => {
    const rejected = await stepParcel(shop, { parcel, standing, packer, move });
    if (rejected !== null) return rejected;
    await followParcels(shop, standing, packer);
    return storedParcel(shop, parcel.id);
  });
}

/** Corrects the carrier and the code of a parcel; an empty text removes what is there. */
export function correct(
  shop: Shop,
  given: { readonly id: number; readonly version: number; readonly packer: Packer } & {
    readonly carrier?: string | undefined;
    readonly trackingCode?: string | undefined;
  },
): Promise<StoredParcel | ParcelRejection> {
  const { id, version, packer } = given;
  return withParcel(shop, id, packer, async (parcel, standing): Promise<StoredParcel | ParcelRejection> => {
    const carrier = given.carrier === undefined ? parcel.carrier : given.carrier || null;
    const trackingCode = given.trackingCode === undefined ? parcel.trackingCode : given.trackingCode || null;
    const [corrected] = await correctParcel(shop, { id, version, carrier, trackingCode });
    if (corrected === undefined) return changedMeanwhile();
    await noteChange(shop, standing.number, packer, 'parcel.corrected', [
      { parcel: id, carrier: parcel.carrier, tracking_code: parcel.trackingCode },
      { parcel: id, carrier, tracking_code: trackingCode },
    ]);
    return storedParcel(shop, id);
  });
}

/** Takes the goods out of a parcel that has not left: they are to be packed again, and the order goes back to being packed. */
export function unpack(
  shop: Shop,
  { id, version, packer }: { readonly id: number; readonly version: number; readonly packer: Packer },
): Promise<{ number: string } | ParcelRejection> {
  return withParcel(shop, id, packer, async (parcel, standing): Promise<{ number: string } | ParcelRejection> => {
    if (parcel.status !== 'packed') return elsewhere();
    const [unpacked] = await unpackParcel(shop, { id, version });
    if (unpacked === undefined) return changedMeanwhile();
    await noteChange(shop, standing.number, packer, 'parcel.unpacked', [{ parcel: id }, {}]);
    await followParcels(shop, standing, packer);
    return { number: standing.number };
  });
}

/** The parcels of an order, the first packed first. */
export function parcelsOf(shop: Shop, orderId: number): Promise<StoredParcel[]> {
  return parcelsOfOrder(shop, { orderId });
}

/** Whether something of an order has left the shop: then it is not called off any more. */
export async function hasLeft(shop: Shop, orderId: number): Promise<boolean> {
  const [found] = await stepOfParcels(shop, { orderId });
  return (found?.gone ?? 0) > 0;
}

/** Unpacks what has not left of an order that the transaction calls off. */
export async function unpackAll(shop: Shop, orderId: number): Promise<void> {
  await unpackOrder(shop, { orderId });
}

/** A parcel as a call shows it. */
export function visibleParcel(parcel: StoredParcel, language: Language): Fulfillment {
  const moment = (at: Date | null) => at?.toISOString() ?? null;
  const [first] = parcel.lines;
  return {
    id: parcel.id,
    version: parcel.version,
    order_number: parcel.orderNumber,
    position: parcel.position,
    seller: {
      id: parcel.sellerId,
      name: first === undefined ? '' : nameIn({ name: first.sellerName, nameEn: first.sellerNameEn }, language),
    },
    status: parcel.status,
    reason: parcel.reason,
    carrier: parcel.carrier,
    tracking_code: parcel.trackingCode,
    packed_at: parcel.packedAt.toISOString(),
    handed_over_at: moment(parcel.handedOverAt),
    on_the_way_at: moment(parcel.onTheWayAt),
    at_station_at: moment(parcel.atStationAt),
    delivered_at: moment(parcel.deliveredAt),
    returning_at: moment(parcel.returningAt),
    returned_at: moment(parcel.returnedAt),
    lost_at: moment(parcel.lostAt),
    lines: parcel.lines.map((line) => ({
      position: line.position,
      ...lineNames(line, language),
      image: line.imageKey === null ? null : renditionAddress(line.imageKey, 96),
      quantity: line.quantity,
      total: line.total,
    })),
    total: parcel.lines.reduce((sum, { total }) => sum + total, 0),
  };
}
