import { eq, inArray, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { customers } from './accounts.tables.ts';

/** A customer's settings; everything is on by default. */
export interface Preferences {
  /** Whether notices may be sent. */
  readonly notificationsOn: boolean;
  /** Whether the chat shows the customer as online. */
  readonly available: boolean;
}

const preferences = { notificationsOn: customers.notificationsOn, available: customers.available };

/** Returns the settings of each of these customers; unknown ones are left out. */
export async function preferencesOf(
  shop: Shop,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, Preferences>> {
  if (customerIds.length === 0) return new Map();
  const rows = await shop.db
    .select({ id: customers.id, ...preferences })
    .from(customers)
    .where(inArray(customers.id, [...customerIds]));
  return new Map(rows.map(({ id, notificationsOn, available }) => [id, { notificationsOn, available }]));
}

/** Changes the given settings and returns all of them; undefined for a customer that does not exist. */
export async function changePreferences(
  shop: Shop,
  customerId: number,
  wanted: { readonly [Name in keyof Preferences]: boolean | undefined },
): Promise<Preferences | undefined> {
  const [changed] = await shop.db
    .update(customers)
    .set({
      notificationsOn: wanted.notificationsOn ?? sql`${customers.notificationsOn}`,
      available: wanted.available ?? sql`${customers.available}`,
    })
    .where(eq(customers.id, customerId))
    .returning(preferences);
  return changed;
}
