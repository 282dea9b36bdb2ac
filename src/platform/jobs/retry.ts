import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database/unavailable.ts';

const firstPauseMs = 100;
const longestPauseMs = 5_000;

/** PostgreSQL's classes for a connection that broke, a server that goes down or comes up, and one that is full. */
const awayStates = /^(?:08...|57P..|53300)$/;

/** Whether a query failed because the database could not be reached, rather than by what it queried. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // What has another state was answered by the server; pg's own errors, and those of the network, have none.
  return !/^[0-9A-Z]{5}$/.test(code) || awayStates.test(code);
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
