import type { Shop } from '#platform/shop.ts';
import { slugify } from '#shared/text/slug.ts';
import { insertCategory } from './categories.store.ts';

export interface NewCategory {
  readonly name: string;
  readonly slug?: string;
  readonly parentId?: number | null;
  readonly pictureKey?: string | null;
  readonly position?: number;
}

/** Adds a category, below another or as a main one. */
export async function createCategory(shop: Shop, category: NewCategory): Promise<{ id: number; slug: string }> {
  const slug = category.slug ?? slugify(category.name) ?? 'category';
  const id = await insertCategory(shop, { parentId: null, pictureKey: null, position: 0, ...category, slug });
  shop.invalidate('categories');
  return { id, slug };
}
