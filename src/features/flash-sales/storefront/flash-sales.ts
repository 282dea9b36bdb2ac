import type { Reply } from '#shared/contract/contract.ts';
import type { catalogueContract } from '#features/products/products.contract.ts';
import { productAddress } from '#features/products/products.addresses.ts';

/** A special offer under way. */
export type Offer = Reply<(typeof catalogueContract)['GET /api/products/specialproduct/']>[number];

/** Where an offer leads: its own link, else the product's page. */
export function offerAddress(offer: Pick<Offer, 'link' | 'slug'>): string {
  return offer.link ?? productAddress(offer.slug);
}
