import { readSetting } from '#features/settings/server/settings.service.ts';
import { remembered } from '#platform/memory.ts';

/** The rate since the year 1403 (21 March 2024). */
const deliveredPercent = 10;

/** The value added tax that is contained in the shop's prices, in percent: the owner's setting `vat` `{percent}`, or the delivered one. */
export const vatPercent = remembered<number>({
  tag: 'setting:vat',
  read: async (shop) => {
    const set = (await readSetting(shop, 'vat')) as { percent?: unknown } | null;
    return typeof set?.percent === 'number' ? set.percent : deliveredPercent;
  },
});
