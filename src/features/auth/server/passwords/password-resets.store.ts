import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { passwordResets } from '../auth.tables.ts';

/** Stores a new link and deletes the customer's older ones. */
export async function replaceReset(
  shop: Shop,
  reset: { tokenHash: string; customerId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await shop.transaction(async () => {
    await shop.db.delete(passwordResets).where(eq(passwordResets.customerId, reset.customerId));
    await shop.db.insert(passwordResets).values(reset);
  });
}

/** Deletes every reset link of a customer. */
export async function deleteResetsOf(shop: Shop, customerId: number): Promise<void> {
  await shop.db.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
}

const isLive = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** Returns the customer of a link that is still valid. */
export async function customerOfReset(shop: Shop, tokenHash: string, now: Date): Promise<number | undefined> {
  const [found] = await shop.db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(isLive(tokenHash, now));
  return found?.customerId;
}

/** Marks a link as used; of two concurrent calls one succeeds. */
export async function markResetUsed(shop: Shop, tokenHash: string, now: Date): Promise<boolean> {
  const used = await shop.db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isLive(tokenHash, now))
    .returning({ customerId: passwordResets.customerId });
  return used.length > 0;
}

export async function deleteOldResets(shop: Shop, now: Date): Promise<void> {
  await shop.db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
