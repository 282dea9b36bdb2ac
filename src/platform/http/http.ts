import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Caller, CompiledCall, Given } from './api-calls.ts';
import { AddressKeys } from '../cache/address-keys.ts';
import { eventStream, fastifyServer, type OwnErrors } from './fastify-server.ts';
import { callerAddress } from './limits/caller-address.ts';
import { countCall } from './limits/caller-limit.ts';
import { countKeyCall } from './limits/key-limit.ts';
import { notingLimits, rateLimitHeaders, type CountedLimit } from './limits/rate-limits.ts';
import { callerOf, inNameOf, type Identify } from './callers.ts';
import { cookiesOf } from './cookies.ts';
import { allowOrigins } from './browsers/cors.ts';
import { sendDownload, type Download } from './downloads.ts';
import { arrivingFile, takeFiles, wholeFile } from './file-bodies.ts';
import type { Shop } from '../shop.ts';
import { locationsOf, type Locate } from './answers/locations.ts';
import { cachedHandler } from './answers/cached-answers.ts';
import { sendOnce, sendOwn } from './answers/send-own.ts';
import { throughDoor, type AtDoor } from './limits/doors.ts';
import { workOf } from '../database/admission.ts';
import { Streams, type Stream } from '../realtime/streams.ts';
import { sendRefusal } from './errors/send-refusal.ts';
import { answerOnce, hashOfRequest, keyOf, nameOf, type OnceAnswer } from './idempotency/answer-once.ts';
import { hasOwnLanguage, languageRequested, takeLanguage } from './languages.ts';
import { methodsAt } from './methods.ts';
import { addressesOf, retiring } from './retired.ts';
import { conditionUnknown, indexOfVersion, takeVersion } from './seen-versions.ts';
import { validationMessages } from './validation/validation.messages.ts';

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
    { retryAfterSeconds: 30 },
  ),
];

/** The number of characters used of a `User-Agent`. */
const maxUserAgent = 300;

const notCached = { tag: () => undefined, until: () => undefined };

/** Answers an address that is not a call: with a page, or with 404. */
type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Creates the shop's HTTP server with every call; its starter adds pages and files, and with them `answerUnknown`. */
export function createServer(
  shop: Shop,
  calls: ReadonlyMap<string, CompiledCall>,
  identify: Identify,
  answerUnknown?: AnswerUnknown,
  ownErrors?: readonly OwnErrors[],
): FastifyInstance {
  const app = fastifyServer(shop, ownErrors);
  const streams = new Streams(shop);
  const keys = new AddressKeys();
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  const methodsOf = methodsAt(app);
  allowOrigins(app, shop.config.corsOrigins, methodsOf);
  refuseUnknown(app, shop, { methodsOf, answerUnknown, ownErrors });
  const locations = locationsOf(calls);
  const add = (server: FastifyInstance, call: CompiledCall) => {
    const handler =
      call.call.cached === true
        ? cachedHandler(shop, call, keys)
        : ownHandler(shop, call, { identify, streams, locate: locations.get(call.name) });
    for (const { method, path, retiredSince } of addressesOf(call)) {
      const look = retiring(call.name, call.call, retiredSince);
      server.route({ method, url: path, handler, ...(look !== null && { preHandler: look }) });
    }
  };
  for (const call of calls.values()) {
    const { file } = call.call;
    if (file === undefined) add(app, call);
    else takeFiles(app, file, (server) => add(server, call));
  }
  return app;
}

interface Unknown {
  readonly methodsOf: (path: string) => string[];
  readonly answerUnknown: AnswerUnknown | undefined;
  readonly ownErrors: readonly OwnErrors[] | undefined;
}

/** A HEAD request is handled like a GET. */
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Refuses an unknown address or method; an address that is not a call may be a page. */
function refuseUnknown(app: FastifyInstance, shop: Shop, { methodsOf, answerUnknown, ownErrors = [] }: Unknown): void {
  const refuseMethod = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const { language } = languageRequested(shop, request);
    const methods = methodsOf(path);
    // A browser's preflight for a script of an unlisted site is refused.
    const isPreflight = request.headers['access-control-request-method'] !== undefined;
    if (request.method === 'OPTIONS' && !isPreflight && methods.length > 0)
      return reply
        .code(204)
        .header('allow', [...methods, 'OPTIONS'].join(', '))
        .send();
    if (methods.length === 0) return sendRefusal(shop, request, reply, { status: 404, refusal: notFound, language });
    reply.header('allow', methods.join(', '));
    return sendRefusal(shop, request, reply, { status: 405, refusal: methodNotAllowed, language });
  };
  // A body that no call accepts is not read: invalid JSON or an oversized body must not hide that the method is wrong, nor which are allowed.
  app.addHook('preParsing', (request, reply, _, done) => {
    const isOurs = !ownErrors.some(({ prefix }) => request.url.startsWith(prefix));
    if (request.is404 && !isRead(request) && isOurs) void refuseMethod(request, reply);
    else done();
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = isRead(request) && !request.url.startsWith('/api/');
    return answerUnknown !== undefined && isPage ? answerUnknown(request, reply) : refuseMethod(request, reply);
  });
}

interface Around {
  readonly identify: Identify;
  readonly streams: Streams;
  readonly locate: Locate | undefined;
}

/** Returns the handler of a call for a single caller: identifies the caller, validates the request and executes it. */
function ownHandler(shop: Shop, call: CompiledCall, { identify, streams, locate }: Around) {
  const { access, file: fileBody } = call.call;
  const secure = shop.config.publicUrl.startsWith('https:');
  const kind = call.call.line ?? (access === 'public' ? 'visitor' : access === 'customer' ? 'customer' : 'staff');
  const ownLanguage = hasOwnLanguage(call);
  const versionIn = indexOfVersion(call.call);
  const take = async (request: FastifyRequest, reply: FastifyReply, limits: CountedLimit[]) => {
    const { language } = languageRequested(shop, request);
    const reject = (refusal: Refusal, status = call.statusOf(refusal)) => {
      reply.headers(rateLimitHeaders(limits));
      return sendRefusal(shop, request, reply, { status, refusal, language });
    };
    const address = callerAddress(request.ip);
    const caller = () => callerOf(shop, call, { identified: identify(request.headers.authorization), address });
    const known = access === 'public' ? null : await caller();
    if (known !== null && 'refusal' in known) return reject(known.refusal, known.status);
    const tooMany = known === null ? null : await countedCall(shop, known, address);
    if (tooMany !== null) return reject(tooMany);
    const stillMay = async () => access === 'public' || !('refusal' in (await caller()));
    const file = fileBody === undefined ? undefined : arrivingFile(request, fileBody, stillMay);
    const body = file !== undefined || request.body === undefined ? {} : request.body;
    const parts = { params: request.params, query: request.query, headers: request.headers, body };
    const refusal =
      takeLanguage(parts.query, ownLanguage) ??
      (versionIn === null
        ? conditionUnknown(call.method, request.headers['if-match'])
        : takeVersion(parts[versionIn], request.headers['if-match'])) ??
      call.check(parts);
    if (refusal !== null) return reject(refusal);
    const key = keyOf(call.call, request.headers);
    if (isRefusal(key)) return reject(key);
    const given: Given = {
      ...parts,
      file,
      caller: known,
      language,
      address,
      cookies: cookiesOf(request, reply, secure),
      key,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
      depends: { ...notCached, language },
    };
    const outcome = await carriedOut(shop, call, kind, given);
    if (isRefusal(outcome)) return reject(outcome);
    reply.headers(rateLimitHeaders(limits));
    const to = { request, reply, language, caller: known, locate };
    if (outcome instanceof Once) return sendOnce(to, outcome.answer);
    if (call.call.download !== undefined) return sendDownload(request, reply, call.call.download, outcome as Download);
    if (call.call.stream === true && known !== null) {
      const open = streams.open(known.customerId, outcome as Stream<unknown>, call.write);
      return open === null ? reject(tooManyStreams, 429) : sendStream(reply, open);
    }
    return sendOwn(to, call, outcome);
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    const limits: CountedLimit[] = [];
    return notingLimits(limits, () => take(request, reply, limits));
  };
}

/** Counts a call towards the caller's limit: that of an access key, or of the person. */
const countedCall = (shop: Shop, { customerId, key }: Caller, address: string) =>
  key === undefined ? countCall(shop, customerId) : countKeyCall(shop, key.id, address);

/** The response of a call executed once for its idempotency key. */
class Once {
  readonly answer: OnceAnswer;
  constructor(answer: OnceAnswer) {
    this.answer = answer;
  }
}

/** Executes a call on behalf of its caller, and only once if it has an idempotency key. */
async function carriedOut(shop: Shop, call: CompiledCall, kind: AtDoor['kind'], given: Given): Promise<unknown> {
  const { caller, key, params, query, body, file, address } = given;
  const at = { kind, address };
  const handle = async (whole = given) => inNameOf(caller, () => call.handle(whole));
  if (key !== null && call.call.keepsKey !== true) {
    // The file is part of the request, and no transaction waits for it.
    const arrived = file === undefined ? undefined : await wholeFile(file);
    const bodyHash = hashOfRequest([params, query, arrived?.hash ?? body]);
    const done = () => handle(arrived === undefined ? given : { ...given, file: arrived.file });
    const sealedFor = call.call.sealsAnswer === true ? (caller?.customerId ?? 0) : undefined;
    const keyed = { caller: nameOf(caller), call: call.name, key, bodyHash, sealedFor, language: given.language };
    const once = await throughDoor(shop, at, () => answerOnce(shop, keyed, () => written(call, done)));
    return isRefusal(once) ? once : new Once(once);
  }
  if (file === undefined) return throughDoor(shop, at, handle);
  // A slowly arriving file blocks no other request.
  return shop.database.availability.during(
    workOf(kind, async () => handle()),
    { slow: true },
  );
}

/** Serialises what a handler returns. */
async function written(call: CompiledCall, handle: () => Promise<unknown>) {
  const outcome = await handle();
  return isRefusal(outcome) ? outcome : { status: call.call.status ?? 200, reply: call.write(outcome) };
}

/** With keep-alive, the connection would outlive the stream by a minute and delay a shutdown. */
function sendStream(reply: FastifyReply, open: Readable): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
    .type(eventStream)
    .send(open);
}
