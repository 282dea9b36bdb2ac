import { insideTransaction } from '../database/database.ts';
import { readingFromPrimary } from '../database/replicas/public-reads.ts';
import type { Shop } from '../shop.ts';

interface Cached<T> {
  readonly value: Promise<T>;
  readonly endsAt: number;
}

/**
 * A small value that nearly every answer needs (the price rule, the tree of categories): read once, cached in this
 * process, and forgotten when its tag is dropped or its time is over. `const priceRule = cached({ tag, read })`,
 * then `await priceRule(shop)`.
 */
export function cached<T>({
  tag,
  seconds = Infinity,
  read,
}: {
  tag: string;
  seconds?: number;
  read: (shop: Shop) => Promise<T>;
}): (shop: Shop) => Promise<T> {
  const stored = new WeakMap<Shop, Cached<T>>();
  const listening = new WeakSet<Shop>();
  return (shop) => {
    const now = shop.clock.now().getTime();
    const found = stored.get(shop);
    if (found !== undefined && found.endsAt > now) return found.value;
    // What an open transaction sees may be rolled back: it is given to nobody else.
    if (insideTransaction()) return read(shop);
    if (!listening.has(shop)) {
      listening.add(shop);
      shop.cache.onDrop((tags) => {
        if (tags === 'everything' || tags.includes(tag)) stored.delete(shop);
      });
    }
    const reading: Cached<T> = { value: readingFromPrimary(() => read(shop)), endsAt: now + seconds * 1_000 };
    stored.set(shop, reading);
    reading.value.catch(() => {
      if (stored.get(shop) === reading) stored.delete(shop);
    });
    return reading.value;
  };
}
