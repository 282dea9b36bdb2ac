import { useSyncExternalStore } from 'react';
import { currentSession, onPersonChange, onSessionChange } from '../session/session.ts';

interface StoredDraft {
  /** The customer who wrote it; null for a guest, whose words come along when they sign in. */
  readonly by: number | null;
  readonly text: string;
}

const prefix = 'draft:';
/** What was typed on this page, for a browser that stores nothing too. */
const typed = new Map<string, string>();
const listeners = new Set<() => void>();

const customerId = (): number | null => {
  const session = currentSession();
  return session.state === 'customer' ? session.customer.id : null;
};

function notify(): void {
  for (const listener of listeners) listener();
}

onPersonChange(() => {
  const now = customerId();
  for (const name of typed.keys()) if (now !== null && writerOf(name) !== null) typed.delete(name);
  notify();
});

function stored(name: string): StoredDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

const writerOf = (name: string): number | null => stored(name)?.by ?? null;

/** What was typed under a name and not sent yet, in this tab; another customer's words are displayed to nobody. */
export function draftText(name: string): string {
  const here = typed.get(name);
  if (here !== undefined) return here;
  // Before it is known who looks, nothing that somebody stored is displayed.
  if (currentSession().state === 'loading') return '';
  const draft = stored(name);
  const now = customerId();
  return draft === null || (draft.by !== null && now !== null && draft.by !== now) ? '' : draft.text;
}

/** Stores what is being typed; an empty text leaves nothing behind. */
export function storeDraft(name: string, text: string): void {
  typed.set(name, text);
  try {
    if (text === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify({ by: customerId(), text } satisfies StoredDraft));
  } catch {
    // A browser that stores nothing holds it for as long as the page is open.
  }
  notify();
}

const onGivenUp = new Set<(name: string) => void>();

/** Calls the listener with the name of each draft that its writer gives up; answers how to stop. */
export function onDraftGivenUp(listener: (name: string) => void): () => void {
  onGivenUp.add(listener);
  return () => onGivenUp.delete(listener);
}

/** Its writer wants nothing of it any more, nor of what was chosen for it. */
export function giveUpDraft(name: string): void {
  storeDraft(name, '');
  for (const listener of onGivenUp) listener(name);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether it is known who writes here: before, nothing that was stored is found, so that nothing is stored over it. */
export const useWriterKnown = (): boolean =>
  useSyncExternalStore(
    onSessionChange,
    () => currentSession().state !== 'loading',
    () => false,
  );

/** What is left to send of a text once this was sent: what was typed behind it since; where it was changed meanwhile, all of it. */
export const leftOf = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;

/** Forgets what was sent of a draft; what was typed while that was on its way stays. */
export function forgetSent(name: string, sent: string): void {
  storeDraft(name, leftOf(draftText(name), sent));
}

/**
 * A text that takes more than a line while it is written: it outlives another conversation, a tapped notification, signing in, a new
 * version of the shop, a lost network and a reload. The name says what it is for (`review:12`). `forgetSent(text)` after it
 * was sent forgets that much.
 */
export function useStoredDraft(
  name: string,
): [text: string, setText: (text: string) => void, forgetSent: (sent: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => draftText(name),
    () => '',
  );
  return [
    text,
    (next) => {
      storeDraft(name, next);
    },
    (sent) => {
      forgetSent(name, sent);
    },
  ];
}
