/** The chain of an error and what caused it: Drizzle wraps what `pg` threw. */
function* causes(error: unknown): Generator<object> {
  let current = error;
  for (let depth = 0; depth < 10 && typeof current === 'object' && current !== null; depth++) {
    yield current;
    current = 'cause' in current ? current.cause : undefined;
  }
}

/** The SQLSTATE of an error or of its cause, such as `23505`; undefined for an error that PostgreSQL did not send. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if ('code' in cause && 'severity' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/** Whether a unique key refused the row; with `constraint`, whether it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23505', constraint);
}

/** Whether a foreign key refused it: what a row refers to is not there, or what is to go is referred to. */
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

/** Deadlock and serialization failure: the database wants the whole transaction to begin again. */
export function requestsRetry(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40P01' || state === '40001';
}

/** Whether another held a lock for longer than `lock_timeout` lets anybody wait. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03';

/** Whether a request says what PostgreSQL cannot hold, as a NUL in a text or a number out of range: its sender can mend that, and the shop cannot. */
export const isUnstorable = (error: unknown): boolean => sqlState(error)?.startsWith('22') === true;

/**
 * Whether PostgreSQL refused a statement for its content: values that cannot be, a broken rule, a rival. Nothing of it
 * was done. Of a lost connection or an ended wait one cannot know, and the next would only wait as long.
 */
export function refusedForItsContent(error: unknown): boolean {
  return ['22', '23', '40'].includes(sqlState(error)?.slice(0, 2) ?? '');
}
