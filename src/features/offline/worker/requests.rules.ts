import { pageParameters } from '#shared/page-parameters.ts';

/** A page as the list of pages names it: its path, and the parameters that its document depends on. */
export interface KnownPage {
  readonly path: string;
  readonly query: readonly string[];
}

/** What a page requests, as the worker sees it; what is none of these goes its way untouched. */
export type RequestKind =
  /** A document; without a key it is never stored. */
  | { readonly kind: 'page'; readonly key: string | null }
  | { readonly kind: 'file' }
  | { readonly kind: 'picture' }
  /** An answer that the shop gives to everybody alike. */
  | { readonly kind: 'answer' };

/** What is looked at of a request. */
export interface Request {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: { readonly get: (name: string) => string | null };
}

/** Longest value of a parameter that is part of a key; the server cuts at the same length. */
const longestValue = 400;
/** The staff's side and what the machine serves about itself is never stored. */
const unkept = /^\/(?:admin|api|dev|payment|healthz|readyz|metrics)(?:\/|$)/;

/** Says what a request is for; null for what the worker leaves alone: writes, calls of a customer, other origins, videos. */
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
 * The key of a page's document: its path and those parameters that the document depends on, as the server keys it.
 * So a token or a phone number in an address is never stored. Null for what is no page of a shopper.
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

/** The address within the shop that a link leads to; its home for anything else. */
export function addressWithin(origin: string, link: unknown): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return '/home';
  const { origin: target, pathname, search, hash } = new URL(link, origin);
  return target === origin ? `${pathname}${search}${hash}` : '/home';
}
