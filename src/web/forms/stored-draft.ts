import { useSyncExternalStore } from 'react';
import { currentSession, onPersonChange, onSessionChange, tokenOwner } from '../session/session.ts';

interface StoredDraft {
  /** The customer who wrote it; null for a guest, whose words come along when they sign in. */
  readonly by: number | null;
  readonly text: string;
}

const prefix = 'draft:';
/** What was typed on this page, for a browser that stores nothing too. */
const typed = new Map<string, StoredDraft>();
const listeners = new Set<() => void>();

/** Who writes here; while that is being loaded, whom the browser's token speaks for. Null for a guest, and where it is not known. */
const customerId = (): number | null => {
  const session = currentSession();
  if (session.state === 'loading') return tokenOwner();
  return session.state === 'customer' ? session.customer.id : null;
};

const isWriterKnown = (): boolean => currentSession().state !== 'loading' || tokenOwner() !== null;

function notify(): void {
  for (const listener of listeners) listener();
}

onPersonChange(() => {
  const now = customerId();
  for (const [name, draft] of typed) if (isAnothers(draft, now)) typed.delete(name);
  notify();
});

function stored(key: string): StoredDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

function store(key: string, draft: StoredDraft | null): void {
  if (draft === null || draft.text === '') sessionStorage.removeItem(prefix + key);
  else sessionStorage.setItem(prefix + key, JSON.stringify(draft));
}

/** Where a customer's words wait while another one, who signed in at this tab meanwhile, writes the same. */
const asideOf = (writer: number, name: string): string => `of ${writer}:${name}`;

/** Whether it is a customer's other than who is signed in; a guest may be its writer, whose session has ended. */
const isAnothers = (draft: StoredDraft | null, now: number | null): draft is StoredDraft & { by: number } =>
  draft !== null && draft.by !== null && now !== null && draft.by !== now;

/** What was typed under a name and not sent yet, in this tab; another customer's words are displayed to nobody. */
export function draftText(name: string): string {
  const here = typed.get(name);
  if (here !== undefined) return here.text;
  // Before it is known who looks, nothing that somebody stored is displayed.
  if (!isWriterKnown()) return '';
  const now = customerId();
  const last = stored(name);
  const own = now !== null && (last === null || isAnothers(last, now)) ? stored(asideOf(now, name)) : last;
  return own?.text ?? '';
}

/** Stores what is being typed; an empty text leaves nothing behind. */
export function storeDraft(name: string, text: string): void {
  const now = customerId();
  const before = stored(name);
  // What goes on while a session is renewed is still its writer's.
  const draft = { by: now ?? before?.by ?? null, text };
  typed.set(name, draft);
  try {
    if (isAnothers(before, now)) store(asideOf(before.by, name), before);
    store(name, draft);
    if (now !== null) store(asideOf(now, name), null);
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
export const useWriterKnown = (): boolean => useSyncExternalStore(onSessionChange, isWriterKnown, () => false);

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
