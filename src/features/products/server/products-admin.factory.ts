import type { Shop } from '#platform/shop.ts';
import type { ProductForm } from '../products-admin.contract.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';

let made = 0;

/** Returns a product form with its own category: `await productWritten(shop, { slug: 'bag' })`. */
export async function productWritten(shop: Shop, wanted: Partial<ProductForm> = {}): Promise<ProductForm> {
  made += 1;
  const category =
    wanted.category_id ?? (await createCategory(shop, { name: `دستهٔ ${made}`, slug: `written-category-${made}` })).id;
  return {
    name: { fa: `کالای نوشتهٔ ${made}`, en: '' },
    description: { fa: '', en: '' },
    slug: `written-${made}`,
    category_id: category,
    brand_id: null,
    tags: { fa: [], en: [] },
    badge: null,
    specifications: [],
    pictures: [],
    video_id: null,
    status: 'active',
    variants: [{ colour: null, size: null, base_price: 100_000, picture_key: null, visible: true, stock: 5 }],
    ...wanted,
  };
}
