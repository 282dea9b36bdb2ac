import type { OrderState } from '#features/orders/orders.contract.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import { bigint, int, json, neverNull, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement, statement, type RowOf } from '#platform/database/statement.ts';

/** Where a shipment of a seller stands. */
type ShipmentStep = 'to-pack' | 'packed' | 'handed-over';

interface ShipmentLine {
  name: string;
  nameEn: string | null;
  variantName: string | null;
  variantNameEn: string | null;
  pictureKey: string | null;
  quantity: number;
  total: number;
}

const steps: Readonly<Record<ShipmentStep, string>> = {
  'to-pack': `s.packed_at IS NULL AND s.sent_at IS NULL AND o.state IN ('placed', 'packaging', 'ready')`,
  packed: `s.packed_at IS NOT NULL AND s.sent_at IS NULL AND o.state IN ('placed', 'packaging', 'ready')`,
  'handed-over': 's.sent_at IS NOT NULL',
};

/** What {@link columns} read. */
const shipmentRow = {
  id: bigint,
  number: text,
  orderState: textOf<OrderState>(),
  placedAt: timestamptz,
  // Every address has a province and a city, and a shipment is opened for the lines of its seller.
  province: neverNull(text),
  city: neverNull(text),
  packedAt: nullable(timestamptz),
  sentAt: nullable(timestamptz),
  trackingCode: nullable(text),
  lines: neverNull(json<ShipmentLine[]>()),
};

const columns = `s.id, o.number, o.state AS "orderState", o.placed_at AS "placedAt", o.address ->> 'province' AS province, o.address ->> 'city' AS city,
  s.packed_at AS "packedAt", s.sent_at AS "sentAt", s.tracking_code AS "trackingCode",
  (
    SELECT json_agg(json_build_object('name', l.name, 'nameEn', l.name_en, 'variantName', l.variant_name, 'variantNameEn', l.variant_name_en, 'pictureKey', l.picture_key, 'quantity', l.quantity, 'total', l.total) ORDER BY l.position)
    FROM ordered_lines l WHERE l.order_id = s.order_id AND l.seller_id = s.seller_id
  ) AS lines`;

interface ShipmentPage {
  readonly sellerId: number;
  readonly step: ShipmentStep;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** A page of what a seller sends, in one query: what waits longest first, of what is gone the latest. */
export const shipmentsAt = composedStatement({
  name: 'shipments_at',
  row: shipmentRow,
  compose: ({ sellerId, step, after, limit }: ShipmentPage, bind) => {
    const [sign, direction] = step === 'handed-over' ? ['<', 'DESC'] : ['>', 'ASC'];
    const from = bind(nullable(bigint), after?.id ?? null);
    return `
SELECT ${columns} FROM shipments s JOIN order_summaries o ON o.id = s.order_id
WHERE s.seller_id = ${bind(bigint, sellerId)} AND ${steps[step]} AND (${from} IS NULL OR s.id ${sign} ${from})
ORDER BY s.id ${direction} LIMIT ${limit}`;
  },
  preparedAs: ({ step, limit }) => `shipments_at_${step}_${limit}`,
  examples: [
    { sellerId: 1, step: 'to-pack', after: null, limit: 20 },
    { sellerId: 1, step: 'packed', after: null, limit: 20 },
    { sellerId: 1, step: 'handed-over', after: null, limit: 20 },
  ],
});

/** How many shipments of a seller stand at each step. */
export const countShipments = statement({
  name: 'shipments_count',
  params: { sellerId: bigint },
  row: { 'to-pack': int, packed: int, 'handed-over': int },
  text: `
SELECT count(*) FILTER (WHERE ${steps['to-pack']})::int AS "to-pack", count(*) FILTER (WHERE ${steps.packed})::int AS packed,
  count(*) FILTER (WHERE ${steps['handed-over']})::int AS "handed-over"
FROM shipments s JOIN order_summaries o ON o.id = s.order_id WHERE s.seller_id = :sellerId`,
});

/** Notes that a shipment is packed; no row for another seller's, or one that is not to be packed. */
export const packShipment = statement({
  name: 'shipment_pack',
  params: { id: bigint, sellerId: bigint, now: timestamptz },
  row: { id: bigint },
  text: `
UPDATE shipments s SET packed_at = :now FROM order_summaries o
WHERE s.id = :id AND s.seller_id = :sellerId AND o.id = s.order_id AND ${steps['to-pack']} RETURNING s.id`,
});

/** Notes that a packed shipment was handed over. */
export const handShipmentOver = statement({
  name: 'shipment_hand_over',
  params: { id: bigint, sellerId: bigint, now: timestamptz, trackingCode: nullable(text) },
  row: { id: bigint },
  text: `
UPDATE shipments s SET sent_at = :now, tracking_code = coalesce(:trackingCode, s.tracking_code) FROM order_summaries o
WHERE s.id = :id AND s.seller_id = :sellerId AND o.id = s.order_id AND ${steps.packed} RETURNING s.id`,
});

/** One shipment of a seller. */
export const shipmentOfSeller = statement({
  name: 'shipment_of_seller',
  params: { id: bigint, sellerId: bigint },
  row: shipmentRow,
  text: `SELECT ${columns} FROM shipments s JOIN order_summaries o ON o.id = s.order_id WHERE s.id = :id AND s.seller_id = :sellerId`,
});

export type SellerShipment = RowOf<typeof shipmentOfSeller>;

/** What a seller has sold: settled is what was paid or delivered and neither called off nor sent back; open is what is still to be paid. */
export const sellerSales = statement({
  name: 'seller_sales',
  params: { sellerId: bigint },
  row: { settled: bigint, commission: bigint, open: bigint, pieces: int },
  text: `
SELECT coalesce(sum(sold.total) FILTER (WHERE sold.settled), 0)::bigint AS settled,
  coalesce(sum(sold.total * sold.percent / 100) FILTER (WHERE sold.settled), 0)::bigint AS commission,
  coalesce(sum(sold.total) FILTER (WHERE NOT sold.settled), 0)::bigint AS open,
  coalesce(sum(sold.pieces) FILTER (WHERE sold.settled), 0)::int AS pieces
FROM (
  SELECT o.settled, sum(l.total)::bigint AS total, sum(l.quantity) AS pieces, max(l.commission_percent) AS percent
  FROM ordered_lines l JOIN sold_orders o ON o.id = l.order_id WHERE l.seller_id = :sellerId GROUP BY o.id, o.settled
) sold`,
});
