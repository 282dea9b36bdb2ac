import { untypedStatement } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';

/** Where a shipment of a seller stands. */
type ShipmentStep = 'to-pack' | 'packed' | 'handed-over';

export interface SellerShipment {
  readonly id: number;
  readonly number: string;
  readonly orderState: OrderState;
  readonly placedAt: Date;
  readonly province: string;
  readonly city: string;
  readonly packedAt: Date | null;
  readonly sentAt: Date | null;
  readonly trackingCode: string | null;
  readonly lines: {
    name: string;
    nameEn: string | null;
    variantName: string | null;
    variantNameEn: string | null;
    pictureKey: string | null;
    quantity: number;
    total: number;
  }[];
}

const steps: Readonly<Record<ShipmentStep, string>> = {
  'to-pack': `s.packed_at is null and s.sent_at is null and o.state in ('placed', 'packaging', 'ready')`,
  packed: `s.packed_at is not null and s.sent_at is null and o.state in ('placed', 'packaging', 'ready')`,
  'handed-over': 's.sent_at is not null',
};

const columns = `s.id, o.number, o.state as "orderState", o.placed_at as "placedAt", o.address ->> 'province' as province, o.address ->> 'city' as city,
  s.packed_at as "packedAt", s.sent_at as "sentAt", s.tracking_code as "trackingCode",
  (
    select json_agg(json_build_object('name', l.name, 'nameEn', l.name_en, 'variantName', l.variant_name, 'variantNameEn', l.variant_name_en, 'pictureKey', l.picture_key, 'quantity', l.quantity, 'total', l.total) order by l.position)
    from order_lines l where l.order_id = s.order_id and l.seller_id = s.seller_id
  ) as lines`;

/** A page of what a seller sends, in one query: what waits longest first, of what is gone the latest. */
export function shipmentsAt(
  shop: Shop,
  { sellerId, step, after, limit }: { sellerId: number; step: ShipmentStep; after: Cursor | null; limit: number },
): Promise<SellerShipment[]> {
  const [sign, by] = step === 'handed-over' ? ['<', 'desc'] : ['>', 'asc'];
  return untypedStatement<SellerShipment>({
    name: `shipments_at_${step}_${limit}`,
    text: `select ${columns} from shipments s join orders o on o.id = s.order_id
      where s.seller_id = $1 and ${steps[step]} and ($2::bigint is null or s.id ${sign} $2::bigint)
      order by s.id ${by} limit ${limit}`,
  })(shop, [sellerId, after?.id ?? null]);
}

/** How many shipments of a seller stand at each step: `[sellerId]`. */
export const countShipments = untypedStatement<{ 'to-pack': number; packed: number; 'handed-over': number }>({
  name: 'shipments_count',
  text: `select count(*) filter (where ${steps['to-pack']})::int as "to-pack", count(*) filter (where ${steps.packed})::int as packed,
    count(*) filter (where ${steps['handed-over']})::int as "handed-over"
    from shipments s join orders o on o.id = s.order_id where s.seller_id = $1`,
});

/** Notes that a shipment is packed; no row for another seller's, or one that is not to be packed: `[id, sellerId, now]`. */
export const packShipment = untypedStatement<{ id: number }>({
  name: 'shipment_pack',
  text: `update shipments s set packed_at = $3 from orders o where s.id = $1 and s.seller_id = $2 and o.id = s.order_id and ${steps['to-pack']} returning s.id`,
});

/** Notes that a packed shipment was handed over: `[id, sellerId, now, trackingCode]`. */
export const handShipmentOver = untypedStatement<{ id: number }>({
  name: 'shipment_hand_over',
  text: `update shipments s set sent_at = $3, tracking_code = coalesce($4, s.tracking_code) from orders o
    where s.id = $1 and s.seller_id = $2 and o.id = s.order_id and ${steps.packed} returning s.id`,
});

/** One shipment of a seller: `[id, sellerId]`. */
export const shipmentOfSeller = untypedStatement<SellerShipment>({
  name: 'shipment_of_seller',
  text: `select ${columns} from shipments s join orders o on o.id = s.order_id where s.id = $1 and s.seller_id = $2`,
});

/** What a seller has sold: settled is what was paid or delivered and neither called off nor sent back; open is what is still to be paid: `[sellerId]`. */
export const sellerSales = untypedStatement<{ settled: number; open: number; pieces: number }>({
  name: 'seller_sales',
  text: `select
      coalesce(sum(l.total) filter (where o.paid_at is not null or o.state = 'delivered'), 0)::bigint as settled,
      coalesce(sum(l.total) filter (where o.paid_at is null and o.state <> 'delivered'), 0)::bigint as open,
      coalesce(sum(l.quantity) filter (where o.paid_at is not null or o.state = 'delivered'), 0)::int as pieces
    from order_lines l join orders o on o.id = l.order_id
    where l.seller_id = $1 and o.state not in ('cancelled', 'lapsed', 'returned', 'awaiting-payment')`,
});
