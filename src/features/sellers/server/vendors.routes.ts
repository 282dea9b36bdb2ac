import { listProducts } from '#features/listings/server/product-list.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { sellersContract } from '../vendors.contract.ts';
import { listSellers, sellerDetail, sellerNamed, sellerNotFound } from './sellers.service.ts';

export const sellersRoutes = routes(sellersContract, {
  'GET /api/vendors/': ({ shop, query, depends }) => listSellers(shop, query, depends),
  'GET /api/vendors/:slug/': ({ shop, params, depends }) => sellerDetail(shop, params.slug, depends),
  'GET /api/vendors/:slug/products/': async ({ shop, params, query, depends }) => {
    const seller = await sellerNamed(shop, params.slug);
    if (seller === undefined) return sellerNotFound();
    depends.tag(`seller:${seller.id}`);
    const address = `/api/vendors/${encodeURIComponent(seller.slug)}/products/`;
    return listProducts(shop, { address, query, within: { sellerId: seller.id } }, depends);
  },
});
