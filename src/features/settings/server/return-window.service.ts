import { readSetting } from './settings.service.ts';
import { cached } from '#platform/cache/memory.ts';
import { returnDaysFrom, returnsSetting } from '../return-window.rules.ts';

/** An answer that says for how many days goods can be given back depends on this. */
export const returnWindowTag = `setting:${returnsSetting}`;

/** For how many days after it was handed over goods can be given back, as the owner has decided. */
export const returnWindowDays = cached<number>({
  tag: returnWindowTag,
  read: async (shop) => returnDaysFrom(await readSetting(shop, returnsSetting)),
});
