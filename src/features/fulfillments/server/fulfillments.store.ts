import type { LineCodes, LineWords } from '#features/orders/line-names.rules.ts';
import { lineCodesJson } from '#features/orders/server/line-codes.fragments.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import {
  bigint,
  int,
  json,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { composedStatement, statement, type RowOf } from '#platform/database/statement.ts';
import type { FulfillmentReason } from '../fulfillment-reasons.rules.ts';
import type { FulfillmentResolution, FulfillmentStatus } from '../fulfillments.contract.ts';

interface ParcelLine extends LineWords, LineCodes {
  readonly position: number;
  readonly imageKey: string | null;
  readonly sellerName: string;
  readonly sellerNameEn: string | null;
  readonly quantity: number;
  readonly total: number;
}

/** The location it ships from; without a name in a shop with a single location. */
const locationRow = { locationId: bigint, locationFa: nullable(text), locationEn: nullable(text) };
const locationColumns = (ofLocation: string) =>
  `${ofLocation}.location_id AS "locationId", location.name_fa AS "locationFa", location.name_en AS "locationEn"`;
const namedLocation = (ofLocation: string) =>
  `LEFT JOIN stock_location_names location ON location.id = ${ofLocation}.location_id AND (SELECT count(*) FROM stock_location_names) > 1`;

const parcelRow = {
  id: bigint,
  version: int,
  orderId: bigint,
  orderNumber: text,
  orderState: textOf<OrderState>(),
  position: int,
  sellerId: bigint,
  ...locationRow,
  status: textOf<FulfillmentStatus>(),
  reason: nullable(textOf<FulfillmentReason>()),
  carrier: nullable(text),
  trackingCode: nullable(text),
  packedAt: timestamptz,
  handedOverAt: nullable(timestamptz),
  onTheWayAt: nullable(timestamptz),
  atStationAt: nullable(timestamptz),
  deliveredAt: nullable(timestamptz),
  returningAt: nullable(timestamptz),
  returnedAt: nullable(timestamptz),
  lostAt: nullable(timestamptz),
  resolution: nullable(textOf<FulfillmentResolution>()),
  resolvedAt: nullable(timestamptz),
  // A parcel is always inserted with its lines.
  lines: neverNull(json<readonly ParcelLine[]>()),
  /** The destination of its order; every address has both. */
  province: neverNull(text),
  city: neverNull(text),
  placedAt: timestamptz,
};

/**
 * The columns of a parcel `f` of an order `o`. A line's total is divided evenly among its pieces and each parcel takes the next share, so that all
 * shares add up exactly in toman. A parcel whose pieces are packed again takes no share from later ones.
 */
const columns = `f.id, f.version, f.order_id AS "orderId", o.number AS "orderNumber", o.state AS "orderState", f.seller_id AS "sellerId",
  ${locationColumns('f')}, f.status, f.reason,
  f.carrier, f.tracking_code AS "trackingCode", f.packed_at AS "packedAt", f.handed_over_at AS "handedOverAt", f.on_the_way_at AS "onTheWayAt",
  f.at_station_at AS "atStationAt", f.delivered_at AS "deliveredAt", f.returning_at AS "returningAt", f.returned_at AS "returnedAt", f.lost_at AS "lostAt",
  f.resolution, f.resolved_at AS "resolvedAt",
  o.address ->> 'province' AS province, o.address ->> 'city' AS city, o.placed_at AS "placedAt",
  (SELECT count(*)::int FROM fulfillments e WHERE e.order_id = f.order_id AND e.id <= f.id) AS position,
  (
    SELECT json_agg(json_build_object('position', l.position, 'name', l.name, 'nameEn', l.name_en, 'variantName', l.variant_name, 'variantNameEn', l.variant_name_en,
      ${lineCodesJson}, 'imageKey', l.picture_key, 'sellerName', l.seller_name, 'sellerNameEn', l.seller_name_en, 'quantity', p.quantity,
      'total', l.total * (earlier.pieces + p.quantity) / l.quantity - l.total * earlier.pieces / l.quantity) ORDER BY l.position)
    FROM fulfillment_lines p JOIN ordered_lines l ON l.order_id = p.order_id AND l.position = p.position
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(e.quantity), 0)::bigint AS pieces FROM packed_lines e
      WHERE e.order_id = p.order_id AND e.position = p.position AND e.fulfillment_id < p.fulfillment_id
    ) earlier
    WHERE p.fulfillment_id = f.id
  ) AS lines`;
const parcels = `SELECT ${columns} FROM fulfillments f JOIN order_summaries o ON o.id = f.order_id ${namedLocation('f')}`;

/** Selects the parcels of an order in packing order. */
export const parcelsOfOrder = statement({
  name: 'fulfillments_of_order',
  params: { orderId: bigint },
  row: parcelRow,
  text: `${parcels} WHERE f.order_id = :orderId ORDER BY f.id`,
});

/** A stored parcel with its contents. */
export type StoredParcel = RowOf<typeof parcelsOfOrder>;

/** One parcel. */
export const parcelOfId = statement({
  name: 'fulfillment_of_id',
  params: { id: bigint },
  row: parcelRow,
  text: `${parcels} WHERE f.id = :id`,
});

/** Selects one parcel of a seller. */
export const parcelOfSeller = statement({
  name: 'fulfillment_of_seller',
  params: { id: bigint, sellerId: bigint },
  row: parcelRow,
  text: `${parcels} WHERE f.id = :id AND f.seller_id = :sellerId`,
});

interface ParcelPage {
  readonly sellerId: number;
  readonly step: 'packed' | 'handed-over';
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Selects a page of a seller's parcels: packed ones by longest wait first, shipped ones by latest first. */
export const parcelsOfSeller = composedStatement({
  name: 'fulfillments_of_seller',
  row: parcelRow,
  compose: ({ sellerId, step, after, limit }: ParcelPage, bind) => {
    const [status, sign, direction] = step === 'packed' ? ['=', '>', 'ASC'] : ['<>', '<', 'DESC'];
    const from = after === null ? '' : ` AND f.id ${sign} ${bind(bigint, after.id)}`;
    return `${parcels}
WHERE f.seller_id = ${bind(bigint, sellerId)} AND f.status ${status} 'packed'${from} ORDER BY f.id ${direction} LIMIT ${limit}`;
  },
  preparedAs: ({ step, after, limit }) =>
    `fulfillments_of_seller_${step}_${after === null ? 'first' : 'next'}_${limit}`,
  examples: [
    { sellerId: 1, step: 'packed', after: null, limit: 20 },
    { sellerId: 1, step: 'handed-over', after: { key: 0, id: 5 }, limit: 20 },
  ],
});

/** Selects the unpacked pieces of each line of an order by location, in the owner's location order. */
export const leftToPack = statement({
  name: 'fulfillments_left_to_pack',
  params: { orderId: bigint },
  row: { position: int, sellerId: bigint, ...locationRow, left: int },
  text: `
SELECT p.position, p.seller_id AS "sellerId", ${locationColumns('p')}, p.pieces AS left
FROM packable_pieces p ${namedLocation('p')} WHERE p.order_id = :orderId ORDER BY location.position, p.location_id, p.position`,
});

/** Unpacked pieces of an order at a location. */
export type PieceToPack = RowOf<typeof leftToPack>;

/** Selects the step that the parcels of an order have reached together. */
export const stepOfParcels = statement({
  name: 'fulfillments_step_of_order',
  params: { orderId: bigint },
  row: { parcels: int, unpacked: int, gone: int, step: nullable(textOf<OrderState>()) },
  text: 'SELECT parcels, unpacked, gone, step FROM parcel_steps WHERE order_id = :orderId',
});

/** Packs pieces of an order. The database refuses more pieces of a line than were ordered. */
export const packParcel = statement({
  name: 'fulfillment_pack',
  params: {
    orderId: bigint,
    sellerId: bigint,
    locationId: bigint,
    positions: listOf(int),
    quantities: listOf(int),
    now: timestamptz,
  },
  row: { id: bigint },
  text: `
WITH parcel AS (
  INSERT INTO fulfillments (order_id, seller_id, location_id, status, packed_at) VALUES (:orderId, :sellerId, :locationId, 'packed', :now) RETURNING id
), lines AS (
  INSERT INTO fulfillment_lines (fulfillment_id, order_id, position, quantity)
  SELECT parcel.id, :orderId, wanted.position, wanted.quantity FROM parcel, unnest(:positions, :quantities) AS wanted(position, quantity)
)
SELECT id FROM parcel`,
});

/** Moves a parcel from one of the given statuses to the next, once, if its version is unchanged. */
export const moveParcel = statement({
  name: 'fulfillment_move',
  params: {
    id: bigint,
    version: int,
    from: listOf(textOf<FulfillmentStatus>()),
    to: textOf<FulfillmentStatus>(),
    reason: nullable(textOf<FulfillmentReason>()),
    carrier: nullable(text),
    trackingCode: nullable(text),
    now: timestamptz,
  },
  row: { id: bigint },
  text: `
UPDATE fulfillments SET status = :to, version = version + 1, reason = :reason, carrier = coalesce(:carrier, carrier), tracking_code = coalesce(:trackingCode, tracking_code),
  handed_over_at = coalesce(handed_over_at, :now),
  on_the_way_at = CASE WHEN :to = 'on-the-way' THEN :now ELSE on_the_way_at END,
  at_station_at = CASE WHEN :to = 'at-station' THEN :now ELSE at_station_at END,
  delivered_at = CASE WHEN :to = 'delivered' THEN :now ELSE delivered_at END,
  returning_at = CASE WHEN :to = 'returning' THEN :now ELSE returning_at END,
  returned_at = CASE WHEN :to = 'returned' THEN :now ELSE returned_at END,
  lost_at = CASE WHEN :to = 'lost' THEN :now ELSE lost_at END
WHERE id = :id AND version = :version AND status = ANY(:from) AND resolution IS NULL RETURNING id`,
});

/** Stores the resolution of a returned or lost parcel, once, if its version is unchanged. */
export const resolveParcel = statement({
  name: 'fulfillment_resolve',
  params: { id: bigint, version: int, resolution: textOf<FulfillmentResolution>(), now: timestamptz },
  row: { id: bigint },
  text: `
UPDATE fulfillments SET resolution = :resolution, resolved_at = :now, version = version + 1
WHERE id = :id AND version = :version AND status IN ('returned', 'lost') AND resolution IS NULL RETURNING id`,
});

/** Updates the carrier and tracking code of a parcel if its version is unchanged. */
export const correctParcel = statement({
  name: 'fulfillment_correct',
  params: { id: bigint, version: int, carrier: nullable(text), trackingCode: nullable(text) },
  row: { id: bigint },
  text: `UPDATE fulfillments SET carrier = :carrier, tracking_code = :trackingCode, version = version + 1 WHERE id = :id AND version = :version RETURNING id`,
});

/** Deletes a parcel that has not left, if its version is unchanged. */
export const unpackParcel = statement({
  name: 'fulfillment_unpack',
  params: { id: bigint, version: int },
  row: { id: bigint },
  text: `
WITH unpacked AS (
  DELETE FROM fulfillments WHERE id = :id AND version = :version AND status = 'packed' RETURNING id
), lines AS (
  DELETE FROM fulfillment_lines WHERE fulfillment_id IN (SELECT id FROM unpacked)
)
SELECT id FROM unpacked`,
});

/** Deletes all parcels of a cancelled order that have not left. */
export const unpackOrder = statement({
  name: 'fulfillments_unpack_order',
  params: { orderId: bigint },
  row: { id: bigint },
  text: `
WITH unpacked AS (
  DELETE FROM fulfillments WHERE order_id = :orderId AND status = 'packed' RETURNING id
), lines AS (
  DELETE FROM fulfillment_lines WHERE fulfillment_id IN (SELECT id FROM unpacked)
)
SELECT id FROM unpacked`,
});

/** Stores the tracking code of an order's first parcel, for calls that support a single code. No row for an order without a parcel. */
export const storeTrackingCode = statement({
  name: 'order_keep_tracking',
  params: { orderId: bigint, code: nullable(text) },
  row: { before: nullable(text) },
  text: `
WITH was AS (SELECT id, tracking_code FROM fulfillments WHERE order_id = :orderId ORDER BY tracking_code IS NULL, id LIMIT 1)
UPDATE fulfillments f SET tracking_code = :code, version = f.version + 1 FROM was WHERE f.id = was.id RETURNING was.tracking_code AS before`,
});
