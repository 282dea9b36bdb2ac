import { and, asc, count, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { passkeys } from './second-factor.tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

export function passkeysOf(shop: Shop, customerId: number): Promise<Passkey[]> {
  return shop.db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(asc(passkeys.id));
}

export async function passkeyOf(shop: Shop, credentialId: string): Promise<Passkey | undefined> {
  const [found] = await shop.db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

export async function countPasskeys(shop: Shop, customerId: number): Promise<number> {
  const [found] = await shop.db.select({ count: count() }).from(passkeys).where(eq(passkeys.customerId, customerId));
  return found?.count ?? 0;
}

/** Inserts a passkey; undefined when it is registered already, for any customer. */
export async function insertPasskey(shop: Shop, passkey: typeof passkeys.$inferInsert): Promise<Passkey | undefined> {
  const [added] = await shop.db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return added;
}

/** Records a use. A counter that does not increase indicates a cloned key (WebAuthn, 6.1.1); devices without a counter always send 0. */
export async function countUse(
  shop: Shop,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const used = await shop.db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function renamePasskey(
  shop: Shop,
  { customerId, id, name }: { customerId: number; id: number; name: string },
): Promise<Passkey | undefined> {
  const [renamed] = await shop.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning();
  return renamed;
}

export async function deletePasskey(shop: Shop, customerId: number, id: number): Promise<boolean> {
  const gone = await shop.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Deletes a customer's passkeys: all, or those added since a time. */
export async function deletePasskeysOf(shop: Shop, customerId: number, since?: Date): Promise<void> {
  await shop.db
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), since === undefined ? undefined : gte(passkeys.createdAt, since)));
}
