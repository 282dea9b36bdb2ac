import { untilPricesChange } from '#features/flash-sales/server/flash-sales.service.ts';
import { priceRule, priceRuleTag } from '#features/prices/server/price-rule.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { ListQuery } from '../listings.contract.ts';
import type { PriceTerms } from './price-order.fragments.ts';

/** What prices are reckoned by now; a list that they narrow or order depends on every price, and on the next flash sale to begin or end. */
export async function priceTerms(shop: Shop, query: ListQuery, depends: Answering): Promise<PriceTerms> {
  depends.tag(priceRuleTag);
  const { sort, price_min: least, price_max: greatest } = query;
  const byPrice = sort === 'price-asc' || sort === 'price-desc' || least !== undefined || greatest !== undefined;
  const [rule] = await Promise.all([priceRule(shop), byPrice ? untilPricesChange(shop, depends) : undefined]);
  return { rule, now: shop.clock.now() };
}

/** Notes that an answer is of what is on sale now: it is true until the next sale begins or ends. */
export const untilSalesChange = (shop: Shop, depends: Answering): Promise<void> => untilPricesChange(shop, depends);
