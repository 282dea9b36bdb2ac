import { useSyncExternalStore } from 'react';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { forgetFormer } from './stored-keys.ts';

const accessKey = 'accessToken';
const refreshKey = 'refreshToken';
/** The customer who was signed in last, for when the shop cannot be reached. */
const customerKey = 'customer';

/** The signed-in customer: unknown while the page is rendered and the customer is being loaded. */
export type Session =
  /** `failed`: the shop could not identify the customer; the request is retried after a while. */
  | { readonly state: 'loading'; readonly failed?: true }
  /** `stepDue`: the first step of signing in is complete, the second is not, and the shop responds as to a guest. */
  | { readonly state: 'guest'; readonly stepDue?: true }
  | { readonly state: 'customer'; readonly customer: Customer };

const loading: Session = { state: 'loading' };
let session: Session = loading;
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the customer stays signed out.
  }
}

export const accessToken = (): string | null => read(accessKey);

/** Returns the id of the customer whom the browser's access token belongs to, in whichever tab it was stored; null without a token. */
export function tokenOwner(): number | null {
  const [, payload = ''] = (accessToken() ?? '').split('.');
  try {
    const { sub } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: unknown };
    const id = Number(sub);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}
export const refreshToken = (): string | null => read(refreshKey);

/** Stores the tokens of a sign-in or a refresh. */
export function keepTokens(tokens: { access: string; refresh?: string | undefined }): void {
  write(accessKey, tokens.access);
  if (tokens.refresh !== undefined) write(refreshKey, tokens.refresh);
}

/** Removes both tokens and makes the session a guest's. */
export function dropTokens(): void {
  write(accessKey, null);
  write(refreshKey, null);
  write(customerKey, null);
  setSession({ state: 'guest' });
}

/** Returns the customer of the shop's last response; null when that is not known. */
export function storedCustomer(): Customer | null {
  try {
    return JSON.parse(read(customerKey) ?? 'null') as Customer | null;
  } catch {
    return null;
  }
}

/** The owner of this tab: a customer's id, or null for a guest and while it is not known. */
let person: number | null = null;
/** The customer who was signed in last; they may be a guest by now and sign in again. */
let lastCustomer: number | null = null;
let handovers = 0;
const personListeners = new Set<() => void>();

/** Sets the session for every screen: another person's data is reset before any screen is notified. */
export function setSession(next: Session): void {
  session = next;
  if (next.state === 'customer') {
    const former = storedCustomer();
    if (former !== null && former.id !== next.customer.id) forgetFormer();
    write(customerKey, JSON.stringify(next.customer));
  }
  const nextPerson = next.state === 'customer' ? next.customer.id : null;
  const isAnother = nextPerson !== person;
  person = nextPerson;
  if (nextPerson !== null) {
    if (lastCustomer !== null && lastCustomer !== nextPerson) handovers += 1;
    lastCustomer = nextPerson;
  }
  if (isAnother) for (const reset of personListeners) reset();
  for (const listener of listeners) listener();
}

/** Merges what the shop stored of a customer; without effect if another customer, or nobody, is signed in by now. */
export function updateCustomer(id: number, stored: Partial<Omit<Customer, 'id'>>): void {
  if (session.state === 'customer' && session.customer.id === id)
    setSession({ state: 'customer', customer: { ...session.customer, ...stored } });
}

/**
 * Registers the reset of a store of personal data: it runs whenever another customer, or nobody, is signed in, before screens are notified. Returns a
 * function that unsubscribes it.
 */
export function onPersonChange(reset: () => void): () => void {
  personListeners.add(reset);
  return () => personListeners.delete(reset);
}

/**
 * The number of times the tab changed from one customer to another. State keyed by it starts afresh for the other person; a customer who is signed
 * out temporarily and returns finds it unchanged.
 */
export const useHandovers = (): number =>
  useSyncExternalStore(
    onSessionChange,
    () => handovers,
    () => 0,
  );

/**
 * Whether this page's customer is a guest by now without having signed out, which loads another page: data missing here is theirs, and is back when
 * they sign in.
 */
export const hasSessionEnded = (): boolean => session.state === 'guest' && lastCustomer !== null;

/** Returns the address where a guest continues to sign in. */
export const signInAddress = (of: Session): '/login' | '/second-step' =>
  of.state === 'guest' && of.stepDue === true ? '/second-step' : '/login';

export const currentSession = (): Session => session;

/** Resolves when the session is known. */
export function sessionIsKnown(): Promise<void> {
  if (currentSession().state !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onSessionChange(() => {
      if (currentSession().state === 'loading') return;
      stop();
      resolve();
    });
  });
}

/** Calls the listener whenever the session changes; returns a function that unsubscribes it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the session, for a screen. It is loading during server rendering and until the customer has been loaded. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => loading);
}

type SignInListener = () => Promise<void> | void;
const signInListeners = new Set<SignInListener>();

/** Runs a callback at every sign-in, before the next page is displayed, such as merging the guest's cart. Returns a function that unsubscribes it. */
export function afterSignIn(listener: SignInListener): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

/** Runs the callbacks after a sign-in; an error in one does not block the others. */
export async function runAfterSignIn(onFailed: (error: unknown) => void): Promise<void> {
  const outcomes = await Promise.allSettled([...signInListeners].map(async (listener) => listener()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') onFailed(outcome.reason);
}

/** Takes over the signed-in customer's name, image or preferences that another tab has stored. */
function followCustomer(): void {
  const stored = storedCustomer();
  if (session.state === 'customer' && stored?.id === session.customer.id)
    setSession({ state: 'customer', customer: stored });
}

/**
 * Follows the other tabs: when the refresh token is removed there, this tab's customer becomes a guest as well, and signing out there clears this
 * tab's drafts; a sign-in there is `loaded` here too, and changes to the customer there appear here.
 */
export function followOtherTabs(load: () => Promise<void>): void {
  addEventListener('storage', (event) => {
    if (event.key === null) sessionStorage.clear();
    if ((event.key === refreshKey || event.key === null) && event.newValue === null && session.state === 'customer')
      setSession({ state: 'guest' });
    if (event.key === customerKey) followCustomer();
    const owner = tokenOwner();
    if (event.key === accessKey && owner !== null && owner !== person && session.state !== 'loading') void load();
  });
}
