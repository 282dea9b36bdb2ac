import type { OrderState } from '#features/orders/orders.contract.ts';
import type { StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { FulfillmentStatus } from '../fulfillments.contract.ts';
import { parcelNotice, type ParcelNotice } from '../fulfillments.rules.ts';
import { stepOfParcels, type StoredParcel } from './fulfillments.store.ts';

type Named = Pick<StoredParcel, 'id' | 'position' | 'trackingCode'>;

/** Notifies the customer of a parcel: of each step once. */
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

/** Notifies the customer that a parcel was moved, where the notice of its order does not say so already. */
export async function notifyOfParcel(
  shop: Shop,
  standing: StandingOrder,
  {
    parcel,
    before,
    orderState,
  }: {
    /** As it is now. */
    readonly parcel: StoredParcel;
    readonly before: FulfillmentStatus;
    /** Where its order stands now. */
    readonly orderState: OrderState;
  },
): Promise<void> {
  const [found] = await stepOfParcels(shop, { orderId: standing.id });
  const isOnly = found?.parcels === 1 && found.unpacked === 0;
  const state = parcelNotice({ ...parcel, before, isOnly, orderState });
  if (state !== null) await publishParcelNotice(shop, standing, parcel, state);
}
