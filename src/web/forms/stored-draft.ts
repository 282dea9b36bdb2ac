import { useSyncExternalStore } from 'react';
import { currentSession, onPersonChange, onSessionChange, tokenOwner } from '../session/session.ts';

interface StoredDraft {
  /** The customer who wrote it; null for a guest, whose drafts are taken over at sign-in. */
  readonly by: number | null;
  readonly text: string;
}

const prefix = 'draft:';
/** Drafts typed on this page, also for a browser without storage. */
const typed = new Map<string, StoredDraft>();
const listeners = new Set<() => void>();

/** Returns the writing customer; while the session is loading, the owner of the browser's token. Null for a guest and where it is not known. */
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

/** Returns the key of a customer's draft set aside while another customer, signed in in this tab meanwhile, writes under its name. */
const asideOf = (writer: number, name: string): string => `of ${writer}:${name}`;

/** Whether the draft belongs to a customer other than the one signed in; a guest may be its writer with an expired session. */
const isAnothers = (draft: StoredDraft | null, now: number | null): draft is StoredDraft & { by: number } =>
  draft !== null && draft.by !== null && now !== null && draft.by !== now;

/** Returns the unsent text typed under a name in this tab; another customer's text is never returned. */
export function draftText(name: string): string {
  const here = typed.get(name);
  if (here !== undefined) return here.text;
  // Until the session is known, no stored draft is displayed.
  if (!isWriterKnown()) return '';
  const now = customerId();
  const last = stored(name);
  const own = now !== null && (last === null || isAnothers(last, now)) ? stored(asideOf(now, name)) : last;
  return own?.text ?? '';
}

/** Stores what is being typed; an empty text deletes the draft. */
export function storeDraft(name: string, text: string): void {
  const now = customerId();
  const before = stored(name);
  // What is typed while a session is being renewed still belongs to its writer.
  const draft = { by: now ?? before?.by ?? null, text };
  typed.set(name, draft);
  try {
    if (isAnothers(before, now)) store(asideOf(before.by, name), before);
    store(name, draft);
    if (now !== null) store(asideOf(now, name), null);
  } catch {
    // Without storage the draft lasts as long as the page is open.
  }
  notify();
}

const onGivenUp = new Set<(name: string) => void>();

/** Calls the listener with the name of each draft that is discarded; returns a function that unsubscribes it. */
export function onDraftGivenUp(listener: (name: string) => void): () => void {
  onGivenUp.add(listener);
  return () => onGivenUp.delete(listener);
}

/** Discards a draft and notifies the listeners, which drop what belongs to it. */
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

/** Whether the writer is known: before that no stored draft is read, so that none is overwritten. */
export const useWriterKnown = (): boolean => useSyncExternalStore(onSessionChange, isWriterKnown, () => false);

/** Returns the rest of a text after a part was sent: what was appended since, or the whole text if it was changed meanwhile. */
export const leftOf = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;

/** Removes the sent part of a draft; what was typed while the request was pending stays. */
export function forgetSent(name: string, sent: string): void {
  storeDraft(name, leftOf(draftText(name), sent));
}

/**
 * A draft text that survives another conversation, a tapped notification, signing in, a new version of the shop, a lost network and a reload. The
 * name identifies its purpose (`review:12`). `forgetSent(text)` removes the sent text.
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
