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
  /** The key of a retry: `key.for('refund:1042', body)` in a call's headers; forgotten by itself when the call was done. */
  readonly key: RequestKey;
  /**
   * Does it; whether it was done. `done` is announced, by default that it is saved; null announces nothing. `explain` says
   * what an error means where the shop's own sentence will not do.
   */
  readonly run: (
    work: () => Promise<unknown>,
    done?: string | null,
    explain?: (error: CallRefused) => string | null,
  ) => Promise<boolean>;
  /** Says what is wrong with which field, without sending. */
  readonly reject: (fields: Fields, message?: string) => void;
}

export interface ActionOptions {
  /** Leaves errors to the screen, which shows `message` in its place; else they are announced in passing. */
  readonly quiet?: boolean;
  /** Announced after each success; null for a screen that shows it itself. */
  readonly done?: string | null;
}

/** Refused by what stands now, by a link that works once, or because what is to go has gone: it may be one's own first try. */
const isPerhapsOwn = ({ status, code, fields, call }: CallRefused): boolean =>
  code === 'link-ended' ||
  (status === 409 && Object.keys(fields).length === 0) ||
  (status === 404 && call.startsWith('DELETE '));

/** A write to the shop: one call at a time; what is wrong with it, by field, until it is tried again. */
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
        // A call that reached nobody brings no sentence of the shop.
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

/** An error for each of the named fields that is empty. */
export function missing(typed: Fields, names: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(names.filter((name) => (typed[name] ?? '').trim() === '').map((name) => [name, text]));
}
