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
    summary: 'The sale prices of an own product by variant, running and to come, with the lowest price of 30 days.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    reply: ProductSalePrices,
    refusals: { ...needsShop, 'product-not-found': 404 },
  },
  'POST /api/seller/sale-prices/': {
    summary: 'Puts an own variant on sale for a time.',
    access: 'customer',
    secondStep: 'needed',
    body: NewSalePrice,
    reply: SalePrice,
    status: 201,
    idempotency: 'optional',
    refusals: { ...needsShop, ...salePriceRefusals },
  },
  'GET /api/seller/sale-prices/:id/': {
    summary: 'A sale price of an own variant: for how much, and when; one that has ended too.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    reply: SalePrice,
    refusals: { ...needsShop, 'sale-price-not-found': 404 },
  },
  'PUT /api/seller/sale-prices/:id/': {
    summary: 'Changes a sale price of an own variant, if nobody changed it since its `version` was read.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: ChangedSalePrice,
    reply: SalePrice,
    refusals: { ...needsShop, ...salePriceRefusals, ...salePriceChangeRefusals },
  },
  'POST /api/seller/sale-prices/:id/end/': {
    summary: 'Ends a sale price of an own variant at once, or calls one off that has not begun.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: SalePriceVersion,
    reply: SalePrice,
    refusals: { ...needsShop, ...salePriceChangeRefusals },
  },
});
