import { maxFeaturesLength } from '#features/image-search/features-length.rules.ts';
import { attributeParameter } from './attribute-filter.rules.ts';
import { NonEmptyText, OptionalText, PageNumber, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { contract } from '#shared/contract/contract.ts';
import { Category } from '#features/categories/categories.contract.ts';
import { ProductCard } from '#features/products/product-card.contract.ts';
import { Type, type Static } from 'typebox';
import { Nullable, After, goesOn, PageSize } from '#shared/contract/replies.ts';
export const productSorts = ['newest', 'popular', 'rating', 'price-asc', 'price-desc'] as const;

export type ProductSort = (typeof productSorts)[number];

/** What narrows and orders a list; the same names stand in the address of the list's page. */
export const ListQuery = Type.Object({
  page: Type.Optional(PageNumber()),
  page_size: PageSize(),
  after: After(),
  sort: Type.Optional(Type.Enum([...productSorts])),
  brand: Type.Optional(Type.String({ maxLength: 400, description: 'Slugs of brands, divided by commas' })),
  colour: Type.Optional(Type.String({ maxLength: 400, description: 'Names of colours, divided by commas' })),
  size: Type.Optional(Type.String({ maxLength: 400, description: 'Sizes, divided by commas' })),
  rating: Type.Optional(WholeNumber({ minimum: 1, maximum: 5 })),
  payment: Type.Optional(
    Type.Enum(['online', 'cash'], { description: 'How it can be paid; cash is paid on delivery' }),
  ),
  price_min: Type.Optional(Toman()),
  price_max: Type.Optional(Toman()),
  in_stock: Type.Optional(Type.Boolean()),
});

/** Narrows a list by attributes: `attr_<code>=` options by their codes, `true` or `false`, numbers and ranges `10..20`, divided by commas. */
const byAttributes = { patternProperties: { [attributeParameter.source]: Type.String({ maxLength: 400 }) } };

export type ListQuery = Static<typeof ListQuery>;

/** The query of a list that attributes narrow as well. */
const NarrowedQuery = Type.Unsafe<ListQuery>(Type.Object(ListQuery.properties, byAttributes));

/** The orders as the specification's own addresses took them from the first, and go on to. */
const sort = Type.Optional(
  Type.Enum([...productSorts], {
    formerValues: { ratings: 'rating', cheapest: 'price-asc', dearest: 'price-desc' } satisfies Record<
      string,
      ProductSort
    >,
    description: 'In which order. `ratings`, `cheapest` and `dearest` are taken as well.',
  }),
);
/** The query of a list at an address of the specification's. */
export const SpecifiedListQuery = Type.Object({ ...ListQuery.properties, sort });
const SpecifiedQuery = Type.Unsafe<ListQuery>(Type.Object(SpecifiedListQuery.properties, byAttributes));

export const ProductList = Type.Object({ data: Type.Array(ProductCard), next: Nullable(Type.String()) });

export type ProductList = Static<typeof ProductList>;

/** The same as our own calls answer it; the specification's have no `next_after`. */
export const ProductsList = Type.Object({ data: Type.Array(ProductCard), ...goesOn });

const Choice = { name: Type.String(), count: Type.Integer() };

/** What an address narrows by is the stored name, the same in every language; `name` is what it is called in the one requested. */
const Kind = { value: Type.String(), ...Choice };

export const Facets = Type.Object({
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
  /** Attributes of the category and of those above and below it, with the values that products have. */
  attributes: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      choices: Type.Array(Type.Object(Kind)),
    }),
  ),
  in_stock_count: Type.Integer(),
  price_min: Type.Integer(),
  price_max: Type.Integer(),
});

export type Facets = Static<typeof Facets>;

/** Any text: an unknown slug is not found, it is not malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });

const FacetsQuery = Type.Object(
  {
    ...Type.Omit(ListQuery, ['page', 'page_size', 'after', 'sort']).properties,
    category: Type.Optional(NonEmptyText({ maximum: 300 })),
    q: Type.Optional(OptionalText({ maximum: 200 })),
    tag: Type.Optional(Type.String({ maxLength: 100 })),
    picture: Type.Optional(
      Type.String({ maxLength: maxFeaturesLength, description: 'What POST /api/search/image/ answered' }),
    ),
    seller: Type.Optional(Type.String({ maxLength: 300, description: 'Slug of a seller' })),
    /** Products in a flash sale alone. */
    offers: Type.Optional(Type.Boolean()),
    /** Featured products alone. */
    featured: Type.Optional(Type.Boolean()),
  },
  byAttributes,
);

export const listingsContract = contract({
  'GET /api/products/': {
    summary: 'Products, newest first unless sorted; following next costs the same on every page.',
    access: 'public',
    specified: true,
    query: SpecifiedQuery,
    reply: ProductList,
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/facets/': {
    summary:
      'What a list can be narrowed by further: each choice with the products it would leave, and the least and greatest price.',
    access: 'public',
    query: FacetsQuery,
    reply: Facets,
    cached: true,
  },
  'GET /api/products/featured/': {
    summary: "Products that the owner features, in the owner's order unless sorted; narrowed as lists are.",
    access: 'public',
    query: NarrowedQuery,
    reply: ProductsList,
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/categories/:slug/': {
    summary: 'Products of a category and of all below it.',
    access: 'public',
    params: BySlug,
    specified: true,
    query: SpecifiedQuery,
    reply: Type.Object({
      data: Type.Array(ProductCard),
      next: Nullable(Type.String()),
      category: Category,
      subcategories: Type.Array(Category),
    }),
    refusals: { 'category-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
});
