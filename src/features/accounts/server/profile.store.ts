import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { prepared } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { customers } from './accounts.tables.ts';
import { usernameKey } from '../account.rules.ts';

/** The signed-in customer's own data, loaded at the start of every visit. */
export const customerById = prepared('customer_by_id', (db) =>
  db
    .select({
      id: customers.id,
      username: customers.username,
      email: customers.email,
      pendingEmail: customers.pendingEmail,
      phone: customers.phone,
      fullName: customers.fullName,
      avatarKey: customers.avatarKey,
      role: customers.role,
      active: customers.active,
      notificationsOn: customers.notificationsOn,
      available: customers.available,
    })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id'))),
);

/** Returns which of these names belong to another customer. */
export async function namesOfOthers(
  shop: Shop,
  customerId: number,
  wanted: { usernameKey: string | null; email: string | null },
): Promise<{ username: boolean; email: boolean }> {
  const rows = await shop.db
    .select({ usernameKey: customers.usernameKey, email: customers.email })
    .from(customers)
    .where(
      and(
        ne(customers.id, customerId),
        or(eq(customers.usernameKey, wanted.usernameKey ?? ''), eq(sql`lower(${customers.email})`, wanted.email ?? '')),
      ),
    );
  return {
    username: rows.some((row) => row.usernameKey === wanted.usernameKey),
    email: rows.some((row) => row.email !== null && row.email.toLowerCase() === wanted.email),
  };
}

/** Updates the given fields; changes nothing and returns false if a different full name is already set. */
export async function updateProfile(
  shop: Shop,
  customerId: number,
  change: {
    username?: string | undefined;
    full_name?: string | undefined;
    email?: null | undefined;
    avatar?: string | null | undefined;
  },
): Promise<boolean> {
  const { username, full_name: fullName, email, avatar } = change;
  const rows = await shop.db
    .update(customers)
    .set({
      ...(username === undefined
        ? { username: sql`${customers.username}` }
        : { username, usernameKey: usernameKey(username) }),
      ...(fullName !== undefined && { fullName }),
      ...(email !== undefined && { email }),
      ...(avatar !== undefined && { avatarKey: avatar }),
    })
    .where(
      and(
        eq(customers.id, customerId),
        fullName === undefined ? undefined : or(isNull(customers.fullName), eq(customers.fullName, fullName)),
      ),
    )
    .returning({ id: customers.id });
  return rows.length > 0;
}
