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

/** A call that has not been answered by then counts as one that reached nobody. */
const callLimitMs = 20_000;

/**
 * The shop requires a proof of work at most so often for one call: while it is solved others may guess on, and it
 * grows.
 */
const maxProofs = 3;

async function fetchCall(call: Outgoing, authorization: string | undefined): Promise<Incoming> {
  let answer = await fetchOnce(call, authorization);
  for (let round = 0; round < maxProofs && answer.challenge !== null; round++) {
    // Loaded only then: hardly anybody ever needs it.
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
    // The caller left. A call whose time was up, its own limit or the caller's, reached nobody.
    if (call.signal?.aborted === true && error instanceof DOMException && error.name === 'AbortError') throw error;
    return { status: 0, body: null, challenge: null };
  } finally {
    limit.end();
  }
}

/** The caller's own signal, and one that ends the call when its time is up. */
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

/** Whether what screens show may be another by now: it was written, somebody else has changed it, or it may have been written though no answer came. */
const outdates = (answer: Incoming): boolean =>
  isNoAnswer(answer.status) ||
  answer.status === 409 ||
  // The key is that of a write before.
  codeOf(answer) === 'idempotency-key-reused' ||
  (answer.status >= 200 && answer.status < 300);

/** A way to send whose writes are announced to every screen that shows what they touched. */
function telling(send: Send): Send {
  return async (call) => {
    const answer = await send(call);
    if (outdates(answer)) notifyWrite(call.name);
    return { ...answer, afterUnanswered: noteAnswer(call, answer.status) };
  };
}

/** Calls without a token, in the browser. */
export const browserApi: PublicApi = createClient(telling((call) => fetchCall(call, undefined)));

/** The same, for who has to know how each call was answered; 0 is a network that did not answer. */
export function watchedApi(onStatus: (status: number) => void): PublicApi {
  return createClient(async (call) => {
    const answer = await fetchCall(call, undefined);
    onStatus(answer.status);
    return answer;
  });
}

/** What was requested by or about somebody who is not signed in here any more. Screens treat it as a call that was left. */
const leftByItsPerson = () => new DOMException('Somebody else is signed in now.', 'AbortError');

/**
 * Makes a call by the token that the browser has, in any way of sending: one that is refused is renewed once and the call made once more, by the
 * same person. Throws a refusal of status 0 where it could not be renewed.
 */
async function byToken<Answer extends Incoming>(send: (authorization: string) => Promise<Answer>): Promise<Answer> {
  const access = accessToken();
  const owner = tokenOwner();
  const answer = await send(`Bearer ${access ?? ''}`);
  if (answer.status !== 401) return answer;
  if (refreshToken() === null) {
    // There is nothing left to renew: a tab whose tokens were taken away would go on as a customer whom the shop does not know.
    if (accessToken() === access && currentSession().state === 'customer') dropTokens();
    return answer;
  }
  const renewed = await renewAccess(access);
  if (renewed === null) return answer;
  if (owner !== null && tokenOwner() !== owner) throw leftByItsPerson();
  return send(`Bearer ${renewed}`);
}

/**
 * Makes a call in any way of sending as the person whom this tab shows, and as nobody else: another tab may have signed in somebody else since. It is
 * not sent as somebody else, and an answer that comes back after the person changed goes to nobody. Throws as a call does that
 * reached nobody where the session could not be renewed.
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

/** Calls of the signed-in customer. */
export const customerApi: CustomerApi = createClient(telling(personalCall));

/** Calls of the staff in the admin, made as {@link customerApi} makes a customer's. */
export const staffApi: StaffApi = createClient(telling(personalCall));

/** The call by which a tab finds out who is signed in. */
const sessionApi: CustomerApi = createClient((call) => byToken((authorization) => fetchCall(call, authorization)));

let renewing: Promise<string | null> | undefined;

/** A fresh access token in place of a refused one; one renewal at a time however many calls failed, in every tab. Null: it is refused for good. */
function renewAccess(refused: string | null): Promise<string | null> {
  renewing ??= inOneTab(() => renew(refused)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** How long it takes at most until one tab reads what another has written. */
const settleMs = 200;

function inOneTab(work: () => Promise<string | null>): Promise<string | null> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    void navigator.locks.request('session-refresh', async () => {
      await work().then(resolve, reject);
      // The next tab's turn begins when it can see the new tokens, and then needs none of its own.
      await new Promise((settled) => setTimeout(settled, settleMs));
    });
  });
}

async function renew(refused: string | null): Promise<string | null> {
  const access = accessToken();
  // Another tab has refreshed while this one waited for its turn.
  if (access !== null && access !== refused) return access;
  const refresh = refreshToken();
  if (refresh === null) return null;
  const answer = await fetchCall({ name: 'POST /api/token/refresh/', body: { refresh, rotate: true } }, undefined);
  // Who signed in or out meanwhile, or another tab that has renewed it, has others: the answer is about tokens that are gone.
  if (refreshToken() !== refresh) return accessToken();
  // Only a refusal signs out: a network, a limit or a server that fails says nothing about the session.
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

/** Loads who is signed in, at the start and after every sign-in; what was begun last holds, also for who waits for one before. */
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
  /** An answer about somebody who is gone, or from before what is known by now. */
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

/** Without a network it is who it was the last time. */
function loadLater(): void {
  const customer = storedCustomer();
  if (currentSession().state === 'loading')
    setSession(customer === null ? { state: 'loading', failed: true } : { state: 'customer', customer });
  nextLoad = setTimeout(() => void loadSession(), secondsBeforeRequestingAgain * 1_000);
}

/** The server refused; a network or server that fails says nothing about who is signed in. */
function isRefusal(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.status >= 400 && error.status < 500;
}

const secondsBeforeRequestingAgain = 4;
