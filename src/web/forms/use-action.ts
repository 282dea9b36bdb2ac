import { useState, useSyncExternalStore } from 'react';
import { isNoAnswer, type CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { report } from '../pages/guard.ts';
import { Action, isKeyReused, type ActionState, type Fields } from './action.ts';
import { formsMessages } from './forms.messages.ts';
import type { RequestKey } from './request-key.ts';

export type { Fields } from './action.ts';

export interface UsedAction extends ActionState {
  /** The idempotency key of a retry: `key.for('refund:1042', body)` in a call's headers; dropped automatically after the call succeeds. */
  readonly key: RequestKey;
  /**
   * Runs the work and returns whether it succeeded. `done` is announced on success, by default that it is saved; null announces nothing. `explain`
   * maps an error to a message where the shop's own sentence does not fit.
   */
  readonly run: (
    work: () => Promise<unknown>,
    done?: string | null,
    explain?: (error: CallRefused) => string | null,
  ) => Promise<boolean>;
  /** Sets errors on fields without sending a request. */
  readonly reject: (fields: Fields, message?: string) => void;
}

export interface ActionOptions {
  /** Leaves errors to the screen, which displays `message` in place; otherwise they appear in a toast. */
  readonly quiet?: boolean;
  /** Announced after each success; null for a screen that displays it itself. */
  readonly done?: string | null;
}

/**
 * Whether a refusal (a conflict with the current state, a used one-time link, an item already deleted) may be due to this client's own first attempt.
 */
const isPerhapsOwn = ({ status, code, fields, call }: CallRefused): boolean =>
  code === 'link-ended' ||
  (status === 409 && Object.keys(fields).length === 0) ||
  (status === 404 && call.startsWith('DELETE '));

/** A write to the shop: one call at a time; its errors, by field, until the next attempt. */
export function useAction({ quiet = false, done: usuallyDone }: ActionOptions = {}): UsedAction {
  const t = useMessages(formsMessages);
  const [action] = useState(() => new Action());
  const state = useSyncExternalStore(action.subscribe, action.current, action.current);
  const messages = ({ status, message }: CallRefused) =>
    message === '' && isNoAnswer(status) ? t.noAnswer : message === '' ? t.notDone : message;
  return {
    ...state,
    key: action.key,
    run: (work, done = usuallyDone === undefined ? t.saved : usuallyDone, explain = messages) =>
      action.run(work, {
        // A call without a response carries no message from the shop.
        explain: (error, maybeDone) => {
          if (maybeDone && error.code === 'changed-meanwhile') return t.perhapsOwn;
          if (isKeyReused(error)) return t.firstDone;
          const meant = explain(error);
          const text = meant === '' ? messages(error) : meant;
          return maybeDone && isPerhapsOwn(error) && text !== null ? `${text} ${t.perhapsDone}` : text;
        },
        onDone: () => {
          if (done !== null) announce(done, 'good');
        },
        onError: (message) => {
          if (!quiet && message !== null) announce(message, 'bad');
        },
        onUnexpected: report,
      }),
    reject: (fields, message) => {
      action.reject(fields, message);
    },
  };
}

/** Returns an error for each of the named fields that is empty. */
export function missing(typed: Fields, names: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(names.filter((name) => (typed[name] ?? '').trim() === '').map((name) => [name, text]));
}
