import { performance } from 'node:perf_hooks';
import { DatabaseUnavailable, isUnavailable, saysFull } from './unavailable.ts';

/** How long a shop counts as full after its database last reported so. */
const fullMilliseconds = 10_000;

/** Whether the database can be reached, as the probe and the statements under way find it; known without querying it. */
export class Availability {
  readonly #underWay = new Set<(reason: DatabaseUnavailable) => void>();
  #away: DatabaseUnavailable | undefined;
  #suspected = false;
  #fullUntil = 0;

  /** Known to be away: a query is of no use. */
  get away(): boolean {
    return this.#away !== undefined;
  }

  /** Whether the shop can do what is requested of it: its database answers and takes what is written. */
  get ready(): boolean {
    return !this.away && performance.now() >= this.#fullUntil;
  }

  /** Whether the probe should look now: somebody waits for an answer, or it was seen to fail. */
  get inQuestion(): boolean {
    return this.away || this.#suspected || this.#underWay.size > 0;
  }

  /** From now on it is away; whoever waits hears it at once instead of waiting for a server that has fallen silent. */
  goAway(cause: unknown): void {
    this.#away = new DatabaseUnavailable(cause);
    const reason = this.#away;
    for (const reject of this.#underWay) reject(reason);
    this.#underWay.clear();
  }

  comeBack(): void {
    this.#away = undefined;
    this.#suspected = false;
  }

  /** Hears how a statement failed, or a connection. */
  record(error: unknown): void {
    if (isUnavailable(error)) this.#suspected = true;
    if (saysFull(error)) this.#fullUntil = performance.now() + fullMilliseconds;
  }

  /**
   * What `work` answers, or DatabaseUnavailable as soon as the database falls silent meanwhile. The work itself then goes on to
   * its own end: as with a connection that broke off, one cannot know whether it was done.
   */
  async during<T>(work: Promise<T>): Promise<T> {
    let fail: (reason: DatabaseUnavailable) => void = () => undefined;
    const silent = new Promise<never>((_, reject) => {
      fail = reject;
    });
    this.#underWay.add(fail);
    try {
      return await Promise.race([work, silent]);
    } finally {
      this.#underWay.delete(fail);
    }
  }
}
