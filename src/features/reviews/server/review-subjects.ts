import { productNamed } from '#features/products/server/product-detail.service.ts';
import { changeProductRating } from '#features/products/server/product-counts.service.ts';
import { changeSellerRating, sellerNamed } from '#features/sellers/server/sellers.service.ts';
import { hasBought } from '#features/orders/server/purchases.service.ts';
import type { Shop } from '#platform/shop.ts';

/** The subject of a review: a product or a seller. */
export interface Subject {
  readonly kind: 'product' | 'seller';
  readonly id: number;
}

/** Returns the product with a slug; undefined when none is visible. */
export async function productSubject(shop: Shop, slug: string): Promise<Subject | undefined> {
  const product = await productNamed(shop, slug);
  return product && { kind: 'product', id: product.id };
}

/** Returns the seller with a slug, and its owner; undefined when none is visible. */
export async function sellerSubject(
  shop: Shop,
  slug: string,
): Promise<(Subject & { readonly ownerId: number | null }) | undefined> {
  const seller = await sellerNamed(shop, slug);
  return seller && { kind: 'seller', id: seller.id, ownerId: seller.ownerId };
}

/** Returns the cache tag of responses with the subject's reviews. */
export const reviewsTag = ({ kind, id }: Subject): string => `reviews:${kind}:${id}`;

/** Adds a rating to or removes it from the subject's average, in the transaction that displays or hides the review. */
export async function changeRating(
  shop: Shop,
  { kind, id }: Subject,
  change: { stars: number; count: number },
): Promise<void> {
  if (change.stars === 0 && change.count === 0) return;
  if (kind === 'product') await changeProductRating(shop, { productId: id, ...change });
  else await changeSellerRating(shop, { sellerId: id, ...change });
  shop.invalidate(reviewsTag({ kind, id }));
}

/** Whether a customer has paid for the product or had it delivered; for a seller, anything it sells. */
export function isBuyer(shop: Shop, customerId: number, { kind, id }: Subject): Promise<boolean> {
  return hasBought(shop, kind === 'product' ? { customerId, productId: id } : { customerId, sellerId: id });
}
