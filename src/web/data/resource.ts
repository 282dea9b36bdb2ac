import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { reportQuietly } from '../pages/guard.ts';

/** The response to a request, as the state that a screen displays. */
export type ResourceState<T> =
  | { readonly state: 'loading' }
  /** Stale: a newer response is pending, or could not be loaded. */
  | { readonly state: 'ready'; readonly data: T; readonly stale: boolean }
  /** Without a refusal: an unexpected error. */
  | { readonly state: 'failed'; readonly refused: CallRefused | null };

/** Loads a response; a list receives its current content, to load as much again. */
export type Load<T> = (signal: AbortSignal, now: T | undefined) => Promise<T>;

/** Returns the milliseconds before the next automatic reload, from the current data; null for none. */
export type LookAgain<T> = (data: T) => number | null;

/** The pause before the first retry after a network error in milliseconds, doubled for each further one up to the maximum. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** Data loaded within this many milliseconds is not reloaded on return to the page. */
const returnMs = 1_000;

let moment = 0;

/** Returns the next number of a logical clock: a response requested before a moment does not reflect what happened at it. */
export const nextMoment = (): number => ++moment;

/**
 * A request to the shop and its response, shared by all screens that display it. Only the response to the latest request is used; the old one stays
 * while a newer is pending; a local change is not overwritten by a response from before it. After a network error it is requested again when the
 * browser reports that it is online, and at intervals, since that report comes before connections work; so is a response that could not be loaded
 * because the shop was busy.
 */
export class Resource<T> {
  #now: ResourceState<T> = { state: 'loading' };
  #load: Load<T>;
  #lookAgain: LookAgain<T> | undefined;
  readonly #listeners = new Set<() => void>();
  #requesting: AbortController | null = null;
  /** Cancels the wait for the next request. */
  #waiting: (() => void) | null = null;
  #pause = firstPauseMs;
  #screens = 0;
  #isHeld = true;
  /** The moment at which the current or pending data was requested, and the time in milliseconds. */
  #requestedAt = 0;
  #requestedMs = 0;

  constructor(load: Load<T>) {
    this.#load = load;
  }

  readonly snapshot = (): ResourceState<T> => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the current load function and options. */
  use(load: Load<T>, lookAgain?: LookAgain<T>, isHeld = true): void {
    this.#load = load;
    this.#lookAgain = lookAgain;
    this.#isHeld = isHeld;
  }

  /** Whether a screen displays it. */
  get isVisible(): boolean {
    return this.#screens > 0;
  }

  /**
   * Loads when the first screen displays it, unless its page contains the data, and aborts with the last; returns a function that closes it for the
   * screen.
   */
  readonly open = (first?: T): (() => void) => {
    this.#screens += 1;
    if (this.#now.state === 'loading' && first !== undefined) this.replace(first);
    else if (this.#screens === 1 || this.#now.state === 'failed') this.refresh();
    return () => {
      this.#screens -= 1;
      if (this.#screens > 0) return;
      this.#leave();
      if (!this.#isHeld) this.#set({ state: 'loading' });
    };
  };

  /** Loads again; the current data stays until the response arrives. */
  readonly refresh = (): void => {
    this.#leave();
    this.#pause = firstPauseMs;
    if (this.#now.state === 'ready') this.#set({ ...this.#now, stale: true });
    else this.#set({ state: 'loading' });
    this.#begin();
  };

  /** Reloads after an event that may have changed it, if it is displayed and was requested before that event. */
  readonly outdate = (at: number): void => {
    if (this.isVisible && this.#requestedAt < at) this.refresh();
  };

  /** Reloads when the user returns to the page, if it is displayed and not just loaded: others may have changed it. */
  readonly lookAfterReturn = (): void => {
    const isOld = performance.now() - this.#requestedMs > returnMs;
    if (this.isVisible && this.#isHeld && isOld && this.#requesting === null && this.#now.state === 'ready')
      this.refresh();
  };

  /** Deletes the data, which belonged to somebody else. A screen that still displays it a moment later loads it again. */
  readonly forget = (): void => {
    this.#leave();
    this.#set({ state: 'loading' });
    setTimeout(() => {
      if (this.isVisible && this.#requesting === null && this.#now.state === 'loading') this.refresh();
    });
  };

  /** Changes the current data; a pending response was requested before that, and is requested again. */
  readonly update = (change: (now: T) => T): void => {
    if (this.#now.state !== 'ready') return;
    const isRequesting = this.#requesting !== null;
    this.#set({ state: 'ready', data: change(this.#now.data), stale: isRequesting });
    if (isRequesting) this.refresh();
  };

  /** Replaces the data, whatever the state was. */
  readonly replace = (data: T): void => {
    this.#leave();
    this.#noteRequest();
    this.#answer(data);
  };

  #set(next: ResourceState<T>): void {
    this.#now = next;
    for (const listener of this.#listeners) listener();
  }

  #answer(data: T): void {
    this.#set({ state: 'ready', data, stale: false });
    const after = this.#lookAgain?.(data) ?? null;
    if (after !== null && this.isVisible) this.#requestAfter(after);
  }

  #noteRequest(): void {
    this.#requestedAt = nextMoment();
    this.#requestedMs = performance.now();
  }

  #leave(): void {
    this.#requesting?.abort();
    this.#requesting = null;
    this.#waiting?.();
    this.#waiting = null;
  }

  #begin(): void {
    const requesting = new AbortController();
    this.#requesting = requesting;
    this.#noteRequest();
    const { signal } = requesting;
    const settle = (work: () => void) => {
      if (signal.aborted) return;
      this.#requesting = null;
      work();
    };
    this.#load(signal, this.#now.state === 'ready' ? this.#now.data : undefined).then(
      (data) => {
        settle(() => {
          this.#answer(data);
        });
      },
      (error: unknown) => {
        settle(() => {
          this.#fail(error);
        });
      },
    );
  }

  #fail(error: unknown): void {
    const refused = error instanceof CallRefused ? error : null;
    if (refused === null) reportQuietly(error);
    const cutOff = refused !== null && isNoAnswer(refused.status);
    // Displayed data is not removed because a reload met a network error or a busy shop.
    const stays = this.#now.state === 'ready' && (cutOff || refused === null || refused.status >= 500);
    if (!stays) this.#set({ state: 'failed', refused });
    // A busy shop is retried like an unreachable one: otherwise displayed data would stay old, or a list of choices empty, for ever.
    const isBusy = refused !== null && refused.status >= 500;
    if (cutOff || isBusy || (refused === null && this.#lookAgain !== undefined)) {
      this.#requestAfter(this.#pause);
      this.#pause = Math.min(this.#pause * 2, longestPauseMs);
    }
  }

  /** Loads again after a pause, which begins with the last response; sooner when the network is back, later while the page is hidden. */
  #requestAfter(ms: number): void {
    const again = () => {
      this.#waiting?.();
      this.#waiting = null;
      this.#begin();
    };
    const timer = setTimeout(() => {
      if (typeof document === 'undefined' || document.visibilityState === 'visible') again();
      else document.addEventListener('visibilitychange', again);
    }, ms);
    addEventListener('online', again);
    this.#waiting = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', again);
    };
  }
}
