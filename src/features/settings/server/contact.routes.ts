import { recordChange } from '#features/audit/server/audit.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { contactRefusals } from '../contact-errors.messages.ts';
import { contactContract } from '../contact.contract.ts';
import { contactFrom, contactSetting } from '../contact.rules.ts';
import { changeSetting, readSetting } from './settings.service.ts';

export const contactRoutes = routes(contactContract, {
  'GET /api/shop-contact/': async ({ shop, depends }) => {
    depends.tag(`setting:${contactSetting}`);
    return contactFrom(await readSetting(shop, contactSetting), shop.config.mode);
  },
  'PUT /api/admin/contact/': async ({ shop, body, caller }) => {
    const missing = body.latitude === null ? 'latitude' : 'longitude';
    if (body[missing] === null && (body.latitude !== null || body.longitude !== null)) {
      const message = inBoth(contactRefusals, (t) => t.halfAPlace);
      return refuse('half-a-place', message, { fields: { [missing]: message } });
    }
    await shop.transaction(async () => {
      const before = contactFrom(await readSetting(shop, contactSetting), shop.config.mode);
      await changeSetting(shop, contactSetting, body);
      await recordChange(shop, {
        by: caller.customerId,
        action: 'settings.contact-changed',
        subject: 'setting',
        subjectId: contactSetting,
        before,
        after: body,
      });
    });
    return {};
  },
});
