import { productAddress } from '#features/products/products.addresses.ts';
import type { FlashSaleCard } from '../flash-sale-list.contract.ts';

/** Returns the URL of a flash sale: its own link, otherwise the product's page. */
export function flashSaleAddress({ link, slug }: Pick<FlashSaleCard, 'link' | 'slug'>): string {
  return link ?? productAddress(slug);
}
