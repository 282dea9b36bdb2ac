import { customerNames } from '#features/accounts/server/accounts.views.ts';
import { anyRegistration } from '#features/auth/server/auth.seed.ts';
import { brandNames } from '#features/brands/server/brands.views.ts';
import { categoryNames } from '#features/categories/server/categories.views.ts';
import { orderSummaries } from '#features/orders/server/orders.views.ts';
import { productSummaries } from '#features/products/server/products.views.ts';
import { noteFact, readFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';

const name = 'demo';

/** Returns the database's record of its demo, or null when none was filled. */
export async function demoFact(shop: Shop): Promise<unknown> {
  return readFact(shop, name);
}

/** Records the demo in the transaction that fills it, so that a partial demo is never recorded. */
export async function noteDemo(shop: Shop, value: { products: number; orders: number }): Promise<void> {
  const first = await noteFact(shop, name, { ...value, filledAt: shop.clock.now().toISOString() });
  if (!first) throw new Error('The demo was filled in twice.');
}

/** Returns why the demo cannot be filled: it was filled before, or the database holds other data. */
export async function whatIsThere(shop: Shop): Promise<'filled-before' | 'not-empty' | null> {
  if ((await demoFact(shop)) !== null) return 'filled-before';
  for (const view of [productSummaries, customerNames, orderSummaries, categoryNames, brandNames]) {
    if ((await shop.db.select({ id: view.id }).from(view).limit(1)).length > 0) return 'not-empty';
  }
  return (await anyRegistration(shop)) ? 'not-empty' : null;
}
