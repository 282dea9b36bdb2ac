import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { codeTries } from '../auth.rules.ts';
import { oneTimeCodes } from './auth.tables.ts';

/** The purpose of a code: one sent for signing in changes no phone. */
export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose'];

export interface OpenCode {
  readonly id: string;
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Opens a code; the phone's open one, if any, is superseded in the same statement, so that at most one is open. */
export async function openCode(shop: Shop, code: OpenCode): Promise<void> {
  const { id, codeHash, createdAt, expiresAt } = code;
  await shop.db
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [oneTimeCodes.phone, oneTimeCodes.purpose],
      targetWhere: sql`closed_at is null`,
      set: { id, codeHash, createdAt, expiresAt, tries: 0 },
    });
}

/**
 * Counts an attempt on an open code and closes it if the code is right, in one statement: of ten concurrent requests with the right code, one
 * succeeds. Returns whether it was right; undefined when no such code is open.
 */
export async function tryOpenCode(
  shop: Shop,
  given: { id: string; phone: string; purpose: CodePurpose; codeHash: string; now: Date },
): Promise<boolean | undefined> {
  const [tried] = await shop.db
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      closedAt: sql`case when ${oneTimeCodes.codeHash} = ${given.codeHash} then ${given.now}::timestamptz end`,
    })
    .where(
      and(
        eq(oneTimeCodes.id, given.id),
        eq(oneTimeCodes.phone, given.phone),
        eq(oneTimeCodes.purpose, given.purpose),
        isNull(oneTimeCodes.closedAt),
        gt(oneTimeCodes.expiresAt, given.now),
        lt(oneTimeCodes.tries, codeTries),
      ),
    )
    .returning({ closedAt: oneTimeCodes.closedAt });
  return tried === undefined ? undefined : tried.closedAt !== null;
}

/** Extends the lifetime of a code that was right until the action it confirmed is done. */
export async function prolongCode(shop: Shop, { id, until }: { id: string; until: Date }): Promise<void> {
  await shop.db.update(oneTimeCodes).set({ expiresAt: until }).where(eq(oneTimeCodes.id, id));
}

/** Consumes a code that was right, once; false if there is none left. */
export async function useConfirmedCode(
  shop: Shop,
  { id, phone, purpose, now }: { id: string; phone: string; purpose: CodePurpose; now: Date },
): Promise<boolean> {
  const used = await shop.db
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.id, id),
        eq(oneTimeCodes.phone, phone),
        eq(oneTimeCodes.purpose, purpose),
        isNotNull(oneTimeCodes.closedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/** Deletes a code that could not be sent. */
export async function deleteCode(shop: Shop, id: string): Promise<void> {
  await shop.db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
}

export async function deleteOldCodes(shop: Shop, now: Date): Promise<void> {
  await shop.db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now));
}
