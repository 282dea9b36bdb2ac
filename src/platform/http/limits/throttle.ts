import { sql } from 'drizzle-orm';
import { throttles } from '../../database/platform.tables.ts';
import type { Shop } from '../../shop.ts';
import { noteLimit } from './rate-limits.ts';

export interface Allowance {
  readonly allowed: boolean;
  /** Seconds until the window ends and attempts are allowed again. */
  readonly retryAfterSeconds: number;
}

/** How often something may be attempted under a key. `policy` names a limit of the caller's own, which is sent in the response headers. */
export interface TryLimit {
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
  readonly policy?: string;
}

/**
 * Counts one attempt under a key and returns whether it is within the limit: one statement, so that concurrent attempts are all counted. The window
 * starts with its first attempt.
 */
export async function countTry(shop: Shop, limit: TryLimit): Promise<Allowance> {
  const now = shop.clock.now();
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1_000);
  const [row] = await shop.db
    .insert(throttles)
    .values({ key: limit.key, windowEndsAt, tries: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        tries: sql`case when ${throttles.windowEndsAt} <= ${now} then 1 else ${throttles.tries} + 1 end`,
        windowEndsAt: sql`case when ${throttles.windowEndsAt} <= ${now} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning();
  const tries = row?.tries ?? 1;
  const endsAt = row?.windowEndsAt ?? windowEndsAt;
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  const { policy, max, windowSeconds } = limit;
  if (policy !== undefined) noteLimit({ policy, max, windowSeconds, tries, resetSeconds: retryAfterSeconds });
  return { allowed: tries <= max, retryAfterSeconds };
}

/**
 * Runs work that counts as an attempt only if it does not succeed. It is counted before it starts, so that concurrent ones are all counted, and
 * reverted on success; `run` receives whether it is within the limit.
 */
export async function countUnlessDone<T>(
  shop: Shop,
  limit: TryLimit,
  { run, failed }: { run: (allowed: boolean) => Promise<T>; failed: (result: T) => boolean },
): Promise<T> {
  const { allowed } = await countTry(shop, limit);
  let counts = !allowed;
  try {
    const result = await run(allowed);
    counts ||= failed(result);
    return result;
  } finally {
    if (!counts) await giveBackTry(shop, limit.key);
  }
}

/** Returns whether a limit is used up, without counting an attempt. */
export async function triesLeft(shop: Shop, limit: { key: string; max: number }): Promise<Allowance> {
  const now = shop.clock.now();
  const [row] = await shop.db
    .select()
    .from(throttles)
    .where(sql`${throttles.key} = ${limit.key} and ${throttles.windowEndsAt} > ${now}`);
  if (row === undefined || row.tries < limit.max) return { allowed: true, retryAfterSeconds: 0 };
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1_000)),
  };
}

/** Deletes the attempts under a key, after a success. */
export async function forgetTries(shop: Shop, key: string): Promise<void> {
  await shop.db.delete(throttles).where(sql`${throttles.key} = ${key}`);
}

/** Reverts one counted attempt that turned out not to be limited. */
export async function giveBackTry(shop: Shop, key: string): Promise<void> {
  await shop.db
    .update(throttles)
    .set({ tries: sql`greatest(${throttles.tries} - 1, 0)` })
    .where(sql`${throttles.key} = ${key}`);
}

/** Deletes the attempts whose window has ended. */
export async function forgetPastWindows(shop: Shop): Promise<void> {
  await shop.db.delete(throttles).where(sql`${throttles.windowEndsAt} <= ${shop.clock.now()}`);
}
