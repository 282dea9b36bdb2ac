import { recordChange } from '#features/audit/server/audit.service.ts';
import { routes } from '#platform/api-calls.ts';
import { contactContract } from '../contact.contract.ts';
import { contactFrom, contactSetting } from '../contact.rules.ts';
import { changeSetting, readSetting } from './settings.service.ts';

export const contactRoutes = routes(contactContract, {
  'GET /api/shop-contact/': async ({ shop, depends }) => {
    depends.tag(`setting:${contactSetting}`);
    return contactFrom(await readSetting(shop, contactSetting), shop.config.mode);
  },
  'PUT /api/admin/contact/': async ({ shop, body, caller }) => {
    await shop.transaction(async () => {
      const before = contactFrom(await readSetting(shop, contactSetting), shop.config.mode);
      await changeSetting(shop, contactSetting, body);
      await recordChange(shop, { by: caller.customerId, action: 'settings.contact-changed', subject: 'setting', subjectId: contactSetting, before, after: body });
    });
    return {};
  },
});
