import { pageParameters } from '#shared/page-parameters.ts';

/** A page as in the list of pages: its path, and the parameters that its document depends on. */
export interface KnownPage {
  readonly path: string;
  readonly query: readonly string[];
}

/** The kind of a request that the service worker handles; other requests are not intercepted. */
export type RequestKind =
  /** A document; without a key it is never cached. */
  | { readonly kind: 'page'; readonly key: string | null }
  | { readonly kind: 'file' }
  | { readonly kind: 'picture' }
  /** A public API response. */
  | { readonly kind: 'answer' };

/** The relevant parts of a request. */
export interface Request {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: { readonly get: (name: string) => string | null };
}

/** The maximum length of a parameter in a key; the server truncates at the same length. */
const longestValue = 400;
/** Admin pages and server endpoints are never cached. */
const unkept = /^\/(?:admin|api|dev|payment|healthz|readyz|metrics)(?:\/|$)/;

/** Returns the kind of a request; null for requests that are not intercepted: writes, customers' API calls, other origins, videos. */
export function requestKind(request: Request, origin: string, pages: readonly KnownPage[]): RequestKind | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return { kind: 'page', key: pageKey(url, pages) };
  if (url.pathname.startsWith('/assets/')) return { kind: 'file' };
  if (url.pathname.startsWith('/media/')) return { kind: 'picture' };
  const isCall = url.pathname.startsWith('/api/') && (request.headers.get('accept') ?? '').includes('application/json');
  return isCall && request.headers.get('authorization') === null ? { kind: 'answer' } : null;
}

/**
 * Returns the cache key of a page's document: its path and the parameters that the document depends on, as on the server. A token or phone number in
 * a URL is therefore never stored. Null for a URL that is not a storefront page.
 */
export function pageKey(url: URL, pages: readonly KnownPage[]): string | null {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (unkept.test(path)) return null;
  const page = pages.find((one) => patternOf(one.path).test(path));
  if (page === undefined) return null;
  const remaining = new URLSearchParams();
  for (const name of pageParameters(page.query, url.searchParams.keys())) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') remaining.set(name, value.slice(0, longestValue));
  }
  const search = remaining.toString();
  return search === '' ? path : `${path}?${search}`;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

/** Returns the path of a link within the shop; the home page for any other link. */
export function addressWithin(origin: string, link: unknown): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return '/home';
  const { origin: target, pathname, search, hash } = new URL(link, origin);
  return target === origin ? `${pathname}${search}${hash}` : '/home';
}
