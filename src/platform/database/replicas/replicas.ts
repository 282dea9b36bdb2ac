import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { publicRead } from './public-reads.ts';
import { Replica } from './replica.ts';
import { type Position, WalWatch } from './wal-watch.ts';

/** How long a position of the primary is good for: no replica answers that is further behind. */
const goodMilliseconds = 5_000;
/** How soon a primary that did not say its position is queried again. */
const againMilliseconds = 300;

/**
 * The replicas of a database. Reads that make an answer for everybody go to one that has replayed the log of writes as far as the
 * primary had written it after the last write that made an answer outdated; until that is known, and whenever a replica is behind,
 * away or slow, they go to the primary at once.
 */
export class Replicas {
  readonly #replicas: readonly Replica[];
  readonly #primary: WalWatch;
  /** How far a replica must have replayed; undefined while it is not known. */
  #floor: { position: Position; cluster: string; readAt: number } | undefined;
  /** Grows with each write that made an answer outdated. */
  #outdated = 0;
  #reading = false;
  #notBefore = 0;
  #answered = 0;
  #left = 0;

  constructor(options: { primary: pg.ClientConfig; urls: readonly string[]; poolSize: number; log: Log }) {
    this.#primary = new WalWatch(options.primary, 'primary');
    // Each process begins with another one, so that they share the work.
    const first = randomInt(options.urls.length);
    const inTurn = [...options.urls.slice(first), ...options.urls.slice(0, first)];
    this.#replicas = inTurn.map((url) => new Replica(url, options));
  }

  /** How many statements of answers for everybody were answered by replicas. */
  get answered(): number {
    return this.#answered;
  }

  /** How many of them were left to the primary, because no replica was known to have caught up. */
  get left(): number {
    return this.#left;
  }

  /** Something was written that made answers outdated, or may have been: no replica is read until it has replayed that. */
  mustCatchUp(): void {
    this.#outdated += 1;
    this.#floor = undefined;
    this.#readFloor();
  }

  /** What a replica answers to a statement of an answer for everybody; undefined when the primary has to. */
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
        // What was written meanwhile may stand behind this position.
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
