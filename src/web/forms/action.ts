import { CallRefused, isNoAnswer, saysWhatStands } from '#shared/contract/api-client.ts';
import { RequestKey } from './request-key.ts';

export type Fields = Readonly<Record<string, string>>;

export interface ActionState {
  /** Whether a call is on its way; another press is ignored meanwhile. */
  readonly busy: boolean;
  /** What was wrong with which field of the last try. */
  readonly fields: Fields;
  /** Why the last try was rejected as a whole. */
  readonly message: string | null;
  /** Counts the tries; what is displayed of one is forgotten by the next. */
  readonly attempt: number;
  /** A try was not answered, and no answer since says what became of it: it may have been done all the same. */
  readonly lost: boolean;
}

/** What an action says, and to whom. */
export interface ActionMessages {
  /** The message of an error, and whether a try before it may have been done; null where it is no answer of the shop and is reported elsewhere. */
  readonly explain: (error: CallRefused, maybeDone: boolean) => string | null;
  readonly onDone: () => void;
  readonly onError: (message: string | null) => void;
  /** An error that is no answer of the shop. */
  readonly onUnexpected: (error: unknown) => void;
}

const idle: ActionState = { busy: false, fields: {}, message: null, attempt: 0, lost: false };

const reused = 'idempotency-key-reused';

/** What the shop answers where it has done something else under the key. */
export const keyReused = (): CallRefused => new CallRefused(422, { code: reused });

/** Whether the shop has done something else under the key: a try before, whose answer never came. */
export const isKeyReused = (error: unknown): boolean => error instanceof CallRefused && error.code === reused;

const onSend = new Set<() => void>();

/** Calls the listener before anything is sent; answers how to stop. */
export function onSending(listener: () => void): () => void {
  onSend.add(listener);
  return () => {
    onSend.delete(listener);
  };
}

/** A write to the shop: one call at a time, with what became of the last one. */
export class Action {
  private state = idle;
  private readonly listeners = new Set<() => void>();
  /** The key of what is being sent: the same while the same body is tried again, another one after a success. */
  readonly key = new RequestKey();

  readonly current = (): ActionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private set(change: Partial<ActionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Does it; whether it was done. A call while another is on its way does nothing. */
  async run(work: () => Promise<unknown>, messages: ActionMessages): Promise<boolean> {
    if (this.state.busy) return false;
    this.set({ busy: true, fields: {}, message: null, attempt: this.state.attempt + 1 });
    for (const listener of onSend) listener();
    try {
      await work();
      this.key.done();
      this.set({ busy: false, lost: false });
      messages.onDone();
      return true;
    } catch (error) {
      this.fail(error, messages);
      return false;
    }
  }

  private fail(error: unknown, messages: ActionMessages): void {
    if (!(error instanceof CallRefused)) {
      this.set({ busy: false });
      messages.onUnexpected(error);
      return;
    }
    // What was lost of one row is not lost of the next that the same dialog or button is about.
    const message = messages.explain(error, error.afterUnanswered ?? this.state.lost);
    // What was done under it is done; what is sent next is something else.
    if (isKeyReused(error)) this.key.done();
    const lost = isNoAnswer(error.status) || (this.state.lost && !saysWhatStands(error.status));
    this.set({ busy: false, fields: error.fields, message, lost });
    messages.onError(message);
  }

  /** Says what is wrong without sending. */
  reject(fields: Fields, message: string | null = null): void {
    if (!this.state.busy) this.set({ fields, message, attempt: this.state.attempt + 1 });
  }
}
