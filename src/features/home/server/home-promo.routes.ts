import { thenRead } from '#platform/http/then-read.ts';
import type { Shop } from '#platform/shop.ts';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { homePromoContract } from '../home-promo.contract.ts';
import { visibleSlides } from './hero-slides.service.ts';
import { changePromo, storedPromo, visibleCoupon, visiblePromo } from './home-promo.service.ts';

const promoForStaff = async (shop: Shop) => ({
  version: await settingVersion(shop, 'home-promo'),
  ...(await storedPromo(shop)),
});

export const homePromoRoutes = routes(homePromoContract, {
  'GET /api/home-promo/': async ({ shop, language, depends }) => {
    const [slides, promo, coupon] = await Promise.all([
      visibleSlides(shop, language, depends),
      visiblePromo(shop, language, depends),
      visibleCoupon(shop, depends),
    ]);
    return { slides, promo, coupon };
  },

  'GET /api/admin/settings/home-promo/': ({ shop }) => promoForStaff(shop),

  'PUT /api/admin/settings/home-promo/': ({ shop, caller, body: { version, ...form } }) =>
    thenRead(
      inSettingVersion(
        shop,
        { editor: 'home-promo', version },
        async () => (await changePromo(shop, caller.customerId, form)) ?? { version: 0 },
      ),
      () => promoForStaff(shop),
    ),
});
