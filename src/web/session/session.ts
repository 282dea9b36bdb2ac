import { useSyncExternalStore } from 'react';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { forgetFormer } from './stored-keys.ts';

const accessKey = 'accessToken';
const refreshKey = 'refreshToken';
/** Who was signed in last, for when the shop cannot be reached. */
const customerKey = 'customer';

/** Who is signed in: unknown while the page is rendered and the customer is being loaded. */
export type Session =
  /** `failed`: the shop could not say who it is, and is requested again after a while. */
  | { readonly state: 'loading'; readonly failed?: true }
  /** `stepDue`: the first step of signing in is done, the second is not, and the shop answers as to a guest. */
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
    // A browser that stores nothing keeps its customer signed out.
  }
}

export const accessToken = (): string | null => read(accessKey);

/** The customer number that the browser's access token speaks for, in whichever tab it was stored; null without a token. */
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

/** Keeps the tokens of a sign-in or a refresh. */
export function keepTokens(tokens: { access: string; refresh?: string | undefined }): void {
  write(accessKey, tokens.access);
  if (tokens.refresh !== undefined) write(refreshKey, tokens.refresh);
}

/** Removes both tokens: who was signed in is a guest from now on. */
export function dropTokens(): void {
  write(accessKey, null);
  write(refreshKey, null);
  write(customerKey, null);
  setSession({ state: 'guest' });
}

/** Who was signed in when the shop last answered; null when that is not known. */
export function storedCustomer(): Customer | null {
  try {
    return JSON.parse(read(customerKey) ?? 'null') as Customer | null;
  } catch {
    return null;
  }
}

/** Who this tab belongs to: a customer's number, or null for a guest and while it is not known. */
let person: number | null = null;
/** The customer who was signed in last, who may be a guest by now and come back. */
let lastCustomer: number | null = null;
let handovers = 0;
const personListeners = new Set<() => void>();

/** Sets who is signed in, for every screen: what belonged to somebody else is reset before any screen hears of it. */
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

/** Puts in what the shop stored of a customer; where somebody else is signed in by now, or nobody, it changes nothing. */
export function updateCustomer(id: number, stored: Partial<Omit<Customer, 'id'>>): void {
  if (session.state === 'customer' && session.customer.id === id)
    setSession({ state: 'customer', customer: { ...session.customer, ...stored } });
}

/**
 * Every store of what belongs to one person begins with this: the reset runs whenever somebody else is signed in, or nobody,
 * before screens learn of it. Answers how to stop.
 */
export function onPersonChange(reset: () => void): () => void {
  personListeners.add(reset);
  return () => personListeners.delete(reset);
}

/**
 * How often the tab went from one customer to another. What is keyed by it begins anew for the other person; who is only
 * signed out for a while, and comes back, finds everything as it was.
 */
export const useHandovers = (): number =>
  useSyncExternalStore(
    onSessionChange,
    () => handovers,
    () => 0,
  );

/**
 * Whether who was signed in at this page is a guest by now, without having signed out, which loads another page: what is missing here is
 * theirs, and is there again when they sign in.
 */
export const hasSessionEnded = (): boolean => session.state === 'guest' && lastCustomer !== null;

/** Where who is seen as a guest goes on to sign in. */
export const signInAddress = (of: Session): '/login' | '/second-step' =>
  of.state === 'guest' && of.stepDue === true ? '/second-step' : '/login';

export const currentSession = (): Session => session;

/** Waits until it is known who is signed in. */
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

/** Calls the listener whenever who is signed in changes; answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, for a screen. While the server renders, and until the customer has been loaded, it is loading. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => loading);
}

type SignInListener = () => Promise<void> | void;
const signInListeners = new Set<SignInListener>();

/** Does something whenever somebody signs in, before the next page shows: joins the guest's cart. Answers how to stop. */
export function afterSignIn(listener: SignInListener): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

/** Runs what is to follow a sign-in; what fails holds nobody up. */
export async function runAfterSignIn(onFailed: (error: unknown) => void): Promise<void> {
  const outcomes = await Promise.allSettled([...signInListeners].map(async (listener) => listener()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') onFailed(outcome.reason);
}

/** Another tab has stored another name, image or preference of who is signed in here. */
function followCustomer(): void {
  const stored = storedCustomer();
  if (session.state === 'customer' && stored?.id === session.customer.id)
    setSession({ state: 'customer', customer: stored });
}

/**
 * Follows the other tabs: without its refresh token this tab's customer is a guest as well, and who signed out there leaves nothing
 * begun here; who signed in there is `loaded` here too, and what was changed of them there stands here.
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
