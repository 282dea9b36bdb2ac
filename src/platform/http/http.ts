import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isLanguage, type Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { challengeHeader } from '#shared/proof-of-work.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { keyOfCall, refusalBody, type Caller, type CompiledCall, type Given } from './api-calls.ts';
import {
  encodedBody,
  encodingFor,
  headersOf,
  worthCompressing,
  type Dependencies,
  type Kept,
  type Made,
} from '../cache/cache.ts';
import { AddressKeys } from '../cache/address-keys.ts';
import { callerAddress } from './caller-address.ts';
import type { Config } from '../config.ts';
import { cookiesOf, noCookies } from './cookies.ts';
import { sendDownload, type Download } from './downloads.ts';
import { arrivingFile, takeFiles } from './file-bodies.ts';
import { observeRequest } from './metrics.ts';
import type { Shop } from '../shop.ts';
import { sqlState } from '../database/sql-state.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { throughDoor } from './doors.ts';
import { workOf } from '../database/admission.ts';
import { sendUnavailablePage, unavailability, wantsPage } from './unavailable-answers.ts';
import { Streams, type Stream } from '../realtime/streams.ts';
import { addressAsked, answerExpectation, answerUnreadable } from './unreadable-requests.ts';
import { validationMessages } from './validation.messages.ts';

const json = 'application/json; charset=utf-8';
const eventStream = 'text/event-stream; charset=utf-8';
const mostBodyBytes = 256 * 1_024;
// A file of ten megabytes takes a minute and a half on a slow phone; only its head has to be there sooner.
const longestRequestMs = 180_000;
const longestHeadersMs = 30_000;

/** Tells who makes a call from its Authorization header; null when the token is none, false or ended. */
export type Identify = (authorization: string | undefined) => Caller | null | Promise<Caller | null>;

const notKept = { tag: () => undefined, until: () => undefined };

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
    bodyLimit: mostBodyBytes,
    requestTimeout: longestRequestMs,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    // A request without a host is answered with a sentence, as an address that cannot be read.
    http: { requireHostHeader: false },
    rewriteUrl: addressAsked,
    clientErrorHandler: (error, socket) => {
      answerUnreadable(error, socket, shop.voice.language);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void answerError(shop, error, request, reply),
  }) as unknown as FastifyInstance;
  app.server.headersTimeout = longestHeadersMs;
  app.server.on('checkExpectation', (request, response) => {
    answerExpectation(response, languageOf(shop, request.headers.cookie));
  });
  const streams = new Streams(shop);
  const keys = new AddressKeys();
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  const tellsAll = shop.log.isLevelEnabled('debug');
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
    else if (tellsAll)
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
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(shop, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (answerUnknown !== undefined && request.method === 'GET' && !request.url.startsWith('/api/'))
      return answerUnknown(request, reply);
    const body = refusalBody(
      refuse(
        'not-found',
        inBoth(validationMessages, (t) => t.notFound),
      ),
      languageOf(shop, request.headers.cookie),
    );
    return reply.code(404).type(json).send(JSON.stringify(body));
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

/** How Fastify asks whether an address, counted from the shop outwards, is one of our own proxies. */
function trustedBy(trusted: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  return trusted === false ? false : [...trusted];
}

/** Answers for everybody: from the cache when it can. */
function cachedHandler(shop: Shop, call: CompiledCall, keys: AddressKeys) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(shop, request.headers.cookie);
    const known = keys.find(language, request.url);
    const stored = known === undefined ? undefined : shop.cache.find(known);
    if (stored !== undefined) return sendKept(request, reply, stored);
    const parts = { params: request.params, query: request.query, headers: undefined, body: undefined, language };
    const refusal = call.check(parts);
    if (refusal !== null) return sendRefusal(reply, call, refusal, language);
    keys.set(language, request.url, keyOfCall(call, parts));
    return keptAnswer(shop, call, parts, callerAddress(request.ip)).then((kept) => sendKept(request, reply, kept));
  };
}

/** The answer of a cached call, found or made; its parts are checked before. */
export function keptAnswer(
  shop: Shop,
  call: CompiledCall,
  parts: Pick<Given, 'params' | 'query' | 'language'>,
  address: string,
): Promise<Kept> {
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
      depends: { ...depends, language },
    });
    const headers = {
      'content-type': json,
      'content-language': language,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, cookie',
    };
    if (isRefusal(outcome)) {
      const body = Buffer.from(JSON.stringify(refusalBody(outcome, language)));
      return {
        status: call.statusOf(outcome),
        headers: { ...headers, 'cache-control': 'no-store' },
        body,
        keep: false,
      };
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
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(shop, request.headers.cookie);
    let caller: Caller | null = null;
    if (access !== 'public') {
      const known = identify(request.headers.authorization);
      caller = known instanceof Promise ? await throughDoor(shop, 'customer', () => known) : known;
      if (caller === null) {
        return sendBody(
          reply,
          401,
          refuse(
            'sign-in-required',
            inBoth(validationMessages, (t) => t.signInRequired),
          ),
          language,
        );
      }
      if (access !== 'customer' && !access.staff.some((role) => role === caller?.role)) {
        return sendBody(
          reply,
          403,
          refuse(
            'not-allowed',
            inBoth(validationMessages, (t) => t.notAllowed),
          ),
          language,
        );
      }
    }
    const file = fileBody === undefined ? undefined : arrivingFile(request, fileBody);
    const body = file !== undefined || request.body === undefined ? {} : request.body;
    const parts = { params: request.params, query: request.query, headers: request.headers, body };
    const refusal = call.check(parts);
    if (refusal !== null) return sendRefusal(reply, call, refusal, language);
    const cookies = cookiesOf(request, reply, secure);
    const handle = () =>
      call.handle({
        ...parts,
        file,
        caller,
        language,
        address: callerAddress(request.ip),
        cookies,
        depends: { ...notKept, language },
      });
    // A file that arrives slowly keeps nobody else out.
    const outcome = await (file === undefined ? throughDoor(shop, kind, handle) : workOf(kind, handle));
    if (isRefusal(outcome)) return sendRefusal(reply, call, outcome, language);
    if (call.call.download !== undefined) return sendDownload(reply, call.call.download, outcome as Download);
    if (call.call.stream === true && caller !== null) {
      const open = streams.open(caller.customerId, outcome as Stream<unknown>, call.write);
      if (open === null)
        return sendBody(
          reply,
          429,
          refuse(
            'too-many-streams',
            inBoth(validationMessages, (t) => t.tooManyStreams),
          ),
          language,
        );
      // Kept alive, its connection would outlive the stream by a minute and hold a stopping process up.
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .type(eventStream)
        .send(open);
    }
    return reply
      .code(call.call.status ?? 200)
      .header('cache-control', 'no-store')
      .type(json)
      .send(call.write(outcome));
  };
}

/** Sends an answer that everybody shares: 304 when the caller has it, else in the best encoding. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
): FastifyReply | Promise<FastifyReply> {
  const encoding = worthCompressing(kept) ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const { etag, whole, unchanged } = headersOf(kept, encoding);
  if (kept.status === 200 && isHeld(request.headers['if-none-match'], etag))
    return reply.headers(unchanged).code(304).send();
  reply.headers(whole).code(kept.status);
  if (encoding === 'identity') return reply.send(kept.bodies.identity);
  const body = encodedBody(kept, encoding);
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready));
}

/** Whether the caller has the answer: one of the tags it names is ours, weak or strong, as RFC 9110 compares them. */
function isHeld(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  return named === etag || named.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

function sendRefusal(reply: FastifyReply, call: CompiledCall, refusal: Refusal, language: Language): FastifyReply {
  return sendBody(reply, call.statusOf(refusal), refusal, language);
}

function sendBody(reply: FastifyReply, status: number, refusal: Refusal, language: Language): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))));
  if (refusal.proofChallenge !== undefined) reply.header(challengeHeader, refusal.proofChallenge);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(json)
    .send(JSON.stringify(refusalBody(refusal, language)));
}

const languageCookie = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** The language of a request: its cookie's, else the shop's own. Asked at every request, so it waits for nothing. */
export function languageOf(shop: Shop, cookie: string | undefined): Language {
  const given = cookie === undefined ? undefined : languageCookie.exec(cookie)?.[1];
  return isLanguage(given) ? given : shop.voice.language;
}

/** What nobody planned is logged with its request and answered calmly; what the caller did wrong is said. */
function answerError(shop: Shop, error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(shop, request.headers.cookie);
  const state = sqlState(error);
  // Data that PostgreSQL cannot hold (a NUL in a text, a number out of range) came from the caller.
  const status = state?.startsWith('22') === true ? 400 : (error.statusCode ?? 500);
  if (isUnavailable(error)) {
    shop.log.warn(
      { err: error, request: request.id, method: request.method, url: request.url },
      'the shop cannot answer',
    );
    const refusal = unavailability(error);
    return wantsPage(request) ? sendUnavailablePage(reply, refusal, language) : sendBody(reply, 503, refusal, language);
  }
  if (status >= 500) {
    shop.log.error({ err: error, request: request.id, method: request.method, url: request.url }, 'a request failed');
    return sendBody(
      reply,
      500,
      refuse(
        'unexpected',
        inBoth(validationMessages, (t) => t.unexpected),
      ),
      language,
    );
  }
  const [code, sentence] =
    status === 413
      ? (['too-large', inBoth(validationMessages, (t) => t.tooLargeBody)] as const)
      : status === 415
        ? (['wrong-media-type', inBoth(validationMessages, (t) => t.wrongMediaType)] as const)
        : (['bad-request', inBoth(validationMessages, (t) => t.badRequest)] as const);
  return sendBody(reply, status, refuse(code, sentence), language);
}
