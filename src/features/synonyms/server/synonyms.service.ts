import { createHmac } from 'node:crypto';
import { and, lt, ne, or } from 'drizzle-orm';
import { cached } from '#platform/cache/memory.ts';
import { callerNetwork } from '#platform/http/limits/caller-network.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { builtInSynonymsOf } from '../built-in-synonyms.rules.ts';
import {
  dictionaryOf,
  learnedPair,
  maxSynonymSuggestions,
  rejectedDays,
  suggestionDays,
  type Dictionary,
} from '../synonyms.rules.ts';
import { countSuggestion } from './synonyms.store.ts';
import { synonyms, synonymSuggestions } from './synonyms.tables.ts';

/** Cache tag of every response that contains word search results. */
export const dictionaryTag = 'synonyms';

/** The owner's dictionary; reloaded in every process after a change. */
export const dictionary = cached<Dictionary>({
  tag: dictionaryTag,
  read: async (shop) => {
    const { nameKey, meansKey, kind } = synonyms;
    return dictionaryOf(await shop.db.select({ nameKey, meansKey, kind }).from(synonyms).orderBy(synonyms.id));
  },
});

/**
 * Counts a click as evidence that an unsuccessful search means the same as the search that led to it. Counted once per day and network, so that
 * nobody can create a suggestion alone; nothing is stored about the person.
 */
export async function learnFromClick(
  shop: Shop,
  { typed, clicked, address }: { readonly typed: string; readonly clicked: string; readonly address: string },
): Promise<void> {
  const pair = learnedPair(typed, clicked);
  if (pair === null || builtInSynonymsOf(pair.name).includes(pair.means)) return;
  const once = createHmac('sha256', shop.secret)
    .update(`${callerNetwork(address)}\n${pair.name}\n${pair.means}`)
    .digest('base64url')
    .slice(0, 22);
  const { allowed } = await countTry(shop, { key: `synonym:${once}`, max: 1, windowSeconds: daySeconds });
  if (allowed) await countSuggestion(shop, { ...pair, now: shop.clock.now(), max: maxSynonymSuggestions });
}

/** Deletes pairs without recent clicks; rejected ones stay for a year, so that they are not suggested again. */
export async function forgetOldSuggestions(shop: Shop): Promise<void> {
  const { lastClickedAt, status } = synonymSuggestions;
  const before = (days: number) => lt(lastClickedAt, secondsAfter(shop.clock.now(), -days * daySeconds));
  await shop.db
    .delete(synonymSuggestions)
    .where(or(and(ne(status, 'rejected'), before(suggestionDays)), before(rejectedDays)));
}
