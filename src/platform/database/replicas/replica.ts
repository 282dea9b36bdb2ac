import pg from 'pg';
import { performance } from 'node:perf_hooks';
import type { Log } from '../../log.ts';
import { sent } from '../pg/transaction-scope.ts';
import { type Position, WalWatch } from './wal-watch.ts';

/** A statement that a replica has not answered within this time is answered by the primary. */
const patienceMilliseconds = 1_000;
/** How long one that failed is left alone. */
const restMilliseconds = 1_000;
/** How soon one that is behind is looked at again. */
const againMilliseconds = 20;

/** One replica: connections that read from it, and how far it has replayed the log of writes. */
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

  /** Whether it is known to have replayed this log as far as that, and has a connection left; looks in the background where it is not known. */
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

  /** What it answers, or undefined when the primary has to: whatever fails on a replica has changed nothing. */
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
      // What the server says of a statement (it writes, it stood in the way of the replay) says nothing of the server.
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

  /** Nothing is known of it any more: it may come back as one that was begun anew. */
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
