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

/** The API of a conversation: the customer's or the staff's. */
export interface ChatLine {
  readonly me: Side;
  /** The key under which unsent messages are stored in the browser, so that they outlive the page; without one they do not. */
  readonly draftKey?: string;
  readonly load: (before?: number) => Promise<Page>;
  readonly send: (message: { client_id: string; text: string; files: string[] }) => Promise<Message>;
  readonly read: (upTo: number) => Promise<unknown>;
  readonly typing: () => Promise<unknown>;
  readonly streamAddress: (after: number) => string;
  /** Receives the stream's events that do not belong to the conversation itself. */
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

/** The texts that a conversation needs. */
export interface ConversationTexts {
  readonly noConnection: string;
  readonly notSent: string;
}

/** A conversation that is open on a screen: its messages, the unsent ones, and the state of the other side. */
export class Conversation {
  readonly #line: ChatLine;
  readonly #texts: ConversationTexts;
  /** Identifies the conversation in the browser's storage. */
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
  /** The person who writes here: unsent messages are not sent under another session. */
  readonly #writer = personNow();
  /** Whether no screen displays it any more: the stored unsent messages then belong to the next screen, which may have added to them. */
  #isLeft = false;
  #sending = false;
  #toldTypingAt = -Infinity;
  #readUpTo = 0;
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  /** The number before which each older page ends, the newest page first. */
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

  /** Loads the newest messages and follows the conversation; returns a function that stops. */
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
    // Without a network, it is loaded as soon as the network is back.
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

  /** Displays the newest messages and subscribes to the stream. */
  #begin(page: Page): void {
    this.#change({ state: 'ready', log: startedWith(page.data), hasOlder: page.next !== null });
    // Messages that the previous page did not send are sent under the same client id, so that each is stored once.
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

  /** Displays a message at once and queues it for sending. */
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

  /** Retries a message that was not accepted, under the same client id: if the shop did store it, it is not duplicated. */
  again(clientId: string): void {
    this.#changePending(clientId, { failed: null });
    this.#sendWaiting();
  }

  /** Discards a message that was not accepted. */
  giveUp(clientId: string): void {
    this.#change({ pending: this.#now.pending.filter((message) => message.client_id !== clientId) });
  }

  /** Loads the messages before the oldest loaded one. */
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

  /** Notifies the other side that all messages displayed here have been read. */
  seen(): void {
    const last = this.#now.log.messages.findLast((message) => message.by !== this.#line.me)?.number ?? 0;
    const known = this.#line.me === 'customer' ? this.#now.chat.customer_read : this.#now.chat.staff_read;
    if (last <= Math.max(known, this.#readUpTo)) return;
    this.#readUpTo = last;
    this.#line.read(last).catch(() => {
      this.#readUpTo = 0;
    });
  }

  /** Notifies the other side, at a limited rate, that somebody is typing. */
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

  /** Sends one message at a time, so that they arrive in the order in which they were written. */
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
          // Later messages must not overtake it.
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

  /** Sends the messages held back by a lost connection, in the order in which they were written. */
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

  /** Reloads each page that contains files while the conversation is open: file addresses expire after some minutes. */
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
