import { routes } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { brandContract } from '../appearance.contract.ts';
import { brandOf, brandTag, changeBrand } from './appearance.service.ts';

export const brandRoutes = routes(brandContract, {
  'GET /api/brand/': ({ shop, depends }) => {
    depends.tag(brandTag);
    return visibleBrand(shop);
  },
  'PUT /api/admin/brand/': async ({ shop, body, caller }) =>
    (await changeBrand(shop, { ...body, by: caller.customerId })) ?? visibleBrand(shop),
});

async function visibleBrand(shop: Shop) {
  const brand = await brandOf(shop);
  return { ...brand, language: brand.language ?? shop.config.language };
}
