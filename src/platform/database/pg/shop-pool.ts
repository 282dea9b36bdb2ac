import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { isRefusal } from '#shared/contract/refusal.ts';
import { Admission, isForRequest } from '../admission.ts';
import type { Availability } from '../availability.ts';
import { runNamed, type Around, type NamedQuery } from './named-statement.ts';
import { requestsRetry } from '../sql-state.ts';
import { DatabaseUnavailable, isUnavailable } from '../unavailable.ts';

/** How a transaction sees the others; PostgreSQL's own default is `read committed`. */
export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /**
   * Transactions inside it are parts with a savepoint each: one that fails or refuses is undone alone, so that who catches it
   * may try again, as where there is no transaction around it.
   */
  savepoints?: boolean;
}

/** One open transaction: everything that runs inside it finds it here. */
interface Scope {
  readonly pool: ShopPool;
  readonly client: pg.PoolClient;
  readonly outer: Scope | undefined;
  readonly afterCommit: (() => unknown)[];
  open: boolean;
  /** What begins it, until its first statement does. */
  begin: string | undefined;
  /** A statement has committed it. */
  committed: boolean;
  /** A transaction that joins it begins at a savepoint. */
  readonly savepoints: boolean;
  /** Transactions under way that have joined it: none of them may commit it. */
  joined: number;
  /** Statements that changed something, so that a half-done part is not committed unseen. */
  changes: number;
  /** A joined transaction failed or refused after it had changed something. */
  halfDone: boolean;
  /** The statement under way: one connection does one thing at a time. */
  last: Promise<unknown>;
}

const scopes = new AsyncLocalStorage<Scope | undefined>();
const REPEATS = 3;

function scopeOf(pool: ShopPool): Scope | undefined {
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

/** Whether the caller runs inside a transaction: calls over the network refuse to be made there. */
export function insideTransaction(): boolean {
  return innermostOpenScope() !== undefined;
}

/** Runs `action` once the outermost transaction has been committed, never when it is rolled back; at once outside one. */
export function afterCommit(action: () => unknown): void {
  const scope = innermostOpenScope();
  if (scope) scope.afterCommit.push(action);
  else void action();
}

/**
 * A pool whose queries go to the transaction they are made in, found by asynchronous context: code inside
 * transaction() cannot reach another connection, which on the embedded database's only one would wait for ever.
 */
export class ShopPool extends pg.Pool {
  readonly #onError: (error: Error, where: string) => void;
  readonly #connectOutside: () => Promise<pg.PoolClient>;
  readonly #availability: Availability;
  readonly #admission: Admission;
  /** How each connection that is in use leaves the line of {@link Admission}. */
  readonly #leaving = new WeakMap<pg.PoolClient, () => void>();
  readonly #inUse = new Set<pg.PoolClient>();
  readonly #lost = new WeakSet<object>();

  constructor(
    config: pg.PoolConfig,
    { onError, availability }: { onError: (error: Error, where: string) => void; availability: Availability },
  ) {
    super(config);
    this.#onError = onError;
    this.#availability = availability;
    this.#admission = new Admission(this.options.max);
    this.on('error', (error) => {
      if (!this.ending) onError(new DatabaseUnavailable(error), 'an idle database connection was lost');
    });
    // Without a listener of its own, a connection lost while in use would end the process.
    this.on('connect', (client) => client.on('error', () => this.#lost.add(client)));
    this.on('release', (_, client) => {
      this.#inUse.delete(client);
      this.#leaving.get(client)?.();
    });

    const connect = this.connect.bind(this) as () => Promise<pg.PoolClient>;
    this.#connectOutside = () => this.#enter(connect);
    this.connect = (() => {
      if (scopeOf(this)) throw new Error('pool.connect() inside a transaction would wait for a second connection.');
      return this.#enter(connect);
    }) as typeof this.connect;
    this.query = ((...args: unknown[]) => this.#route(args)) as typeof this.query;
  }

  /** How many wait for a connection. */
  get waitingForTurn(): number {
    return this.#admission.waiting;
  }

  /** Takes a connection in turn; a request does not even try while the database is known to be away. */
  async #enter(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    if (this.#availability.away && isForRequest()) throw new DatabaseUnavailable();
    const leave = await this.#admission.enter();
    try {
      const client = await connect();
      this.#leaving.set(client, leave);
      this.#inUse.add(client);
      return client;
    } catch (error) {
      leave();
      const problem = this.ending || isUnavailable(error) ? error : new DatabaseUnavailable(error);
      this.#availability.record(problem);
      throw problem;
    }
  }

  /** Breaks the connections in use: the server has been silent for so long that what was sent to it is lost. */
  breakConnections(): void {
    for (const client of this.#inUse)
      client.connection.stream.destroy(new Error('The database has been silent for too long.'));
  }

  /**
   * Notes how a statement failed, and returns the error: that of a connection which broke off says nothing of what was
   * sent.
   */
  errorOf(client: pg.PoolClient, error: unknown): unknown {
    const problem = this.#lost.has(client) && !isUnavailable(error) ? new DatabaseUnavailable(error) : error;
    this.#availability.record(problem);
    return problem;
  }

  /** Runs `work` in one transaction: rolled back when it throws or answers a refusal, else committed. Inside another it joins it. */
  async transaction<T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const outer = scopeOf(this);
    if (outer) return outer.savepoints && outer.joined === 0 ? joinedAtSavepoint(outer, work) : joined(outer, work);
    for (let repeats = 0; ; repeats++) {
      try {
        return await this.#attempt(work, options);
      } catch (error) {
        if (repeats >= REPEATS || !requestsRetry(error)) throw error;
        // The rivals of a deadlock must not meet again at the same moment.
        await new Promise((resolve) => setTimeout(resolve, randomInt(20 * 2 ** repeats)));
      }
    }
  }

  async #attempt<T>(work: () => Promise<T>, { isolation, savepoints }: TransactionOptions): Promise<T> {
    const client = await this.#connectOutside();
    const scope: Scope = {
      pool: this,
      client,
      outer: scopes.getStore(),
      afterCommit: [],
      open: true,
      begin: isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : 'BEGIN',
      committed: false,
      savepoints: savepoints === true,
      joined: 0,
      changes: 0,
      halfDone: false,
      last: Promise.resolve(),
    };
    let broken: Error | undefined;
    try {
      const result = await scopes.run(scope, work);
      const refused = isRefusal(result);
      if (scope.committed && refused) throw new Error('A transaction was refused after a statement had committed it.');
      if (scope.halfDone && !refused) {
        throw new Error(
          'A part of this transaction was refused or failed after it had changed rows, yet the whole was to be committed.',
        );
      }
      await endScope(scope);
      if (hasBegun(scope) && !scope.committed)
        await end(client, refused).catch((error: unknown) => {
          throw this.errorOf(client, error);
        });
      if (refused) scope.afterCommit.length = 0;
      return result;
    } catch (error) {
      await endScope(scope);
      scope.afterCommit.length = 0;
      if (hasBegun(scope) && !scope.committed) {
        broken = await client.query('ROLLBACK').then(
          () => undefined,
          (problem: unknown) => problem as Error,
        );
      }
      throw error;
    } finally {
      client.release(broken);
      for (const action of scope.afterCommit) this.#runAfterCommit(action);
    }
  }

  #runAfterCommit(action: () => unknown): void {
    const failed = (error: Error) => this.#onError(error, 'what was to happen after a commit failed');
    try {
      const running = action();
      if (running instanceof Promise) running.catch(failed);
    } catch (error) {
      failed(error as Error);
    }
  }

  async #route(args: unknown[]): Promise<pg.QueryResult> {
    const scope = scopeOf(this);
    if (scope) return inTurn(scope, args);
    const client = await this.#connectOutside();
    let broken: Error | undefined;
    try {
      return await sent(client, args);
    } catch (error) {
      // pg's own pool drops the connection after every failed statement, and its prepared statements with it. A text
      // without values may be a whole script, which leaves behind the transaction that it had begun.
      if (!isStatementError(error) || mayBeScript(args)) broken = error as Error;
      throw this.errorOf(client, error);
    } finally {
      client.release(broken);
    }
  }
}

/** Commits, or rolls back what was refused. */
async function end(client: pg.PoolClient, refused: boolean): Promise<void> {
  const { command } = await client.query(refused ? 'ROLLBACK' : 'COMMIT');
  // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and nobody looked.
  if (!refused && command !== 'COMMIT') {
    throw new Error(
      'Nothing was committed: a statement inside the transaction had failed and its error was swallowed.',
    );
  }
}

function hasBegun(scope: Scope): boolean {
  return scope.begin === undefined;
}

function isStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

function mayBeScript([query, values]: unknown[]): boolean {
  const text = typeof query === 'string' ? { name: undefined, values } : (query as pg.QueryConfig);
  return text.name === undefined && (((values ?? text.values) as unknown[] | undefined) ?? []).length === 0;
}

function sent(client: pg.PoolClient, args: unknown[], around?: Around): Promise<pg.QueryResult> {
  const [query, values] = args;
  if (isNamed(query)) return runNamed(client, Array.isArray(values) ? { ...query, values } : query, around);
  return (client.query as (...args: unknown[]) => Promise<pg.QueryResult>).apply(client, args);
}

function isNamed(query: unknown): query is NamedQuery {
  return typeof query === 'object' && query !== null && 'name' in query && typeof query.name === 'string';
}

async function inTurn(scope: Scope, args: unknown[]): Promise<pg.QueryResult> {
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

/** The first statement begins the transaction, and one that says so ends it: a way to the database less each. */
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

async function joined<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
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

/** Joins a transaction as a part that is undone alone when it fails or refuses. */
async function joinedAtSavepoint<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
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
    // Where the connection is gone, the first error says more.
    await undo().catch(() => undefined);
    throw error;
  }
  if (isRefusal(result)) await undo();
  await inTurn(scope, ['RELEASE SAVEPOINT part']);
  return result;
}

/** No query is taken any more; the ones under way are waited for. */
async function endScope(scope: Scope): Promise<void> {
  scope.open = false;
  await scope.last.catch(() => undefined);
}
