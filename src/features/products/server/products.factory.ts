import type { Shop } from '#platform/shop.ts';
import { createProduct, type NewProduct } from './admin/product-changes.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';

const categoryForTests = new WeakMap<Shop, Promise<number>>();
let made = 0;

/** Creates a product on sale for a test: `productReady(shop, { price: 20_000, stock: 3 })`. */
export async function productReady(
  shop: Shop,
  { price = 100_000, stock = 10, ...product }: { price?: number; stock?: number } & Partial<NewProduct> = {},
): Promise<{ id: number; slug: string; variantIds: number[]; name: string }> {
  made += 1;
  const name = product.name ?? `کالای شمارهٔ ${made}`;
  const categoryId = product.categoryId ?? (await usualCategory(shop));
  const slug = product.slug ?? `ready-product-${made}`;
  const ready = await createProduct(shop, {
    basePrice: price,
    variants: [{ stock }],
    ...product,
    name,
    slug,
    categoryId,
  });
  return { ...ready, name };
}

function usualCategory(shop: Shop): Promise<number> {
  const category =
    categoryForTests.get(shop) ??
    createCategory(shop, { name: 'آزمایشی', slug: 'ready-products' }).then(({ id }) => id);
  categoryForTests.set(shop, category);
  return category;
}
