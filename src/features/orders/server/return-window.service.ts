import { readSetting } from '#features/settings/server/settings.service.ts';
import { remembered } from '#platform/memory.ts';

const deliveredDays = 7;

/** For how many days after it was handed over goods can be given back: the owner's setting `returns` `{days}`, or a week. */
export const returnWindowDays = remembered<number>({
  tag: 'setting:returns',
  read: async (shop) => {
    const set = (await readSetting(shop, 'returns')) as { days?: unknown } | null;
    return typeof set?.days === 'number' && set.days >= 0 ? set.days : deliveredDays;
  },
});
