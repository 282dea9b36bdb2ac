import { noteFact, readFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';

const name = 'demo';

/** What the database knows of its demo: null when none was filled in. */
export async function demoFact(shop: Shop): Promise<unknown> {
  return readFact(shop, name);
}

/** Written in the transaction that fills the demo: half of a demo counts as none. */
export async function keepDemoFact(shop: Shop, value: { products: number; orders: number }): Promise<void> {
  const first = await noteFact(shop, name, { ...value, filledAt: shop.clock.now().toISOString() });
  if (!first) throw new Error('The demo was filled in twice.');
}

/** What stands in the way of filling the demo in: it was filled before, or the database holds what no demo put there. */
export async function whatIsThere(shop: Shop): Promise<'filled-before' | 'not-empty' | null> {
  if ((await demoFact(shop)) !== null) return 'filled-before';
  const { rows } = await shop.database.pool.query<{ foreign: boolean }>(
    `select exists (select from products) or exists (select from customers) or exists (select from registrations)
      or exists (select from orders) or exists (select from categories) or exists (select from brands) as "foreign"`,
  );
  return rows[0]?.foreign === true ? 'not-empty' : null;
}
