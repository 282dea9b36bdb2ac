import type { OrderAddress } from '#features/orders/orders.contract.ts';
import { externalRefOfLine } from '#features/orders/server/line-codes.fragments.ts';
import { bigint, int, json, jsonb, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Selects the lines to pack, one row each, by order in placement order. */
export const linesToPack = statement({
  name: 'orders_to_pack',
  params: { numbers: listOf(text) },
  row: {
    number: text,
    address: jsonb<OrderAddress>(),
    shippingFa: text,
    shippingEn: text,
    due: bigint,
    name: text,
    nameEn: nullable(text),
    variantName: nullable(text),
    variantNameEn: nullable(text),
    sku: nullable(text),
    barcode: nullable(text),
    externalRef: nullable(text),
    quantity: int,
    locations: nullable(json<readonly { name: string; nameEn: string; quantity: number }[]>()),
  },
  text: `
SELECT o.number, o.address, sent.name_fa AS "shippingFa", sent.name_en AS "shippingEn",
  CASE WHEN o.paid_at IS NULL THEN greatest(o.due - o.refunded, 0) ELSE 0 END AS due,
  l.name, l.name_en AS "nameEn", l.variant_name AS "variantName", l.variant_name_en AS "variantNameEn", l.sku, l.barcode, ${externalRefOfLine} AS "externalRef", l.quantity,
  (
    SELECT json_agg(json_build_object('name', n.name_fa, 'nameEn', n.name_en, 'quantity', p.pieces) ORDER BY n.position, n.id)
    FROM packable_pieces p JOIN stock_location_names n ON n.id = p.location_id
    WHERE p.order_id = l.order_id AND p.position = l.position AND (SELECT count(*) FROM stock_location_names) > 1
  ) AS locations
FROM order_summaries o JOIN ordered_lines l ON l.order_id = o.id JOIN promised_shipping sent ON sent.order_id = o.id
WHERE o.number = ANY(:numbers) ORDER BY o.id, l.position`,
});
