import { readSetting } from '#features/settings/server/settings.service.ts';
import { cached } from '#platform/cache/memory.ts';
import { priceRuleOf, type PriceRule } from '../prices.rules.ts';
/** Cache tag of the price rule, on which every response with a price depends. */
export const priceRuleTag = 'setting:price-rule';

/** The shop's price rule: the owner's setting or the default. */
export const priceRule = cached<PriceRule>({
  tag: priceRuleTag,
  read: async (shop) => {
    const set = (await readSetting(shop, 'price-rule')) as Partial<PriceRule> | null;
    return { ...priceRuleOf(shop.config.mode), ...set };
  },
});
