import { sqlState } from './sql-state.ts';

/** A dependency of the shop cannot be reached: not a client error, answered with 503, and resolved when it is back. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
  /** The dependency that cannot be reached. */
  readonly away: 'database' | 'files' = 'database';
  /** Seconds before a retry makes sense. */
  readonly retryAfterSeconds: number = 5;
}

/** The database could not be reached or stopped responding. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name: string = 'DatabaseUnavailable';

  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** More work was requested than can be done in time: requests that waited too long, or arrived while too many waited, are refused. */
export class Overloaded extends DatabaseUnavailable {
  override readonly name = 'Overloaded';
  override readonly retryAfterSeconds = 2;
  override readonly message = 'More is asked of the shop than it can do in time.';
}

/**
 * The SQLSTATEs with which a reachable database reports that it cannot serve: broken connections (08), no disk space, memory or connection left (53),
 * shutting down or starting up (57P), a lock or statement timeout (55P03, 57014), a deadlock or serialization conflict on every retry (40P01, 40001),
 * a server made read-only by a failover (25006), a disk error (58).
 */
const unavailableStates = /^(?:08...|53...|57P..|55P03|57014|40001|40P01|25006|58...)$/;
const unwritableStates = new Set(['53100', '25006']);

/**
 * Returns whether work was aborted because the database was unreachable, locked, full or out of connections, or the file storage unreachable, rather
 * than by an error of its own.
 */
export function isUnavailable(error: unknown): boolean {
  return unavailabilityIn(error) !== undefined || unavailableStates.test(sqlState(error) ?? '');
}

/** Returns whether the database reported a full disk or that it is read-only. */
export function saysUnwritable(error: unknown): boolean {
  return unwritableStates.has(sqlState(error) ?? '');
}

const usualRetryAfterSeconds = 5;

/** Returns the seconds before a retry makes sense after an error that {@link isUnavailable}. */
export function retryAfterOf(error: unknown): number {
  return unavailabilityIn(error)?.retryAfterSeconds ?? usualRetryAfterSeconds;
}

/** Returns which dependency is unreachable after an error that {@link isUnavailable}. */
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
