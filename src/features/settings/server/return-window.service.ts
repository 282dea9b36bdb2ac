import { readSetting } from './settings.service.ts';
import { cached } from '#platform/cache/memory.ts';
import { returnDaysFrom, returnsSetting } from '../return-window.rules.ts';

/** Cache tag of responses that contain the return period. */
export const returnWindowTag = `setting:${returnsSetting}`;

/** The owner's setting for the days after delivery within which goods can be returned. */
export const returnWindowDays = cached<number>({
  tag: returnWindowTag,
  read: async (shop) => returnDaysFrom(await readSetting(shop, returnsSetting)),
});
