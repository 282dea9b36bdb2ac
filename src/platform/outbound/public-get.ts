import type { IncomingMessage } from 'node:http';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { insideTransaction } from '../database/database.ts';
import { answerHead } from './answer-head.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { checkedLookup, type FindAddresses } from './checked-lookup.ts';

/** The response of a third-party server. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The options of a request to a user-supplied address. */
export interface PublicGet {
  readonly address: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Whether addresses of this machine are allowed, as in the demo. */
  readonly loopback: boolean;
  readonly findAddresses?: FindAddresses | undefined;
}

/**
 * Fetches a user-supplied address, and never one in a private network: each address of its name is checked, and the connection goes to one of those.
 * A redirect is returned as a response and not followed. Null if there was no response in time, or it was too long.
 */
export async function getFromPublic(given: PublicGet): Promise<PublicAnswer | null> {
  if (insideTransaction())
    throw new Error('A request to somebody else inside a transaction would hold locks over the network.');
  const url = new URL(given.address);
  const isAllowed = (address: string) => isPublicAddress(address) || (given.loopback && isLoopbackAddress(address));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) return null;
  try {
    return await answerOf(url, given, checkedLookup(given.findAddresses, isAllowed));
  } catch {
    return null;
  }
}

async function answerOf(url: URL, { timeoutMs, maxBytes }: PublicGet, lookup: LookupFunction): Promise<PublicAnswer> {
  const open = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const request = open(url, {
    agent: false,
    lookup,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json', connection: 'close' },
  });
  request.end();
  const response = await answerHead(request);
  try {
    return { status: response.statusCode ?? 0, headers: response.headers, body: await bodyOf(response, maxBytes) };
  } finally {
    request.destroy();
  }
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The answer is longer than what is read of one.');
  }
  return Buffer.concat(chunks).toString('utf8');
}
