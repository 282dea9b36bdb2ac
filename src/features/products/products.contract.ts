import { AttributeValue } from '#features/attributes/attribute-values.contract.ts';
import { optionKinds } from './product-options.rules.ts';
import { ChosenProduct } from './product-card.contract.ts';
import { visibleFieldSchemas } from './product-fields.contract.ts';
import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, Price } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

/** An option of a product. */
const ProductOption = Type.Object({
  kind: Type.Enum([...optionKinds]),
  name: Type.String(),
  values: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      /** For a colour: a CSS colour. */
      swatch: Nullable(Type.String()),
    }),
  ),
});
export type ProductOption = Static<typeof ProductOption>;

export const Variant = Type.Object({
  id: Type.Integer(),
  /** The id of its value of each option, in option order; null where it has none. */
  values: Type.Array(Nullable(Type.Integer())),
  colour: Nullable(Type.Object({ name: Type.String(), hex: Type.String() })),
  size: Nullable(Type.String()),
  base_price: Type.Integer(),
  new_price: Type.Integer(),
  /** Present while the variant's sale price is active. */
  sale: Type.Optional(
    Type.Object({
      /** Null for no end. */
      ends_at: Nullable(Type.String({ format: 'date-time' })),
      /** The lowest price of the 30 days before the sale began; null when there was none. */
      lowest_price: Nullable(Type.Integer()),
    }),
  ),
  quantity: Type.Integer(),
  image: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  /** Whether it is in stock in small numbers. */
  low_stock: Type.Boolean(),
});
export type Variant = Static<typeof Variant>;

const CategoryLink = Type.Object({ slug: Type.String(), name: Type.String() });

export const ProductDetail = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  base_price: Type.Integer(),
  new_price: Type.Integer(),
  /** The sellable stock of the variant with this id, or of the default variant once that one is archived. */
  quantity: Type.Integer(),
  thumb: Nullable(Type.String()),
  /** `alt` describes the image, if provided. */
  images: Type.Array(Type.Object({ image: Type.String(), alt: Type.Optional(Type.String()) })),
  videoId: Type.Optional(Type.String()),
  /** Material, dimensions and so on, as text: attribute values and free lines, in order. */
  specifications: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** The specifications that are attribute values, typed. */
  attributes: Type.Array(AttributeValue),
  tags: Type.Array(Type.String()),
  badge_text: Nullable(Type.String()),
  /** A CSS colour. */
  badge_color: Nullable(Type.String()),
  rating: Nullable(Type.Number()),
  review_text: Nullable(Type.Integer()),
  brand: Nullable(CategoryLink),
  /** From the root category to the product's own. */
  categories: Type.Array(CategoryLink),
  seller: CategoryLink,
  ...visibleFieldSchemas,
  /** Days after delivery within which it can be returned; 0 when it cannot. */
  return_days: Type.Integer(),
  offer: Nullable(
    Type.Object({ ends_at: Type.String({ format: 'date-time' }), discount: Type.Integer(), color: Type.String() }),
  ),
  options: Type.Array(ProductOption),
  variants: Type.Array(Variant),
  related_products: Type.Array(
    Type.Object({
      id: Type.Integer(),
      slug: Type.String(),
      name: Type.String(),
      base_price: Type.Integer(),
      new_price: Type.Integer(),
      images: Type.Array(Type.Object({ image: Type.String() })),
      rating: Nullable(Type.Number()),
      review_text: Nullable(Type.Integer()),
      in_stock: Type.Boolean(),
      /** Whether it is of the same category and can replace the product. */
      same_kind: Type.Boolean(),
    }),
  ),
});
export type ProductDetail = Static<typeof ProductDetail>;

/** Any text is accepted: an unknown slug is not found rather than malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });

export const productsContract = contract({
  'POST /api/products/lookup/': {
    id: 'lookUpProducts',
    summary:
      'Returns the products with these ids that are for sale, in this order; for one with a single variant, the id to buy it by.',
    access: 'public',
    body: Type.Object({ ids: Type.Array(Id(), { maxItems: 100 }) }),
    reply: Type.Object({ data: Type.Array(ChosenProduct) }),
  },
  'GET /api/products/:slug/': {
    summary: 'Returns a product with its variants, images, specifications and related products.',
    access: 'public',
    params: BySlug,
    reply: ProductDetail,
    refusals: { 'product-not-found': 404 },
    cached: true,
  },
  'POST /api/dev/price/': {
    summary: "Changes a variant's price, for measuring a shop whose prices change.",
    access: 'public',
    demoOnly: true,
    body: Type.Object({ variant_id: Id(), base_price: Price() }),
    reply: Type.Object({ variant_id: Type.Integer(), base_price: Type.Integer() }),
    refusals: { 'product-not-found': 404 },
  },
});
