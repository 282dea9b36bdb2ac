import { bigint, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { isOfSignUp } from '../account.rules.ts';
import { customers, emailChanges } from './accounts.tables.ts';

/** Keeps what a customer's mail is to be, and its link in place of the one before. */
export async function keepEmailChange(shop: Shop, change: typeof emailChanges.$inferInsert): Promise<void> {
  const { tokenHash, email, expiresAt } = change;
  await shop.db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.customerId, set: { tokenHash, email, expiresAt } });
  await shop.db.update(customers).set({ pendingEmail: email }).where(eq(customers.id, change.customerId));
}

/** Forgets what a customer's mail was to be. */
export async function dropEmailChange(shop: Shop, customerId: number): Promise<void> {
  await shop.db.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
  await shop.db.update(customers).set({ pendingEmail: null }).where(eq(customers.id, customerId));
}

/** Takes a mail away that was confirmed since a moment, unless it is that of the sign-up, and forgets what it was to be. */
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

/** Locks the account of a link first, as whoever takes an account back locks it: so that neither waits for the other in a circle. */
export const lockCustomerOfEmailChange = statement({
  name: 'email_change_lock_customer',
  params: { tokenHash: text },
  row: { id: bigint },
  text: 'select c.id from customers c join email_changes e on e.customer_id = c.id where e.token_hash = :tokenHash for no key update of c',
});

/** Uses a link up; of two at once one gets a row. */
export const takeEmailChange = statement({
  name: 'email_change_take',
  params: { tokenHash: text, now: timestamptz },
  row: { customerId: bigint, email: text },
  text: `delete from email_changes where token_hash = :tokenHash and expires_at > :now returning customer_id as "customerId", email`,
});

/** Gives a customer a mail from now on; the unique key refuses one that another has. Answers the mail before. */
export const setEmail = statement({
  name: 'customer_set_email',
  params: { customerId: bigint, email: text, now: timestamptz },
  row: { username: text, phone: text, createdAt: timestamptz, before: nullable(text) },
  text: `update customers c set email = :email, email_since = :now, pending_email = null
    from (select id, email from customers where id = :customerId for update) held where c.id = held.id
    returning c.username, c.phone, c.created_at as "createdAt", held.email as before`,
});

/** Links that ended, and with them what was to be. */
export const dropLapsedEmailChanges = statement({
  name: 'email_changes_drop_lapsed',
  params: { now: timestamptz },
  text: `with gone as (delete from email_changes where expires_at <= :now returning customer_id)
    update customers set pending_email = null where id in (select customer_id from gone)`,
});
