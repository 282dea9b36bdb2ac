import { CallRefused } from '#shared/contract/api-client.ts';
import { reportQuietly } from '../pages/guard.ts';

/** What the shop answered to one question, as a screen sees it. */
export type ResourceState<T> =
  | { readonly state: 'loading' }
  /** Stale: a newer answer is on its way, or could not be had. */
  | { readonly state: 'ready'; readonly answer: T; readonly stale: boolean }
  /** Without a refusal: it failed in a way that nobody planned. */
  | { readonly state: 'failed'; readonly refused: CallRefused | null };

/** How an answer is had; a list is told what it holds by now, to load as much again. */
export type Load<T> = (signal: AbortSignal, now: T | undefined) => Promise<T>;

interface ResourceOptions<T> {
  /** What is known from before: shown at once, and asked for again. */
  readonly first?: T | undefined;
  /** Hears of every answer and change. */
  readonly onAnswer?: ((answer: T) => void) | undefined;
}

/** A first failure for want of a network is tried again after so long, each later one after twice the time before, up to the longest. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/**
 * One question to the shop and its answer. Only the last answer that was asked for is taken; the old one stays while a newer is on its
 * way; what a screen changes meanwhile is not overwritten by an answer from before the change. Where the network fails it is asked
 * again when the browser says that it is back, and from time to time, for a browser says so before anything gets through.
 */
export class Resource<T> {
  #now: ResourceState<T>;
  #load: Load<T>;
  readonly #onAnswer: ((answer: T) => void) | undefined;
  readonly #listeners = new Set<() => void>();
  #asking: AbortController | null = null;
  #retrying: (() => void) | null = null;
  #pause = firstPauseMs;

  constructor(load: Load<T>, { first, onAnswer }: ResourceOptions<T> = {}) {
    this.#load = load;
    this.#onAnswer = onAnswer;
    this.#now = first === undefined ? { state: 'loading' } : { state: 'ready', answer: first, stale: true };
  }

  readonly snapshot = (): ResourceState<T> => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The question as it is put by now. */
  use(load: Load<T>): void {
    this.#load = load;
  }

  /** Asks for as long as a screen shows it; answers how to leave. */
  readonly open = (): (() => void) => {
    this.ask();
    return () => {
      this.#leave();
    };
  };

  /** Asks again; what is there stays until the answer comes. */
  readonly ask = (): void => {
    this.#leave();
    this.#pause = firstPauseMs;
    if (this.#now.state === 'ready') this.#set({ ...this.#now, stale: true });
    else this.#set({ state: 'loading' });
    this.#begin();
  };

  /** Changes what is there now; an answer that is on its way was asked for before that, and is asked for anew. */
  readonly update = (change: (now: T) => T): void => {
    if (this.#now.state !== 'ready') return;
    this.#answer(change(this.#now.answer), this.#asking !== null);
    if (this.#asking !== null) this.ask();
  };

  /** Puts an answer in, whatever there was. */
  readonly replace = (answer: T): void => {
    this.#leave();
    this.#answer(answer, false);
  };

  #set(next: ResourceState<T>): void {
    this.#now = next;
    for (const listener of this.#listeners) listener();
  }

  #answer(answer: T, stale: boolean): void {
    this.#onAnswer?.(answer);
    this.#set({ state: 'ready', answer, stale });
  }

  #leave(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#retrying?.();
    this.#retrying = null;
  }

  #begin(): void {
    const asking = new AbortController();
    this.#asking = asking;
    const { signal } = asking;
    const settle = (work: () => void) => {
      if (signal.aborted) return;
      this.#asking = null;
      work();
    };
    this.#load(signal, this.#now.state === 'ready' ? this.#now.answer : undefined).then(
      (answer) => {
        settle(() => {
          this.#answer(answer, false);
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
    const cutOff = refused?.status === 0;
    // What a customer reads is not taken away because the next look at it met no network, or a shop that is busy.
    const stays = this.#now.state === 'ready' && (cutOff || refused === null || refused.status >= 500);
    if (!stays) this.#set({ state: 'failed', refused });
    if (cutOff) this.#retryLater();
  }

  #retryLater(): void {
    const again = () => {
      this.#retrying?.();
      this.#retrying = null;
      this.#begin();
    };
    const timer = setTimeout(again, this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPauseMs);
    addEventListener('online', again);
    this.#retrying = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }
}
