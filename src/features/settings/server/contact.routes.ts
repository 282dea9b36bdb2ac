import { thenRead } from '#platform/http/then-read.ts';
import type { Shop } from '#platform/shop.ts';
import { inSettingVersion, settingVersion } from './setting-versions.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { contactRefusals } from '../contact-errors.messages.ts';
import { contactContract } from '../contact.contract.ts';
import { contactSetting } from '../contact.rules.ts';
import { announcedLanguages } from '../languages.ts';
import { offeredTopics } from '../contact-topics.rules.ts';
import { shopContact } from './contact.service.ts';
import { changeSetting } from './settings.service.ts';

async function wholeContact(shop: Shop) {
  const version = await settingVersion(shop, 'contact');
  const { replyHours, showFigures, ...contact } = await shopContact(shop);
  return {
    version,
    ...contact,
    reply_hours: replyHours,
    show_figures: showFigures,
    topics: [...offeredTopics(shop.config.mode)],
    coming_languages: announcedLanguages(shop.config.mode).map(({ code }) => code),
  };
}

export const contactRoutes = routes(contactContract, {
  'GET /api/shop-contact/': ({ shop, depends }) => {
    depends.tag(`setting:${contactSetting}`);
    return wholeContact(shop);
  },
  'PUT /api/admin/settings/contact/': async ({ shop, body, caller }) => {
    const missing = body.latitude === null ? 'latitude' : 'longitude';
    if (body[missing] === null && (body.latitude !== null || body.longitude !== null)) {
      const message = inBoth(contactRefusals, (t) => t.halfAPlace);
      return refuse('half-a-place', message, { fields: { [missing]: message } });
    }
    const { version, reply_hours: replyHours, show_figures: showFigures, ...contact } = body;
    const after = { ...contact, replyHours, showFigures };
    return thenRead(
      inSettingVersion(shop, { editor: 'contact', version }, async () => {
        const before = await shopContact(shop);
        await changeSetting(shop, contactSetting, after);
        await recordChange(shop, {
          by: caller.customerId,
          action: 'settings.contact-changed',
          subject: 'setting',
          subjectId: contactSetting,
          before,
          after,
        });
        return { version: 0 };
      }),
      () => wholeContact(shop),
    );
  },
});
