import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, isRouteErrorResponse, type AppLoadContext, type ServerBuild } from 'react-router';
import { createClient } from '#shared/contract/api-client.ts';
import type { Language } from '#shared/language.ts';
import { pageParameters } from '#shared/page-parameters.ts';
import type { CompiledCall } from '#platform/http/api-calls.ts';
import { AddressKeys } from '#platform/cache/address-keys.ts';
import { cacheKey } from '#platform/cache/cache-key.ts';
import type { Dependencies, Cached, Made } from '#platform/cache/cache.ts';
import { isUnstorable } from '#platform/database/sql-state.ts';
import { isUnavailable } from '#platform/database/unavailable.ts';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import { sendCached } from '#platform/http/answers/send-cached.ts';
import { cachedAnswer } from '#platform/http/answers/cached-answers.ts';
import { languageOf } from '#platform/http/languages.ts';
import type { Shop } from '#platform/shop.ts';
import { refusalOf } from '#platform/http/errors/answer-errors.ts';
import { refusalBody } from '#platform/http/errors/refusal-body.ts';
import type { PublicApi } from '../data/calls.ts';
import { pagePolicy } from './page-policy.server.ts';

/** A page as listed among the pages. */
interface ServedPage {
  readonly path: string;
  readonly query: readonly string[];
  readonly connectsTo?: string;
  readonly line?: 'search';
}

export interface PagesOptions {
  readonly shop: Shop;
  readonly calls: ReadonlyMap<string, CompiledCall>;
  readonly pages: readonly ServedPage[];
  /** The router's server build; read at each rendering, so that development can replace it. */
  readonly build: () => Promise<ServerBuild>;
  /** The origins besides the shop's that a page may connect to. */
  readonly origins?: (page: ServedPage) => readonly string[];
  /** Returns the address of the browser's texts in a language. */
  readonly messagesAddress: (language: Language) => string | null;
}

/**
 * Serves every page. A page is rendered without knowing the caller, once per address and language, and cached until its data changes: the key is the
 * page with its path parameters, its listed query parameters and the language, so that differently spelt addresses cannot fill the cache with one
 * page.
 */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { shop } = options;
  const keys = new AddressKeys();
  for (const page of options.pages) {
    app.get(page.path, (request, reply) => {
      const language = languageOf(shop, request.headers.cookie);
      const known = keys.find(language, request.url);
      const stored = known === undefined ? undefined : shop.cache.find(known);
      if (stored !== undefined) return sendCached(request, reply, stored);
      const address = addressOf(request, page);
      const key = cacheKey('page', language, address);
      keys.set(language, request.url, key);
      return shop.cache
        .findOrMake(key, (depends) =>
          throughDoor(shop, { kind: page.line ?? 'visitor', address: callerAddress(request.ip) }, () =>
            renderPage(options, { page, address, language, depends, origins: options.origins?.(page) ?? [] }),
          ),
        )
        .then((saved) => sendCached(request, reply, saved));
    });
  }
}

/** Responds to requests that match no page and no call: the router's not-found page, or the router's data alone. */
export async function serveUnknown(
  options: PagesOptions | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (options === undefined) return reply.code(404).send();
  if (pathOf(request.url).includes('//')) return reply.redirect(withoutRepeatedSlashes(request.url), 301);
  const language = languageOf(options.shop, request.headers.cookie);
  return sendCached(request, reply, await missingPage(options, request, language));
}

/**
 * Renders the not-found page, once per language, as it does not contain the address: requesting thousands of them costs nothing. The same holds for
 * the router's data: each page loads its own by API calls, and the data of the surrounding routes is the same at every address.
 */
function missingPage(options: PagesOptions, { url, ip }: FastifyRequest, language: Language): Promise<Cached> {
  const address = pathOf(url).endsWith('.data') ? `${missingAddress}.data` : missingAddress;
  return options.shop.cache.findOrMake(cacheKey('missing-page', language, address), (depends) =>
    throughDoor(options.shop, { kind: 'visitor', address: callerAddress(ip) }, async () => {
      const made = await renderPage(options, { address, language, depends });
      return { ...made, headers: { ...made.headers, 'cache-control': 'no-store' }, keep: made.status === 404 };
    }),
  );
}

/** An address that no page has. */
const missingAddress = '/404';
const repeatedSlashes = /\/{2,}/g;

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** Parsed as a browser does first, so that no backslash remains that would lead it to another host. */
function withoutRepeatedSlashes(address: string): string {
  const { pathname, search } = new URL(`http://shop${address}`);
  return pathname.replace(repeatedSlashes, '/') + search;
}

/** Returns the canonical address of a page, with the parameters that its rendering depends on in a fixed order. */
function addressOf(request: FastifyRequest, { path, query: names }: ServedPage): string {
  const params = request.params as Readonly<Record<string, string | undefined>>;
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (names.length === 0) return address;
  const query = request.query as Record<string, string | string[] | undefined>;
  const saved = new URLSearchParams();
  for (const name of pageParameters(names, Object.keys(query))) {
    const value = query[name];
    const text = Array.isArray(value) ? value[0] : value;
    if (text !== undefined && text !== '') saved.set(name, text.slice(0, 400));
  }
  const search = saved.toString();
  return search === '' ? address : `${address}?${search}`;
}

/** Renders one page as it is sent, with the security policy for its inline scripts; without a `page` the router matches it. */
export async function renderPage(
  options: PagesOptions,
  given: { page?: ServedPage; address: string; language: Language; depends: Dependencies; origins?: readonly string[] },
): Promise<Made> {
  const { shop, calls } = options;
  const { language, depends, origins = [] } = given;
  let html: string | undefined;
  let unavailable: Error | undefined;
  const context: AppLoadContext = {
    takeHtml: (rendered) => {
      html = rendered;
    },
    api: inProcess(shop, calls, { language, depends, onUnavailable: (error) => (unavailable ??= error) }),
    language,
    publicUrl: shop.config.publicUrl,
    messagesAddress: options.messagesAddress(language),
    logError: (error, page) => {
      // An unknown or malformed address is the visitor's mistake.
      if (isRouteErrorResponse(error) && error.status < 500) shop.log.debug({ err: error, page }, 'a page was refused');
      // Its cause is logged where the data was requested.
      else if (unavailable === undefined) shop.log.error({ err: error, page }, 'a page failed');
    },
  };
  const response = await handlerOf(await options.build(), given.page?.path)(
    new Request(`${shop.config.publicUrl}${given.address}`),
    context,
  );
  // Without data that is temporarily unavailable the page would look as if the shop were empty.
  if (unavailable !== undefined) throw unavailable;
  const headers: Record<string, string> = { 'cache-control': 'public, no-cache', vary: 'accept-encoding, cookie' };
  for (const [name, value] of response.headers) headers[name] = value;
  if (html !== undefined) {
    headers['content-language'] = language;
    headers['content-security-policy'] = pagePolicy(html, { origins, development: shop.config.watch });
  }
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
  return { status: response.status, headers, body, keep: response.status === 200 };
}

type Handle = ReturnType<typeof createRequestHandler>;
const handlers = new WeakMap<ServerBuild, Map<string | undefined, Handle>>();

/**
 * Returns the router's handler of a page, created once. It contains only the page's own routes: with more than a hundred the router would match
 * twice, and recreate each of them, at every rendering. Without a path it contains all.
 */
function handlerOf(build: ServerBuild, path: string | undefined): Handle {
  const made = handlers.get(build) ?? new Map<string | undefined, Handle>();
  handlers.set(build, made);
  let handler = made.get(path);
  if (handler === undefined) {
    handler = createRequestHandler(path === undefined ? build : onlyRoutesOf(build, path), 'production');
    made.set(path, handler);
  }
  return handler;
}

/** Returns the build reduced to the route of a page, whose id is the page's path, and its parents. */
function onlyRoutesOf(build: ServerBuild, path: string): ServerBuild {
  const visible = new Set<string>();
  for (let id: string | undefined = path; id !== undefined; id = build.routes[id]?.parentId) visible.add(id);
  const those = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => visible.has(id)));
  return { ...build, routes: those(build.routes), assets: { ...build.assets, routes: those(build.assets.routes) } };
}

/** Returns the API client that pages use during rendering: the same calls, checks and cache, in the same process. */
function inProcess(
  shop: Shop,
  calls: ReadonlyMap<string, CompiledCall>,
  given: { language: Language; depends: Dependencies; onUnavailable: (error: Error) => void },
): PublicApi {
  const { language, depends, onUnavailable } = given;
  return createClient(async ({ name, params, query }) => {
    const call = calls.get(name);
    if (call?.call.cached !== true) throw new Error(`The page may not make the call ${name} while it is rendered.`);
    const parts = { params: { ...params }, query: present(query), headers: undefined, body: undefined, language };
    const refusal = call.check(parts);
    if (refusal !== null)
      return { status: 400, body: refusalBody(refusal, { language, status: 400, requestId: 'rendering' }) };
    const saved = await cachedAnswer(shop, call, parts, '127.0.0.1').catch((error: unknown) => {
      if (isUnstorable(error)) return 'unstorable';
      if (error instanceof Error && isUnavailable(error)) onUnavailable(error);
      else shop.log.error({ err: error, call: name }, 'a part of a page failed');
      return null;
    });
    // The visitor's mistake, like any other input that a call refuses.
    if (saved === 'unstorable') {
      const [status, unreadable] = refusalOf(400);
      return { status, body: refusalBody(unreadable, { language, status, requestId: 'rendering' }) };
    }
    if (saved === null) {
      // An incomplete page is sent to this caller and not cached for others.
      depends.until(shop.clock.now());
      return { status: 500, body: null };
    }
    depends.tag(...saved.tags);
    depends.until(new Date(saved.expiresAt));
    return { status: saved.status, body: JSON.parse(saved.bodies.identity.toString('utf8')) as unknown };
  });
}

function present(query: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
