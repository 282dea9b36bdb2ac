import { routes } from '#platform/http/api-calls.ts';
import { inBulk } from '#platform/http/bulk.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { salePricesContract } from '../sale-prices.contract.ts';
import { productSalePrices } from './product-sale-prices.service.ts';
import { addSalePrice, changeSalePrice, endSalePrice, salePrice } from './sale-prices.service.ts';

const staff = (by: number) => ({ by, sellerId: null });

export const salePricesRoutes = routes(salePricesContract, {
  'GET /api/admin/product-sale-prices/:id/': ({ shop, params, language }) =>
    productSalePrices(shop, { productId: params.id, sellerId: null, language }),
  'POST /api/admin/sale-prices/': ({ shop, caller, body }) => addSalePrice(shop, staff(caller.customerId), body),
  'POST /api/admin/sale-prices/bulk-create/': ({ shop, caller, body, language }) =>
    inBulk(shop, {
      items: body.items,
      idOf: (item) => item.variant_id,
      // Sale prices have no name: a variant has several, one after another.
      nameOf: () => undefined,
      language,
      each: async (item) => {
        const added = await addSalePrice(shop, staff(caller.customerId), item);
        return isRefusal(added) ? added : 'done';
      },
    }),
  'GET /api/admin/sale-prices/:id/': ({ shop, params }) => salePrice(shop, { ...params, sellerId: null }),
  'PUT /api/admin/sale-prices/:id/': ({ shop, caller, params, body }) =>
    changeSalePrice(shop, staff(caller.customerId), { ...body, id: params.id }),
  'POST /api/admin/sale-prices/:id/end/': ({ shop, caller, params, body }) =>
    endSalePrice(shop, staff(caller.customerId), { ...body, id: params.id }),
});
