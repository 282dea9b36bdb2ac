import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { homePromoContract } from '../home-promo.contract.ts';
import { shownSlides } from './hero-slides.service.ts';
import { changePromo, keptPromo, shownCoupon, shownPromo } from './home-promo.service.ts';

export const homePromoRoutes = routes(homePromoContract, {
  'GET /api/home-promo/': async ({ shop, language, depends }) => {
    const [slides, promo, coupon] = await Promise.all([
      shownSlides(shop, language, depends),
      shownPromo(shop, language, depends),
      shownCoupon(shop, depends),
    ]);
    return { slides, promo, coupon };
  },

  'GET /api/admin/home-promo/': ({ shop }) => keptPromo(shop),

  'PUT /api/admin/home-promo/': async ({ shop, caller, body }) => {
    const refused = await changePromo(shop, caller.customerId, body);
    return isRefusal(refused) ? refused : {};
  },
});
