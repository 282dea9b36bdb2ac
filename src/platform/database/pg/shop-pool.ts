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

/** How a transaction sees the others; PostgreSQL's own default is `read committed`. */
export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /**
   * Transactions inside it are parts with a savepoint each: one that fails or refuses is undone alone, so that who catches it
   * may try again, as where there is no transaction around it.
   */
  savepoints?: boolean;
}

const REPEATS = 3;
/** What a connection that is being made is given even where little may be waited. */
const shortestConnectMilliseconds = 200;

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

  /** Lets answers for everybody be read from replicas. */
  readFrom(replicas: Replicas): void {
    this.#replicas = replicas;
  }

  /** Takes a connection in turn; a request does not even try while the database is known to be away. */
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
      // One that is made after all is given back; until then it counts as one of those that there are.
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

  /** A server that takes connections and never answers them would hold a request for as long as a start may wait. */
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
    if (isLockTimeout(problem)) this.#holdUp();
    return problem;
  }

  /** Runs `work` in one transaction: rolled back when it throws or answers a refusal, else committed. Inside another it joins it. */
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
    // One statement is a transaction of its own: what a deadlock cost it is undone, as where a migration locks two tables in its turn.
    return mayBeScript(args) ? this.#send(args) : repeated(() => this.#send(args));
  }

  async #send(args: unknown[]): Promise<pg.QueryResult> {
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

/** Runs what the database wants to begin again after a deadlock, a few times at most. */
async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt();
    } catch (error) {
      if (repeats >= REPEATS || !requestsRetry(error)) throw error;
      // The rivals of a deadlock must not meet again at the same moment.
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
