import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, PageNumber, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable } from '#shared/contract/replies.ts';

export const ProductCard = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
  badge_text: Nullable(Type.String()),
  /** As a style takes it. */
  badge_color: Nullable(Type.String()),
  /** What is charged; the same as base_price when nothing is off. */
  new_price: Type.Integer(),
  rating: Nullable(Type.Number()),
  /** How many reviews the rating is the mean of. */
  review_text: Nullable(Type.Integer()),
  in_stock: Type.Boolean(),
});
/** A product as lists show it. */
export type ProductCard = Static<typeof ProductCard>;

const ChosenProduct = Type.Object({
  ...ProductCard.properties,
  /** The only kind of it and how many there are; null when there is a choice to make first. */
  only_variant: Nullable(Type.Object({ id: Type.Integer(), quantity: Type.Integer() })),
});
/** A product that somebody has chosen before, as a list of such shows it. */
export type ChosenProduct = Static<typeof ChosenProduct>;

export const productSorts = ['newest', 'popular', 'ratings', 'cheapest', 'dearest'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What narrows and orders a list; the same names stand in the address of the list's page. */
export const ListQuery = Type.Object({
  page: Type.Optional(PageNumber()),
  page_size: Type.Optional(WholeNumber({ minimum: 1, maximum: 100 })),
  after: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(Type.Enum([...productSorts])),
  brand: Type.Optional(Type.String({ maxLength: 400, description: 'Slugs of brands, divided by commas' })),
  colour: Type.Optional(Type.String({ maxLength: 400, description: 'Names of colours, divided by commas' })),
  size: Type.Optional(Type.String({ maxLength: 400, description: 'Sizes, divided by commas' })),
  rating: Type.Optional(WholeNumber({ minimum: 1, maximum: 5 })),
  payment: Type.Optional(
    Type.Enum(['online', 'cash'], { description: 'How it can be paid; cash is paid on delivery' }),
  ),
  price_min: Type.Optional(WholeNumber({ minimum: 0 })),
  price_max: Type.Optional(WholeNumber({ minimum: 0 })),
  in_stock: Type.Optional(Type.Boolean()),
});
export type ListQuery = Static<typeof ListQuery>;

export const ProductList = Type.Object({ data: Type.Array(ProductCard), next: Nullable(Type.String()) });
export type ProductList = Static<typeof ProductList>;

const Variant = Type.Object({
  id: Type.Integer(),
  colour: Nullable(Type.Object({ name: Type.String(), hex: Type.String() })),
  size: Nullable(Type.String()),
  base_price: Type.Integer(),
  new_price: Type.Integer(),
  quantity: Type.Integer(),
  image: Nullable(Type.String()),
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
  /** Pieces that can be sold of the variant that bears this id. */
  quantity: Type.Integer(),
  thumb: Nullable(Type.String()),
  /** `alt` says what a picture shows, where somebody wrote it. */
  images: Type.Array(Type.Object({ image: Type.String(), alt: Type.Optional(Type.String()) })),
  videoId: Type.Optional(Type.String()),
  specifications: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
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
  /** Sold only when it is paid before it is sent. */
  prepaid_only: Type.Boolean(),
  offer: Nullable(Type.Object({ ends_at: Type.String(), discount: Type.Integer(), color: Type.String() })),
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
    }),
  ),
});
export type ProductDetail = Static<typeof ProductDetail>;

const Category = Type.Object({
  name: Type.String(),
  slug: Type.String(),
  image: Nullable(Type.String()),
  /** Slug of the category above it; null for a main category. */
  parent: Nullable(Type.String()),
  /** Products in stock in it and below it. */
  stock: Type.Integer(),
});
export type Category = Static<typeof Category>;

const Choice = { name: Type.String(), count: Type.Integer() };
/** What an address narrows by is the stored name, the same in every language; `name` is what it is called in the one asked for. */
const Kind = { value: Type.String(), ...Choice };
const Facets = Type.Object({
  /** Products under the whole filter. */
  total: Type.Integer(),
  brands: Type.Array(Type.Object({ slug: Type.String(), ...Choice })),
  colours: Type.Array(Type.Object({ hex: Nullable(Type.String()), ...Kind })),
  sizes: Type.Array(Type.Object(Kind)),
  /** Products with at least so many stars. */
  ratings: Type.Array(Type.Object({ stars: Type.Integer(), count: Type.Integer() })),
  payments: Type.Array(
    Type.Object({ code: Type.Union([Type.Literal('online'), Type.Literal('cash')]), count: Type.Integer() }),
  ),
  in_stock: Type.Integer(),
  price_min: Type.Integer(),
  price_max: Type.Integer(),
});
export type Facets = Static<typeof Facets>;

/** Any text: an unknown slug is not found, it is not malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });

export const catalogueContract = contract({
  'GET /api/products/': {
    summary: 'Products, newest first unless sorted; following next costs the same on every page.',
    access: 'public',
    query: ListQuery,
    reply: ProductList,
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/facets/': {
    summary:
      'What a list can be narrowed by further: each choice with the products it would leave, and the least and greatest price.',
    access: 'public',
    query: Type.Object({
      ...Type.Omit(ListQuery, ['page', 'page_size', 'after', 'sort']).properties,
      category: Type.Optional(NonEmptyText({ maximum: 300 })),
      q: Type.Optional(Type.String({ maxLength: 200 })),
      tag: Type.Optional(Type.String({ maxLength: 100 })),
      picture: Type.Optional(Type.String({ maxLength: 100, description: 'What POST /api/search/picture/ answered' })),
      seller: Type.Optional(Type.String({ maxLength: 300, description: 'Slug of a seller' })),
      /** Products on offer alone. */
      offers: Type.Optional(Type.Boolean()),
      /** Featured products alone. */
      featured: Type.Optional(Type.Boolean()),
    }),
    reply: Facets,
    cached: true,
  },
  'GET /api/products/featured/': {
    summary: "Products that the owner features, in the owner's order unless sorted; narrowed as lists are.",
    access: 'public',
    query: ListQuery,
    reply: ProductList,
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/categories/': {
    summary: 'Every category: the main ones first, then those below them in the same order.',
    access: 'public',
    reply: Type.Array(Category),
    cached: true,
  },
  'GET /api/products/categories/:slug/': {
    summary: 'Products of a category and of all below it.',
    access: 'public',
    params: BySlug,
    query: ListQuery,
    reply: Type.Object({
      data: Type.Array(ProductCard),
      next: Nullable(Type.String()),
      category: Category,
      subcategories: Type.Array(Category),
    }),
    refusals: { 'category-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/specialproduct/': {
    summary: 'Special offers under way, with percent sold; narrowed and sorted as lists are.',
    access: 'public',
    query: Type.Omit(ListQuery, ['page', 'page_size', 'after']),
    reply: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        slug: Type.String(),
        thumb: Nullable(Type.String()),
        base_price: Type.Integer(),
        new_price: Type.Integer(),
        /** Percent sold of the pieces allotted, 0 to 100. */
        discount: Type.Integer(),
        /** Of the bar, as a style takes it. */
        color: Type.String(),
        link: Type.Optional(Type.String()),
        ends_at: Type.String(),
        in_stock: Type.Boolean(),
        rating: Nullable(Type.Number()),
        review_text: Nullable(Type.Integer()),
      }),
    ),
    cached: true,
  },
  'POST /api/products/cards/': {
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
    body: Type.Object({ variant_id: Id(), base_price: Toman() }),
    reply: Done,
    refusals: { 'product-not-found': 404 },
  },
});
