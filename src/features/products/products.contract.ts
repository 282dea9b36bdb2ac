import { AttributeValue } from '#features/attributes/attribute-values.contract.ts';
import { optionKinds } from './product-options.rules.ts';
import { ChosenProduct } from './product-card.contract.ts';
import { visibleFieldSchemas } from './product-fields.contract.ts';
import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, Price } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

/** By what a product is chosen. */
const ProductOption = Type.Object({
  kind: Type.Enum([...optionKinds]),
  name: Type.String(),
  values: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      /** Of a colour, as a style takes it. */
      swatch: Nullable(Type.String()),
    }),
  ),
});
export type ProductOption = Static<typeof ProductOption>;

export const Variant = Type.Object({
  id: Type.Integer(),
  /** Of each option the id of its value, in the order of the options; null where it has none. */
  values: Type.Array(Nullable(Type.Integer())),
  colour: Nullable(Type.Object({ name: Type.String(), hex: Type.String() })),
  size: Nullable(Type.String()),
  base_price: Type.Integer(),
  new_price: Type.Integer(),
  /** While a sale price of its own holds. */
  sale: Type.Optional(
    Type.Object({
      /** Null until further notice. */
      ends_at: Nullable(Type.String({ format: 'date-time' })),
      /** The lowest price of the 30 days before the sale began; null where there was none. */
      lowest_price: Nullable(Type.Integer()),
    }),
  ),
  quantity: Type.Integer(),
  image: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  /** Some can be had, and they are few. */
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
  /** Pieces that can be sold of the variant that bears this id; once that one is archived, of the one that stands for it. */
  quantity: Type.Integer(),
  thumb: Nullable(Type.String()),
  /** `alt` says what an image shows, where somebody wrote it. */
  images: Type.Array(Type.Object({ image: Type.String(), alt: Type.Optional(Type.String()) })),
  videoId: Type.Optional(Type.String()),
  /** What it is made of and how large it is, in words: values of attributes and free lines, in their order. */
  specifications: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** Those of them that are values of attributes, typed. */
  attributes: Type.Array(AttributeValue),
  tags: Type.Array(Type.String()),
  badge_text: Nullable(Type.String()),
  /** As a style takes it. */
  badge_color: Nullable(Type.String()),
  rating: Nullable(Type.Number()),
  review_text: Nullable(Type.Integer()),
  brand: Nullable(CategoryLink),
  /** From the main category down to the product's own. */
  categories: Type.Array(CategoryLink),
  seller: CategoryLink,
  ...visibleFieldSchemas,
  /** For how many days after it arrived it can be given back; 0 where it cannot. */
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
      /** Of the same category: one can replace the other. */
      same_kind: Type.Boolean(),
    }),
  ),
});
export type ProductDetail = Static<typeof ProductDetail>;

/** Any text: an unknown slug is not found, it is not malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });

export const productsContract = contract({
  'POST /api/products/lookup/': {
    id: 'lookUpProducts',
    summary:
      'The products of these numbers that are for sale, in this order; where there is one kind only, what to buy it by.',
    access: 'public',
    body: Type.Object({ ids: Type.Array(Id(), { maxItems: 100 }) }),
    reply: Type.Object({ data: Type.Array(ChosenProduct) }),
  },
  'GET /api/products/:slug/': {
    summary: 'One product with its variants, pictures, specifications and related products.',
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
