import { bigint, bool, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** The visible products of which a number, a SKU or a barcode is; `named` where it is only the product's own number. */
export const productsOfCode = statement({
  name: 'products_of_code',
  params: { sku: text, barcodes: listOf(text), productId: nullable(bigint) },
  row: { id: bigint, isNumber: bool },
  text: `select p.id, bool_and(coded.is_number) as "isNumber" from (
      select v.product_id, false as is_number from variants v
      where lower(regexp_replace(v.sku, '[[:space:]_./-]+', '', 'g')) = :sku and v.sku is not null and v.hidden_at is null
      union all
      select v.product_id, false from variants v where v.barcode = any(:barcodes) and v.barcode is not null and v.hidden_at is null
      union all
      select :productId::bigint, true
    ) coded join visible_products p on p.id = coded.product_id
    group by p.id order by bool_and(coded.is_number), p.id limit 10`,
});
