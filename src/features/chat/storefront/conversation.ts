import type { MessageFile } from '#features/media/media.contract.ts';
import { fileAddressGoodForMs } from '#features/media/message-files.rules.ts';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { browserNow } from '#web/browser-clock.ts';
import { repeat } from '#web/data/repeat.ts';
import { Resource } from '#web/data/resource.ts';
import { followLive } from '#web/session/live.ts';
import { currentSession } from '#web/session/session.ts';
import { emptyLog, startedWith, withMessages, type ChatLog } from '../chat-log.rules.ts';
import type { ChatEvent, ChatState, Message, Side } from '../chat.contract.ts';
import { keepUnsent, unsentOf, type Pending } from './unsent-messages.ts';

interface Page {
  readonly data: readonly Message[];
  readonly next: string | null;
}

/** How a conversation speaks with the shop: the customer's way or the staff's. */
export interface ChatLine {
  readonly me: Side;
  /** Names the conversation within the browser, where what was not taken yet outlives the page; without one nothing does. */
  readonly draftKey?: string;
  readonly load: (before?: number) => Promise<Page>;
  readonly send: (message: { client_id: string; text: string; files: string[] }) => Promise<Message>;
  readonly read: (upTo: number) => Promise<unknown>;
  readonly typing: () => Promise<unknown>;
  readonly streamAddress: (after: number) => string;
  /** What the stream sends beside the conversation itself. */
  readonly onOther?: (event: ChatEvent) => void;
}

export interface Snapshot {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly log: ChatLog;
  readonly pending: readonly Pending[];
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
  readonly chat: ChatState;
  readonly connected: boolean;
  readonly otherTypes: boolean;
}

const triedAgainMs = 10_000;
const typingShowsMs = 5_000;
const typingNotifiedMs = 3_000;
const personNow = (): number | null => {
  const session = currentSession();
  return session.state === 'customer' ? session.customer.id : null;
};
const nobody: ChatState = { customer_read: 0, staff_read: 0, online: false, status: 'open' };

/** The texts that a conversation itself needs. */
export interface ConversationTexts {
  readonly noConnection: string;
  readonly notSent: string;
}

/** A conversation that is open on a screen: its messages, those on their way, and the other side. */
export class Conversation {
  readonly #line: ChatLine;
  readonly #texts: ConversationTexts;
  /** Distinguishes it from other conversations, for what is stored of it. */
  readonly name: string;
  readonly #listeners = new Set<() => void>();
  #now: Snapshot = {
    state: 'loading',
    log: emptyLog,
    pending: [],
    hasOlder: false,
    loadingOlder: false,
    chat: nobody,
    connected: true,
    otherTypes: false,
  };
  #stop: (() => void) | undefined;
  /** Who writes here: what is not sent yet is sent as nobody else. */
  readonly #writer = personNow();
  /** No screen shows it: what is not sent yet is stored for the next that does, which may have more by now. */
  #isLeft = false;
  #sending = false;
  #toldTypingAt = -Infinity;
  #readUpTo = 0;
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  /** Before which message each older page ends, the newest page first. */
  readonly #olderThan: number[] = [];

  constructor(line: ChatLine, texts: ConversationTexts) {
    this.#line = line;
    this.#texts = texts;
    this.name = line.draftKey ?? 'unknown';
    this.#now = { ...this.#now, pending: unsentOf(line.draftKey).map((message) => ({ ...message, failed: null })) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#now;

  /** Loads the newest messages and follows the conversation; answers how to stop. */
  open(): () => void {
    this.#isLeft = false;
    const stopTrying = repeat(
      () => {
        this.#sendWaiting();
        return Promise.resolve();
      },
      { everyMs: triedAgainMs },
    );
    const stopFreshening = repeat(() => this.#freshenFiles(), { everyMs: fileAddressGoodForMs });
    this.#change({ state: 'loading' });
    // Where the network is away it is loaded as soon as that is back.
    const newest = new Resource(() => this.#line.load());
    newest.subscribe(() => {
      const loaded = newest.snapshot();
      if (loaded.state === 'failed') this.#change({ state: 'failed' });
      if (loaded.state === 'ready' && this.#now.state !== 'ready') this.#begin(loaded.data);
    });
    const stopLoading = newest.open();
    return () => {
      this.#isLeft = true;
      stopLoading();
      stopTrying();
      stopFreshening();
      clearTimeout(this.#typingEnds);
      this.#stop?.();
    };
  }

  /** Shows the newest messages, and follows what comes. */
  #begin(page: Page): void {
    this.#change({ state: 'ready', log: startedWith(page.data), hasOlder: page.next !== null });
    // What the page before this one had not handed over goes out under the same name: it stays one.
    this.#take(page.data);
    this.#sendNext();
    this.#stop = followLive<ChatEvent>({
      address: () => this.#line.streamAddress(this.#now.log.upTo),
      onEvent: (event) => {
        this.#hear(event);
      },
      onConnection: (connected) => {
        this.#change({ connected });
        if (connected) this.#sendWaiting();
      },
    });
  }

  /** Shows a message at once and sends it in its turn. */
  send(text: string, files: readonly MessageFile[] = [], keys: readonly string[] = []): void {
    this.#toldTypingAt = -Infinity;
    const message: Pending = {
      client_id: crypto.randomUUID(),
      text,
      files,
      keys,
      at: new Date(browserNow()).toISOString(),
      failed: null,
    };
    this.#change({ pending: [...this.#now.pending, message] });
    this.#sendWaiting();
  }

  /** Sends one again that was not taken, under the same name: should the shop have stored it after all, it stays one. */
  again(clientId: string): void {
    this.#changePending(clientId, { failed: null });
    this.#sendWaiting();
  }

  /** Gives one up that was not taken. */
  giveUp(clientId: string): void {
    this.#change({ pending: this.#now.pending.filter((message) => message.client_id !== clientId) });
  }

  /** The messages before the oldest that is known. */
  async loadOlder(): Promise<void> {
    const oldest = this.#now.log.messages[0]?.number;
    if (oldest === undefined || this.#now.loadingOlder) return;
    this.#change({ loadingOlder: true });
    try {
      const page = await this.#line.load(oldest);
      this.#olderThan.push(oldest);
      this.#change({ log: withMessages(this.#now.log, page.data), hasOlder: page.next !== null });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
    } finally {
      this.#change({ loadingOlder: false });
    }
  }

  /** Notifies the other side that everything that stands here has been seen. */
  seen(): void {
    const last = this.#now.log.messages.findLast((message) => message.by !== this.#line.me)?.number ?? 0;
    const known = this.#line.me === 'customer' ? this.#now.chat.customer_read : this.#now.chat.staff_read;
    if (last <= Math.max(known, this.#readUpTo)) return;
    this.#readUpTo = last;
    this.#line.read(last).catch(() => {
      this.#readUpTo = 0;
    });
  }

  /** Notifies the other side, now and then, that somebody is writing. */
  types(): void {
    const now = performance.now();
    if (now - this.#toldTypingAt < typingNotifiedMs || !this.#now.connected) return;
    this.#toldTypingAt = now;
    this.#line.typing().catch(() => undefined);
  }

  #hear(event: ChatEvent): void {
    if (event.kind === 'message' && event.message !== undefined) this.#take([event.message]);
    else if (event.kind === 'chat' && event.chat !== undefined) this.#change({ chat: event.chat });
    else if (event.kind === 'typing') this.#showTyping();
    else this.#line.onOther?.(event);
  }

  #take(messages: readonly Message[]): void {
    const names = new Set(messages.map((message) => message.client_id));
    this.#change({
      log: withMessages(this.#now.log, messages),
      pending: this.#now.pending.filter((message) => !names.has(message.client_id)),
      ...(messages.some((message) => message.by !== this.#line.me) ? { otherTypes: false } : {}),
    });
  }

  #showTyping(): void {
    clearTimeout(this.#typingEnds);
    this.#change({ otherTypes: true });
    this.#typingEnds = setTimeout(() => {
      this.#change({ otherTypes: false });
    }, typingShowsMs);
  }

  /** One after the other, so that they arrive in the order in which they were written. */
  #sendNext(): void {
    const next = this.#now.pending.find((message) => message.failed === null);
    if (this.#sending || next === undefined || personNow() !== this.#writer) return;
    this.#sending = true;
    this.#line
      .send({ client_id: next.client_id, text: next.text, files: [...next.keys] })
      .then(
        (stored) => {
          this.#take([stored]);
        },
        (error: unknown) => {
          const failed = this.#whyNot(error);
          this.#changePending(next.client_id, { failed });
          // What was written after it does not overtake it.
          if (failed === this.#texts.noConnection)
            for (const one of this.#now.pending)
              if (one.failed === null) this.#changePending(one.client_id, { failed });
        },
      )
      .finally(() => {
        this.#sending = false;
        this.#sendNext();
      });
  }

  /** What a broken connection held up goes out when it is back, in the order in which it was written. */
  #sendWaiting(): void {
    if (this.#now.state !== 'ready') return;
    for (const { client_id: name, failed } of this.#now.pending)
      if (failed === this.#texts.noConnection) this.#changePending(name, { failed: null });
    this.#sendNext();
  }

  #whyNot(error: unknown): string {
    if (error instanceof CallRefused && isNoAnswer(error.status)) return this.#texts.noConnection;
    return error instanceof CallRefused && error.status < 500 ? error.message : this.#texts.notSent;
  }

  /** Addresses of files end after some minutes: each page that shows some is requested again while somebody looks. */
  async #freshenFiles(): Promise<void> {
    const ends = [Infinity, ...this.#olderThan];
    for (const [index, end] of ends.entries()) {
      const begin = ends[index + 1] ?? 0;
      const hasFiles = this.#now.log.messages.some(
        ({ number, files }) => files.length > 0 && number >= begin && number < end,
      );
      if (!hasFiles) continue;
      const page = await this.#line.load(end === Infinity ? undefined : end).catch(() => null);
      if (page !== null) this.#change({ log: withMessages(this.#now.log, page.data) });
    }
  }

  #changePending(clientId: string, change: Partial<Pending>): void {
    this.#change({
      pending: this.#now.pending.map((message) =>
        message.client_id === clientId ? { ...message, ...change } : message,
      ),
    });
  }

  #change(change: Partial<Snapshot>): void {
    this.#now = { ...this.#now, ...change };
    if (change.pending !== undefined && !this.#isLeft) keepUnsent(this.#line.draftKey, this.#now.pending);
    for (const listener of this.#listeners) listener();
  }
}
