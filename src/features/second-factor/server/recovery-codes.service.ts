import { createHmac, randomBytes } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import { secretsOfShop } from '#platform/shop-secrets.ts';
import type { Shop } from '#platform/shop.ts';
import { plainRecoveryCode, recoveryCodeCount, recoveryCodeOf } from '../second-factor.rules.ts';
import { recoveryCodes } from './second-factor.tables.ts';

function hashOf(secret: string, customerId: number, plain: string): string {
  return createHmac('sha256', secret).update(`recovery ${customerId} ${plain}`).digest('base64url');
}

/** Replaces a customer's recovery codes and returns the new ones, which are displayed only once. */
export async function renewRecoveryCodes(shop: Shop, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(16)));
  const createdAt = shop.clock.now();
  await shop.transaction(async () => {
    await deleteRecoveryCodes(shop, customerId);
    await shop.db.insert(recoveryCodes).values(
      codes.map((code) => ({
        customerId,
        codeHash: hashOf(shop.secret, customerId, plainRecoveryCode(code) ?? code),
        createdAt,
      })),
    );
  });
  return codes;
}

/** Consumes a recovery code: of two concurrent requests, one succeeds. */
export async function useRecoveryCode(shop: Shop, customerId: number, typed: string): Promise<boolean> {
  const plain = plainRecoveryCode(typed);
  if (plain === null) return false;
  const hashes = secretsOfShop(shop).map((secret) => hashOf(secret, customerId, plain));
  const used = await shop.db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.customerId, customerId), inArray(recoveryCodes.codeHash, hashes)))
    .returning({ customerId: recoveryCodes.customerId });
  return used.length > 0;
}

export async function countRecoveryCodes(shop: Shop, customerId: number): Promise<number> {
  const [left] = await shop.db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.customerId, customerId));
  return left?.count ?? 0;
}

export async function deleteRecoveryCodes(shop: Shop, customerId: number): Promise<void> {
  await shop.db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));
}
