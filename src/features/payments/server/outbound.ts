import { insideTransaction } from '#platform/database/database.ts';
import { boundedText } from '#platform/outbound/bounded-answer.ts';
import { Breaker } from '#platform/outbound/breaker.ts';
import type { Shop } from '#platform/shop.ts';
import { GatewayUnavailable } from './payment-method.ts';

/** The subset of `fetch` that the gateways' protocols need. */
export type Post = (address: string, body: object, headers: Readonly<Record<string, string>>) => Promise<unknown>;

/** A request to a gateway. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or form-encoded. */
  readonly body?: object | URLSearchParams;
}

/** A gateway's response, with any status. */
export interface OutsideAnswer {
  readonly status: number;
  /** The JSON body; null for an empty one. */
  readonly body: unknown;
}

const timeoutMilliseconds = 8_000;
const posts = new WeakMap<Shop, Post>();

/** Posts JSON to a gateway and returns the JSON of its response: with a 4xx status too, since the error code is in the body. */
export async function postOutside(
  shop: Shop,
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  return unlessSilent(address, () => (posts.get(shop) ?? postByNetwork)(address, body, headers));
}

/** Calls a gateway whose protocol needs more than a post: other headers, a form, the response status. */
export async function requestOutside(outgoing: Outgoing): Promise<OutsideAnswer> {
  return unlessSilent(outgoing.address, () => requestByNetwork(outgoing));
}

async function unlessSilent<T>(address: string, request: () => Promise<T>): Promise<T> {
  if (insideTransaction())
    throw new Error('A gateway was called inside a transaction, which would hold locks over the network.');
  try {
    return await request();
  } catch (error) {
    throw new GatewayUnavailable(`${new URL(address).host} did not answer`, { cause: error });
  }
}

/** Replaces the gateway's responses in a test. */
export function answerInsteadOfNetwork(shop: Shop, post: Post): void {
  posts.set(shop, post);
}

async function postByNetwork(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  return (await requestByNetwork({ method: 'POST', address, body, headers })).body;
}

async function requestByNetwork({ method, address, headers = {}, body }: Outgoing): Promise<OutsideAnswer> {
  const type =
    body === undefined
      ? {}
      : { 'content-type': body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json' };
  return breakerOf(new URL(address).host).run(() =>
    answerOf(address, {
      method,
      headers: { accept: 'application/json', ...type, ...headers },
      ...(body === undefined ? {} : { body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }),
  );
}

async function answerOf(address: string, request: RequestInit): Promise<OutsideAnswer> {
  const answer = await fetch(address, request);
  if (answer.status >= 500) throw new Error(`The gateway answered ${answer.status}.`);
  const text = await boundedText(answer);
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

/** Circuit breakers by the gateway's host, of which the configuration contains only a few. */
const breakers = new Map<string, Breaker>();

function breakerOf(host: string): Breaker {
  const breaker = breakers.get(host) ?? new Breaker({ service: host });
  breakers.set(host, breaker);
  return breaker;
}

/** Returns an untrusted value as a record; an empty one for any other value. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Returns an untrusted value as a list; an empty one for any other value. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns an untrusted value as text: a number as its digits, null for any other value. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
