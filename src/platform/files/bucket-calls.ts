import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent as HttpAgent, request as requestByHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Log } from '../log.ts';
import { Breaker, ServiceAway } from '../outbound/breaker.ts';
import { FilesUnavailable } from './files.ts';

/** An S3-compatible storage, as configured. */
export interface Storage {
  /** Such as `https://s3.example.ir`, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether the bucket is named in the host (`bucket.s3.example.ir`) rather than in the path. */
  readonly isVirtualHost: boolean;
}

/** A bucket of such a storage. */
export interface Bucket extends Storage {
  readonly name: string;
}

/** Milliseconds that the storage may be silent, also while connecting; no retry starts after the same time. */
const silenceMs = 5_000;
const maxTries = 3;
const firstPauseMs = 100;
/** The slowest accepted transfer of a body: 50 kB a second. */
const slowestBytesPerMs = 50;
/** The number of concurrent calls that are read into memory; streamed ones wait for their reader and must not block others. */
const maxSockets = 64;
/** The statuses that concern the storage itself rather than the call. */
const momentary = new Set([408, 429, 500, 502, 503, 504]);

/** A call to a bucket. */
export interface BucketCall {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The object's name; without one the call concerns the bucket itself. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly bytes: number; readonly sha256: string; readonly read: () => Readable | Buffer };
}

/** The storage's response, unless it is one that is retried. */
export interface BucketAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
}

export interface BucketCalls {
  /** Resolves with the complete body; retried if the transfer breaks off. */
  readonly whole: (call: BucketCall) => Promise<BucketAnswer & { readonly content: Buffer }>;
  /** Resolves with the body as a stream, each chunk within the silence limit; it must be read to its end or destroyed. */
  readonly streamed: (call: BucketCall) => Promise<BucketAnswer & { readonly content: Readable }>;
}

/** Options, which tests override. */
export interface BucketOptions {
  readonly log?: Log;
  readonly limits?: { readonly silenceMs: number };
  readonly lookup?: LookupFunction;
}

const nothing = { bytes: 0, sha256: createHash('sha256').digest('hex') };

/**
 * Creates the calls to a bucket, signed with AWS Signature 4 including the hash of the body. Each has a time limit and three attempts; after five
 * calls without a response the storage is not waited for. A call without a response throws FilesUnavailable.
 */
export function bucketCalls(bucket: Bucket, { log, lookup, limits = { silenceMs } }: BucketOptions): BucketCalls {
  const agentOf = (max: number) => {
    const options = { keepAlive: true, maxSockets: max };
    return isPlain(bucket) ? new HttpAgent(options) : new HttpsAgent(options);
  };
  const [inTurn, atOnce] = [agentOf(maxSockets), agentOf(Infinity)];
  const breaker = new Breaker({ service: 'The storage of the files', log });

  const given = { bucket, limits, lookup, signingKeys: new Map<string, ArrayBuffer>() };
  const open = (call: BucketCall, agent: HttpAgent | HttpsAgent) => openSigned(call, { ...given, agent });
  const tried = <T>(call: BucketCall, attempt: () => Promise<T | Momentary>) =>
    retried(() => breaker.run(attempt), { call, limits });

  return {
    whole: (call) =>
      tried(call, async () => {
        const response = await open(call, inTurn);
        const pieces: Buffer[] = [];
        for await (const piece of piecesWithin(response, limits.silenceMs)) pieces.push(piece);
        return answerOf(response, { content: Buffer.concat(pieces) });
      }),
    streamed: (call) =>
      tried(call, async () => {
        const response = await open(call, atOnce);
        const content = Readable.from(piecesOrUnavailable(response, call, limits.silenceMs), { objectMode: false });
        // Also if nothing started to read it.
        content.once('close', () => response.destroy());
        const answer = answerOf(response, { content });
        if (answer instanceof Momentary) content.destroy();
        return answer;
      }),
  };
}

/** Sends a signed request and resolves with the response's head; the body is still to be read. */
async function openSigned(
  call: BucketCall,
  given: {
    readonly bucket: Bucket;
    readonly agent: HttpAgent | HttpsAgent;
    readonly limits: { readonly silenceMs: number };
    readonly lookup: LookupFunction | undefined;
    readonly signingKeys: Map<string, ArrayBuffer>;
  },
): Promise<IncomingMessage> {
  const { bucket, agent, limits, lookup } = given;
  const url = addressOf(bucket, call);
  const { sha256, bytes } = call.body ?? nothing;
  const signer = new AwsV4Signer({
    method: call.method,
    url: url.href,
    headers: { ...call.headers, 'x-amz-content-sha256': sha256 },
    accessKeyId: bucket.accessKey,
    secretAccessKey: bucket.secretKey,
    service: 's3',
    region: bucket.region,
    cache: given.signingKeys,
  });
  const { headers } = await signer.sign();
  const body = call.body?.read();
  const request = (isPlain(bucket) ? requestByHttp : requestByHttps)(url, {
    method: call.method,
    agent,
    timeout: limits.silenceMs,
    ...(lookup !== undefined && { lookup }),
    headers: { ...Object.fromEntries(headers), ...(call.method === 'PUT' && { 'content-length': bytes }) },
  });
  return headOf(request, body, limits.silenceMs + bytes / slowestBytesPerMs);
}

const isPlain = ({ endpoint }: Bucket) => endpoint.startsWith('http://');

/** Retries calls without a response, or with one about the storage itself, while attempts and time remain. */
async function retried<T>(
  attempt: () => Promise<T | Momentary>,
  { call, limits }: { readonly call: BucketCall; readonly limits: { readonly silenceMs: number } },
): Promise<T> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    let problem: unknown;
    try {
      const answer = await attempt();
      if (!(answer instanceof Momentary)) return answer;
      problem = answer;
    } catch (error) {
      problem = error;
    }
    const isOver = tries === maxTries || performance.now() - startedAt >= limits.silenceMs;
    if (isOver || problem instanceof ServiceAway) throw new FilesUnavailable(withoutAddress(problem, call));
    await delay(firstPauseMs * 4 ** (tries - 1));
  }
}

/** A response about the storage itself: an internal error, too many calls, a proxy in front of it. */
class Momentary extends Error {
  override readonly name = 'Momentary';
}

function answerOf<Body extends object>(response: IncomingMessage, body: Body): (BucketAnswer & Body) | Momentary {
  const { statusCode: status = 0, headers } = response;
  return momentary.has(status) ? new Momentary(`answered ${status}`) : { status, headers, ...body };
}

function addressOf({ endpoint, name: bucket, isVirtualHost }: Bucket, { name = '', query = {} }: BucketCall): URL {
  const url = new URL(endpoint);
  if (isVirtualHost) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${isVirtualHost ? '' : `${bucket}${name === '' ? '' : '/'}`}${name}`;
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url;
}

/** Sends a request and waits for the head of its response. */
async function headOf(
  request: ClientRequest,
  body: Readable | Buffer | undefined,
  longestMs: number,
): Promise<IncomingMessage> {
  const late = () => request.destroy(new Error('did not answer in time'));
  const timer = setTimeout(late, longestMs);
  request.on('timeout', late);
  // An error after the head is also raised on the response; it is ignored here.
  request.on('error', () => undefined);
  try {
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    if (body === undefined || Buffer.isBuffer(body)) request.end(body);
    else body.on('error', (error) => request.destroy(error)).pipe(request);
    const [response] = await answered;
    // Refused before the request was sent completely: such a connection cannot be reused.
    response.once('close', () => {
      if (!request.writableFinished) request.destroy();
    });
    return response;
  } finally {
    clearTimeout(timer);
    request.off('timeout', late);
    request.setTimeout(0);
    if (body !== undefined && !Buffer.isBuffer(body)) body.destroy();
  }
}

/** Yields chunks as long as each arrives in time; a slow reader is waited for. */
async function* piecesWithin(response: IncomingMessage, silentMs: number): AsyncGenerator<Buffer> {
  const late = () => response.destroy(new Error('fell silent'));
  let timer = setTimeout(late, silentMs);
  try {
    for await (const piece of response) {
      clearTimeout(timer);
      yield piece as Buffer;
      timer = setTimeout(late, silentMs);
    }
  } finally {
    clearTimeout(timer);
    response.destroy();
  }
}

async function* piecesOrUnavailable(
  response: IncomingMessage,
  call: BucketCall,
  silentMs: number,
): AsyncGenerator<Buffer> {
  try {
    yield* piecesWithin(response, silentMs);
  } catch (error) {
    throw new FilesUnavailable(withoutAddress(error, call));
  }
}

/** Returns a short description of the error: an HTTP client's message may contain the request's headers, and with them the signature. */
function withoutAddress(problem: unknown, { method, name }: BucketCall): Error {
  const { message, code } = problem as NodeJS.ErrnoException;
  return Object.assign(new Error(`${method} ${name ?? 'of the bucket'}: ${message}`), code !== undefined && { code });
}
