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

/** The filter and sort parameters of a list, with the same names as in its page's URL. */
export const ListQuery = Type.Object({
  page: Type.Optional(PageNumber()),
  page_size: PageSize(),
  after: After(),
  sort: Type.Optional(Type.Enum([...productSorts])),
  brand: Type.Optional(Type.String({ maxLength: 400, description: 'Slugs of brands, separated by commas' })),
  colour: Type.Optional(Type.String({ maxLength: 400, description: 'Names of colours, separated by commas' })),
  size: Type.Optional(Type.String({ maxLength: 400, description: 'Sizes, separated by commas' })),
  rating: Type.Optional(WholeNumber({ minimum: 1, maximum: 5 })),
  payment: Type.Optional(
    Type.Enum(['online', 'cash'], { description: 'How it can be paid; cash means payment on delivery' }),
  ),
  price_min: Type.Optional(Toman()),
  price_max: Type.Optional(Toman()),
  in_stock: Type.Optional(Type.Boolean()),
});

/** Filters a list by attributes: `attr_<code>=` with comma-separated option codes, `true` or `false`, numbers or ranges `10..20`. */
const byAttributes = { patternProperties: { [attributeParameter.source]: Type.String({ maxLength: 400 }) } };

export type ListQuery = Static<typeof ListQuery>;

/** The query of a list that also supports attribute filters. */
const NarrowedQuery = Type.Unsafe<ListQuery>(Type.Object(ListQuery.properties, byAttributes));

/** The sort orders that the specification's URLs have always accepted, and still do. */
const sort = Type.Optional(
  Type.Enum([...productSorts], {
    formerValues: { ratings: 'rating', cheapest: 'price-asc', dearest: 'price-desc' } satisfies Record<
      string,
      ProductSort
    >,
    description: 'The order. `ratings`, `cheapest` and `dearest` are accepted as well.',
  }),
);
/** The query of a list under one of the specification's URLs. */
export const SpecifiedListQuery = Type.Object({ ...ListQuery.properties, sort });
const SpecifiedQuery = Type.Unsafe<ListQuery>(Type.Object(SpecifiedListQuery.properties, byAttributes));

export const ProductList = Type.Object({ data: Type.Array(ProductCard), next: Nullable(Type.String()) });

export type ProductList = Static<typeof ProductList>;

/** The response of our own calls; those of the specification have no `next_after`. */
export const ProductsList = Type.Object({ data: Type.Array(ProductCard), ...goesOn });

const Choice = { name: Type.String(), count: Type.Integer() };

/** The URL filters by the stored name, which is the same in every language; `name` is the label in the requested one. */
const Kind = { value: Type.String(), ...Choice };

export const Facets = Type.Object({
  /** Number of products with the whole filter applied. */
  total: Type.Integer(),
  brands: Type.Array(Type.Object({ slug: Type.String(), ...Choice })),
  colours: Type.Array(Type.Object({ hex: Nullable(Type.String()), ...Kind })),
  sizes: Type.Array(Type.Object(Kind)),
  /** Numbers of products with at least the given stars. */
  ratings: Type.Array(Type.Object({ stars: Type.Integer(), count: Type.Integer() })),
  payments: Type.Array(
    Type.Object({ code: Type.Union([Type.Literal('online'), Type.Literal('cash')]), count: Type.Integer() }),
  ),
  /** Attributes of the category, its ancestors and its descendants, with the values that products have. */
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

/** Any text is valid: an unknown slug is reported as not found rather than malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });

const FacetsQuery = Type.Object(
  {
    ...Type.Omit(ListQuery, ['page', 'page_size', 'after', 'sort']).properties,
    category: Type.Optional(NonEmptyText({ maximum: 300 })),
    q: Type.Optional(OptionalText({ maximum: 200 })),
    tag: Type.Optional(Type.String({ maxLength: 100 })),
    picture: Type.Optional(
      Type.String({ maxLength: maxFeaturesLength, description: 'The response of POST /api/search/image/' }),
    ),
    seller: Type.Optional(Type.String({ maxLength: 300, description: 'Slug of a seller' })),
    /** Only products in a flash sale. */
    offers: Type.Optional(Type.Boolean()),
    /** Only featured products. */
    featured: Type.Optional(Type.Boolean()),
  },
  byAttributes,
);

export const listingsContract = contract({
  'GET /api/products/': {
    summary: 'Lists products, newest first unless sorted; following `next` costs the same on every page.',
    access: 'public',
    specified: true,
    query: SpecifiedQuery,
    reply: ProductList,
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/facets/': {
    summary:
      'Returns the filters for a list: each value with the number of products it would leave, and the lowest and highest price.',
    access: 'public',
    query: FacetsQuery,
    reply: Facets,
    cached: true,
  },
  'GET /api/products/featured/': {
    summary:
      "Lists the products featured by the owner, in the owner's order unless sorted; can be filtered like lists of products.",
    access: 'public',
    query: NarrowedQuery,
    reply: ProductsList,
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/categories/:slug/': {
    summary: 'Lists the products of a category and of all categories below it.',
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
