import { routes } from '#platform/api-calls.ts';
import { contactContract } from '../contact.contract.ts';
import { contactFrom, contactSetting } from '../contact.rules.ts';
import { readSetting } from './settings.service.ts';

export const contactRoutes = routes(contactContract, {
  'GET /api/shop-contact/': async ({ shop, depends }) => {
    depends.tag(`setting:${contactSetting}`);
    return contactFrom(await readSetting(shop, contactSetting));
  },
});
