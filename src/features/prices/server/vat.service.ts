import { readSetting } from '#features/settings/server/settings.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { vatPercentOn, vatRatesFrom, type VatRate } from '../vat.rules.ts';

/** The value added tax rates, oldest first: the owner's setting `vat` `{rates}`, or the statutory ones. */
export const vatRates = cached<readonly VatRate[]>({
  tag: 'setting:vat',
  read: async (shop) => vatRatesFrom(await readSetting(shop, 'vat')),
});

/** Returns the value added tax percent included in today's prices. An order keeps the rate of its day. */
export async function vatPercent(shop: Shop): Promise<number> {
  return vatPercentOn(await vatRates(shop), dayInTehran(shop.clock.now()));
}
