import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '#platform/database/unavailable.ts';
import { isUnstorable } from '#platform/database/sql-state.ts';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { assistantsMessages } from '../../assistants.messages.ts';
import {
  capabilities,
  offeredCapabilities,
  profileIn,
  versionIn,
  protocolVersion,
  shoppingService,
} from '../../protocol.rules.ts';
import { assistantTerms } from '../assistant-terms.service.ts';
import { answerTo, languageFor } from './answering.ts';
import { operations, type OperationName } from './operations.ts';
import { ProtocolError } from './protocol-error.ts';
import { shopKey, signedAnswer, type SignedRequest } from './signatures.ts';

const json = 'application/json';
/** The base path of all of the protocol's routes. */
export const protocolBase = '/ucp';
const rest = '/v1';
const mcp = '/mcp';
const maxBodyBytes = 256 * 1_024;
const maxOfAddress = 1_200;
/** Seconds for which platforms may cache the shop's profile. */
const profileSeconds = 300;

const calls = [
  ['POST', '/catalog/search', 'search_catalog'],
  ['POST', '/catalog/lookup', 'lookup_catalog'],
  ['POST', '/catalog/product', 'get_product'],
  ['POST', '/carts', 'create_cart'],
  ['GET', '/carts/:id', 'get_cart'],
  ['PUT', '/carts/:id', 'update_cart'],
  ['POST', '/carts/:id/cancel', 'cancel_cart'],
  ['POST', '/checkout-sessions', 'create_checkout'],
  ['GET', '/checkout-sessions/:id', 'get_checkout'],
  ['PUT', '/checkout-sessions/:id', 'update_checkout'],
  ['POST', '/checkout-sessions/:id/complete', 'complete_checkout'],
  ['POST', '/checkout-sessions/:id/cancel', 'cancel_checkout'],
  ['GET', '/orders/:id', 'get_order'],
] as const satisfies readonly (readonly [string, string, OperationName])[];

/** Paths with their allowed methods. Without sessions, the MCP endpoint has no stream to listen to, and none to end. */
const addresses = [
  ...calls.map(([method, path]) => ({ method, path: `${rest}${path}` })),
  { method: 'POST', path: mcp },
].map(({ method, path }) => ({
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  shape: new RegExp(`^${protocolBase}${path.replace(':id', '[^/]+')}/?(\\?|$)`),
}));

/** Returns the methods of a path of the protocol; empty if there is no such path. */
const methodsAt = (url: string): string[] =>
  addresses.filter(({ shape }) => shape.test(url)).flatMap(({ methods }) => methods);

/**
 * Serves assistants by the Universal Commerce Protocol: the shop's profile at its well-known URL, and the calls of its bindings. They use the
 * protocol's own errors and statuses and are not part of the shop's API for programs.
 */
export function serveAssistants(app: FastifyInstance, shop: Shop): void {
  app.get('/.well-known/ucp', async (request, reply) => {
    const { mode } = await throughDoor(shop, doorOf(request), () => assistantTerms(shop));
    if (mode === 'off') return sendError(shop, reply, new ProtocolError(404, 'not_found', (t) => t.noSuchCall));
    const body = Buffer.from(JSON.stringify(profileOfShop(shop, mode)));
    return reply.header('cache-control', `public, max-age=${profileSeconds}`).header('content-type', json).send(body);
  });
  void app.register(
    (server, _, done) => {
      server.removeAllContentTypeParsers();
      // The bindings use no other media type, and a page of another site can send text without a preflight.
      server.addContentTypeParser(json, { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, parsed) => {
        parsed(null, body);
      });
      server.setErrorHandler((error, request, reply) => answerProtocolError(shop, error as Error, request, reply));
      server.setNotFoundHandler((request, reply) => {
        const allowed = methodsAt(request.url);
        if (allowed.length === 0)
          return sendError(shop, reply, new ProtocolError(404, 'not_found', (t) => t.noSuchCall));
        if (request.method === 'OPTIONS')
          return reply
            .code(204)
            .header('allow', [...allowed, 'OPTIONS'].join(', '))
            .send();
        reply.header('allow', allowed.join(', '));
        return sendError(shop, reply, new ProtocolError(405, 'method_not_allowed', (t) => t.otherMethod));
      });
      server.addHook('preHandler', (request) => countOfAddress(shop, callerAddress(request.ip)));
      for (const [method, path, operation] of calls)
        server.route({
          method,
          url: `${rest}${path}`,
          handler: (request, reply) => answerCall(shop, operation, request, reply),
        });
      server.route({
        method: 'POST',
        url: mcp,
        handler: (request, reply) => answerByMcp(shop, request, reply),
      });
      done();
    },
    { prefix: protocolBase },
  );
}

const doorOf = ({ ip }: FastifyRequest) => ({ kind: 'visitor', address: callerAddress(ip) }) as const;

/** Limits the requests per minute of a network address, whatever profiles it names; MCP lists its tools to callers without one. */
async function countOfAddress(shop: Shop, address: string): Promise<void> {
  const limit = { key: `assistants-address:${address}`, max: maxOfAddress, windowSeconds: 60 };
  const { allowed, retryAfterSeconds } = await throughDoor(shop, { kind: 'visitor', address }, () =>
    countTry(shop, limit),
  );
  if (!allowed) throw new ProtocolError(429, 'rate_limited', (t) => t.tooMany, retryAfterSeconds);
}

function profileOfShop(shop: Shop, mode: Parameters<typeof offeredCapabilities>[0]) {
  const { name, spec, schemas } = shoppingService;
  const version = protocolVersion;
  const endpoint = (path: string) => new URL(`${protocolBase}${path}`, shop.config.publicUrl).href;
  const offered = offeredCapabilities(mode).map((one) => {
    const { spec: page, schema, extends: parents } = capabilities[one];
    const extending = parents.length === 0 ? {} : { extends: parents.length === 1 ? parents[0] : parents };
    return [one, [{ version, spec: page, schema, ...extending }]];
  });
  return {
    ucp: {
      version,
      services: {
        [name]: [
          { version, spec, transport: 'rest', endpoint: endpoint(rest), schema: schemas.rest },
          { version, spec, transport: 'mcp', endpoint: endpoint(mcp), schema: schemas.mcp },
        ],
      },
      capabilities: Object.fromEntries(offered) as object,
      payment_handlers: {},
    },
    signing_keys: [shopKey(shop).published],
  };
}

async function answerCall(shop: Shop, operation: OperationName, request: FastifyRequest, reply: FastifyReply) {
  const signed = signedRequest(shop, request);
  const { 'ucp-agent': agent, 'idempotency-key': key } = request.headers;
  const { status, body } = await answerTo(shop, {
    operation,
    profile: profileIn(typeof agent === 'string' ? agent : undefined),
    version: versionIn(typeof agent === 'string' ? agent : undefined),
    body: operations[operation].argument === null ? {} : parsedBody(signed.body),
    id: (request.params as { readonly id?: string }).id ?? '',
    idempotencyKey: typeof key === 'string' ? key : undefined,
    acceptLanguage: request.headers['accept-language'],
    signed,
    address: callerAddress(request.ip),
  });
  return send(shop, reply, status, body);
}

/** The official SDK takes a while to load, so it is imported at the first request to this endpoint. */
async function answerByMcp(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const { mode } = await throughDoor(shop, doorOf(request), () => assistantTerms(shop));
  if (mode === 'off') throw new ProtocolError(403, 'assistants_off', (t) => t.off);
  const { answerMcp } = await import('./mcp.ts');
  const signed = signedRequest(shop, request);
  const url = new URL(request.originalUrl, shop.config.publicUrl).href;
  const { status, headers, body } = await answerMcp(shop, {
    url,
    signed,
    acceptLanguage: request.headers['accept-language'],
    mode,
    address: callerAddress(request.ip),
  });
  const type = headers['content-type'] ?? json;
  return reply
    .code(status)
    .headers({
      ...headers,
      'cache-control': 'no-store',
      ...(body !== '' && signedAnswer(shop, { status, type, body })),
    })
    .send(Buffer.from(body));
}

function parsedBody(body: Buffer): unknown {
  if (body.length === 0) return {};
  if (!isUtf8(body)) throw new ProtocolError(400, 'invalid_request', (t) => t.badRequest);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ProtocolError(400, 'invalid_request', (t) => t.badRequest);
  }
}

const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Returns the authority for which a request may be signed: the shop's own, whatever its `Host` header contains. Otherwise a request that a platform
 * has signed for another shop could be replayed here. A demo also accepts the names of its own machine.
 */
function authorityOf({ config }: Pick<Shop, 'config'>, host = ''): string {
  return config.mode === 'demo' && ownMachine.test(host) ? host : new URL(config.publicUrl).host;
}

function signedRequest(shop: Shop, request: FastifyRequest): SignedRequest {
  const [path = '', query] = request.originalUrl.split('?', 2);
  return {
    method: request.method,
    authority: authorityOf(shop, request.headers.host),
    path,
    query: query === undefined ? '' : `?${query}`,
    headers: request.headers,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
}

function send(shop: Shop, reply: FastifyReply, status: number, answer: object): FastifyReply {
  const body = JSON.stringify(answer);
  return (
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store', ...signedAnswer(shop, { status, type: json, body }) })
      .header('content-type', json)
      // Sent as bytes: the signature covers `application/json` without a charset.
      .send(Buffer.from(body))
  );
}

function sendError(shop: Shop, reply: FastifyReply, error: ProtocolError): FastifyReply {
  const language = languageFor(shop, null, reply.request.headers['accept-language']);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  const content = error.say(assistantsMessages[language], language);
  return send(shop, reply, error.status, { code: error.code, content, continue_url: shop.config.publicUrl });
}

/** Logs unexpected errors and answers them in the protocol's format, as well as malformed URLs below its base path. */
export function answerProtocolError(
  shop: Shop,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ProtocolError) return sendError(shop, reply, error);
  const about = { err: error, request: request.id, method: request.method, url: request.url };
  if (isUnavailable(error)) {
    shop.log.warn(about, 'the shop cannot answer');
    return sendError(shop, reply, new ProtocolError(503, 'unavailable', (t) => t.unavailable, 5));
  }
  const given = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const status = isUnstorable(error) ? 400 : given;
  if (status < 500) return sendError(shop, reply, new ProtocolError(status, 'invalid_request', (t) => t.badRequest));
  shop.log.error(about, 'a request failed');
  return sendError(shop, reply, new ProtocolError(500, 'internal_error', (t) => t.unexpected));
}
