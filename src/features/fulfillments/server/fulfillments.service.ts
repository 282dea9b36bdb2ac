import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { lineCodes, lineNames } from '#features/orders/line-names.rules.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { cashDue } from '#features/orders/orders.rules.ts';
import { moveLockedOrder, orderById, type StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import { noteCashCollected } from '#features/payments/server/payments.service.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { nameIn } from '#shared/text/names.ts';
import type { Fulfillment } from '../fulfillments.contract.ts';
import type { StaffFulfillment } from '../fulfillments-admin.contract.ts';
import { parcelOf, type PackableParcel } from '../fulfillments.rules.ts';
import { parcelErrors } from '../parcels.messages.ts';
import {
  leftToPack,
  packParcel,
  parcelOfId,
  parcelOfSeller,
  parcelsOfOrder,
  stepOfParcels,
  unpackOrder,
  type PieceToPack,
  type StoredParcel,
} from './fulfillments.store.ts';

export type { StoredParcel } from './fulfillments.store.ts';

/** The person who packs or moves a parcel: a staff member, or a seller, who is limited to their own parcels. */
export interface Packer {
  /** The account id of the person. */
  readonly by: number;
  readonly sellerId?: number | undefined;
}

const way: readonly OrderState[] = ['placed', 'packaging', 'ready', 'on-the-way', 'at-station', 'delivered'];

/**
 * Moves an order that the transaction has locked to the step that all its parcels have reached, if it is in another; returns the resulting step. The
 * customer is notified of a step forward. Every change of parcels must call it, so that the order's state always matches its parcels.
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
    ...(to === 'delivered' && { paidAt: shop.clock.now() }),
  });
  if (to === 'delivered' && standing.paidAt === null) await collectCash(shop, standing.id);
  if (way.indexOf(to) > way.indexOf(state)) await notifyOfStep(shop, standing, to as MovedTo);
  return to;
}

/** Cash on delivery counts as collected when the order is handed over; parcels cancelled on the way are already deducted. */
async function collectCash(shop: Shop, orderId: number): Promise<void> {
  await noteCashCollected(shop, { orderId, amount: cashDue(await orderById(shop, orderId)) });
}

type MovedTo = 'packaging' | 'ready' | 'on-the-way' | 'at-station' | 'delivered';

/** Notifies a customer that an order has moved to a step; once per step. */
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

/** Returns a parcel that a packer may access; another seller's parcel is treated as not found. */
export async function parcelFor(shop: Shop, id: number, { sellerId }: Packer): Promise<StoredParcel | null> {
  const [parcel] =
    sellerId === undefined ? await parcelOfId(shop, { id }) : await parcelOfSeller(shop, { id, sellerId });
  return parcel ?? null;
}

type Unpackable = Extract<PackableParcel, string>;
export type PackRejection = Refusal<'order-moved-on' | Unpackable>;

const unpackable = (reason: Unpackable): PackRejection =>
  refuse(
    reason,
    inBoth(parcelErrors, (t) => t[reason]),
  );

type PackedBy = Packer & {
  readonly lines?: readonly { position: number; quantity: number }[] | undefined;
  readonly locationId?: number | undefined;
};

/** The refusal for an order that has moved to another state meanwhile. */
export const movedOn = () =>
  refuse(
    'order-moved-on',
    inBoth(orderErrors, (t) => t.movedOn),
  );

/**
 * Packs pieces of an order that the transaction has locked: the requested ones or, when none are listed, all remaining pieces of the first seller
 * that has any, at the first location that has some of them. Refused before the order is placed and after it has ended.
 */
export async function pack(
  shop: Shop,
  standing: StandingOrder,
  { lines, locationId, ...packer }: PackedBy,
): Promise<StoredParcel | PackRejection> {
  if (standing.state !== 'placed' && standing.state !== 'packaging') return movedOn();
  const left = (await leftToPack(shop, { orderId: standing.id })).filter(
    ({ sellerId }) => packer.sellerId === undefined || sellerId === packer.sellerId,
  );
  const parcel = parcelOf(left, { lines, locationId });
  if (typeof parcel === 'string') return unpackable(parcel);
  const [packed] = await packParcel(shop, {
    orderId: standing.id,
    sellerId: parcel.sellerId,
    locationId: parcel.locationId,
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

/** Returns a parcel that is known to exist. */
export async function storedParcel(shop: Shop, id: number): Promise<StoredParcel> {
  const [parcel] = await parcelOfId(shop, { id });
  if (parcel === undefined) throw new Error(`The parcel ${id} is gone.`);
  return parcel;
}

/** A parcel as recorded in the audit log. */
type AuditedParcel = Readonly<Record<string, string | number | null>>;

/** Records a change of an order's parcel in the audit log. */
export function noteChange(
  shop: Shop,
  number: string,
  { by }: Packer,
  action: 'parcel.packed' | 'parcel.unpacked' | 'parcel.moved' | 'parcel.corrected' | 'parcel.resolved',
  [before, after]: readonly [AuditedParcel, AuditedParcel],
): Promise<void> {
  return recordChange(shop, { by, action, subject: 'order', subjectId: number, before, after });
}

/** Returns the unpacked pieces of an order by location. */
export function piecesToPack(shop: Shop, orderId: number): Promise<PieceToPack[]> {
  return leftToPack(shop, { orderId });
}

/** Returns the parcels of an order in packing order. */
export function parcelsOf(shop: Shop, orderId: number): Promise<StoredParcel[]> {
  return parcelsOfOrder(shop, { orderId });
}

/** Whether any parcel of an order has left the shop: the order can then no longer be cancelled. */
export async function hasLeft(shop: Shop, orderId: number): Promise<boolean> {
  const [found] = await stepOfParcels(shop, { orderId });
  return (found?.gone ?? 0) > 0;
}

/** Deletes the parcels that have not left of an order that the transaction cancels. */
export async function unpackAll(shop: Shop, orderId: number): Promise<void> {
  await unpackOrder(shop, { orderId });
}

/** Returns the sender's name as of the time of the order. Older orders of the shop's own goods lack an English name: the shop's name is used. */
function senderName(shop: Shop, { sellerId, lines: [first] }: StoredParcel, language: Language): string {
  if (first === undefined) return '';
  const isHouseInEnglish = sellerId === houseSellerId && language === 'en' && first.sellerNameEn === null;
  return isHouseInEnglish
    ? shop.identity.name.en
    : nameIn({ name: first.sellerName, nameEn: first.sellerNameEn }, language);
}

/** Serialises a parcel for the API. */
export function visibleParcel(shop: Shop, parcel: StoredParcel, language: Language): Fulfillment {
  const moment = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: parcel.id,
    version: parcel.version,
    order_number: parcel.orderNumber,
    position: parcel.position,
    seller: { id: parcel.sellerId, name: senderName(shop, parcel, language) },
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
    resolution: parcel.resolution,
    resolved_at: moment(parcel.resolvedAt),
    lines: parcel.lines.map((line) => ({
      position: line.position,
      ...lineNames(line, language),
      ...lineCodes(line),
      image: line.imageKey === null ? null : renditionAddress(line.imageKey, 96),
      quantity: line.quantity,
      total: line.total,
    })),
    total: parcel.lines.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Serialises a location for the staff; null in a shop with a single location. */
export function visibleLocation(
  {
    locationId: id,
    locationFa: name,
    locationEn: nameEn,
  }: Pick<PieceToPack, 'locationId' | 'locationFa' | 'locationEn'>,
  language: Language,
): StaffFulfillment['location'] {
  return name === null ? null : { id, name: nameIn({ name, nameEn }, language) };
}

/** Serialises a parcel for the staff, with the location it ships from. */
export function staffParcel(shop: Shop, parcel: StoredParcel, language: Language): StaffFulfillment {
  return { ...visibleParcel(shop, parcel, language), location: visibleLocation(parcel, language) };
}
