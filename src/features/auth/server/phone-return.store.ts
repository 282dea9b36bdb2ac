import { and, desc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { phoneReturns } from './auth.tables.ts';

export async function insertReturn(shop: Shop, offered: typeof phoneReturns.$inferInsert): Promise<void> {
  await shop.db.insert(phoneReturns).values(offered);
}

/** Marks a link as used; of two concurrent calls one succeeds. Returns what it restores, undefined when it is no longer valid. */
export async function useReturn(
  shop: Shop,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ customerId: number; phone: string; createdAt: Date } | undefined> {
  const { customerId, phone, createdAt } = phoneReturns;
  const [used] = await shop.db
    .delete(phoneReturns)
    .where(and(eq(phoneReturns.tokenHash, tokenHash), gt(phoneReturns.expiresAt, now)))
    .returning({ customerId, phone, createdAt });
  return used;
}

/** Returns the account of the latest change that can still be returned to a phone. */
export async function accountToReturnTo(shop: Shop, phone: string, now: Date): Promise<number | undefined> {
  const [open] = await shop.db
    .select({ customerId: phoneReturns.customerId })
    .from(phoneReturns)
    .where(and(eq(phoneReturns.phone, phone), gt(phoneReturns.expiresAt, now)))
    .orderBy(desc(phoneReturns.createdAt))
    .limit(1);
  return open?.customerId;
}

/** Deletes the links of changes made since a moment, so that whoever had the account then cannot take it back. Earlier links stay valid. */
export async function deleteReturnsSince(shop: Shop, customerId: number, since: Date): Promise<void> {
  await shop.db
    .delete(phoneReturns)
    .where(and(eq(phoneReturns.customerId, customerId), gte(phoneReturns.createdAt, since)));
}

/** Deletes every former phone of an account. */
export async function deleteReturnsOf(shop: Shop, customerId: number): Promise<void> {
  await shop.db.delete(phoneReturns).where(eq(phoneReturns.customerId, customerId));
}

export async function deleteOldReturns(shop: Shop, now: Date): Promise<void> {
  await shop.db.delete(phoneReturns).where(lte(phoneReturns.expiresAt, now));
}
