import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '../database/unavailable.ts';

const firstPauseMs = 100;
const longestPauseMs = 5_000;

/** Whether a query failed because the database could not just now, away, locked, full or read-only, rather than by what it queried. */
export function isAway(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // What has another state was answered by the server; pg's own errors, and those of the network, have none.
  return !/^[0-9A-Z]{5}$/.test(code);
}

/**
 * Tries again, ever more slowly, as long as the database is away and nobody has given up; `onAway` hears of it once.
 */
export async function requestWithRetry<Answer>(
  request: () => Promise<Answer>,
  { givenUp, onAway }: { givenUp: () => boolean; onAway: (error: unknown) => void },
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!isAway(error) || givenUp()) throw error;
      if (tries === 0) onAway(error);
      await delay(Math.min(firstPauseMs * 2 ** tries, longestPauseMs));
    }
  }
}
