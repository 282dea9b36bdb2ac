import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { publicRead } from './public-reads.ts';
import { Replica } from './replica.ts';
import { type Position, WalWatch } from './wal-watch.ts';

/** Milliseconds for which a position of the primary is valid: no replica that lags by more is read. */
const goodMilliseconds = 5_000;
/** Milliseconds before a primary that did not return its position is queried again. */
const againMilliseconds = 300;

/**
 * The replicas of a database. Reads for public responses go to one that has replayed the write-ahead log up to the primary's position after the last
 * write that invalidated a response; until that is known, and whenever a replica lags, is unavailable or slow, they go to the primary at once.
 */
export class Replicas {
  readonly #replicas: readonly Replica[];
  readonly #primary: WalWatch;
  /** The position up to which a replica must have replayed; undefined while unknown. */
  #floor: { position: Position; cluster: string; readAt: number } | undefined;
  /** Incremented by each write that invalidated a response. */
  #outdated = 0;
  #reading = false;
  #notBefore = 0;
  #answered = 0;
  #left = 0;

  constructor(options: { primary: pg.ClientConfig; urls: readonly string[]; poolSize: number; log: Log }) {
    this.#primary = new WalWatch(options.primary, 'primary');
    // Each process starts with a random one, which spreads the load.
    const first = randomInt(options.urls.length);
    const inTurn = [...options.urls.slice(first), ...options.urls.slice(0, first)];
    this.#replicas = inTurn.map((url) => new Replica(url, options));
  }

  /** The number of statements for public responses that replicas answered. */
  get answered(): number {
    return this.#answered;
  }

  /** The number of them that went to the primary because no replica was known to have caught up. */
  get left(): number {
    return this.#left;
  }

  /** Records a write that invalidated responses or may have: no replica is read until it has replayed it. */
  mustCatchUp(): void {
    this.#outdated += 1;
    this.#floor = undefined;
    this.#readFloor();
  }

  /** Returns a replica's result for a statement of a public response; undefined if the primary must run it. */
  async query(args: unknown[]): Promise<pg.QueryResult | undefined> {
    const read = publicRead();
    if (read === undefined) return undefined;
    const replica = read.onPrimary ? undefined : this.#upToDate(read.replica);
    const result = await replica?.query(args);
    if (result === undefined) {
      read.onPrimary = true;
      this.#left += 1;
    } else {
      this.#answered += 1;
      read.replica = replica;
    }
    return result;
  }

  #upToDate(chosen: object | undefined): Replica | undefined {
    const floor = this.#floor;
    if (floor === undefined || performance.now() - floor.readAt > goodMilliseconds) {
      this.#readFloor();
      return undefined;
    }
    return this.#replicas.find(
      (replica) => (chosen === undefined || chosen === replica) && replica.has(floor.position, floor.cluster),
    );
  }

  #readFloor(): void {
    if (this.#reading || performance.now() < this.#notBefore) return;
    this.#reading = true;
    const readAt = performance.now();
    const outdated = this.#outdated;
    void this.#primary.look().then(
      (seen) => {
        this.#reading = false;
        // A write in the meantime may lie beyond this position.
        if (outdated !== this.#outdated) this.#readFloor();
        else this.#floor = { ...seen, readAt };
      },
      () => {
        this.#reading = false;
        this.#notBefore = performance.now() + againMilliseconds;
      },
    );
  }

  async close(): Promise<void> {
    await this.#primary.close();
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }
}
