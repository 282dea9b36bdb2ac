import { and, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { authenticators } from './second-factor.tables.ts';

export async function authenticatorOf(
  shop: Shop,
  customerId: number,
): Promise<typeof authenticators.$inferSelect | undefined> {
  const [found] = await shop.db.select().from(authenticators).where(eq(authenticators.customerId, customerId));
  return found;
}

/** Stores a pending secret, replacing another pending one; the confirmed one stays active. */
export async function keepPending(
  shop: Shop,
  { customerId, secret, until }: { customerId: number; secret: string; until: Date },
): Promise<void> {
  const pending = { pendingSecret: secret, pendingUntil: until };
  await shop.db
    .insert(authenticators)
    .values({ customerId, ...pending })
    .onConflictDoUpdate({ target: authenticators.customerId, set: pending });
}

/** Activates the pending secret and marks its first code's step as used: of two concurrent requests, one succeeds. */
export async function confirmPending(
  shop: Shop,
  change: { customerId: number; secret: string; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await shop.db
    .update(authenticators)
    .set({
      secret: change.secret,
      lastStep: change.step,
      confirmedAt: change.now,
      pendingSecret: null,
      pendingUntil: null,
    })
    .where(
      and(
        eq(authenticators.customerId, change.customerId),
        eq(authenticators.pendingSecret, change.secret),
        gt(authenticators.pendingUntil, change.now),
      ),
    )
    .returning({ customerId: authenticators.customerId });
  return confirmed.length > 0;
}

/** Marks a step and all before it as used; of two concurrent requests with the same code, one succeeds. */
export async function useStep(
  shop: Shop,
  { customerId, secret, step }: { customerId: number; secret: string; step: number },
): Promise<boolean> {
  const used = await shop.db
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.customerId, customerId),
        eq(authenticators.secret, secret),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ customerId: authenticators.customerId });
  return used.length > 0;
}

/** Returns the encrypted secrets of all confirmed apps. */
export function confirmedAuthenticators(shop: Shop): Promise<{ customerId: number; secret: string | null }[]> {
  const { customerId, secret } = authenticators;
  return shop.db.select({ customerId, secret }).from(authenticators).where(isNotNull(secret));
}

/** Replaces the encryption of a secret that is still the same. */
export async function replaceSealed(
  shop: Shop,
  { customerId, from, to }: { customerId: number; from: string; to: string },
): Promise<void> {
  await shop.db
    .update(authenticators)
    .set({ secret: to })
    .where(and(eq(authenticators.customerId, customerId), eq(authenticators.secret, from)));
}

/** Deletes a customer's authenticator; returns whether there was a confirmed one. */
export async function deleteAuthenticator(shop: Shop, customerId: number): Promise<boolean> {
  const gone = await shop.db
    .delete(authenticators)
    .where(eq(authenticators.customerId, customerId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Deletes expired secrets that were never confirmed. */
export async function forgetPending(shop: Shop, now: Date): Promise<void> {
  await shop.db
    .delete(authenticators)
    .where(
      and(
        isNull(authenticators.confirmedAt),
        or(lte(authenticators.pendingUntil, now), isNull(authenticators.pendingUntil)),
      ),
    );
  await shop.db
    .update(authenticators)
    .set({ pendingSecret: null, pendingUntil: null })
    .where(and(isNotNull(authenticators.confirmedAt), lte(authenticators.pendingUntil, now)));
}
