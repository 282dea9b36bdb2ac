import { isRefusal } from '#shared/contract/refusal.ts';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { brandContract } from '../appearance.contract.ts';
import { brandOf, brandTag, changeBrand, speakAs } from './appearance.service.ts';

export const brandRoutes = routes(brandContract, {
  'GET /api/brand/': ({ shop, depends }) => {
    depends.tag(brandTag);
    return visibleBrand(shop);
  },
  'PUT /api/admin/settings/brand/': async ({ shop, body: { version, ...change }, caller }) => {
    const saved = await inSettingVersion(
      shop,
      { editor: 'brand', version },
      async () => (await changeBrand(shop, { ...change, by: caller.customerId })) ?? { version },
    );
    if (isRefusal(saved)) return saved;
    // The response is in the shop's new language at once, without waiting for the event.
    await speakAs(shop);
    return visibleBrand(shop);
  },
});

async function visibleBrand(shop: Shop) {
  const version = await settingVersion(shop, 'brand');
  const brand = await brandOf(shop);
  return { version, ...brand, language: brand.language ?? shop.config.language };
}
