import { eq } from 'drizzle-orm';
import { shopFacts } from '#platform/platform.tables.ts';
import type { Shop } from '#platform/shop.ts';

const name = 'demo';

/** What the database knows of its demo: null when none was filled in. */
export async function demoFact(shop: Shop): Promise<unknown> {
  const [fact] = await shop.db.select({ value: shopFacts.value }).from(shopFacts).where(eq(shopFacts.name, name));
  return fact?.value ?? null;
}

/** Written in the transaction that fills the demo: half of a demo counts as none. */
export async function keepDemoFact(shop: Shop, value: { products: number; orders: number }): Promise<void> {
  await shop.db.insert(shopFacts).values({ name, value: { ...value, filledAt: shop.clock.now().toISOString() } });
}
