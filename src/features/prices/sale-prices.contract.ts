import { Type, type Static } from 'typebox';
import { BulkReply, bulkOf } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, Moment, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';

const Version = WholeNumber({ minimum: 1 });
const GivenMoment = Type.String({ ...Moment(), format: 'date-time' });
const AtMoment = Type.String({ format: 'date-time' });

/** For how much a variant is on sale, and when. */
const SaleTerms = Type.Object({
  /** Below the base price. */
  price: Toman(),
  /** Null: at once. */
  begins_at: Nullable(GivenMoment),
  /** Null: until further notice. */
  ends_at: Nullable(GivenMoment),
});
export type SaleTerms = Static<typeof SaleTerms>;

export const NewSalePrice = Type.Object({ variant_id: Id(), ...SaleTerms.properties });
export type NewSalePrice = Static<typeof NewSalePrice>;

export const ChangedSalePrice = Type.Object({ version: Version, ...SaleTerms.properties });
export const SalePriceVersion = Type.Object({ version: Version });

export const SalePrice = Type.Object({
  id: Type.Integer(),
  version: Version,
  variant_id: Type.Integer(),
  price: Type.Integer(),
  begins_at: AtMoment,
  ends_at: Nullable(AtMoment),
  status: Type.Enum(['running', 'coming', 'ended']),
});
export type SalePrice = Static<typeof SalePrice>;

/** A product's variants with what they cost: usually, now, at the least of 30 days, and on sale. */
export const ProductSalePrices = Type.Object({
  variants: Type.Array(
    Type.Object({
      variant_id: Type.Integer(),
      label: Nullable(Type.String()),
      base_price: Type.Integer(),
      /** The lowest of the 30 days before the sale that runs, or before now; null of a variant that had none. */
      lowest_price: Nullable(Type.Integer()),
      sale_prices: Type.Array(SalePrice),
    }),
  ),
});
export type ProductSalePrices = Static<typeof ProductSalePrices>;

const ById = Type.Object({ id: Id() });
export const salePriceRefusals = { 'product-not-found': 404, 'terms-wrong': 400, 'sale-price-overlaps': 409 } as const;
export const salePriceChangeRefusals = {
  'sale-price-not-found': 404,
  'changed-meanwhile': 409,
  'sale-price-ended': 409,
} as const;

export const salePricesContract = contract({
  'GET /api/admin/product-sale-prices/:id/': {
    summary: 'The sale prices of a product by variant, running and to come, with the lowest price of 30 days.',
    access: managers,
    params: ById,
    reply: ProductSalePrices,
    refusals: { 'product-not-found': 404 },
  },
  'POST /api/admin/sale-prices/': {
    summary: 'Puts a variant on sale for a time; it is on every page and in every cart from its begin until its end.',
    access: managers,
    body: NewSalePrice,
    reply: SalePrice,
    status: 201,
    idempotency: 'optional',
    refusals: salePriceRefusals,
  },
  'POST /api/admin/sale-prices/bulk-create/': {
    summary: 'Puts up to a hundred variants on sale, each by itself; what is refused leaves the others.',
    idempotency: 'required',
    access: managers,
    body: bulkOf(NewSalePrice),
    reply: BulkReply,
  },
  'GET /api/admin/sale-prices/:id/': {
    summary: 'A sale price: for how much, and when; one that has ended too.',
    access: managers,
    params: ById,
    reply: SalePrice,
    refusals: { 'sale-price-not-found': 404 },
  },
  'PUT /api/admin/sale-prices/:id/': {
    summary: 'Changes a sale price, if nobody changed it since its `version` was read. What was charged before stays.',
    access: managers,
    params: ById,
    body: ChangedSalePrice,
    reply: SalePrice,
    refusals: { ...salePriceRefusals, ...salePriceChangeRefusals },
  },
  'POST /api/admin/sale-prices/:id/end/': {
    summary: 'Ends a sale price at once, or calls one off that has not begun.',
    access: managers,
    params: ById,
    body: SalePriceVersion,
    reply: SalePrice,
    refusals: salePriceChangeRefusals,
  },
});
