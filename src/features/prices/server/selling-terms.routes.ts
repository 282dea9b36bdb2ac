import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { sellingTermsContract } from '../selling-terms.contract.ts';
import { changeSellingTerms, sellingTerms, sellingTermsRejection } from './selling-terms.service.ts';

export const sellingTermsRoutes = routes(sellingTermsContract, {
  'GET /api/admin/settings/selling-terms/': async ({ shop }) => ({
    version: await settingVersion(shop, 'selling-terms'),
    ...(await sellingTerms(shop)),
  }),
  'PUT /api/admin/settings/selling-terms/': ({ shop, body: { version, ...terms }, caller }) =>
    sellingTermsRejection(terms) ??
    inSettingVersion(shop, { editor: 'selling-terms', version }, async () => ({
      version,
      ...(await changeSellingTerms(shop, terms, caller.customerId)),
    })),
});
