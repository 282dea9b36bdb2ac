import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { callerNetwork } from '#platform/http/limits/caller-network.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { clickPart, countedKey, maxSearchesOfDay, searchDaysStored } from '../search-statistics.rules.ts';
import { countClick, countSearch } from './search-statistics.store.ts';
import { searchDays } from './search.tables.ts';

interface Observed {
  readonly q: string;
  readonly address: string;
}

/** Counts a search once per day and network, so that nobody can inflate a count; nothing is stored about the person. */
export async function recordSearch(
  shop: Shop,
  { q, empty, address }: Observed & { readonly empty: boolean },
): Promise<void> {
  const key = countedKey(q);
  if (key === null || !(await isFirstToday(shop, address, `search\n${key}`))) return;
  const day = dayInTehran(shop.clock.now());
  await countSearch(shop, { day, key, query: q.trim(), empty, max: maxSearchesOfDay });
}

/** Counts a click on a search result by its position, once per day and network. */
export async function recordClickAt(
  shop: Shop,
  { q, position, address }: Observed & { readonly position: number },
): Promise<void> {
  const key = countedKey(q);
  if (key === null || !(await isFirstToday(shop, address, `click\n${position}\n${key}`))) return;
  await countClick(shop, { day: dayInTehran(shop.clock.now()), key, part: clickPart(position) });
}

async function isFirstToday(shop: Shop, address: string, what: string): Promise<boolean> {
  const once = createHmac('sha256', shop.secret)
    .update(`${callerNetwork(address)}\n${what}`)
    .digest('base64url')
    .slice(0, 22);
  return (await countTry(shop, { key: `searched:${once}`, max: 1, windowSeconds: daySeconds })).allowed;
}

/** Deletes the counts of days beyond the retention. */
export async function forgetOldSearches(shop: Shop): Promise<void> {
  const first = dayInTehran(secondsAfter(shop.clock.now(), -searchDaysStored * daySeconds));
  await shop.db.delete(searchDays).where(lt(searchDays.day, first));
}
