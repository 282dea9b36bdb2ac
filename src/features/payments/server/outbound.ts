import { insideTransaction } from '#platform/database/database.ts';
import { boundedText } from '#platform/outbound/bounded-answer.ts';
import { Breaker } from '#platform/outbound/breaker.ts';
import type { Shop } from '#platform/shop.ts';
import { GatewayUnavailable } from './payment-method.ts';

/** As much of `fetch` as the gateways' protocols need. */
export type Post = (address: string, body: object, headers: Readonly<Record<string, string>>) => Promise<unknown>;

/** A request to a gateway, as its protocol wants it. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form. */
  readonly body?: object | URLSearchParams;
}

/** What a gateway answered, whatever its status. */
export interface OutsideAnswer {
  readonly status: number;
  /** The JSON that it answered, null where it answered nothing. */
  readonly body: unknown;
}

const timeoutMilliseconds = 8_000;
const posts = new WeakMap<Shop, Post>();

/** Sends JSON to a gateway and reads the JSON that it answers: also of a status of 4xx, as the code within says. */
export async function postOutside(
  shop: Shop,
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  return unlessSilent(address, () => (posts.get(shop) ?? postByNetwork)(address, body, headers));
}

/** Calls a gateway whose protocol needs more than a post: other headers, a form, the status of its answer. */
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

/** Lets a test answer in the gateway's place. */
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

/** By the gateway's host, of which the configuration names a few. */
const breakers = new Map<string, Breaker>();

function breakerOf(host: string): Breaker {
  const breaker = breakers.get(host) ?? new Breaker({ service: host });
  breakers.set(host, breaker);
  return breaker;
}

/** What came over the network as a record; an empty one when it is none. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** What came over the network as a list; an empty one when it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What came over the network as a text: a number as it is written, null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
