import { bigint, listOf, textOf, timestamptz, neverNull } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { priceLists } from '../prices.rules.ts';

/** The prices of variants in the 30 days before a moment per variant, from the price lists and flash sales. */
export const recentPrices = statement({
  name: 'recent_prices',
  params: { variantIds: listOf(bigint), moments: listOf(timestamptz) },
  row: {
    variantId: neverNull(bigint),
    priceList: neverNull(textOf<(typeof priceLists)[number] | 'flash-sale'>()),
    amount: neverNull(bigint),
  },
  text: `
SELECT v.id AS "variantId", r.price_list AS "priceList", r.amount
FROM unnest(:variantIds, :moments) AS v(id, moment) CROSS JOIN LATERAL recent_prices(v.id, v.moment) r`,
});
