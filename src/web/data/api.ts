import {
  addressOf,
  CallRefused,
  createClient,
  isNoAnswer,
  type Incoming,
  type Outgoing,
  type Send,
} from '#shared/contract/api-client.ts';
import { challengeHeader, proofHeader } from '#shared/proof-of-work.ts';
import { inPageLanguage } from './page-language.ts';
import type { CustomerApi, PublicApi, StaffApi } from './calls.ts';
import { notifyWrite } from './touched.ts';
import { noteAnswer } from './unanswered.ts';
import { wasLeft } from '../pages/guard.ts';
import { goToSecondStep, secondStepCode, wantsSecondStep } from '../session/second-step.ts';
import {
  accessToken,
  currentSession,
  dropTokens,
  keepTokens,
  storedCustomer,
  refreshToken,
  setSession,
  tokenOwner,
} from '../session/session.ts';

/** The timeout of a call in milliseconds; a call without a response by then counts as a network error. */
const callLimitMs = 20_000;

/** The maximum number of proofs of work for one call: while it is solved other clients may continue to guess, which raises the difficulty. */
const maxProofs = 3;

async function fetchCall(call: Outgoing, authorization: string | undefined): Promise<Incoming> {
  let answer = await fetchOnce(call, authorization);
  for (let round = 0; round < maxProofs && answer.challenge !== null; round++) {
    // Loaded on demand: it is rarely needed.
    const { prove } = await import('./proof/prove.ts');
    const headers = { ...call.headers, [proofHeader]: await prove(answer.challenge) };
    answer = await fetchOnce({ ...call, headers }, authorization);
  }
  return { status: answer.status, body: answer.body };
}

async function fetchOnce(
  call: Outgoing,
  authorization: string | undefined,
): Promise<Incoming & { readonly challenge: string | null }> {
  const { method, address } = addressOf(call);
  const headers: Record<string, string> = { accept: 'application/json', ...inPageLanguage() };
  for (const [name, value] of Object.entries(call.headers ?? {})) headers[name] = String(value);
  if (authorization !== undefined) headers.authorization = authorization;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  const limit = limited(call.signal);
  try {
    const answer = await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: limit.signal,
    });
    const text = await answer.text();
    return { status: answer.status, body: readJson(text), challenge: answer.headers.get(challengeHeader) };
  } catch (error) {
    // The caller aborted. A call that timed out, by its own limit or the caller's, counts as a network error.
    if (call.signal?.aborted === true && error instanceof DOMException && error.name === 'AbortError') throw error;
    return { status: 0, body: null, challenge: null };
  } finally {
    limit.end();
  }
}

/** Returns a signal that aborts with the caller's own signal or at the timeout. */
function limited(signal: AbortSignal | undefined): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const abort = () => {
    controller.abort(signal?.reason);
  };
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, callLimitMs);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const codeOf = ({ body }: Incoming): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

/**
 * Returns whether displayed data may be out of date: it was written, somebody else changed it, or it may have been written although no response
 * arrived.
 */
const outdates = (answer: Incoming): boolean =>
  isNoAnswer(answer.status) ||
  answer.status === 409 ||
  // The key belongs to a previous write.
  codeOf(answer) === 'idempotency-key-reused' ||
  (answer.status >= 200 && answer.status < 300);

/** Wraps a send function so that its writes are announced to every screen that displays what they changed. */
function telling(send: Send): Send {
  return async (call) => {
    const answer = await send(call);
    if (outdates(answer)) notifyWrite(call.name);
    return { ...answer, afterUnanswered: noteAnswer(call, answer.status) };
  };
}

/** The client for calls without a token, in the browser. */
export const browserApi: PublicApi = createClient(telling((call) => fetchCall(call, undefined)));

/** Returns the same client with a callback for the status of each response; 0 is a network error. */
export function watchedApi(onStatus: (status: number) => void): PublicApi {
  return createClient(async (call) => {
    const answer = await fetchCall(call, undefined);
    onStatus(answer.status);
    return answer;
  });
}

/** Returns the error for data requested by or about somebody who is no longer signed in here. Screens treat it as an aborted call. */
const leftByItsPerson = () => new DOMException('Somebody else is signed in now.', 'AbortError');

/**
 * Makes a call with the browser's token through any send function; a refused token is refreshed once and the call repeated, by the same person.
 * Throws a refusal of status 0 if it could not be refreshed.
 */
async function byToken<Answer extends Incoming>(send: (authorization: string) => Promise<Answer>): Promise<Answer> {
  const access = accessToken();
  const owner = tokenOwner();
  const answer = await send(`Bearer ${access ?? ''}`);
  if (answer.status !== 401) return answer;
  if (refreshToken() === null) {
    // There is no refresh token: a tab whose tokens were removed would continue as a customer unknown to the shop.
    if (accessToken() === access && currentSession().state === 'customer') dropTokens();
    return answer;
  }
  const renewed = await renewAccess(access);
  if (renewed === null) return answer;
  if (owner !== null && tokenOwner() !== owner) throw leftByItsPerson();
  return send(`Bearer ${renewed}`);
}

/**
 * Makes a call through any send function as the person displayed in this tab only: another tab may have signed in somebody else since. It is never
 * sent as somebody else, and a response that arrives after the person changed is discarded. Throws as for a network error if the session could not be
 * refreshed.
 */
export async function asSignedIn<Answer extends Incoming>(
  send: (authorization: string) => Promise<Answer>,
): Promise<Answer> {
  const session = currentSession();
  const owner = tokenOwner();
  if (session.state === 'customer' && owner !== null && owner !== session.customer.id) {
    void loadSession();
    throw leftByItsPerson();
  }
  const answer = await byToken(send);
  if (owner !== null && answer.status < 400 && tokenOwner() !== owner) throw leftByItsPerson();
  return answer;
}

async function personalCall(call: Outgoing): Promise<Incoming> {
  const answer = await asSignedIn((authorization) => fetchCall(call, authorization));
  if (wantsSecondStep(answer)) goToSecondStep();
  return answer;
}

/** The client for calls of the signed-in customer. */
export const customerApi: CustomerApi = createClient(telling(personalCall));

/** The client for calls of the staff in the admin, made like those of {@link customerApi}. */
export const staffApi: StaffApi = createClient(telling(personalCall));

/** The client for the call that loads who is signed in. */
const sessionApi: CustomerApi = createClient((call) => byToken((authorization) => fetchCall(call, authorization)));

let renewing: Promise<string | null> | undefined;

/**
 * Returns a new access token in place of a refused one; one refresh at a time across all tabs, however many calls failed. Null if the session is
 * over.
 */
function renewAccess(refused: string | null): Promise<string | null> {
  renewing ??= inOneTab(() => renew(refused)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** The maximum time in milliseconds before one tab can read what another has written. */
const settleMs = 200;

function inOneTab(work: () => Promise<string | null>): Promise<string | null> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    void navigator.locks.request('session-refresh', async () => {
      await work().then(resolve, reject);
      // The next tab acquires the lock when it can read the new tokens, and then needs no refresh of its own.
      await new Promise((settled) => setTimeout(settled, settleMs));
    });
  });
}

async function renew(refused: string | null): Promise<string | null> {
  const access = accessToken();
  // Another tab has refreshed while this one waited for the lock.
  if (access !== null && access !== refused) return access;
  const refresh = refreshToken();
  if (refresh === null) return null;
  const answer = await fetchCall({ name: 'POST /api/token/refresh/', body: { refresh, rotate: true } }, undefined);
  // After a sign-in or sign-out meanwhile, or a refresh by another tab, the tokens differ: the response is about tokens that no longer exist.
  if (refreshToken() !== refresh) return accessToken();
  // Only a refusal signs out: a network error, a rate limit or a server error says nothing about the session.
  if (isNoAnswer(answer.status) || answer.status === 429 || answer.status >= 500) throw new CallRefused(0, {});
  const tokens = answer.body as { access?: string; refresh?: string } | null;
  if (answer.status !== 200 || tokens?.access === undefined) {
    dropTokens();
    return null;
  }
  keepTokens({ access: tokens.access, refresh: tokens.refresh });
  return tokens.access;
}

let newestLoad = Promise.resolve();
let nextLoad: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads who is signed in, at the start and after every sign-in; the latest load determines the result, also for callers waiting for an earlier one.
 */
export function loadSession(): Promise<void> {
  clearTimeout(nextLoad);
  const load = whoIsSignedIn(() => newestLoad === load);
  newestLoad = load;
  return load;
}

async function whoIsSignedIn(isNewest: () => boolean): Promise<void> {
  if (accessToken() === null && refreshToken() === null) {
    setSession({ state: 'guest' });
    return;
  }
  const before = currentSession();
  const owner = tokenOwner();
  /** Returns whether a response is about somebody who has signed out, or older than the current session. */
  const isOld = (of: number | null) => currentSession() !== before || (of !== null && tokenOwner() !== of);
  try {
    const customer = await sessionApi('GET /api/customers/current/me/');
    if (!isNewest()) await newestLoad;
    else if (isOld(owner ?? customer.id)) await loadSession();
    else setSession({ state: 'customer', customer });
  } catch (error) {
    const refused = isRefusal(error);
    if (!isNewest()) await newestLoad;
    else if ((refused || wasLeft(error)) && isOld(owner)) await loadSession();
    else if (refused) setSession({ state: 'guest', ...(error.code === secondStepCode && { stepDue: true }) });
    else loadLater();
  }
}

/** Uses the person stored last while there is no network, and tries again later. */
function loadLater(): void {
  const customer = storedCustomer();
  if (currentSession().state === 'loading')
    setSession(customer === null ? { state: 'loading', failed: true } : { state: 'customer', customer });
  nextLoad = setTimeout(() => void loadSession(), secondsBeforeRequestingAgain * 1_000);
}

/** Returns whether the server refused; a network or server error says nothing about who is signed in. */
function isRefusal(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.status >= 400 && error.status < 500;
}

const secondsBeforeRequestingAgain = 4;
