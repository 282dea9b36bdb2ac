import { productSalePrices } from '#features/prices/server/product-sale-prices.service.ts';
import { addSalePrice, changeSalePrice, endSalePrice, salePrice } from '#features/prices/server/sale-prices.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { ownSalePricesContract } from '../own-sale-prices.contract.ts';
import { sellerOf, type Seller } from './own-products.service.ts';

const saleEditor = ({ customerId, sellerId }: Seller) => ({ by: customerId, sellerId });

export const ownSalePricesRoutes = routes(ownSalePricesContract, {
  'GET /api/seller/product-sale-prices/:id/': async ({ shop, caller, params, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return productSalePrices(shop, { productId: params.id, sellerId: seller.sellerId, language });
  },
  'POST /api/seller/sale-prices/': async ({ shop, caller, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : addSalePrice(shop, saleEditor(seller), body);
  },
  'GET /api/seller/sale-prices/:id/': async ({ shop, caller, params }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : salePrice(shop, { ...params, sellerId: seller.sellerId });
  },
  'PUT /api/seller/sale-prices/:id/': async ({ shop, caller, params, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : changeSalePrice(shop, saleEditor(seller), { ...body, id: params.id });
  },
  'POST /api/seller/sale-prices/:id/end/': async ({ shop, caller, params, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : endSalePrice(shop, saleEditor(seller), { ...body, id: params.id });
  },
});
