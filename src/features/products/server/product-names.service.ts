import { bigint, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';

interface ProductName {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

const visibleBySlug = statement({
  name: 'product_name_by_slug',
  params: { slug: text },
  row: { id: bigint, slug: text, name: text },
  text: `select id, slug, name from products where slug = :slug and status = 'active'`,
});

/** The product that a slug names, by number and name; undefined where none is displayed. */
export async function productNamed(shop: Shop, slug: string): Promise<ProductName | undefined> {
  const [found] = await visibleBySlug(shop, { slug });
  return found;
}
