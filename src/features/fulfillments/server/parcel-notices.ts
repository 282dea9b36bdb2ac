import type { OrderState } from '#features/orders/orders.contract.ts';
import type { StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { FulfillmentStatus } from '../fulfillments.contract.ts';
import { parcelNotice, type ParcelNotice } from '../fulfillments.rules.ts';
import { stepOfParcels, type StoredParcel } from './fulfillments.store.ts';

type Named = Pick<StoredParcel, 'id' | 'position' | 'trackingCode'>;

/** Notifies the customer of a parcel's step; once per step. */
export function publishParcelNotice(
  shop: Shop,
  { number, customerId }: Pick<StandingOrder, 'number' | 'customerId'>,
  { id, position, trackingCode }: Named,
  state: ParcelNotice,
): Promise<void> {
  return shop.publish('notice.due', {
    customerId,
    kind: 'parcel-moved',
    params: { number, position, state, code: trackingCode },
    link: `/my-order?order=${number}`,
    once: `parcel:${id}:${state}`,
  });
}

/** Notifies the customer that a parcel was moved, unless the order's notice covers it. */
export async function notifyOfParcel(
  shop: Shop,
  standing: StandingOrder,
  {
    parcel,
    before,
    orderState,
  }: {
    /** The parcel after the move. */
    readonly parcel: StoredParcel;
    readonly before: FulfillmentStatus;
    /** The state of its order after the move. */
    readonly orderState: OrderState;
  },
): Promise<void> {
  const [found] = await stepOfParcels(shop, { orderId: standing.id });
  const isOnly = found?.parcels === 1 && found.unpacked === 0;
  const state = parcelNotice({ ...parcel, before, isOnly, orderState });
  if (state !== null) await publishParcelNotice(shop, standing, parcel, state);
}
