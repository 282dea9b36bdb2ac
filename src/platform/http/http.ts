import type { Readable } from 'node:stream';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { keyOfCall, type Caller, type CompiledCall, type Given } from './api-calls.ts';
import {
  encodedBody,
  encodingFor,
  headersOf,
  worthCompressing,
  type Dependencies,
  type Cached,
  type Made,
} from '../cache/cache.ts';
import { AddressKeys } from '../cache/address-keys.ts';
import { callerAddress } from './limits/caller-address.ts';
import { callerOf, inNameOf, type Identify } from './callers.ts';
import type { Config } from '../config.ts';
import { cookiesOf, noCookies } from './cookies.ts';
import { sendDownload, type Download } from './downloads.ts';
import { arrivingFile, takeFiles } from './file-bodies.ts';
import { observeRequest } from './metrics.ts';
import type { Shop } from '../shop.ts';
import { throughDoor } from './doors.ts';
import { workOf } from '../database/admission.ts';
import { Streams, type Stream } from '../realtime/streams.ts';
import { answerError } from './errors/answer-errors.ts';
import { refusalBody } from './errors/refusal-body.ts';
import { sendRefusal } from './errors/send-refusal.ts';
import { addressRequested, answerExpectation, answerUnreadable } from './errors/unreadable-requests.ts';
import { answerOnce, hashOfRequest, keyOf, nameOf, type OnceAnswer } from './idempotency/answer-once.ts';
import { languageRequested, languageOf, takeLanguage } from './languages.ts';
import { methodsAt } from './methods.ts';
import { requestIdHeader, requestIdOf } from './request-ids.ts';
import { indexOfVersion, tagOf, takeVersion } from './seen-versions.ts';
import { validationMessages } from './validation.messages.ts';

const json = 'application/json; charset=utf-8';
const eventStream = 'text/event-stream; charset=utf-8';
const maxBodyBytes = 256 * 1_024;
// A file of ten megabytes takes a minute and a half on a slow phone; only its head has to be there sooner.
const longestRequestMs = 180_000;
const longestHeadersMs = 30_000;

const [notFound, methodNotAllowed, tooManyStreams] = [
  refuse(
    'not-found',
    inBoth(validationMessages, (t) => t.notFound),
  ),
  refuse(
    'method-not-allowed',
    inBoth(validationMessages, (t) => t.methodNotAllowed),
  ),
  refuse(
    'too-many-streams',
    inBoth(validationMessages, (t) => t.tooManyStreams),
  ),
];

/** Of what a program calls itself, so much is looked at. */
const maxUserAgent = 300;

const notCached = { tag: () => undefined, until: () => undefined };

/** The shop's HTTP server with every call; pages and files are added by who starts it, `answerUnknown` with them. */
export function createServer(
  shop: Shop,
  calls: ReadonlyMap<string, CompiledCall>,
  identify: Identify,
  answerUnknown?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: shop.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than many a request; its number is added where a line is written.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedBy(shop.config.trustProxy),
    bodyLimit: maxBodyBytes,
    requestTimeout: longestRequestMs,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    // A request without a host is answered with a sentence, as an address that cannot be read.
    http: { requireHostHeader: false },
    rewriteUrl: addressRequested,
    clientErrorHandler: (error, socket) => {
      answerUnreadable(error, socket, shop.identity.language);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) =>
      void answerError(shop, error, request as FastifyRequest, reply as FastifyReply),
  }) as unknown as FastifyInstance;
  app.server.headersTimeout = longestHeadersMs;
  app.server.on('checkExpectation', (request, response) => {
    answerExpectation(response, {
      language: languageOf(shop, request.headers.cookie),
      requestId: requestIdOf(request),
    });
  });
  const streams = new Streams(shop);
  const keys = new AddressKeys();
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  logAnswers(app, shop);
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(shop, error, request, reply));
  const methodsOf = methodsAt(calls);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const isCall = path.startsWith('/api/');
    if (answerUnknown !== undefined && request.method === 'GET' && !isCall) return answerUnknown(request, reply);
    const { language } = languageRequested(shop, request);
    const methods = isCall ? methodsOf(path) : [];
    if (methods.length === 0) return sendRefusal(shop, request, reply, { status: 404, refusal: notFound, language });
    reply.header('allow', methods.join(', '));
    return sendRefusal(shop, request, reply, { status: 405, refusal: methodNotAllowed, language });
  });
  const add = (server: FastifyInstance, call: CompiledCall) =>
    server.route({
      method: call.method,
      url: call.path,
      handler:
        call.call.cached === true ? cachedHandler(shop, call, keys) : ownHandler(shop, call, { identify, streams }),
    });
  for (const call of calls.values()) {
    const { file } = call.call;
    if (file === undefined) add(app, call);
    else takeFiles(app, file, (server) => add(server, call));
  }
  return app;
}

/** Counts every answer, and tells of those that failed. */
function logAnswers(app: FastifyInstance, shop: Shop): void {
  const notifiesAll = shop.log.isLevelEnabled('debug');
  app.addHook('onResponse', (request, reply, done) => {
    // How long a stream was open is not how long an answer took.
    if (reply.getHeader('content-type') !== eventStream)
      observeRequest(request.routeOptions.url ?? 'unknown', request.method, reply.statusCode, reply.elapsedTime);
    // That the shop cannot just now is said where it is found, once a minute.
    if (reply.statusCode >= 500 && reply.statusCode !== 503)
      shop.log.warn(
        { request: request.id, method: request.method, url: request.url, status: reply.statusCode },
        'answered',
      );
    else if (notifiesAll)
      shop.log.debug(
        {
          request: request.id,
          method: request.method,
          url: request.url,
          status: reply.statusCode,
          ms: reply.elapsedTime,
        },
        'answered',
      );
    done();
  });
}

/** How Fastify finds out whether an address, counted from the shop outwards, is one of our own proxies. */
function trustedBy(trusted: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  return trusted === false ? false : [...trusted];
}

/** Whether a call has a parameter of its own that is called `language`. */
function hasOwnLanguage({ call }: CompiledCall): boolean {
  const query: { properties?: Record<string, unknown> } | undefined = call.query;
  return query?.properties?.language !== undefined;
}

/** Answers for everybody: from the cache when it can. */
function cachedHandler(shop: Shop, call: CompiledCall, keys: AddressKeys) {
  const ownLanguage = hasOwnLanguage(call);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { language, vary } = languageRequested(shop, request);
    const known = keys.find(language, request.url);
    const stored = known === undefined ? undefined : shop.cache.find(known);
    if (stored !== undefined) return sendCached(request, reply, stored, vary);
    const parts = { params: request.params, query: request.query, headers: undefined, body: undefined, language };
    const refusal = takeLanguage(parts.query, ownLanguage) ?? call.check(parts);
    if (refusal !== null)
      return sendRefusal(shop, request, reply, { status: call.statusOf(refusal), refusal, language });
    keys.set(language, request.url, keyOfCall(call, parts));
    return cachedAnswer(shop, call, parts, callerAddress(request.ip)).then((cached) =>
      cached.refusal === undefined
        ? sendCached(request, reply, cached, vary)
        : sendRefusal(shop, request, reply, { status: cached.status, refusal: cached.refusal, language }),
    );
  };
}

/** The answer of a cached call, found or made; its parts are checked before. */
export function cachedAnswer(
  shop: Shop,
  call: CompiledCall,
  parts: Pick<Given, 'params' | 'query' | 'language'>,
  address: string,
): Promise<Cached> {
  const { language } = parts;
  const key = keyOfCall(call, parts);
  const make = async (depends: Dependencies): Promise<Made> => {
    const outcome = await call.handle({
      ...parts,
      headers: undefined,
      body: undefined,
      caller: null,
      address,
      cookies: noCookies,
      key: null,
      userAgent: '',
      depends: { ...depends, language },
    });
    const headers = {
      'content-type': json,
      'content-language': language,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    };
    if (isRefusal(outcome)) {
      const status = call.statusOf(outcome);
      const body = Buffer.from(JSON.stringify(refusalBody(outcome, { language, status, requestId: 'shared' })));
      return { status, headers: { ...headers, 'cache-control': 'no-store' }, body, keep: false, refusal: outcome };
    }
    return { status: call.call.status ?? 200, headers, body: Buffer.from(call.write(outcome)), keep: true };
  };
  return shop.cache.findOrMake(key, (depends) => throughDoor(shop, call.call.line ?? 'visitor', () => make(depends)));
}

/** Answers one caller: checks who it is, what it sends, and does it. */
function ownHandler(shop: Shop, call: CompiledCall, { identify, streams }: { identify: Identify; streams: Streams }) {
  const { access, file: fileBody } = call.call;
  const secure = shop.config.publicUrl.startsWith('https:');
  const kind = call.call.line ?? (access === 'public' ? 'visitor' : access === 'customer' ? 'customer' : 'staff');
  const ownLanguage = hasOwnLanguage(call);
  const versionIn = indexOfVersion(call.call);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { language } = languageRequested(shop, request);
    const reject = (refusal: Refusal, status = call.statusOf(refusal)) =>
      sendRefusal(shop, request, reply, { status, refusal, language });
    let caller: Caller | null = null;
    if (access !== 'public') {
      const known = await callerOf(shop, call, identify(request.headers.authorization));
      if ('refusal' in known) return reject(known.refusal, known.status);
      caller = known;
    }
    const file = fileBody === undefined ? undefined : arrivingFile(request, fileBody);
    const body = file !== undefined || request.body === undefined ? {} : request.body;
    const parts = { params: request.params, query: request.query, headers: request.headers, body };
    const refusal =
      takeLanguage(parts.query, ownLanguage) ??
      (versionIn === null ? null : takeVersion(parts[versionIn], request.headers['if-match'])) ??
      call.check(parts);
    if (refusal !== null) return reject(refusal);
    const cookies = cookiesOf(request, reply, secure);
    const key = keyOf(call.call, request.headers);
    if (isRefusal(key)) return reject(key);
    const given = {
      ...parts,
      file,
      caller,
      language,
      address: callerAddress(request.ip),
      cookies,
      key,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
      depends: { ...notCached, language },
    };
    const handle = async () => inNameOf(caller, () => call.handle(given));
    if (key !== null && call.call.keepsKey !== true) {
      const keyed = {
        caller: nameOf(caller),
        call: call.name,
        key,
        bodyHash: hashOfRequest([parts.params, parts.query, body]),
      };
      const once = await throughDoor(shop, kind, () => answerOnce(shop, keyed, () => written(call, handle)));
      return isRefusal(once) ? reject(once) : sendOnce(reply, once, language);
    }
    // A file that arrives slowly keeps nobody else out.
    const outcome = await (file === undefined ? throughDoor(shop, kind, handle) : workOf(kind, handle));
    if (isRefusal(outcome)) return reject(outcome);
    if (call.call.download !== undefined) return sendDownload(reply, call.call.download, outcome as Download);
    if (call.call.stream === true && caller !== null) {
      const open = streams.open(caller.customerId, outcome as Stream<unknown>, call.write);
      return open === null ? reject(tooManyStreams, 429) : sendStream(reply, open);
    }
    return sendOwn(reply, call, outcome, language);
  };
}

/** What a handler answers, as it goes over the wire. */
async function written(call: CompiledCall, handle: () => Promise<unknown>) {
  const outcome = await handle();
  return isRefusal(outcome) ? outcome : { status: call.call.status ?? 200, reply: call.write(outcome) };
}

/** Sends what was done once; a repeat says that it is one. */
function sendOnce(reply: FastifyReply, once: OnceAnswer, language: Language): FastifyReply {
  if (once.replayed) reply.header('idempotency-replayed', 'true');
  return reply
    .code(once.status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type(json)
    .send(once.reply);
}

/** Kept alive, the connection would outlive the stream by a minute and hold a stopping process up. */
function sendStream(reply: FastifyReply, open: Readable): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
    .type(eventStream)
    .send(open);
}

/** Sends what one caller alone is given; a thing with a version bears it as its tag. */
function sendOwn(reply: FastifyReply, call: CompiledCall, outcome: unknown, language: Language): FastifyReply {
  const tag = tagOf(outcome);
  if (tag !== null) reply.header('etag', tag);
  return reply
    .code(call.call.status ?? 200)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type(json)
    .send(call.write(outcome));
}

/** Sends an answer that everybody shares: 304 when the caller has it, else in the best encoding. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: Cached,
  vary?: string,
): FastifyReply | Promise<FastifyReply> {
  const encoding = worthCompressing(cached) ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const { etag, whole, unchanged } = headersOf(cached, encoding);
  const held = cached.status === 200 && isHeld(request.headers['if-none-match'], etag);
  reply.headers(held ? unchanged : whole).code(held ? 304 : cached.status);
  if (vary !== undefined) reply.header('vary', vary);
  if (held) return reply.send();
  if (encoding === 'identity') return reply.send(cached.bodies.identity);
  const body = encodedBody(cached, encoding);
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready));
}

/** Whether the caller has the answer: one of the tags it names is ours, weak or strong, as RFC 9110 compares them. */
function isHeld(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  return named === etag || named.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
