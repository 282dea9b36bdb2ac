import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { sellerShipmentRefusals } from '../seller-shipments.messages.ts';
import { handShipmentOver, packShipment, shipmentOfSeller, type SellerShipment } from './seller-shipments.store.ts';

export { countShipments, sellerSales, shipmentsAt, type SellerShipment } from './seller-shipments.store.ts';

/** A step of a seller's shipment. */
export interface ShipmentMove {
  readonly id: number;
  readonly sellerId: number;
  readonly step: 'packed' | 'handed-over';
  readonly trackingCode?: string | undefined;
}

/** Notes that a seller has packed a shipment, or handed it over; refused where it stands elsewhere by now. Another seller's is not found. */
export async function moveShipment(
  shop: Shop,
  { id, sellerId, step, trackingCode }: ShipmentMove,
): Promise<SellerShipment | Refusal<'shipment-not-found' | 'shipment-elsewhere'>> {
  const now = shop.clock.now();
  const [moved] =
    step === 'packed'
      ? await packShipment(shop, { id, sellerId, now })
      : await handShipmentOver(shop, { id, sellerId, now, trackingCode: trackingCode ?? null });
  const [shipment] = await shipmentOfSeller(shop, { id, sellerId });
  if (shipment === undefined)
    return refuse(
      'shipment-not-found',
      inBoth(sellerShipmentRefusals, (t) => t.notFound),
    );
  return moved === undefined
    ? refuse(
        'shipment-elsewhere',
        inBoth(sellerShipmentRefusals, (t) => t.elsewhere),
      )
    : shipment;
}
