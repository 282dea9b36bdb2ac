import { insideTransaction } from '#platform/database.ts';
import type { Shop } from '#platform/shop.ts';
import { GatewayUnavailable } from './payment-method.ts';

/** As much of `fetch` as the gateways' protocols need. */
export type Post = (address: string, body: object) => Promise<unknown>;

const timeoutMilliseconds = 8_000;
const posts = new WeakMap<Shop, Post>();

/** Sends JSON to a gateway and reads the JSON that it answers, whatever its status: the code within tells. */
export async function postOutside(shop: Shop, address: string, body: object): Promise<unknown> {
  if (insideTransaction()) throw new Error('A gateway was called inside a transaction, which would hold locks over the network.');
  try {
    return await (posts.get(shop) ?? postByNetwork)(address, body);
  } catch (error) {
    throw new GatewayUnavailable(`${new URL(address).host} did not answer`, { cause: error });
  }
}

/** Lets a test answer in the gateway's place. */
export function answerInsteadOfNetwork(shop: Shop, post: Post): void {
  posts.set(shop, post);
}

async function postByNetwork(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  return answer.json();
}
