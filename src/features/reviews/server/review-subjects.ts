import { productNamed } from '#features/products/server/product-detail.service.ts';
import { changeProductRating } from '#features/products/server/product-counts.service.ts';
import { changeSellerRating, sellerNamed } from '#features/sellers/server/sellers.service.ts';
import { hasBought } from '#features/orders/server/purchases.service.ts';
import type { Shop } from '#platform/shop.ts';

/** What a review is of: a product or a seller. */
export interface Subject {
  readonly kind: 'product' | 'seller';
  readonly id: number;
}

/** The product that an address names; undefined where none is displayed. */
export async function productSubject(shop: Shop, slug: string): Promise<Subject | undefined> {
  const product = await productNamed(shop, slug);
  return product && { kind: 'product', id: product.id };
}

/** The seller that an address names, with who owns it; undefined where none is displayed. */
export async function sellerSubject(
  shop: Shop,
  slug: string,
): Promise<(Subject & { readonly ownerId: number | null }) | undefined> {
  const seller = await sellerNamed(shop, slug);
  return seller && { kind: 'seller', id: seller.id, ownerId: seller.ownerId };
}

/** What the answers with its reviews bear as their tag. */
export const reviewsTag = ({ kind, id }: Subject): string => `reviews:${kind}:${id}`;

/** Counts stars in or out; in the transaction that shows or hides their review. */
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

/** Whether a customer has paid for it, or got it delivered: anything of a seller. */
export function isBuyer(shop: Shop, customerId: number, { kind, id }: Subject): Promise<boolean> {
  return hasBought(shop, kind === 'product' ? { customerId, productId: id } : { customerId, sellerId: id });
}
