import { dealsWithOwn } from '#features/accounts/server/roles.service.ts';
import { ownOrder } from '#features/orders/own-order.ts';
import type { StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import { lockOrder } from '#features/orders/server/standing-orders.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { FulfillmentReason } from '../fulfillment-reasons.rules.ts';
import type { FulfillmentResolution, FulfillmentStatus } from '../fulfillments.contract.ts';
import { parcelStatusesBefore, reasonOf } from '../fulfillments.rules.ts';
import { parcelErrors } from '../parcels.messages.ts';
import { followParcels, noteChange, parcelFor, storedParcel, type Packer } from './fulfillments.service.ts';
import { correctParcel, moveParcel, resolveParcel, unpackParcel, type StoredParcel } from './fulfillments.store.ts';
import { notifyOfParcel, publishParcelNotice } from './parcel-notices.ts';

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

/** A requested status change of a parcel. */
export interface ParcelMove {
  readonly id: number;
  readonly version: number;
  readonly to: Exclude<FulfillmentStatus, 'packed'>;
  readonly reason?: FulfillmentReason | undefined;
  readonly carrier?: string | undefined;
  readonly trackingCode?: string | undefined;
}

export type ParcelRejection = Refusal<'fulfillment-not-found' | 'fulfillment-elsewhere' | 'changed-meanwhile'>;

/** Why a parcel cannot move to the requested status. */
export type MoveRejection = Refusal<
  'fulfillment-elsewhere' | 'changed-meanwhile' | 'parcel-reason-needed' | 'own-order'
>;

function reasonNeeded(): Refusal<'parcel-reason-needed'> {
  const message = inBoth(parcelErrors, (t) => t.reasonNeeded);
  return refuse('parcel-reason-needed', message, { fields: { reason: message } });
}

/** Returns a parcel that a packer may read; another seller's parcel is treated as not found. */
export async function readParcel(
  shop: Shop,
  id: number,
  packer: Packer,
): Promise<StoredParcel | Refusal<'fulfillment-not-found'>> {
  return (await parcelFor(shop, id, packer)) ?? notFound();
}

/** Runs a callback on a parcel in a transaction that has locked its order, so that of two concurrent requests the second sees the parcel moved. */
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

/** Moves a parcel, whose order is locked, one step on; returns null on success, or a refusal when it is in another status or was changed. */
async function stepParcel(
  shop: Shop,
  {
    parcel,
    standing,
    packer,
    move,
  }: { parcel: StoredParcel; standing: StandingOrder; packer: Packer; move: ParcelMove },
): Promise<MoveRejection | null> {
  const { to, version, carrier, trackingCode } = move;
  const from = parcelStatusesBefore(to);
  if (!from.includes(parcel.status) || parcel.resolution !== null) return elsewhere();
  const reason = reasonOf(to, move.reason, parcel.reason);
  if (reason === 'needed') return reasonNeeded();
  const [moved] = await moveParcel(shop, {
    id: parcel.id,
    version,
    from,
    to,
    reason,
    carrier: carrier ?? null,
    trackingCode: trackingCode ?? null,
    now: shop.clock.now(),
  });
  if (moved === undefined) return changedMeanwhile();
  const was = { parcel: parcel.id, status: parcel.status, tracking_code: parcel.trackingCode };
  const is = { parcel: parcel.id, status: to, tracking_code: trackingCode ?? parcel.trackingCode, reason };
  await noteChange(shop, standing.number, packer, 'parcel.moved', [was, is]);
  await shop.publish(`fulfillment.${to}`, { fulfillmentId: parcel.id, orderId: standing.id });
  return null;
}

/**
 * Moves a parcel one step on, and its order to the step of all its parcels. A returning or lost parcel changes neither stock nor payments: its
 * resolution is decided by the staff.
 */
export function moveOn(
  shop: Shop,
  { packer, ...move }: ParcelMove & { readonly packer: Packer },
): Promise<StoredParcel | ParcelRejection | MoveRejection> {
  return withParcel(
    shop,
    move.id,
    packer,
    async (parcel, standing): Promise<StoredParcel | ParcelRejection | MoveRejection> => {
      const rejected = await stepParcel(shop, { parcel, standing, packer, move });
      if (rejected !== null) return rejected;
      const orderState = await followParcels(shop, standing, packer);
      const isCollected = orderState === 'delivered' && standing.paidAt === null;
      if (isCollected && (await dealsWithOwn(shop, { by: packer.by, customerId: standing.customerId })))
        return ownOrder();
      const moved = await storedParcel(shop, parcel.id);
      await notifyOfParcel(shop, standing, { parcel: moved, before: parcel.status, orderState });
      return moved;
    },
  );
}

/** Marks a packed parcel as handed over to its carrier; needs no reason. */
export function handOver(
  shop: Shop,
  given: Omit<ParcelMove, 'to' | 'reason'> & { readonly packer: Packer },
): Promise<StoredParcel | ParcelRejection> {
  return moveOn(shop, { ...given, to: 'handed-over' }) as Promise<StoredParcel | ParcelRejection>;
}

/**
 * Stores the resolution of a returned or lost parcel whose order is locked; returns null on success. The caller must apply the resulting stock and
 * payment changes in the same transaction, and then call the step update of the order.
 */
export async function resolve(
  shop: Shop,
  {
    parcel,
    standing,
    packer,
    version,
    resolution,
  }: {
    readonly parcel: StoredParcel;
    readonly standing: StandingOrder;
    readonly packer: Packer;
    readonly version: number;
    readonly resolution: FulfillmentResolution;
  },
): Promise<Refusal<'fulfillment-elsewhere' | 'changed-meanwhile'> | null> {
  if ((parcel.status !== 'returned' && parcel.status !== 'lost') || parcel.resolution !== null) return elsewhere();
  const [resolved] = await resolveParcel(shop, { id: parcel.id, version, resolution, now: shop.clock.now() });
  if (resolved === undefined) return changedMeanwhile();
  await noteChange(shop, standing.number, packer, 'parcel.resolved', [
    { parcel: parcel.id, status: parcel.status },
    { parcel: parcel.id, status: parcel.status, resolution },
  ]);
  await shop.publish('fulfillment.resolved', { fulfillmentId: parcel.id, orderId: standing.id });
  return null;
}

/** Notifies the customer that the contents of a parcel are sent again. */
export function notifyOfDecision(shop: Shop, standing: StandingOrder, parcel: StoredParcel): Promise<void> {
  return publishParcelNotice(shop, standing, parcel, 'sent-again');
}

/** Updates the carrier and tracking code of a parcel; an empty text removes the stored value. */
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

/** Unpacks a parcel that has not left: its pieces are to be packed again, and the order returns to packing. */
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
