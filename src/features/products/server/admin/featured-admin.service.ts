import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Featured } from '../../featured-admin.contract.ts';
import { productNotFound } from '../product-detail.service.ts';
import { featuredProducts, setFeatured } from './featured-admin.store.ts';
/** Returns the featured products, in order. */
export async function featuredInOrder(shop: Shop, language: Language): Promise<Featured[]> {
  return (await featuredProducts(shop, { language })).map(({ pictureKey: imageKey, ...row }) => ({
    ...row,
    thumb: imageKey === null ? null : renditionAddress(imageKey, 96),
  }));
}

/** Replaces the featured products with these, in this order. */
export function feature(shop: Shop, by: number, ids: readonly number[]): Promise<Refusal<'product-not-found'> | null> {
  return shop.transaction(async () => {
    const wanted = [...new Set(ids)];
    const before = (await featuredProducts(shop, { language: 'fa' })).map(({ id }) => id);
    const [counts] = await setFeatured(shop, { productIds: wanted, now: shop.clock.now() });
    if (counts?.found !== wanted.length) return productNotFound;
    await recordChange(shop, {
      by,
      action: 'featured.changed',
      subject: 'featured',
      subjectId: 'home',
      before,
      after: wanted,
    });
    shop.invalidate('list');
    return null;
  });
}
