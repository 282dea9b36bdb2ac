import { performance } from 'node:perf_hooks';
import { DatabaseUnavailable, isUnavailable, saysUnwritable } from './unavailable.ts';

/** How long a database counts as one that cannot be written after it last reported that it is full, or read only. */
const unwritableMilliseconds = 10_000;
/** How long the database counts as held up after a statement has timed out at somebody's lock, or a connection was not made in time. */
const heldUpMilliseconds = 5_000;
/** What a request takes at most meanwhile: whatever it waits for, a shared answer as well, people hear within two seconds. */
const longestMilliseconds = 1_700;
const lookMilliseconds = 100;

/** Whether the database can be reached, as the probe and the statements under way find it; known without querying it. */
export class Availability {
  /** How to refuse each request under way, and since when it is; one that may take its time since never. */
  readonly #underWay = new Map<(reason: DatabaseUnavailable) => void, number>();
  #heldUpUntil = 0;
  #looking: NodeJS.Timeout | undefined;
  #away: DatabaseUnavailable | undefined;
  #suspected = false;
  #unwritableUntil = 0;
  /** Whether the probe found that it answers and lets nothing be written, as a replica does. */
  readOnly = false;

  /** Known to be away: a query is of no use. */
  get away(): boolean {
    return this.#away !== undefined;
  }

  /** Whether the shop can do what is requested of it: its database answers and takes what is written. */
  get ready(): boolean {
    return !this.away && !this.readOnly && performance.now() >= this.#unwritableUntil;
  }

  /** Whether the probe should look now: somebody waits for an answer, or it was seen to fail. */
  get inQuestion(): boolean {
    return this.away || this.#suspected || this.#underWay.size > 0;
  }

  /** From now on it is away; whoever waits hears it at once instead of waiting for a server that has fallen silent. */
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

  /** Statements hang at somebody's lock, or connections are not made: for a while no request waits for longer than people do. */
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

  /** Hears how a statement failed, or a connection. */
  record(error: unknown): void {
    if (isUnavailable(error)) this.#suspected = true;
    if (saysUnwritable(error)) this.#unwritableUntil = performance.now() + unwritableMilliseconds;
  }

  /**
   * What `work` answers, or DatabaseUnavailable as soon as the database falls silent meanwhile. The work itself then goes on to
   * its own end: as with a connection that broke off, one cannot know whether it was done. Work that is `slow`, as where a file arrives,
   * may take its time while others hold the database up.
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
