import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { reportQuietly } from '../pages/guard.ts';

/** What the shop answered to one question, as a screen sees it. */
export type ResourceState<T> =
  | { readonly state: 'loading' }
  /** Stale: a newer answer is on its way, or could not be had. */
  | { readonly state: 'ready'; readonly data: T; readonly stale: boolean }
  /** Without a refusal: it failed in a way that nobody planned. */
  | { readonly state: 'failed'; readonly refused: CallRefused | null };

/** How an answer is had; a list is given what it holds by now, to load as much again. */
export type Load<T> = (signal: AbortSignal, now: T | undefined) => Promise<T>;

/** After how many milliseconds it is loaded again by itself, by what is known; null: not. */
export type LookAgain<T> = (data: T) => number | null;

/** A first error for want of a network is tried again after so long, each later one after twice the time before, up to the longest. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** What was loaded so short a time ago is not loaded again for who comes back to the page. */
const returnMs = 1_000;

let moment = 0;

/** The order of what happens: what was requested before a moment does not know what happened at it. */
export const nextMoment = (): number => ++moment;

/**
 * One question to the shop and its answer, for however many screens show it. Only the answer to the last request is
 * taken; the old one stays while a newer is on its way; what a screen changes meanwhile is not overwritten by an answer
 * from before the change. Where the network fails it is requested again when the browser says that it is back, and from
 * time to time, for a browser says so before anything gets through; so is what could not be loaded because the shop was busy.
 */
export class Resource<T> {
  #now: ResourceState<T> = { state: 'loading' };
  #load: Load<T>;
  #lookAgain: LookAgain<T> | undefined;
  readonly #listeners = new Set<() => void>();
  #requesting: AbortController | null = null;
  /** Ends the wait for the next question. */
  #waiting: (() => void) | null = null;
  #pause = firstPauseMs;
  #screens = 0;
  #isHeld = true;
  /** The moment at which what is known, or on its way, was requested, and when that was. */
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

  /** The question as it is put by now. */
  use(load: Load<T>, lookAgain?: LookAgain<T>, isHeld = true): void {
    this.#load = load;
    this.#lookAgain = lookAgain;
    this.#isHeld = isHeld;
  }

  /** Whether a screen shows it. */
  get isVisible(): boolean {
    return this.#screens > 0;
  }

  /** Loads when the first screen shows it, unless its page brought the answer along, and is left with the last; answers how to leave. */
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

  /** Loads again; what is there stays until the answer comes. */
  readonly refresh = (): void => {
    this.#leave();
    this.#pause = firstPauseMs;
    if (this.#now.state === 'ready') this.#set({ ...this.#now, stale: true });
    else this.#set({ state: 'loading' });
    this.#begin();
  };

  /** Something happened that may have changed it: loads again where it is displayed and was requested before that. */
  readonly outdate = (at: number): void => {
    if (this.isVisible && this.#requestedAt < at) this.refresh();
  };

  /** Somebody comes back to the page: what others changed meanwhile is loaded where it is displayed, unless that was a moment ago. */
  readonly lookAfterReturn = (): void => {
    const isOld = performance.now() - this.#requestedMs > returnMs;
    if (this.isVisible && this.#isHeld && isOld && this.#requesting === null && this.#now.state === 'ready')
      this.refresh();
  };

  /** It belonged to somebody else: nothing of it stays. A screen that still shows it a moment later is answered anew. */
  readonly forget = (): void => {
    this.#leave();
    this.#set({ state: 'loading' });
    setTimeout(() => {
      if (this.isVisible && this.#requesting === null && this.#now.state === 'loading') this.refresh();
    });
  };

  /** Changes what is there now; an answer that is on its way was requested before that, and is requested anew. */
  readonly update = (change: (now: T) => T): void => {
    if (this.#now.state !== 'ready') return;
    const isRequesting = this.#requesting !== null;
    this.#set({ state: 'ready', data: change(this.#now.data), stale: isRequesting });
    if (isRequesting) this.refresh();
  };

  /** Puts an answer in, whatever there was. */
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
    // What a customer reads is not taken away because the next look at it met no network, or a shop that is busy.
    const stays = this.#now.state === 'ready' && (cutOff || refused === null || refused.status >= 500);
    if (!stays) this.#set({ state: 'failed', refused });
    // A shop that is busy is requested again like one that is not reached: what is displayed would stay old, or a list of choices empty, for ever.
    const isBusy = refused !== null && refused.status >= 500;
    if (cutOff || isBusy || (refused === null && this.#lookAgain !== undefined)) {
      this.#requestAfter(this.#pause);
      this.#pause = Math.min(this.#pause * 2, longestPauseMs);
    }
  }

  /**
   * Loads again after a pause, which begins when the last answer has come; sooner when the network is back, later where
   * nobody looks.
   */
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
