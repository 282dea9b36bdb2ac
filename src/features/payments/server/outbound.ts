import { insideTransaction } from '#platform/database.ts';
import type { Shop } from '#platform/shop.ts';
import { GatewayUnavailable } from './payment-method.ts';

/** As much of `fetch` as the gateways' protocols need. */
export type Post = (address: string, body: object, headers: Readonly<Record<string, string>>) => Promise<unknown>;

const timeoutMilliseconds = 8_000;
const posts = new WeakMap<Shop, Post>();

/** Sends JSON to a gateway and reads the JSON that it answers: also of a status of 4xx, as the code within tells. */
export async function postOutside(shop: Shop, address: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  if (insideTransaction()) throw new Error('A gateway was called inside a transaction, which would hold locks over the network.');
  try {
    return await (posts.get(shop) ?? postByNetwork)(address, body, headers);
  } catch (error) {
    throw new GatewayUnavailable(`${new URL(address).host} did not answer`, { cause: error });
  }
}

/** Lets a test answer in the gateway's place. */
export function answerInsteadOfNetwork(shop: Shop, post: Post): void {
  posts.set(shop, post);
}

async function postByNetwork(address: string, body: object, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (answer.status >= 500) throw new Error(`The gateway answered ${answer.status}.`);
  return answer.json();
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
