import { Type, type Static } from 'typebox';
import { ListQuery, ProductsList } from '#features/listings/listings.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText, OptionalText } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

export const Seller = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  logo: Nullable(Type.String()),
  province: Nullable(Type.String()),
  city: Nullable(Type.String()),
  rating: Nullable(Type.Number()),
  reviews_count: Type.Integer(),
  /** Products of this seller that are displayed. */
  products_count: Type.Integer(),
});
/** A seller as lists show it. */
export type Seller = Static<typeof Seller>;

export const SellerDetail = Type.Object({
  ...Seller.properties,
  about: Type.String(),
  kind: Type.Enum(['personal', 'business']),
  /** The shop itself. */
  house: Type.Boolean(),
  created_at: Type.String({ format: 'date-time' }),
});
export type SellerDetail = Static<typeof SellerDetail>;

const SellerList = Type.Object({ data: Type.Array(Seller), ...goesOn });
export type SellerList = Static<typeof SellerList>;

/** Any text: an unknown slug is not found, it is not malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });

export const sellersContract = contract({
  'GET /api/vendors/': {
    summary: 'Lists the sellers, oldest first.',
    access: 'public',
    query: Type.Object({
      q: Type.Optional(OptionalText({ maximum: 60 })),
      page_size: PageSize(),
      after: After(),
    }),
    reply: SellerList,
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/vendors/:slug/': {
    summary: 'Returns a seller.',
    access: 'public',
    params: BySlug,
    reply: SellerDetail,
    refusals: { 'seller-not-found': 404 },
    cached: true,
  },
  'GET /api/vendors/:slug/products/': {
    summary: "Lists a seller's products, newest first unless sorted.",
    access: 'public',
    params: BySlug,
    query: ListQuery,
    reply: ProductsList,
    refusals: { 'seller-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
});
