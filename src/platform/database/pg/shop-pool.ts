import { randomInt } from 'node:crypto';
import pg from 'pg';
import { isRefusal } from '#shared/contract/refusal.ts';
import { Admission, isForRequest } from '../admission.ts';
import type { Availability } from '../availability.ts';
import { inTime } from '../in-time.ts';
import { publicRead } from '../replicas/public-reads.ts';
import type { Replicas } from '../replicas/replicas.ts';
import { isLockTimeout, requestsRetry } from '../sql-state.ts';
import { DatabaseUnavailable, isUnavailable } from '../unavailable.ts';
import {
  end,
  endScope,
  hasBegun,
  inTurn,
  joined,
  joinedAtSavepoint,
  scopeOf,
  scopes,
  sent,
  type Scope,
} from './transaction-scope.ts';

/** The isolation level; PostgreSQL's default is `read committed`. */
export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /**
   * Whether nested transactions get a savepoint each: one that fails or refuses is rolled back alone, so that its caller may catch the error and
   * retry, as without an outer transaction.
   */
  savepoints?: boolean;
}

const REPEATS = 3;
/** Minimum time for establishing a connection, even when little waiting time remains. */
const shortestConnectMilliseconds = 200;

/**
 * A pool that routes queries to the current transaction by asynchronous context: code inside transaction() cannot use another connection, which would
 * deadlock on the embedded database's only one.
 */
export class ShopPool extends pg.Pool {
  readonly #onError: (error: Error, where: string) => void;
  readonly #connectOutside: () => Promise<pg.PoolClient>;
  readonly #availability: Availability;
  readonly #admission: Admission;
  /** The function by which each connection in use leaves the {@link Admission} queue. */
  readonly #leaving = new WeakMap<pg.PoolClient, () => void>();
  readonly #inUse = new Set<pg.PoolClient>();
  readonly #lost = new WeakSet<object>();
  #replicas: Replicas | undefined;

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
    // Without a listener, a connection lost while in use would end the process.
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

  /** The number of waiters for a connection. */
  get waitingForTurn(): number {
    return this.#admission.waiting;
  }

  /** Makes public responses read from replicas. */
  readFrom(replicas: Replicas): void {
    this.#replicas = replicas;
  }

  /** Takes a connection in turn; a request fails immediately while the database is known to be unreachable. */
  async #enter(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    if (this.#availability.away && isForRequest()) throw new DatabaseUnavailable();
    const leave = await this.#admission.enter();
    const isMade = this.idleCount > this.waitingCount;
    const connecting = connect();
    try {
      const client = await (isMade ? connecting : this.#inTime(connecting));
      this.#leaving.set(client, leave);
      this.#inUse.add(client);
      return client;
    } catch (error) {
      // A connection established after the timeout is released; until then it counts towards the maximum.
      connecting
        .then(
          (client) => client.release(),
          () => undefined,
        )
        .finally(leave);
      const problem = this.ending || isUnavailable(error) ? error : new DatabaseUnavailable(error);
      this.#availability.record(problem);
      throw problem;
    }
  }

  /** Limits the time to connect: a server that accepts connections and never responds would block a request for as long as a start may wait. */
  #inTime(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const patience = this.#admission.patience();
    if (patience === Infinity) return connecting;
    return inTime(Math.max(patience, shortestConnectMilliseconds), connecting, () => {
      this.#holdUp();
      return new DatabaseUnavailable(new Error('No connection was made in time.'));
    });
  }

  #holdUp(): void {
    this.#admission.holdUp();
    this.#availability.holdUp();
  }

  /** Breaks the connections in use, after the server has been silent for so long that their requests are lost. */
  breakConnections(): void {
    for (const client of this.#inUse)
      client.connection.stream.destroy(new Error('The database has been silent for too long.'));
  }

  /**
   * Records a statement's error and returns it, replaced by DatabaseUnavailable for a lost connection, as it is unknown whether the statement was
   * executed.
   */
  errorOf(client: pg.PoolClient, error: unknown): unknown {
    const problem = this.#lost.has(client) && !isUnavailable(error) ? new DatabaseUnavailable(error) : error;
    this.#availability.record(problem);
    if (isLockTimeout(problem)) this.#holdUp();
    return problem;
  }

  /** Runs `work` in one transaction: rolled back when it throws or returns a refusal, otherwise committed. Inside another one it joins that. */
  async transaction<T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const outer = scopeOf(this);
    if (outer) return outer.savepoints && outer.joined === 0 ? joinedAtSavepoint(outer, work) : joined(outer, work);
    return repeated(() => this.#attempt(work, options));
  }

  async #attempt<T>(work: () => Promise<T>, { isolation, savepoints }: TransactionOptions): Promise<T> {
    const read = publicRead();
    if (read !== undefined) read.onPrimary = true;
    const client = await this.#connectOutside();
    const scope: Scope = {
      pool: this,
      client,
      outer: scopes.getStore(),
      afterCommit: [],
      afterRefusal: [],
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
    let refused = false;
    try {
      const result = await scopes.run(scope, work);
      refused = isRefusal(result);
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
      refused = false;
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
      if (refused) for (const action of scope.afterRefusal) await action();
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
    const answer = await this.#replicas?.query(args);
    if (answer !== undefined) return answer;
    // A single statement is its own transaction: after a deadlock it was rolled back and can be retried, for example when a migration locks two
    // tables.
    return mayBeScript(args) ? this.#send(args) : repeated(() => this.#send(args));
  }

  async #send(args: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#connectOutside();
    let broken: Error | undefined;
    try {
      return await sent(client, args);
    } catch (error) {
      // pg's own pool drops the connection, with its prepared statements, after every statement error. A text without values may be a script, which
      // may leave a transaction open.
      if (!isStatementError(error) || mayBeScript(args)) broken = error as Error;
      throw this.errorOf(client, error);
    } finally {
      client.release(broken);
    }
  }
}

/** Retries work that the database aborted because of a deadlock, a few times at most. */
async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt();
    } catch (error) {
      if (repeats >= REPEATS || !requestsRetry(error)) throw error;
      // A random delay, so that the parties of a deadlock do not collide again.
      await new Promise((resolve) => setTimeout(resolve, randomInt(20 * 2 ** repeats)));
    }
  }
}

function isStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

function mayBeScript([query, values]: unknown[]): boolean {
  const config: pg.QueryConfig = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig);
  const hasValues = (((values ?? config.values) as unknown[] | undefined) ?? []).length > 0;
  return config.name === undefined && !hasValues && config.text.includes(';');
}
