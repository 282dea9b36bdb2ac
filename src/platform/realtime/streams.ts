import { Readable } from 'node:stream';
import type { Shop } from '../shop.ts';

/** What an open stream gives to who fills it. */
export interface Outflow<Event> {
  /** Sends an event; with an id, a reader that comes back says after which one to go on. */
  readonly send: (event: Event, id?: number) => void;
  /** Ends the stream: the reader comes back and reads on. */
  readonly end: () => void;
}

const filler = Symbol('filler');

/** An answer that goes on: what a call with `stream` answers. Made by {@link stream}. */
export interface Stream<Event> {
  readonly [filler]: (outflow: Outflow<Event>) => () => void;
}

/** An answer that goes on: `fill` is called when it is open and answers what is to happen when it closes. */
export function stream<Event>(fill: (outflow: Outflow<Event>) => () => void): Stream<Event> {
  return { [filler]: fill };
}

export const heartbeatSeconds = 25;
/** A stream is ended now and then, whatever its process has heard of who reads it. */
const longestLifeMilliseconds = 10 * 60_000;
/** What a reader may leave unread: one that takes nothing is let go and reads on when it comes back. */
const maxUnreadBytes = 256 * 1_024;
const maxOfOneCaller = 6;
const maxAtAll = 5_000;

interface Open {
  readonly callerId: number;
  readonly readable: Readable;
  readonly endsAt: number;
}

const streamsOf = new WeakMap<Shop, Streams>();

/** Ends what a caller has open in this process, who may have been signed out or dismissed: who still may comes back and reads on. */
export function endStreamsOf(shop: Shop, callerId: number): void {
  streamsOf.get(shop)?.endOf(callerId);
}

/** The open streams of a process: bounded, kept alive by one timer, and ended together when the process stops. */
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

  /** Opens a stream for a caller; null when this caller, or the process, has too many open. */
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

  /** Ends every stream and opens none any more. */
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
