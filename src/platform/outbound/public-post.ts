import { request as requestByHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { insideTransaction } from '../database/database.ts';
import { answerHead } from './answer-head.ts';
import { AddressPrivate, checkedLookup, type FindAddresses } from './checked-lookup.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Why nothing was answered. */
export type PostError = 'address-private' | 'name-unknown' | 'too-slow' | 'certificate' | 'unreachable';

/** What somebody's server answered, or why it did not. */
export type PostOutcome =
  | {
      readonly status: number;
      /** The beginning of its body. */
      readonly answer: string;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly error: PostError };

export interface PublicPost {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** Gives up at once, when the shop stops. */
  readonly signal?: AbortSignal | undefined;
  /** Allows addresses of this machine, as in the demo. */
  readonly loopback: boolean;
  readonly findAddresses?: FindAddresses | undefined;
}

const maxAnswerCharacters = 300;
/** Four bytes are a character at the most. */
const maxAnswerBytes = maxAnswerCharacters * 4;

/**
 * Posts to an address that somebody else has named, and never to a network of our own: a name is resolved once, each of
 * its addresses is checked, and the connection goes to those that were checked, so that a name which changes meanwhile
 * changes nothing. A redirect is an answer like any other and not followed. Each post has a connection of its own.
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
    // A connection of its own each time: one that stays open was checked for an answer of yesterday.
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

/** Reads what is stored of an answer, and no more; of a body that breaks off, what came. */
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
    // The response head states the outcome of the post; only one that is not over in time is no answer.
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
