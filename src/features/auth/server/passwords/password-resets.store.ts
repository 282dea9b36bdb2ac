import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { passwordResets } from '../auth.tables.ts';

/** Keeps a new link; the customer's older ones end. */
export async function replaceReset(
  shop: Shop,
  reset: { tokenHash: string; customerId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await shop.transaction(async () => {
    await shop.db.delete(passwordResets).where(eq(passwordResets.customerId, reset.customerId));
    await shop.db.insert(passwordResets).values(reset);
  });
}

/** Ends every link of a customer. */
export async function deleteResetsOf(shop: Shop, customerId: number): Promise<void> {
  await shop.db.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
}

const isLive = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** Whose link it is, if it still works. */
export async function customerOfReset(shop: Shop, tokenHash: string, now: Date): Promise<number | undefined> {
  const [found] = await shop.db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(isLive(tokenHash, now));
  return found?.customerId;
}

/** Uses a link up; of two at once, one does it. */
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
