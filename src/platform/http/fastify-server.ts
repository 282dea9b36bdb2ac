import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Shop } from '../shop.ts';
import { answerError } from './errors/answer-errors.ts';
import { addressRequested, answerExpectation, answerUnreadable } from './errors/unreadable-requests.ts';
import { languageOf } from './languages.ts';
import { observeRequest } from './metrics.ts';
import { readBodiesAsWritten } from './readable-bodies.ts';
import { requestIdHeader, requestIdOf } from './request-ids.ts';

export const eventStream = 'text/event-stream; charset=utf-8';
const maxBodyBytes = 256 * 1_024;
// A file of ten megabytes takes a minute and a half on a slow phone; only the headers must arrive sooner.
const longestRequestMs = 180_000;
const longestHeadersMs = 30_000;

/** An error handler for unreadable addresses below a prefix with its own protocol. */
export interface OwnErrors {
  readonly prefix: string;
  readonly answer: (shop: Shop, error: Error, request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Creates the configured Fastify instance without routes: limits, proxies, request ids, errors and logging. */
export function fastifyServer(shop: Shop, ownErrors: readonly OwnErrors[] = []): FastifyInstance {
  const app = Fastify({
    loggerInstance: shop.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more than many a request; the request id is added where a line is written.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedBy(shop.config.trustProxy),
    bodyLimit: maxBodyBytes,
    requestTimeout: longestRequestMs,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    // A request without a host gets a message, like one with an unreadable address.
    http: { requireHostHeader: false },
    rewriteUrl: addressRequested,
    clientErrorHandler: (error, socket) => {
      answerUnreadable(error, socket, shop.identity.language);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      const own = ownErrors.find(({ prefix }) => request.url.startsWith(prefix));
      void (own?.answer ?? answerError)(shop, error, request, reply);
    },
  }) as unknown as FastifyInstance;
  // Plain text is not a valid body: it is refused as an unsupported format, not as invalid JSON.
  app.removeContentTypeParser('text/plain');
  readBodiesAsWritten(app);
  app.server.headersTimeout = longestHeadersMs;
  app.server.on('checkExpectation', (request, response) => {
    answerExpectation(response, {
      language: languageOf(shop, request.headers.cookie),
      requestId: requestIdOf(request),
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  logAnswers(app, shop);
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(shop, error, request, reply));
  return app;
}

/** Counts every response, and logs those with errors. */
function logAnswers(app: FastifyInstance, shop: Shop): void {
  const notifiesAll = shop.log.isLevelEnabled('debug');
  app.addHook('onResponse', (request, reply, done) => {
    // The duration of a stream is not a response time.
    if (reply.getHeader('content-type') !== eventStream)
      observeRequest(request.routeOptions.url ?? 'unknown', request.method, reply.statusCode, reply.elapsedTime);
    // Temporary unavailability is logged where it is detected, once a minute.
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

/** Returns Fastify's check whether an address, counted outwards from the shop, is one of the trusted proxies. */
function trustedBy(trusted: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  return trusted === false ? false : [...trusted];
}
