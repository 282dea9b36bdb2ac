import { Type } from 'typebox';
import {
  ChangedSalePrice,
  NewSalePrice,
  ProductSalePrices,
  SalePrice,
  salePriceChangeRefusals,
  salePriceRefusals,
  SalePriceVersion,
} from '#features/prices/sale-prices.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { needsShop } from './own-jobs.contract.ts';

const ById = Type.Object({ id: Id() });

export const ownSalePricesContract = contract({
  'GET /api/seller/product-sale-prices/:id/': {
    summary:
      "Lists the current and future sale prices of the seller's product by variant, with the lowest price of 30 days.",
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    reply: ProductSalePrices,
    refusals: { ...needsShop, 'product-not-found': 404 },
  },
  'POST /api/seller/sale-prices/': {
    summary: "Creates a sale price of one of the seller's variants.",
    access: 'customer',
    secondStep: 'needed',
    body: NewSalePrice,
    reply: SalePrice,
    status: 201,
    idempotency: 'optional',
    refusals: { ...needsShop, ...salePriceRefusals },
  },
  'GET /api/seller/sale-prices/:id/': {
    summary: "Returns a sale price of one of the seller's variants, ended ones included.",
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    reply: SalePrice,
    refusals: { ...needsShop, 'sale-price-not-found': 404 },
  },
  'PUT /api/seller/sale-prices/:id/': {
    summary: "Changes a sale price of one of the seller's variants, if it has not changed since `version`.",
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: ChangedSalePrice,
    reply: SalePrice,
    refusals: { ...needsShop, ...salePriceRefusals, ...salePriceChangeRefusals },
  },
  'POST /api/seller/sale-prices/:id/end/': {
    summary: "Ends a sale price of one of the seller's variants at once, or cancels one that has not started.",
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: SalePriceVersion,
    reply: SalePrice,
    refusals: { ...needsShop, ...salePriceChangeRefusals },
  },
});
