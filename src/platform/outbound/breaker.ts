import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';

/** The number of consecutive calls without a response after which the service counts as unavailable. */
const silentCalls = 5;
/** Milliseconds for which calls then fail at once; after that one call tests whether it is back. */
const openMilliseconds = 30_000;

/** An external service has not responded for a while: calls fail at once until the next attempt. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

interface BreakerOptions {
  /** The service's name in the log. */
  readonly service: string;
  readonly log?: Pick<Log, 'warn' | 'info'> | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * A circuit breaker for a service that does not respond: after five consecutive calls without a response, calls fail at once for half a minute
 * instead of each waiting for its timeout. A service that responds, with whatever status, is available.
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

  /** Runs `work`, or throws ServiceAway; `silent` returns whether an error means that the service did not respond. */
  async run<T>(work: () => Promise<T>, silent: (error: unknown) => boolean = () => true): Promise<T> {
    if (this.#openUntil > this.#now()) throw new ServiceAway(`${this.#options.service} has not answered for a while.`);
    // The probing call; others that arrive while it waits are not let through.
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
