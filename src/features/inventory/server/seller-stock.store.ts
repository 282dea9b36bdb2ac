import { changedBound, type ListPart } from '#platform/database/lists/changed-since.ts';
import { bigint, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement } from '#platform/database/statement.ts';
import type { Language } from '#shared/language.ts';
import { stockColumns, stockRow } from './visible-stock.ts';

interface SellerStock extends ListPart {
  readonly sellerId: number;
  readonly productId: number | null;
  readonly language: Language;
}

const example = (wanted: Partial<SellerStock>): SellerStock => ({
  sellerId: 1,
  productId: null,
  language: 'fa',
  changes: null,
  before: null,
  byMoment: false,
  limit: 20,
  ...wanted,
});

/** Selects a part of the stock of a seller's variants, of all locations together, each with the time of its latest level change. */
export const stockOfSeller = composedStatement({
  name: 'stock_of_seller',
  row: { ...stockRow, updatedAt: timestamptz },
  compose: ({ sellerId, productId, language, changes, before, limit }: SellerStock, bind) => {
    const conditions = [`v.seller_id = ${bind(bigint, sellerId)}`];
    if (productId !== null) conditions.push(`v.product_id = ${bind(bigint, productId)}`);
    if (before !== null) conditions.push(`v.id < ${bind(bigint, before.id)}`);
    if (changes !== null)
      conditions.push(changedBound({ updatedAt: 'c.updated_at', id: 'c.variant_id' }, changes, bind));
    return `
SELECT ${stockColumns(bind(textOf<Language>(), language), 'c.updated_at')}
FROM product_variants v JOIN product_summaries p ON p.id = v.product_id JOIN variant_stock s ON s.variant_id = v.id
JOIN stock_levels c ON c.variant_id = v.id AND NOT EXISTS (
  SELECT FROM stock_levels later WHERE later.variant_id = c.variant_id AND (later.updated_at, later.location_id) > (c.updated_at, c.location_id)
)
WHERE ${conditions.join(' AND ')}
ORDER BY ${changes === null ? 'v.id DESC' : 'c.updated_at, c.variant_id'} LIMIT ${limit}`;
  },
  examples: [
    example({}),
    example({ productId: 1, before: { at: new Date(0), id: 5 } }),
    example({ changes: { after: { at: new Date(5), id: 1 }, until: new Date(9) } }),
  ],
});
