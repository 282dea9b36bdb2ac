import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { isRefusal } from '#shared/contract/refusal.ts';
import { runNamed, type Around, type NamedQuery } from './named-statement.ts';

/** An open transaction, found by everything that runs inside it. */
export interface Scope {
  readonly pool: { readonly errorOf: (client: pg.PoolClient, error: unknown) => unknown };
  readonly client: pg.PoolClient;
  readonly outer: Scope | undefined;
  readonly afterCommit: (() => unknown)[];
  /** Actions after it was rolled back because of a refusal. */
  readonly afterRefusal: (() => Promise<unknown>)[];
  open: boolean;
  /** The command that begins it, until sent with its first statement. */
  begin: string | undefined;
  /** Whether a statement has committed it. */
  committed: boolean;
  /** Whether a transaction that joins it starts at a savepoint. */
  readonly savepoints: boolean;
  /** The number of running transactions that have joined it: none of them may commit it. */
  joined: number;
  /** The number of statements that changed something, so that a partial change is not committed unnoticed. */
  changes: number;
  /** Whether a joined transaction failed or refused after it had changed something. */
  halfDone: boolean;
  /** The running statement: a connection runs one at a time. */
  last: Promise<unknown>;
}

/** The transaction of the running code, found by asynchronous context. */
export const scopes = new AsyncLocalStorage<Scope | undefined>();
export function scopeOf(pool: object): Scope | undefined {
  let scope = scopes.getStore();
  while (scope && scope.pool !== pool) scope = scope.outer;
  if (scope && !scope.open) {
    throw new Error(
      'A query was made after its transaction had ended: something inside transaction() was not awaited.',
    );
  }
  return scope;
}

function innermostOpenScope(): Scope | undefined {
  let scope = scopes.getStore();
  while (scope && !scope.open) scope = scope.outer;
  return scope;
}

/** Whether the caller runs inside a transaction: network calls are refused there. */
export function insideTransaction(): boolean {
  return innermostOpenScope() !== undefined;
}

/** Runs `action` after the outermost transaction has committed, never when it is rolled back; immediately outside of one. */
export function afterCommit(action: () => unknown): void {
  const scope = innermostOpenScope();
  if (scope) scope.afterCommit.push(action);
  else void action();
}

/**
 * Runs `action` after the outermost transaction was refused and rolled back, before the refusal is returned; never when it is committed or fails. For
 * changes that must survive a refusal inside a transaction; throws outside of one.
 */
export function afterRefusal(action: () => Promise<unknown>): void {
  const scope = innermostOpenScope();
  if (scope === undefined) throw new Error('afterRefusal() was called outside a transaction.');
  scope.afterRefusal.push(action);
}

/** Commits the transaction, or rolls back a refused one. */
export async function end(client: pg.PoolClient, refused: boolean): Promise<void> {
  const { command } = await client.query(refused ? 'ROLLBACK' : 'COMMIT');
  // PostgreSQL responds to COMMIT with ROLLBACK when a statement had failed and its error was ignored.
  if (!refused && command !== 'COMMIT') {
    throw new Error(
      'Nothing was committed: a statement inside the transaction had failed and its error was swallowed.',
    );
  }
}

export function hasBegun(scope: Scope): boolean {
  return scope.begin === undefined;
}

export function sent(client: pg.PoolClient, args: unknown[], around?: Around): Promise<pg.QueryResult> {
  const [query, values] = args;
  if (isNamed(query)) return runNamed(client, Array.isArray(values) ? { ...query, values } : query, around);
  return (client.query as (...args: unknown[]) => Promise<pg.QueryResult>).apply(client, args);
}

function isNamed(query: unknown): query is NamedQuery {
  return typeof query === 'object' && query !== null && 'name' in query && typeof query.name === 'string';
}

export async function inTurn(scope: Scope, args: unknown[]): Promise<pg.QueryResult> {
  const inItsTurn = () =>
    sentInside(scope, args).catch((error: unknown) => {
      throw scope.pool.errorOf(scope.client, error);
    });
  const turn = scope.last.then(inItsTurn, inItsTurn);
  scope.last = turn;
  const result = await turn;
  if (changedRows(result, args[0])) scope.changes++;
  return result;
}

/** The first statement begins the transaction, and one marked so commits it, which saves a round trip each. */
async function sentInside(scope: Scope, args: unknown[]): Promise<pg.QueryResult> {
  if (scope.committed) throw new Error('A query was made after a statement had committed its transaction.');
  const { begin } = scope;
  scope.begin = undefined;
  const [query] = args;
  if (!isNamed(query)) {
    if (begin !== undefined) await scope.client.query(begin);
    return sent(scope.client, args);
  }
  const commit = query.commits === true && scope.joined === 0;
  const result = await sent(scope.client, args, { begin, commit });
  scope.committed = commit;
  return result;
}

function changedRows(result: pg.QueryResult | pg.QueryResult[], query: unknown): boolean {
  if (Array.isArray(result)) return result.some((one) => changedRows(one, ''));
  if (result.command !== 'SELECT') return (result.rowCount ?? 0) > 0;
  const text = typeof query === 'string' ? query : (query as { text: string }).text;
  return /^\s*with\b/i.test(text);
}

export async function joined<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  const before = scope.changes;
  scope.joined++;
  try {
    const result = await work();
    if (isRefusal(result) && scope.changes > before) scope.halfDone = true;
    return result;
  } catch (error) {
    if (scope.changes > before) scope.halfDone = true;
    throw error;
  } finally {
    scope.joined--;
  }
}

/** Joins a transaction as a part that is rolled back alone when it fails or refuses. */
export async function joinedAtSavepoint<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  await inTurn(scope, ['SAVEPOINT part']);
  const { changes, halfDone, afterCommit: actions } = scope;
  const waiting = actions.length;
  const undo = async () => {
    await inTurn(scope, ['ROLLBACK TO SAVEPOINT part']);
    Object.assign(scope, { changes, halfDone });
    actions.length = waiting;
  };
  let result: T;
  try {
    result = await joined(scope, work);
  } catch (error) {
    // If the connection is lost, the original error is more informative.
    await undo().catch(() => undefined);
    throw error;
  }
  if (isRefusal(result)) await undo();
  await inTurn(scope, ['RELEASE SAVEPOINT part']);
  return result;
}

/** Closes the scope for further queries and waits for the running ones. */
export async function endScope(scope: Scope): Promise<void> {
  scope.open = false;
  await scope.last.catch(() => undefined);
}
