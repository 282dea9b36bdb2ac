import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import { popularProducts, relatedProducts, type RelatedRow } from './related-products.store.ts';

/** Cached for a minute, the interval at which sales are counted. */
const popularNow = cached({ tag: 'list', seconds: 60, read: (shop) => popularProducts(shop) });
const maxCandidates = 24;

/** Returns the cards of at most eight related products, best first, in one query. */
export async function relatedTo(
  shop: Shop,
  { id, categoryId, tags }: { id: number; categoryId: number; tags: readonly string[] },
): Promise<RelatedRow[]> {
  const own = new Set(tags);
  const candidates: number[] = [];
  for (const product of await popularNow(shop)) {
    if (candidates.length === maxCandidates) break;
    if (product.tags.some((tag) => own.has(tag))) candidates.push(product.id);
  }
  return relatedProducts(shop, { id, categoryId, tags, candidates });
}
