import { bigint, listOf } from '#platform/database/sql-types.ts';
import { composedStatement, type Bind } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { PriceTerms } from './price-order.fragments.ts';
import { conditionsOf, exampleTerms, keyOf, ofBrands, type ListOrder, type Narrowing } from './product-list.store.ts';

interface IdsNarrowed {
  readonly ids: readonly number[];
  readonly narrowing: Narrowing;
  readonly terms: PriceTerms;
  readonly order: ListOrder | null;
}

function composeNarrowed({ ids, narrowing, terms, order }: IdsNarrowed, bind: Bind): string {
  const given = bind(listOf(bigint), ids);
  const conditions = [`p.id = any(${given})`, ...conditionsOf(narrowing, terms, bind)];
  if (narrowing.brandSlugs !== undefined) conditions.push(ofBrands(narrowing.brandSlugs, bind));
  const sorted = order === null ? null : keyOf(order, terms, bind);
  const by =
    sorted === null ? `array_position(${given}, p.id)` : `${sorted.key} ${sorted.direction}, p.id ${sorted.direction}`;
  return `select p.id from visible_products p where ${conditions.join(' and ')} order by ${by}`;
}

const idsNarrowed = composedStatement({
  name: 'list_narrowed_ids',
  row: { id: bigint },
  compose: composeNarrowed,
  examples: [
    { ids: [1], narrowing: {}, terms: exampleTerms, order: null },
    { ids: [1], narrowing: { brandSlugs: ['tea'], priceMin: 1 }, terms: exampleTerms, order: 'popular' },
    { ids: [1], narrowing: { priceMin: 9, priceMax: 1 }, terms: exampleTerms, order: 'price-asc' },
  ],
});

/** Returns those of the given products that match a filter, in a sort order or (null) in the order given. */
export async function narrowedIds(shop: Shop, given: IdsNarrowed): Promise<number[]> {
  return (await idsNarrowed(shop, given)).map(({ id }) => id);
}
