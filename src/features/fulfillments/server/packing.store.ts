import type { OrderAddress } from '#features/orders/orders.contract.ts';
import { untypedStatement } from '#platform/database/database.ts';

/** What to pack, a row for each line, orders in the order they were placed: `[numbers]`. */
export const linesToPack = untypedStatement<{
  number: string;
  address: OrderAddress;
  shippingFa: string;
  shippingEn: string;
  due: number;
  name: string;
  nameEn: string | null;
  variantName: string | null;
  variantNameEn: string | null;
  quantity: number;
}>({
  name: 'orders_to_pack',
  text: `
SELECT o.number, o.address, m.name_fa AS "shippingFa", m.name_en AS "shippingEn",
  CASE WHEN o.paid_at IS NULL THEN o.due ELSE 0 END AS due,
  l.name, l.name_en AS "nameEn", l.variant_name AS "variantName", l.variant_name_en AS "variantNameEn", l.quantity
FROM order_summaries o JOIN ordered_lines l ON l.order_id = o.id JOIN shipping_options m ON m.id = o.shipping_method_id
WHERE o.number = ANY($1::text[]) ORDER BY o.id, l.position`,
});
