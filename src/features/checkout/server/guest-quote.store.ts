import { bigint, int, listOf, neverNull, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { lineColumns, lineRow, lineSources } from './checkout.store.ts';

/** Named variants to price in the order in which they are named, with nothing locked; what was never sold is left out. */
export const namedLinesToQuote = statement({
  name: 'quote_named_lines',
  params: { variantIds: listOf(bigint), quantities: listOf(int), now: timestamptz },
  // What is named has a number of pieces.
  row: { ...lineRow, quantity: neverNull(int) },
  text: `
SELECT ${lineColumns}
FROM unnest(:variantIds, :quantities) WITH ORDINALITY AS line(variant_id, quantity, index)
LEFT JOIN variant_stock pieces ON pieces.variant_id = line.variant_id${lineSources(':now')}
WHERE v.id IS NOT NULL
ORDER BY line.index`,
});
