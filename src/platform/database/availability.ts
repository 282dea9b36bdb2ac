import { performance } from 'node:perf_hooks';
import { DatabaseUnavailable, isUnavailable, saysUnwritable } from './unavailable.ts';

/** How long the database counts as not writable after it last reported that it is full or read-only. */
const unwritableMilliseconds = 10_000;
/** How long the database counts as held up after a statement has timed out waiting for a lock, or a connection was not established in time. */
const heldUpMilliseconds = 5_000;
/** Maximum duration of a request meanwhile: whatever it waits for, including a shared response, users get a response within two seconds. */
const longestMilliseconds = 1_700;
const lookMilliseconds = 100;

/** Tracks whether the database is reachable, from the probe and from running statements; available without a query. */
export class Availability {
  /** The reject function of each running request, with its start time; infinite for one that may be slow. */
  readonly #underWay = new Map<(reason: DatabaseUnavailable) => void, number>();
  #heldUpUntil = 0;
  #looking: NodeJS.Timeout | undefined;
  #away: DatabaseUnavailable | undefined;
  #suspected = false;
  #unwritableUntil = 0;
  /** Whether the probe found that it responds but is read-only, like a replica. */
  readOnly = false;

  /** Whether it is known to be unreachable, so that queries are pointless. */
  get away(): boolean {
    return this.#away !== undefined;
  }

  /** Whether the shop can serve requests: its database responds and accepts writes. */
  get ready(): boolean {
    return !this.away && !this.readOnly && performance.now() >= this.#unwritableUntil;
  }

  /** Whether the probe should run now: a request is waiting, or an error was observed. */
  get inQuestion(): boolean {
    return this.away || this.#suspected || this.#underWay.size > 0;
  }

  /** Marks the database as unreachable and rejects all waiting requests immediately. */
  goAway(cause: unknown): void {
    this.#away = new DatabaseUnavailable(cause);
    const reason = this.#away;
    for (const reject of this.#underWay.keys()) reject(reason);
    this.#underWay.clear();
  }

  comeBack(): void {
    this.#away = undefined;
    this.#suspected = false;
  }

  /** Records that statements are blocked by a lock, or connections not established: for a while, requests have a shorter time limit. */
  holdUp(): void {
    this.#heldUpUntil = performance.now() + heldUpMilliseconds;
    this.#looking ??= setInterval(() => this.#refuseLate(), lookMilliseconds).unref();
    this.#refuseLate();
  }

  #refuseLate(): void {
    const now = performance.now();
    if (now >= this.#heldUpUntil) {
      clearInterval(this.#looking);
      this.#looking = undefined;
      return;
    }
    for (const [reject, since] of this.#underWay) {
      if (now - since < longestMilliseconds) continue;
      this.#underWay.delete(reject);
      reject(new DatabaseUnavailable(new Error('The request waited too long for what others hold.')));
    }
  }

  /** Records the error of a statement or a connection. */
  record(error: unknown): void {
    if (isUnavailable(error)) this.#suspected = true;
    if (saysUnwritable(error)) this.#unwritableUntil = performance.now() + unwritableMilliseconds;
  }

  /**
   * Returns the result of `work`, or rejects with DatabaseUnavailable as soon as the database becomes unreachable. The work itself continues: as with
   * a lost connection, it is unknown whether it was done. `slow` work, such as a file upload, has no time limit while the database is held up.
   */
  async during<T>(work: Promise<T>, { slow = false }: { readonly slow?: boolean } = {}): Promise<T> {
    let fail: (reason: DatabaseUnavailable) => void = () => undefined;
    const silent = new Promise<never>((_, reject) => {
      fail = reject;
    });
    this.#underWay.set(fail, slow ? Infinity : performance.now());
    try {
      return await Promise.race([work, silent]);
    } finally {
      this.#underWay.delete(fail);
    }
  }
}
