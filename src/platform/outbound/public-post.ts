import { request as requestByHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { insideTransaction } from '../database/database.ts';
import { answerHead } from './answer-head.ts';
import { AddressPrivate, checkedLookup, type FindAddresses } from './checked-lookup.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Why there was no response. */
export type PostError = 'address-private' | 'name-unknown' | 'too-slow' | 'certificate' | 'unreachable';

/** The response of a third-party server, or why there was none. */
export type PostOutcome =
  | {
      readonly status: number;
      /** The beginning of the response body. */
      readonly answer: string;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly error: PostError };

export interface PublicPost {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** Aborts at once, when the shop stops. */
  readonly signal?: AbortSignal | undefined;
  /** Whether addresses of this machine are allowed, as in the demo. */
  readonly loopback: boolean;
  readonly findAddresses?: FindAddresses | undefined;
}

const maxAnswerCharacters = 300;
/** A character is at most four bytes. */
const maxAnswerBytes = maxAnswerCharacters * 4;

/**
 * Posts to a user-supplied address, and never to a private network: a name is resolved once, each of its addresses is checked, and the connection
 * goes to one of those, so that a later change of the name has no effect. A redirect is returned as a response and not followed. Each post uses its
 * own connection.
 */
export async function postToPublic(given: PublicPost): Promise<PostOutcome> {
  if (insideTransaction())
    throw new Error('A post to somebody else inside a transaction would hold locks over the network.');
  const url = new URL(given.address);
  const isAllowed = (address: string) => isPublicAddress(address) || (given.loopback && isLoopbackAddress(address));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) return { error: 'address-private' };
  const late = AbortSignal.timeout(given.timeoutMs);
  const signal = given.signal === undefined ? late : AbortSignal.any([late, given.signal]);
  try {
    const request = openRequest(url, { ...given, signal, lookup: checkedLookup(given.findAddresses, isAllowed) });
    const outcome = await answerOf(request, given.body);
    signal.throwIfAborted();
    return outcome;
  } catch (error) {
    if (given.signal?.aborted === true) throw error;
    return { error: errorOf(error, late.aborted) };
  }
}

function openRequest(
  url: URL,
  { headers, body, signal, lookup }: PublicPost & { readonly lookup: LookupFunction },
): ClientRequest {
  const open = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  return open(url, {
    method: 'POST',
    // A new connection each time: the address of a pooled one was checked against an old DNS response.
    agent: false,
    lookup,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
  });
}

async function answerOf(request: ClientRequest, body: string): Promise<PostOutcome> {
  request.end(body);
  const response = await answerHead(request);
  try {
    const { statusCode: status = 0, headers } = response;
    return { status, answer: await beginningOf(response), retryAfterSeconds: secondsIn(headers['retry-after']) };
  } finally {
    request.destroy();
  }
}

/** Reads no more of a response than is stored; if the body breaks off, the part received. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxAnswerBytes) break;
    }
  } catch (error) {
    // The response head states the outcome of the post; only a body that times out counts as no response.
    if (!brokeOff(error)) throw error;
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/[\p{Cc}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, maxAnswerCharacters);
}

const brokeOff = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

const secondsIn = (header: string | undefined) =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null;

function errorOf(error: unknown, isLate: boolean): PostError {
  if (error instanceof AddressPrivate) return 'address-private';
  if (isLate) return 'too-slow';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'name-unknown';
  return /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code) ? 'certificate' : 'unreachable';
}
