import { tomanToRial } from '#shared/commerce/money.ts';
import { productAddress } from './products.addresses.ts';
import { categoryAddress } from '#features/categories/categories.addresses.ts';
import type { ProductDetail } from './products.contract.ts';

const schema = 'https://schema.org';
const stockOf = (pieces: number) => `${schema}/${pieces > 0 ? 'InStock' : 'OutOfStock'}`;

/** The warranty and its period: https://schema.org/warranty */
function warrantyOf({ warranty_months: months, warranty_giver: giver }: ProductDetail): object {
  if (months === null || months === 0) return {};
  return {
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
      ...(giver !== null && { description: giver }),
    },
  };
}

/** The return policy: country, period and who pays: https://schema.org/MerchantReturnPolicy */
function returnPolicyOf({ return_days: days }: ProductDetail): object {
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IR',
      ...(days === 0
        ? { returnPolicyCategory: `${schema}/MerchantReturnNotPermitted` }
        : { returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`, merchantReturnDays: days }),
    },
  };
}

/** A shipping method as search engines read it: the price in toman and the delivery time in days. */
export interface ReadShipping {
  readonly price: number;
  readonly min_days: number;
  readonly max_days: number;
}

/** The price and delivery time of each shipping method: https://schema.org/OfferShippingDetails */
function shippingOf(methods: readonly ReadShipping[]): object {
  if (methods.length === 0) return {};
  return {
    shippingDetails: methods.map(({ price, min_days: minValue, max_days: maxValue }) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: tomanToRial(price), currency: 'IRR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IR' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // The shop counts delivery days from the order, so handling is included.
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
      },
    })),
  };
}

function offersOf(product: ProductDetail, address: string, shipping: readonly ReadShipping[]): object {
  const prices = product.variants.map(({ new_price: price }) => tomanToRial(price));
  const pieces = product.variants.reduce((sum, { quantity }) => sum + quantity, 0);
  const common = {
    priceCurrency: 'IRR',
    availability: stockOf(pieces),
    itemCondition: `${schema}/NewCondition`,
    url: address,
    ...warrantyOf(product),
    ...returnPolicyOf(product),
    ...shippingOf(shipping),
  };
  if (new Set(prices).size > 1) {
    return {
      '@type': 'AggregateOffer',
      ...common,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
    };
  }
  const ends = [product.offer?.ends_at, ...product.variants.map(({ sale }) => sale?.ends_at)];
  const [until] = ends.filter((end) => end != null).sort();
  return {
    '@type': 'Offer',
    ...common,
    price: tomanToRial(product.new_price),
    ...(until !== undefined && { priceValidUntil: until }),
    seller: { '@type': 'Organization', name: product.seller.name },
  };
}

/** The review fields that search engines read. */
interface ReadReview {
  readonly author: string | null;
  readonly stars: number;
  readonly text: string;
  readonly created_at: string;
}

/** Search engines reject reviews without an author, so anonymous ones are left out. */
const reviewsStructured = (reviews: readonly ReadReview[]) =>
  reviews.flatMap(({ author, stars, text, created_at: at }) =>
    author === null
      ? []
      : [
          {
            '@type': 'Review',
            author: { '@type': 'Person', name: author },
            datePublished: at.slice(0, 10),
            reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
            ...(text !== '' && { reviewBody: text }),
          },
        ],
  );

/** The codes of the variant displayed first: its SKU, or the shop's id, and the number below its barcode (https://schema.org/gtin). */
function codesOf({ id, variants }: ProductDetail): object {
  const first = variants.find((variant) => variant.id === id) ?? variants[0];
  return { sku: first?.sku ?? String(id), ...(first?.barcode != null && { gtin: first.barcode }) };
}

/** The attribute values of the product: https://schema.org/additionalProperty */
function propertiesOf({ attributes }: ProductDetail): object {
  if (attributes.length === 0) return {};
  return {
    additionalProperty: attributes.map(({ code, name, value, number, boolean, unit }) => ({
      '@type': 'PropertyValue',
      propertyID: code,
      name,
      value: number ?? boolean ?? value,
      ...(number !== null && unit !== null && { unitText: unit }),
    })),
  };
}

/** The structured data of a product, with its first reviews and its shipping; the price is in rial, the currency in ISO 4217. */
export function productStructured(
  product: ProductDetail,
  publicUrl: string,
  { reviews: read = [], shipping = [] }: { reviews?: readonly ReadReview[]; shipping?: readonly ReadShipping[] } = {},
): object {
  const address = `${publicUrl}${productAddress(product.slug)}`;
  const images = product.images.map(({ image }) => (image.startsWith('/') ? `${publicUrl}${image}` : image));
  const { rating, review_text: reviews } = product;
  const review = reviewsStructured(read);
  return {
    '@context': schema,
    '@type': 'Product',
    name: product.name,
    ...codesOf(product),
    url: address,
    ...(product.description !== '' && { description: product.description }),
    ...(images.length > 0 && { image: images }),
    ...(product.brand !== null && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(rating !== null &&
      reviews !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews, bestRating: 5 },
      }),
    ...propertiesOf(product),
    ...(review.length > 0 && { review }),
    offers: offersOf(product, address, shipping),
  };
}

/** The breadcrumb of a product: its categories and itself. */
export function productSteps(
  product: Pick<ProductDetail, 'categories' | 'name' | 'slug'>,
): { name: string; address: string }[] {
  return [
    ...product.categories.map(({ name, slug }) => ({ name, address: categoryAddress(slug) })),
    { name: product.name, address: productAddress(product.slug) },
  ];
}
