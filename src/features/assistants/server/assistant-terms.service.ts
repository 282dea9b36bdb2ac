import { recordChange } from '#features/audit/server/audit.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { AssistantTerms } from '../assistants-admin.contract.ts';
import { assistantsSetting, termsFrom, type Terms } from '../assistant-terms.rules.ts';

/** Returns the current terms for assistants. */
export async function assistantTerms(shop: Shop): Promise<Terms> {
  return termsFrom(await readSetting(shop, assistantsSetting), shop.config.mode);
}

/** The terms in the format of the admin's API. */
export const writtenTerms = ({ mode, callsPerMinute }: Terms): AssistantTerms => ({
  mode,
  calls_per_minute: callsPerMinute,
});

/** Changes the terms for assistants; they apply from the next call of each. */
export async function changeAssistantTerms(shop: Shop, terms: AssistantTerms, by: number): Promise<void> {
  await shop.transaction(async () => {
    const before = writtenTerms(await assistantTerms(shop));
    await changeSetting(shop, assistantsSetting, { mode: terms.mode, callsPerMinute: terms.calls_per_minute });
    await recordChange(shop, {
      by,
      action: 'settings.assistants-changed',
      subject: 'setting',
      subjectId: 'assistants',
      before,
      after: terms,
    });
  });
}
