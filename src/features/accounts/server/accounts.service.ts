import { bigint } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq, or, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { customers } from './accounts.tables.ts';
import { usernameKey, walkIn, type AccountName } from '../account.rules.ts';

/** The data of an account that signing in needs. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly emailSince: Date | null;
  readonly createdAt: Date;
  readonly phone: string;
  readonly role: string | null;
  readonly active: boolean;
  readonly passwordHash: string | null;
}

const account = {
  id: customers.id,
  username: customers.username,
  email: customers.email,
  emailSince: customers.emailSince,
  createdAt: customers.createdAt,
  phone: customers.phone,
  role: customers.role,
  active: customers.active,
  passwordHash: customers.passwordHash,
};

/** Finds an account by the identifier typed to sign in. */
export async function accountNamed(shop: Shop, name: AccountName): Promise<Account | undefined> {
  const [found] = await shop.db.select(account).from(customers).where(isNamed(name));
  return found;
}

function isNamed(name: AccountName) {
  switch (name.by) {
    case 'phone':
      return eq(customers.phone, name.phone);
    case 'email':
      return eq(sql`lower(${customers.email})`, name.email);
    case 'username':
      return eq(customers.usernameKey, name.usernameKey);
  }
}

export async function accountById(shop: Shop, id: number): Promise<Account | undefined> {
  const [found] = await shop.db.select(account).from(customers).where(eq(customers.id, id));
  return found;
}

/** Returns which identifiers of a sign-up belong to customers already. */
export async function takenNames(
  shop: Shop,
  wanted: { usernameKey: string; email: string; phone: string },
): Promise<{ username: boolean; email: boolean; phone: boolean }> {
  const rows = await shop.db
    .select({ usernameKey: customers.usernameKey, email: customers.email, phone: customers.phone })
    .from(customers)
    .where(
      or(
        eq(customers.usernameKey, wanted.usernameKey),
        eq(sql`lower(${customers.email})`, wanted.email),
        eq(customers.phone, wanted.phone),
      ),
    );
  return {
    username: rows.some((row) => row.usernameKey === wanted.usernameKey),
    email: rows.some((row) => row.email?.toLowerCase() === wanted.email),
    phone: rows.some((row) => row.phone === wanted.phone),
  };
}

/** Adds a customer; returns undefined when the phone, the username or the email belongs to another one. */
export async function insertCustomer(
  shop: Shop,
  customer: Pick<
    typeof customers.$inferInsert,
    'username' | 'usernameKey' | 'email' | 'phone' | 'passwordHash' | 'role' | 'createdAt'
  >,
): Promise<Account | undefined> {
  const [added] = await shop.db.insert(customers).values(customer).onConflictDoNothing().returning(account);
  return added;
}

/** Returns the shared account of anonymous counter sales, created with the first of them. */
export async function walkInAccount(shop: Shop): Promise<Account> {
  const found = await accountNamed(shop, { by: 'phone', phone: walkIn.phone });
  if (found !== undefined) return found;
  await shop.db
    .insert(customers)
    .values({ ...walkIn, usernameKey: usernameKey(walkIn.username), active: false, createdAt: shop.clock.now() })
    .onConflictDoNothing();
  const made = await accountNamed(shop, { by: 'phone', phone: walkIn.phone });
  if (made === undefined) throw new Error('The account of who has no name could not be made.');
  return made;
}

export async function setPasswordHash(shop: Shop, customerId: number, passwordHash: string): Promise<void> {
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
}

/** Removes the password: from then on a code to the phone signs in, until another is chosen. */
export async function clearPassword(shop: Shop, customerId: number): Promise<void> {
  await shop.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, customerId));
}

/** Changes a customer's phone; the unique key rejects one that another customer has. */
export async function setPhone(shop: Shop, customerId: number, phone: string): Promise<void> {
  await shop.db.update(customers).set({ phone }).where(eq(customers.id, customerId));
}

/** Locks a customer until the end of the transaction, so that concurrent callers do not miss what another is about to add when they count. */
export const lockCustomer = statement({
  name: 'customer_lock',
  params: { customerId: bigint },
  row: { id: bigint },
  text: 'SELECT id FROM customers WHERE id = :customerId FOR NO KEY UPDATE',
});
