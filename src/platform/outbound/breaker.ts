import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';

/** So many calls in a row without an answer, and the service counts as away. */
const silentCalls = 5;
/** How long nobody waits for it then; after that one call tries whether it is back. */
const openMilliseconds = 30_000;

/** A service outside has not answered for a while: nobody waits for it again before the next try. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

interface BreakerOptions {
  /** The service, as the log names it. */
  readonly service: string;
  readonly log?: Pick<Log, 'warn' | 'info'> | undefined;
  /** Milliseconds of a clock that only goes on. */
  readonly now?: () => number;
}

/**
 * Keeps calls from a service that does not answer: after five in a row without an answer it fails for half a minute at once, instead of
 * letting each caller wait for the end of its time. A service that answers, whatever it says, is there.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #silent = 0;
  #openUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Does `work`, or throws ServiceAway; `silent` says whether an error means that the service did not answer. */
  async run<T>(work: () => Promise<T>, silent: (error: unknown) => boolean = () => true): Promise<T> {
    if (this.#openUntil > this.#now()) throw new ServiceAway(`${this.#options.service} has not answered for a while.`);
    // The one that tries; whoever comes while it waits is not let through.
    if (this.#silent >= silentCalls) this.#openUntil = this.#now() + openMilliseconds;
    try {
      const answer = await work();
      this.#answered();
      return answer;
    } catch (error) {
      if (silent(error)) this.#fellSilent();
      else this.#answered();
      throw error;
    }
  }

  #answered(): void {
    if (this.#silent >= silentCalls)
      this.#options.log?.info({ service: this.#options.service }, 'a service outside answers again');
    this.#silent = 0;
    this.#openUntil = 0;
  }

  #fellSilent(): void {
    this.#silent += 1;
    if (this.#silent < silentCalls) return;
    if (this.#silent === silentCalls)
      this.#options.log?.warn({ service: this.#options.service }, 'a service outside does not answer');
    this.#openUntil = this.#now() + openMilliseconds;
  }
}
