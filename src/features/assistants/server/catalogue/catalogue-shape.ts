import type { ProductDetail } from '#features/products/products.contract.ts';
import type { Language } from '#shared/language.ts';
import { priceOf, productKey, tomanFrom, tomanUpTo, variantKey } from '../../protocol.rules.ts';
import type { Selection } from '../../variant-selection.rules.ts';

/** The fields of a product that the protocol contains. */
export type Detail = Omit<ProductDetail, 'related_products' | 'return_days'>;
type Variant = Detail['variants'][number];

/** The parameters of a response's output: its language, and the shop's URL. */
export interface Writing {
  readonly language: Language;
  readonly publicUrl: string;
}

/** The bounds of a price filter on products and variants, in toman. */
export interface PriceBounds {
  readonly min: number;
  readonly max: number;
}

/** Converts the bounds of a price filter from minor units. */
export function boundsOf(price: { readonly min?: number; readonly max?: number } | undefined): PriceBounds {
  return {
    min: price?.min === undefined ? 0 : tomanFrom(price.min),
    max: price?.max === undefined ? Number.MAX_SAFE_INTEGER : tomanUpTo(price.max),
  };
}

/** Whether the price of a variant is within a filter. */
export const isWithin = ({ new_price }: Pick<Variant, 'new_price'>, { min, max }: PriceBounds): boolean =>
  new_price >= min && new_price <= max;

/** Returns a variant's value of each option of its product, with the names that shoppers see. */
export function optionsOf({ options }: Pick<Detail, 'options'>, { values }: Pick<Variant, 'values'>): Selection[] {
  return options.flatMap((option, index) => {
    const value = option.values.find(({ id }) => id === values[index]);
    return value === undefined ? [] : [{ name: option.name, label: value.name }];
  });
}

/** Returns the variant that represents a product: the first available one in the owner's order. */
export function featuredOf<One extends Pick<Variant, 'quantity'>>(variants: readonly One[]): One | undefined {
  return variants.find(({ quantity }) => quantity > 0) ?? variants[0];
}

const imageOf = (address: string, alt: string, { publicUrl }: Writing) => ({
  type: 'image',
  url: new URL(address, publicUrl).href,
  alt_text: alt,
});

/** Returns a variant in the protocol's format. */
export function variantOf(product: Detail, variant: Variant, writing: Writing) {
  const options = optionsOf(product, variant);
  const labels = options.map(({ label }) => label).join(', ');
  const title = labels === '' ? product.name : labels;
  return {
    id: variantKey(variant.id),
    ...(variant.sku === null ? {} : { sku: variant.sku }),
    ...(variant.barcode === null ? {} : { barcodes: [{ type: 'gtin', value: variant.barcode }] }),
    title,
    description: { plain: labels === '' ? product.name : `${product.name}: ${labels}` },
    url: new URL(`/single-product/${encodeURIComponent(product.slug)}`, writing.publicUrl).href,
    price: priceOf(variant.new_price),
    ...(variant.base_price > variant.new_price && { list_price: priceOf(variant.base_price) }),
    availability: {
      available: variant.quantity > 0,
      status: variant.quantity === 0 ? 'out_of_stock' : variant.low_stock ? 'limited_stock' : 'in_stock',
    },
    options,
    ...(variant.image !== null && { media: [imageOf(variant.image, title, writing)] }),
    seller: { name: product.seller.name },
  };
}

const rangeOf = (prices: readonly number[]) => ({
  min: priceOf(Math.min(...prices)),
  max: priceOf(Math.max(...prices)),
});

/** Returns a product in the protocol's format with the given variants; price range and options cover all of its variants. */
export function productOf<Shaped extends object>(product: Detail, variants: readonly Shaped[], writing: Writing) {
  const prices = product.variants.map(({ new_price }) => new_price);
  const listed = product.variants.map(({ base_price }) => base_price);
  const isReduced = product.variants.some(({ base_price, new_price }) => base_price > new_price);
  return {
    id: productKey(product.id),
    handle: product.slug,
    title: product.name,
    description: { plain: product.description === '' ? product.name : product.description },
    url: new URL(`/single-product/${encodeURIComponent(product.slug)}`, writing.publicUrl).href,
    categories: [
      { value: product.categories.map(({ name }) => name).join(' > '), taxonomy: 'merchant' },
      ...product.categories.map(({ slug }) => ({ value: slug, taxonomy: 'merchant' })),
    ],
    price_range: rangeOf(prices),
    ...(isReduced && { list_price_range: rangeOf(listed) }),
    media: product.images.map(({ image, alt }) => imageOf(image, alt ?? product.name, writing)),
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ label: value.name })),
    })),
    variants: [...variants],
    ...(product.rating !== null && {
      rating: {
        value: product.rating,
        scale_max: 5,
        ...(product.review_text !== null && { count: product.review_text }),
      },
    }),
    tags: product.tags,
    ...(product.brand !== null && { metadata: { brand: product.brand.name } }),
  };
}
