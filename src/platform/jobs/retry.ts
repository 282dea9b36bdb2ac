import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '../database/unavailable.ts';

const firstPauseMs = 100;
const longestPauseMs = 5_000;

/** Returns whether a query failed because the database was temporarily unreachable, locked, full or read-only, rather than because of the query. */
export function isAway(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Any other SQLSTATE came from the server; pg's own errors, and network errors, have none.
  return !/^[0-9A-Z]{5}$/.test(code);
}

/** Retries with increasing delays while the database is unavailable and the caller has not given up; `onAway` is called once. */
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
