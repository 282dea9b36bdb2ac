import { bigint, listOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Ends base prices that differ from the current price of their variant. */
export const endFormerBasePrices = statement({
  name: 'prices_end_former_base',
  params: { productIds: listOf(bigint), now: timestamptz },
  text: `
UPDATE prices p SET valid_until = greatest(:now, p.valid_from), changed_at = :now, version = p.version + 1
FROM product_variants v
WHERE v.product_id = ANY(:productIds) AND p.variant_id = v.id AND p.price_list = 'base' AND p.valid_until IS NULL
  AND p.amount <> v.base_price`,
});

/** Inserts base prices for variants that have none. */
export const beginBasePrices = statement({
  name: 'prices_begin_base',
  params: { productIds: listOf(bigint), now: timestamptz },
  text: `
INSERT INTO prices (product_id, variant_id, price_list, amount, valid_from, changed_at)
SELECT v.product_id, v.id, 'base', v.base_price, greatest(:now, (
  SELECT max(former.valid_until) FROM prices former WHERE former.variant_id = v.id AND former.price_list = 'base'
)), :now
FROM product_variants v
WHERE v.product_id = ANY(:productIds) AND NOT EXISTS (
  SELECT FROM prices p WHERE p.variant_id = v.id AND p.price_list = 'base' AND p.valid_until IS NULL
)`,
});
