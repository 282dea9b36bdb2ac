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
    ...(to === 'delivered' && { paidAt: shop.clock.now() }),
  });
  if (to === 'delivered' && standing.paidAt === null) await collectCash(shop, standing.id);
  if (way.indexOf(to) > way.indexOf(state)) await notifyOfStep(shop, standing, to as MovedTo);
  return to;
}

/** What is due at the door of an order that was handed over is collected; what came to nothing on the way is no part of it by now. */
async function collectCash(shop: Shop, orderId: number): Promise<void> {
  await noteCashCollected(shop, { orderId, amount: cashDue(await orderById(shop, orderId)) });
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

/** A parcel that a packer may touch; another's is as unknown as one that never was. */
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

/** Why an order is left as it is: it stands elsewhere by now. */
export const movedOn = () =>
  refuse(
    'order-moved-on',
    inBoth(orderErrors, (t) => t.movedOn),
  );

/**
 * Packs pieces of an order that the transaction has locked: those that are wished, or, where none are named, all that are left of the first
 * seller who has some, at the first location that has some of them. Refused while the order is not placed and once it has ended.
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

/** A parcel that is known to be there. */
export async function storedParcel(shop: Shop, id: number): Promise<StoredParcel> {
  const [parcel] = await parcelOfId(shop, { id });
  if (parcel === undefined) throw new Error(`The parcel ${id} is gone.`);
  return parcel;
}

/** What the audit log says of a parcel. */
type AuditedParcel = Readonly<Record<string, string | number | null>>;

/** Notes in the audit log what was done with a parcel of an order. */
export function noteChange(
  shop: Shop,
  number: string,
  { by }: Packer,
  action: 'parcel.packed' | 'parcel.unpacked' | 'parcel.moved' | 'parcel.corrected' | 'parcel.resolved',
  [before, after]: readonly [AuditedParcel, AuditedParcel],
): Promise<void> {
  return recordChange(shop, { by, action, subject: 'order', subjectId: number, before, after });
}

/** What of an order lies in no parcel, by the location where it lies. */
export function piecesToPack(shop: Shop, orderId: number): Promise<PieceToPack[]> {
  return leftToPack(shop, { orderId });
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

/** Who sends a parcel, by the name of the time of the order. Older orders of the house have none in English: there the shop's stands for it. */
function senderName(shop: Shop, { sellerId, lines: [first] }: StoredParcel, language: Language): string {
  if (first === undefined) return '';
  const isHouseInEnglish = sellerId === houseSellerId && language === 'en' && first.sellerNameEn === null;
  return isHouseInEnglish
    ? shop.identity.name.en
    : nameIn({ name: first.sellerName, nameEn: first.sellerNameEn }, language);
}

/** A parcel as a call shows it. */
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

/** A location as the staff reads it; null in a shop of one. */
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

/** The same parcel as the staff sees it: with the location from where it goes. */
export function staffParcel(shop: Shop, parcel: StoredParcel, language: Language): StaffFulfillment {
  return { ...visibleParcel(shop, parcel, language), location: visibleLocation(parcel, language) };
}
