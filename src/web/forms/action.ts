import { CallRefused, isNoAnswer, saysWhatStands } from '#shared/contract/api-client.ts';
import { RequestKey } from './request-key.ts';

export type Fields = Readonly<Record<string, string>>;

export interface ActionState {
  /** Whether a call is in flight; another press is ignored meanwhile. */
  readonly busy: boolean;
  /** The field errors of the last attempt. */
  readonly fields: Fields;
  /** Why the last attempt was rejected as a whole. */
  readonly message: string | null;
  /** The number of attempts; what is displayed for one is cleared by the next. */
  readonly attempt: number;
  /** Whether an attempt got no response, and no later response revealed its outcome: it may have succeeded nevertheless. */
  readonly lost: boolean;
}

/** The messages and callbacks of an action. */
export interface ActionMessages {
  /**
   * Returns the message of an error, given whether a previous attempt may have succeeded; null if it is no response of the shop and is reported
   * elsewhere.
   */
  readonly explain: (error: CallRefused, maybeDone: boolean) => string | null;
  readonly onDone: () => void;
  readonly onError: (message: string | null) => void;
  /** Called for an error that is no response of the shop. */
  readonly onUnexpected: (error: unknown) => void;
}

const idle: ActionState = { busy: false, fields: {}, message: null, attempt: 0, lost: false };

const reused = 'idempotency-key-reused';

/** Returns the shop's refusal of a key that was used for a different request. */
export const keyReused = (): CallRefused => new CallRefused(422, { code: reused });

/** Returns whether the key was used for a different request: a previous attempt whose response never arrived. */
export const isKeyReused = (error: unknown): boolean => error instanceof CallRefused && error.code === reused;

const onSend = new Set<() => void>();

/** Calls the listener before anything is sent; returns a function that unsubscribes. */
export function onSending(listener: () => void): () => void {
  onSend.add(listener);
  return () => {
    onSend.delete(listener);
  };
}

/** A write to the shop: one call at a time, with the outcome of the last one. */
export class Action {
  private state = idle;
  private readonly listeners = new Set<() => void>();
  /** The idempotency key of the request: the same for retries of the same body, a new one after a success. */
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

  /** Runs the work; resolves to whether it succeeded. A call while another is in flight has no effect. */
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
    // A lost attempt for one row does not count for the next row that the same dialog or button is used for.
    const message = messages.explain(error, error.afterUnanswered ?? this.state.lost);
    // The request made with this key has succeeded; the next one is different.
    if (isKeyReused(error)) this.key.done();
    const lost = isNoAnswer(error.status) || (this.state.lost && !saysWhatStands(error.status));
    this.set({ busy: false, fields: error.fields, message, lost });
    messages.onError(message);
  }

  /** Displays errors without sending. */
  reject(fields: Fields, message: string | null = null): void {
    if (!this.state.busy) this.set({ fields, message, attempt: this.state.attempt + 1 });
  }
}
