import { sellerAddress } from './sellers.addresses.ts';
import type { SellerDetail } from './vendors.contract.ts';

/** Returns the structured data of a seller. */
export function sellerStructured(seller: SellerDetail, publicUrl: string): object {
  const { name, slug, about, logo, city, province, rating, reviews_count: reviews } = seller;
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name,
    url: `${publicUrl}${sellerAddress(slug)}`,
    ...(about !== '' && { description: about }),
    ...(logo !== null && { image: `${publicUrl}${logo}` }),
    ...(city !== null && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(province !== null && { addressRegion: province }),
        addressCountry: 'IR',
      },
    }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews, bestRating: 5 },
    }),
  };
}
