import pg from 'pg';
import { performance } from 'node:perf_hooks';
import type { Log } from '../../log.ts';
import { sent } from '../pg/transaction-scope.ts';
import { type Position, WalWatch } from './wal-watch.ts';

/** Milliseconds after which a statement that a replica has not answered is sent to the primary. */
const patienceMilliseconds = 1_000;
/** Milliseconds for which a replica is not used after an error. */
const restMilliseconds = 1_000;
/** Milliseconds before a lagging replica is checked again. */
const againMilliseconds = 20;

/** One replica: its read connections, and how far it has replayed the write-ahead log. */
export class Replica {
  readonly name: string;
  readonly #log: Log;
  readonly #pool: pg.Pool;
  readonly #watch: WalWatch;
  #replayed: { position: Position; cluster: string } | undefined;
  #looking = false;
  #notBefore = 0;

  constructor(connectionString: string, { log, poolSize }: { log: Log; poolSize: number }) {
    this.name = new URL(connectionString).host;
    this.#log = log;
    const connection: pg.ClientConfig = { connectionString, application_name: 'hojreh replica', keepAlive: true };
    this.#watch = new WalWatch(connection, 'replica');
    this.#pool = new pg.Pool({
      ...connection,
      max: poolSize,
      connectionTimeoutMillis: patienceMilliseconds,
      statement_timeout: patienceMilliseconds,
    });
    this.#pool.on('error', (error) => this.#fail(error));
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Returns whether it is known to have replayed this log up to the position and has a free connection; checks in the background if that is not
   * known.
   */
  has(position: Position, cluster: string): boolean {
    const known = this.#replayed;
    if (known === undefined || known.position < position) {
      this.#look();
      return false;
    }
    if (known.cluster !== cluster) return false;
    const { idleCount, totalCount, options } = this.#pool as pg.Pool & { options: { max: number } };
    return idleCount > 0 || totalCount < options.max;
  }

  /** Returns the replica's result, or undefined if the primary must run the statement: an error on a replica has changed nothing. */
  async query(args: unknown[]): Promise<pg.QueryResult | undefined> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
    const answer = sent(client, args);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The replica fell silent.')), patienceMilliseconds);
    });
    try {
      const result = await Promise.race([answer, late]);
      client.release();
      return result;
    } catch (error) {
      answer.catch(() => undefined);
      // An error of the statement (it writes, it conflicts with the replay) does not concern the server.
      const isOfStatement = error instanceof pg.DatabaseError && error.severity === 'ERROR';
      client.release(isOfStatement ? undefined : (error as Error));
      if (!isOfStatement) this.#fail(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  #look(): void {
    if (this.#looking || performance.now() < this.#notBefore) return;
    this.#looking = true;
    void this.#watch
      .look()
      .then(
        (seen) => {
          this.#replayed = seen;
          this.#notBefore = performance.now() + againMilliseconds;
        },
        (error: unknown) => this.#fail(error),
      )
      .finally(() => (this.#looking = false));
  }

  /** Its state is no longer known: it may come back as a newly created replica. */
  #fail(error: unknown): void {
    if (this.#pool.ending) return;
    this.#replayed = undefined;
    this.#notBefore = performance.now() + restMilliseconds;
    this.#log.warn({ err: error, replica: this.name }, 'a replica of the database is left alone: the primary answers');
  }

  async close(): Promise<void> {
    await this.#watch.close();
    await this.#pool.end();
  }
}
