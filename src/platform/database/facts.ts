import { eq } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { shopFacts } from './platform.tables.ts';

/** Returns a named fact stored in the database; null when it was never stored. */
export async function readFact(shop: Shop, name: string): Promise<unknown> {
  const [fact] = await shop.db.select({ value: shopFacts.value }).from(shopFacts).where(eq(shopFacts.name, name));
  return fact?.value ?? null;
}

/** Stores a fact that occurs once in the lifetime of a database, such as its first opening; false when it was stored before. */
export async function noteFact(shop: Shop, name: string, value: object): Promise<boolean> {
  const noted = await shop.db.insert(shopFacts).values({ name, value }).onConflictDoNothing().returning();
  return noted.length > 0;
}
