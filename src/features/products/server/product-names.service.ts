import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';

interface ProductName {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

const visibleBySlug = untypedStatement<ProductName>({
  name: 'product_name_by_slug',
  text: 'select id, slug, name from products where slug = $1 and hidden_at is null',
});

/** The product that a slug names, by number and name; undefined where none is shown. */
export async function productNamed(shop: Shop, slug: string): Promise<ProductName | undefined> {
  const [found] = await visibleBySlug(shop, [slug]);
  return found;
}
