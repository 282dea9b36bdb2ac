import { bigint, int, listOf, neverNull, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { lineColumns, lineRow, lineSources } from './checkout.store.ts';

/** Selects the named variants for pricing, in the given order and without locks; variants that never existed are left out. */
export const namedLinesToQuote = statement({
  name: 'quote_named_lines',
  params: { variantIds: listOf(bigint), quantities: listOf(int), now: timestamptz },
  // A named variant always has a quantity.
  row: { ...lineRow, quantity: neverNull(int) },
  text: `
SELECT ${lineColumns}
FROM unnest(:variantIds, :quantities) WITH ORDINALITY AS line(variant_id, quantity, index)
LEFT JOIN variant_stock pieces ON pieces.variant_id = line.variant_id${lineSources(':now')}
WHERE v.id IS NOT NULL
ORDER BY line.index`,
});
