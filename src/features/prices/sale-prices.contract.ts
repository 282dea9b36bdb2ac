import { Type, type Static } from 'typebox';
import { BulkReply, bulkOf } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, Moment, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';

const Version = WholeNumber({ minimum: 1 });
const GivenMoment = Type.String({ ...Moment(), format: 'date-time' });
const AtMoment = Type.String({ format: 'date-time' });

/** The amount and period of a variant's sale price. */
const SaleTerms = Type.Object({
  /** Must be below the base price. */
  price: Toman(),
  /** Null to start immediately. */
  begins_at: Nullable(GivenMoment),
  /** Null for no end. */
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

/** A product's variants with their base price, current price, lowest price of 30 days and sale prices. */
export const ProductSalePrices = Type.Object({
  variants: Type.Array(
    Type.Object({
      variant_id: Type.Integer(),
      label: Nullable(Type.String()),
      base_price: Type.Integer(),
      /** The lowest price of the 30 days before the running sale, or before now; null when the variant had none. */
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
    summary: 'Lists the current and future sale prices of a product by variant, with the lowest price of 30 days.',
    access: managers,
    params: ById,
    reply: ProductSalePrices,
    refusals: { 'product-not-found': 404 },
  },
  'POST /api/admin/sale-prices/': {
    summary: 'Creates a sale price of a variant; it applies to every page and cart from its start until its end.',
    access: managers,
    body: NewSalePrice,
    reply: SalePrice,
    status: 201,
    idempotency: 'optional',
    refusals: salePriceRefusals,
  },
  'POST /api/admin/sale-prices/bulk-create/': {
    summary: 'Creates sale prices of up to a hundred variants, each by itself; a refusal does not affect the others.',
    idempotency: 'required',
    access: managers,
    body: bulkOf(NewSalePrice),
    reply: BulkReply,
  },
  'GET /api/admin/sale-prices/:id/': {
    summary: 'Returns a sale price, ended ones included.',
    access: managers,
    params: ById,
    reply: SalePrice,
    refusals: { 'sale-price-not-found': 404 },
  },
  'PUT /api/admin/sale-prices/:id/': {
    summary: 'Changes a sale price, if it has not changed since `version`. Orders placed before are not affected.',
    access: managers,
    params: ById,
    body: ChangedSalePrice,
    reply: SalePrice,
    refusals: { ...salePriceRefusals, ...salePriceChangeRefusals },
  },
  'POST /api/admin/sale-prices/:id/end/': {
    summary: 'Ends a sale price at once, or cancels one that has not started.',
    access: managers,
    params: ById,
    body: SalePriceVersion,
    reply: SalePrice,
    refusals: salePriceChangeRefusals,
  },
});
