import { addressOf, CallRefused, createClient, type Incoming, type Outgoing } from '#shared/contract/api-client.ts';
import type { CustomerApi, PublicApi, StaffApi } from './calls.ts';
import { accessToken, currentSession, dropTokens, keepTokens, keptCustomer, refreshToken, setSession } from '../session/session.ts';

async function fetchCall(call: Outgoing, authorization: string | undefined): Promise<Incoming> {
  const { method, address } = addressOf(call);
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of Object.entries(call.headers ?? {})) headers[name] = String(value);
  if (authorization !== undefined) headers.authorization = authorization;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  try {
    const answer = await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    });
    const text = await answer.text();
    return { status: answer.status, body: readJson(text) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return { status: 0, body: null };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Calls without a token, in the browser. */
export const browserApi: PublicApi = createClient((call) => fetchCall(call, undefined));

/** The same, for who has to know how each call was answered; 0 is a network that did not answer. */
export function watchedApi(hear: (status: number) => void): PublicApi {
  return createClient(async (call) => {
    const answer = await fetchCall(call, undefined);
    hear(answer.status);
    return answer;
  });
}

/** Makes a call as who is signed in, in any way of sending: a token that is refused is refreshed once and the call made once more. */
export async function asSignedIn<Answer extends Incoming>(send: (authorization: string) => Promise<Answer>): Promise<Answer> {
  const access = accessToken();
  const answer = await send(`Bearer ${access ?? ''}`);
  if (answer.status !== 401 || refreshToken() === null) return answer;
  const renewed = await renewAccess(access);
  return renewed === null ? answer : send(`Bearer ${renewed}`);
}

const signedInCall = (call: Outgoing) => asSignedIn((authorization) => fetchCall(call, authorization));

/** Calls of the signed-in customer. */
export const customerApi: CustomerApi = createClient(signedInCall);

/** Calls of the staff in the back office, made as {@link customerApi} makes a customer's. */
export const staffApi: StaffApi = createClient(signedInCall);

let renewing: Promise<string | null> | undefined;

/** A fresh access token in place of a refused one; one refresh at a time however many calls failed, in every tab. */
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
  if (answer.status === 0) return null;
  const tokens = answer.body as { access?: string; refresh?: string } | null;
  if (answer.status !== 200 || tokens?.access === undefined) {
    dropTokens();
    return null;
  }
  keepTokens({ access: tokens.access, refresh: tokens.refresh });
  return tokens.access;
}

/** Asks who is signed in, at the start and after every sign-in. */
export async function loadSession(): Promise<void> {
  if (accessToken() === null && refreshToken() === null) {
    setSession({ state: 'guest' });
    return;
  }
  try {
    setSession({ state: 'customer', customer: await customerApi('GET /api/customers/current/me/') });
  } catch (error) {
    if (isRefusal(error)) {
      setSession({ state: 'guest' });
      return;
    }
    // Without a network it is who it was the last time.
    const customer = keptCustomer();
    if (customer !== null && currentSession().state === 'loading') setSession({ state: 'customer', customer });
    setTimeout(() => void loadSession(), secondsBeforeAskingAgain * 1_000);
  }
}

/** The server said no; a network or server that fails says nothing about who is signed in. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallRefused && error.status >= 400 && error.status < 500;
}

const secondsBeforeAskingAgain = 4;
