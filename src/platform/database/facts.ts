import { eq } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { shopFacts } from './platform.tables.ts';

/** What the database knows of itself under a name; null where it was never noted. */
export async function readFact(shop: Shop, name: string): Promise<unknown> {
  const [fact] = await shop.db.select({ value: shopFacts.value }).from(shopFacts).where(eq(shopFacts.name, name));
  return fact?.value ?? null;
}

/** Notes something that happens once in the life of a database, such as its first opening; false where it was noted before. */
export async function noteFact(shop: Shop, name: string, value: object): Promise<boolean> {
  const noted = await shop.db.insert(shopFacts).values({ name, value }).onConflictDoNothing().returning();
  return noted.length > 0;
}
