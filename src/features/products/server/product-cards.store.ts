import { bigint, bool, int, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { cardColumns, cardRow } from './product-cards.fragments.ts';

/** Cards of products, unordered. */
export const cardsByIds = statement({
  name: 'cards_by_ids',
  params: { productIds: listOf(bigint) },
  row: cardRow,
  text: `select ${cardColumns} from products p where p.id = any(:productIds) and p.status = 'active'`,
});

/** The variant and stock of those products that have only one variant. */
export const onlyVariants = statement({
  name: 'only_variants',
  params: { productIds: listOf(bigint) },
  row: { product_id: bigint, id: bigint, quantity: int, low_stock: bool },
  text: `select v.product_id, min(v.id) as id, greatest(0, min(s.available))::int as quantity, bool_or(s.low_stock) as low_stock
    from variants v join variant_stock s on s.variant_id = v.id
    where v.product_id = any(:productIds) and v.hidden_at is null
    group by v.product_id having count(*) = 1`,
});

/** The visible products matching a product id, SKU or barcode; `named` when only the product id matches. */
export const rowsOfCode = statement({
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
