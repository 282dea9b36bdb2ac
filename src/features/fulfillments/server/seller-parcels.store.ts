import { lineCodesJson } from '#features/orders/server/line-codes.fragments.ts';
import type { SellerOrderLine } from '#features/orders/server/sellers/seller-orders.service.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import { bigint, int, json, neverNull, text, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement, statement } from '#platform/database/statement.ts';

/** The number of pieces of a line `l` in parcels. */
const packedPieces = `SELECT coalesce(sum(w.quantity), 0)::bigint AS pieces FROM packed_lines w WHERE w.order_id = l.order_id AND w.position = l.position`;

/** The unpacked pieces of a seller's lines of an order `o`, while the order is placed or being packed. */
const toPack = (sellerId: string, behind = 'true') => `
FROM (
  -- Of its own, so that the orders under way are read off their index, and not all orders by their numbers until a page is full.
  SELECT id, number, placed_at, address FROM order_summaries WHERE state IN ('placed', 'packaging') AND ${behind} ORDER BY id OFFSET 0
) o
CROSS JOIN LATERAL (
  SELECT json_agg(json_build_object('position', l.position, 'name', l.name, 'nameEn', l.name_en, 'variantName', l.variant_name, 'variantNameEn', l.variant_name_en,
    ${lineCodesJson}, 'imageKey', l.picture_key, 'quantity', l.quantity - packed.pieces, 'total', l.total - l.total * packed.pieces / l.quantity) ORDER BY l.position) AS lines
  FROM ordered_lines l
  CROSS JOIN LATERAL (${packedPieces}) packed
  WHERE l.order_id = o.id AND l.seller_id = ${sellerId} AND l.quantity > packed.pieces
) unpacked
WHERE unpacked.lines IS NOT NULL`;

interface ToPackPage {
  readonly sellerId: number;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Selects a page of the orders with pieces for a seller to pack, longest wait first. */
export const ordersToPack = composedStatement({
  name: 'seller_orders_to_pack',
  row: {
    id: bigint,
    number: text,
    placedAt: timestamptz,
    province: neverNull(text),
    city: neverNull(text),
    lines: json<readonly SellerOrderLine[]>(),
  },
  compose: ({ sellerId, after, limit }: ToPackPage, bind) => `
SELECT o.id, o.number, o.placed_at AS "placedAt", o.address ->> 'province' AS province, o.address ->> 'city' AS city, unpacked.lines
${toPack(bind(bigint, sellerId), after === null ? undefined : `id > ${bind(bigint, after.id)}`)} ORDER BY o.id LIMIT ${limit}`,
  preparedAs: ({ after, limit }) => `seller_orders_to_pack_${after === null ? 'first' : 'next'}_${limit}`,
  examples: [
    { sellerId: 1, after: null, limit: 20 },
    { sellerId: 1, after: { key: 0, id: 5 }, limit: 20 },
  ],
});

/** Counts the orders with pieces for a seller to pack, using the index of open orders, and the seller's packed and shipped parcels. */
export const countParcels = statement({
  name: 'seller_parcels_count',
  params: { sellerId: bigint },
  row: { to_pack: int, packed: int, handed_over: int },
  text: `
SELECT (
    SELECT count(*)::int FROM order_summaries o WHERE o.state IN ('placed', 'packaging') AND EXISTS (
      SELECT FROM ordered_lines l WHERE l.order_id = o.id AND l.seller_id = :sellerId AND l.quantity > (${packedPieces})
    )
  ) AS to_pack, packed.count AS packed, made.count - packed.count AS handed_over
FROM (SELECT count(*)::int AS count FROM fulfillments WHERE seller_id = :sellerId AND status = 'packed') packed,
  (SELECT count(*)::int AS count FROM fulfillments WHERE seller_id = :sellerId) made`,
});
