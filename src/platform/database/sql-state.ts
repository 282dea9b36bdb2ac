/** Yields an error and the chain of its causes: Drizzle wraps what `pg` threw. */
function* causes(error: unknown): Generator<object> {
  let current = error;
  for (let depth = 0; depth < 10 && typeof current === 'object' && current !== null; depth++) {
    yield current;
    current = 'cause' in current ? current.cause : undefined;
  }
}

/** Returns the SQLSTATE of an error or of its cause, such as `23505`; undefined for an error that PostgreSQL did not send. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if ('code' in cause && 'severity' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/** Returns whether a unique constraint rejected the row; with `constraint`, whether it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23505', constraint);
}

/** Returns whether a foreign key rejected the statement: the referenced row does not exist, or the deleted one is still referenced. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23503', constraint);
}

function violates(error: unknown, state: string, constraint: string | undefined): boolean {
  for (const cause of causes(error)) {
    if ('code' in cause && cause.code === state) {
      return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
    }
  }
  return false;
}

/** Returns whether it was a deadlock or a serialization error, after which the whole transaction must be retried. */
export function requestsRetry(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40P01' || state === '40001';
}

/** Whether another transaction held a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03';

/**
 * Whether the request contains what PostgreSQL cannot store, such as a NUL in a text or a number out of range: a client error, not a server error.
 */
export const isUnstorable = (error: unknown): boolean => sqlState(error)?.startsWith('22') === true;

/**
 * Returns whether PostgreSQL rejected a statement for its content: invalid values, a violated constraint, a concurrent transaction. Nothing of it was
 * applied. After a lost connection or a timeout that is unknown, and the next statement would only wait as long.
 */
export function refusedForItsContent(error: unknown): boolean {
  return ['22', '23', '40'].includes(sqlState(error)?.slice(0, 2) ?? '');
}
