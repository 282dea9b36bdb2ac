import { sql } from 'drizzle-orm';
import { throttles } from '../../database/platform.tables.ts';
import type { Shop } from '../../shop.ts';
import { noteLimit } from './rate-limits.ts';

export interface Allowance {
  readonly allowed: boolean;
  /** When the window ends and tries are allowed again. */
  readonly retryAfterSeconds: number;
}

/** How often something may be tried under a key. `policy` names a limit of the caller's own, which its answer bears in headers. */
export interface TryLimit {
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
  readonly policy?: string;
}

/**
 * Counts one try under a key and answers whether it is still within the limit: one statement, so that tries at the
 * same time are all counted. The window begins with its first try.
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
 * Does what is a try only when it fails. It is counted before it begins, so that those at the same time are all counted, and given back
 * when it has not failed; `run` learns whether it is within the limit.
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

/** Whether a limit is used up already, without counting a try. */
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

/** Forgets the tries under a key, after a success. */
export async function forgetTries(shop: Shop, key: string): Promise<void> {
  await shop.db.delete(throttles).where(sql`${throttles.key} = ${key}`);
}

/** Takes back one counted try: it turned out not to be one of those that are limited. */
export async function giveBackTry(shop: Shop, key: string): Promise<void> {
  await shop.db
    .update(throttles)
    .set({ tries: sql`greatest(${throttles.tries} - 1, 0)` })
    .where(sql`${throttles.key} = ${key}`);
}

/** Forgets the tries whose window is over. */
export async function forgetPastWindows(shop: Shop): Promise<void> {
  await shop.db.delete(throttles).where(sql`${throttles.windowEndsAt} <= ${shop.clock.now()}`);
}
