import { routes } from '#platform/api-calls.ts';
import { isRefusal } from '#shared/refusal.ts';
import { homePromoContract } from '../home-promo.contract.ts';
import { changePromo, keptPromo, shownPromo } from './home-promo.service.ts';

export const homePromoRoutes = routes(homePromoContract, {
  'GET /api/home-promo/': async ({ shop, language, depends }) => ({ promo: await shownPromo(shop, language, depends) }),

  'GET /api/admin/home-promo/': ({ shop }) => keptPromo(shop),

  'PUT /api/admin/home-promo/': async ({ shop, caller, body }) => {
    const refused = await changePromo(shop, caller.customerId, body);
    return isRefusal(refused) ? refused : {};
  },
});
