import { readSetting } from '#features/settings/server/settings.service.ts';
import { remembered } from '#platform/cache/memory.ts';
import { returnDaysFrom, returnsSetting } from '../order-terms.rules.ts';

/** For how many days after it was handed over goods can be given back, as the owner has decided. */
export const returnWindowDays = remembered<number>({
  tag: `setting:${returnsSetting}`,
  read: async (shop) => returnDaysFrom(await readSetting(shop, returnsSetting)),
});
