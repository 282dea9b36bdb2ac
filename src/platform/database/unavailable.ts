import { sqlState } from './sql-state.ts';

/** What the shop stands on cannot be reached: nobody's mistake, answered with 503, and over when it is back. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
  /** What cannot be reached. */
  readonly away: 'database' | 'files' = 'database';
  /** When it makes sense to try again. */
  readonly retryAfterSeconds: number = 5;
}

/** The database could not be reached, or fell silent. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name: string = 'DatabaseUnavailable';

  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** More was requested than can be done in time: what waited too long, or came when too much waited, is refused. */
export class Overloaded extends DatabaseUnavailable {
  override readonly name = 'Overloaded';
  override readonly retryAfterSeconds = 2;
  override readonly message = 'More is asked of the shop than it can do in time.';
}

/**
 * What a database that answers says when it cannot: connections that broke (08), no room on the disk, no memory, no connection
 * left (53), stopping or coming up (57P), a lock or a statement that took longer than it may (55P03, 57014), a deadlock or
 * a rival that won each of the times it was tried again (40P01, 40001), a server that was made read-only by a failover (25006), one whose disk
 * fails (58).
 */
const unavailableStates = /^(?:08...|53...|57P..|55P03|57014|40001|40P01|25006|58...)$/;
const unwritableStates = new Set(['53100', '25006']);

/** Whether work failed because the database was away, locked, full or out of connections, or the storage of the files away, rather than by what it did. */
export function isUnavailable(error: unknown): boolean {
  return unavailabilityIn(error) !== undefined || unavailableStates.test(sqlState(error) ?? '');
}

/** Whether the database reported that its disk is full, or that it lets nothing be written. */
export function saysUnwritable(error: unknown): boolean {
  return unwritableStates.has(sqlState(error) ?? '');
}

const usualRetryAfterSeconds = 5;

/** When it makes sense to try again after an error that {@link isUnavailable}. */
export function retryAfterOf(error: unknown): number {
  return unavailabilityIn(error)?.retryAfterSeconds ?? usualRetryAfterSeconds;
}

/** What an error that {@link isUnavailable} says is away. */
export function awayIn(error: unknown): Unavailable['away'] {
  return unavailabilityIn(error)?.away ?? 'database';
}

function unavailabilityIn(error: unknown): Unavailable | undefined {
  let current = error;
  for (let depth = 0; depth < 10 && current instanceof Error; depth++) {
    if (current instanceof Unavailable) return current;
    current = current.cause;
  }
  return undefined;
}
