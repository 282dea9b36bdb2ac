import { Readable } from 'node:stream';
import type { Shop } from '../shop.ts';

/** The interface by which an open stream is filled. */
export interface Outflow<Event> {
  /** Sends an event; with an id, a reader that reconnects sends the last one it received. */
  readonly send: (event: Event, id?: number) => void;
  /** Ends the stream: the reader reconnects and continues. */
  readonly end: () => void;
}

const filler = Symbol('filler');

/** A streaming response, for a call with `stream`. Created by {@link stream}. */
export interface Stream<Event> {
  readonly [filler]: (outflow: Outflow<Event>) => () => void;
}

/** Creates a streaming response: `fill` is called when it is open and returns a function that is called when it closes. */
export function stream<Event>(fill: (outflow: Outflow<Event>) => () => void): Stream<Event> {
  return { [filler]: fill };
}

export const heartbeatSeconds = 25;
/** Every stream is ended after this time, even if its process was not notified of a change of its reader's rights. */
const longestLifeMilliseconds = 10 * 60_000;
/** The unread bytes a reader may accumulate: one that reads nothing is disconnected and continues when it reconnects. */
const maxUnreadBytes = 256 * 1_024;
const maxOfOneCaller = 6;
const maxAtAll = 5_000;

interface Open {
  readonly callerId: number;
  readonly readable: Readable;
  readonly endsAt: number;
}

const streamsOf = new WeakMap<Shop, Streams>();

/**
 * Ends a caller's open streams in this process, as the caller may have been signed out or dismissed: one still authorised reconnects and continues.
 */
export function endStreamsOf(shop: Shop, callerId: number): void {
  streamsOf.get(shop)?.endOf(callerId);
}

/** The open streams of a process: limited in number, pinged by one timer, and ended together when the process stops. */
export class Streams {
  readonly #shop: Shop;
  readonly #open = new Set<Open>();
  readonly #ofCaller = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(shop: Shop) {
    this.#shop = shop;
    streamsOf.set(shop, this);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Opens a stream for a caller; null if this caller, or the process, has too many open. */
  open<Event>(callerId: number, answer: Stream<Event>, write: (event: Event) => string): Readable | null {
    const others = this.#ofCaller.get(callerId) ?? 0;
    if (this.#closed || others >= maxOfOneCaller || this.#open.size >= maxAtAll) return null;
    const readable = new Readable({ read: () => undefined });
    const open: Open = { callerId, readable, endsAt: this.#shop.clock.now().getTime() + longestLifeMilliseconds };
    this.#open.add(open);
    this.#ofCaller.set(callerId, others + 1);
    this.#timer ??= setInterval(() => {
      this.#beat();
    }, heartbeatSeconds * 1_000).unref();
    push(readable, ': open\n\n');
    const close = answer[filler]({
      send: (event, id) => {
        push(readable, `${id === undefined ? '' : `id: ${id}\n`}data: ${write(event)}\n\n`);
      },
      end: () => {
        finish(readable);
      },
    });
    readable.once('close', () => {
      close();
      this.#forget(open);
    });
    return readable;
  }

  /** Ends the streams of one caller. */
  endOf(callerId: number): void {
    for (const open of this.#open) if (open.callerId === callerId) finish(open.readable);
  }

  /** Ends every stream and opens no more. */
  close(): void {
    this.#closed = true;
    for (const { readable } of this.#open) finish(readable);
  }

  #beat(): void {
    const now = this.#shop.clock.now().getTime();
    for (const { readable, endsAt } of this.#open) {
      if (endsAt <= now) finish(readable);
      else push(readable, ': still here\n\n');
    }
  }

  #forget(open: Open): void {
    const { callerId } = open;
    this.#open.delete(open);
    const left = (this.#ofCaller.get(callerId) ?? 1) - 1;
    if (left > 0) this.#ofCaller.set(callerId, left);
    else this.#ofCaller.delete(callerId);
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function push(readable: Readable, text: string): void {
  if (readable.readableEnded || readable.destroyed) return;
  if (readable.readableLength > maxUnreadBytes) readable.destroy();
  else readable.push(text);
}

function finish(readable: Readable): void {
  if (!readable.destroyed && !readable.readableEnded) readable.push(null);
}
