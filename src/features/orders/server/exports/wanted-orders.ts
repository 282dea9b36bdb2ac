import type { Shop } from '#platform/shop.ts';
import { endOfDay, startOfDay, startOfDays } from '#shared/tehran-days.ts';
import { orderSearch } from '../../order-search.rules.ts';
import type { WantedOrders } from '../../orders-admin.contract.ts';
import type { OrderFilter } from '../orders-admin.store.ts';

/** Returns the filter of an order request: days are in Tehran time, the last one inclusive. */
export function wantedOrders(
  shop: Shop,
  { status, payment, paid, disputed, placed_from: from, placed_to: to, days, q, customer_id: customerId }: WantedOrders,
): OrderFilter {
  const since = from === undefined ? undefined : startOfDay(from);
  return {
    state: status,
    payment,
    paid,
    disputed,
    since: days === undefined ? since : startOfDays(days, shop.clock.now()),
    before: to === undefined ? undefined : endOfDay(to),
    search: q === undefined ? undefined : orderSearch(q),
    customerId,
  };
}
