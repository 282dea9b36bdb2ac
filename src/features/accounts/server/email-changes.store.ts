import { bigint, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { isOfSignUp } from '../account.rules.ts';
import { customers, emailChanges } from './accounts.tables.ts';

/** Stores a customer's pending email and its link, in place of the previous one. */
export async function keepEmailChange(shop: Shop, change: typeof emailChanges.$inferInsert): Promise<void> {
  const { tokenHash, email, expiresAt } = change;
  await shop.db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.customerId, set: { tokenHash, email, expiresAt } });
  await shop.db.update(customers).set({ pendingEmail: email }).where(eq(customers.id, change.customerId));
}

/** Deletes a customer's pending email. */
export async function dropEmailChange(shop: Shop, customerId: number): Promise<void> {
  await shop.db.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
  await shop.db.update(customers).set({ pendingEmail: null }).where(eq(customers.id, customerId));
}

/** Removes an email confirmed since a moment, unless it is that of the sign-up, and deletes the pending one. */
export async function dropMailSince(
  shop: Shop,
  { customerId, since }: { readonly customerId: number; readonly since: Date },
): Promise<void> {
  await dropEmailChange(shop, customerId);
  const [found] = await shop.db
    .select({ emailSince: customers.emailSince, createdAt: customers.createdAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (found?.emailSince == null || found.emailSince < since || isOfSignUp(found.createdAt, found.emailSince)) return;
  await shop.db.update(customers).set({ email: null, emailSince: null }).where(eq(customers.id, customerId));
}

/** Locks the account of a link first, as recovering an account does, so that the two cannot deadlock. */
export const lockCustomerOfEmailChange = statement({
  name: 'email_change_lock_customer',
  params: { tokenHash: text },
  row: { id: bigint },
  text: 'select c.id from customers c join email_changes e on e.customer_id = c.id where e.token_hash = :tokenHash for no key update of c',
});

/** Consumes a link; of two concurrent calls one gets a row. */
export const takeEmailChange = statement({
  name: 'email_change_take',
  params: { tokenHash: text, now: timestamptz },
  row: { customerId: bigint, email: text },
  text: `delete from email_changes where token_hash = :tokenHash and expires_at > :now returning customer_id as "customerId", email`,
});

/** Sets a customer's email; the unique key rejects one that another customer has. Returns the previous email. */
export const setEmail = statement({
  name: 'customer_set_email',
  params: { customerId: bigint, email: text, now: timestamptz },
  row: { username: text, phone: text, createdAt: timestamptz, before: nullable(text) },
  text: `update customers c set email = :email, email_since = :now, pending_email = null
    from (select id, email from customers where id = :customerId for update) held where c.id = held.id
    returning c.username, c.phone, c.created_at as "createdAt", held.email as before`,
});

/** Deletes expired links, and with them the pending emails. */
export const dropLapsedEmailChanges = statement({
  name: 'email_changes_drop_lapsed',
  params: { now: timestamptz },
  text: `with gone as (delete from email_changes where expires_at <= :now returning customer_id)
    update customers set pending_email = null where id in (select customer_id from gone)`,
});
