import { untilPricesChange } from '#features/flash-sales/server/flash-sales.service.ts';
import { priceRule, priceRuleTag } from '#features/prices/server/price-rule.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { ListQuery } from '../listings.contract.ts';
import type { PriceTerms } from './price-order.fragments.ts';

/**
 * Returns the current inputs of price calculation; a list filtered or sorted by price depends on every price, and expires when the next flash sale
 * begins or ends.
 */
export async function priceTerms(shop: Shop, query: ListQuery, depends: Answering): Promise<PriceTerms> {
  depends.tag(priceRuleTag);
  const { sort, price_min: least, price_max: greatest } = query;
  const byPrice = sort === 'price-asc' || sort === 'price-desc' || least !== undefined || greatest !== undefined;
  const [rule] = await Promise.all([priceRule(shop), byPrice ? untilPricesChange(shop, depends) : undefined]);
  return { rule, now: shop.clock.now() };
}

/** Registers that a response depends on the current sales: it expires when the next one begins or ends. */
export const untilSalesChange = (shop: Shop, depends: Answering): Promise<void> => untilPricesChange(shop, depends);
