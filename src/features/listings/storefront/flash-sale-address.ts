import { productAddress } from '#features/products/products.addresses.ts';
import type { FlashSaleCard } from '../flash-sale-list.contract.ts';

/** Where a flash sale leads: its own link, else the product's page. */
export function flashSaleAddress({ link, slug }: Pick<FlashSaleCard, 'link' | 'slug'>): string {
  return link ?? productAddress(slug);
}
