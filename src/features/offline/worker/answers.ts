import type { RequestKind } from './requests.rules.ts';
import { findDocument, keepDocument } from './documents.ts';
import type { ShopBuild } from './shop-build.ts';
import { answerStore, fileStore, find, keep, imageStore, type Store } from './stores.ts';
import { scope } from './worker-scope.ts';

/** Milliseconds before a slow network is superseded by a cached page. */
const patienceMs = 4_000;

/** Handles a page's request: from the network, falling back to the cache when offline. */
export function answerTo(build: ShopBuild, kind: RequestKind, event: FetchEvent): Promise<Response> {
  switch (kind.kind) {
    case 'page':
      return answerPage(build, kind.key, event);
    case 'file':
      return answerFile(build, event.request);
    case 'picture':
      return answerImage(event);
    case 'answer':
      return answerCall(build, event);
  }
}

async function answerPage(build: ShopBuild, key: string | null, event: FetchEvent): Promise<Response> {
  const cachedDocument = key === null ? undefined : findDocument(build, key);
  const network = documentFromNetwork(event).then((answer) => {
    if (key !== null && answer.status === 200) event.waitUntil(keepDocument(build, key, answer.clone()));
    return answer;
  });
  // The event is extended rather than the response: a late network response still updates the cache.
  event.waitUntil(network.catch(() => undefined));
  try {
    return await (cachedDocument === undefined ? network : soonest(network, cachedDocument));
  } catch {
    return (
      (await cachedDocument) ??
      (key === '/offline' ? Response.error() : Response.redirect(offlineAddress(event.request.url)))
    );
  }
}

async function documentFromNetwork(event: FetchEvent): Promise<Response> {
  // The browser's navigation preload, started while the worker was starting; undefined where unsupported.
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

/** Returns the network's response; after a timeout the cached one, if there is one. */
async function soonest(network: Promise<Response>, cachedDocument: Promise<Response | undefined>): Promise<Response> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  return (await Promise.race([network, silence])) ?? (await cachedDocument) ?? network;
}

/** Returns the URL of the offline page, with the requested page as a parameter. */
function offlineAddress(wanted: string): string {
  const { origin, pathname, search } = new URL(wanted);
  return `${origin}/offline?${new URLSearchParams({ from: `${pathname}${search}` }).toString()}`;
}

/** Files are named by a hash of their content: a cached one is correct whichever build it belongs to. */
async function answerFile(build: ShopBuild, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cachedDocument =
    (await find(fileStore(build.version), pathname)) ?? (await caches.match(request, { ignoreVary: true }));
  if (cachedDocument !== undefined) return cachedDocument;
  const answer = await fetch(request);
  const isOurs = Object.values(build.texts).some((texts) => texts.includes(pathname));
  if (isOurs && answer.status === 200) await keep(fileStore(build.version), pathname, answer.clone());
  return answer;
}

async function answerImage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cachedDocument = await find(imageStore, url);
  if (cachedDocument !== undefined) return cachedDocument;
  const answer = await fetch(event.request);
  keepShared(imageStore, url, answer, event);
  return answer;
}

async function answerCall(build: ShopBuild, event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const store = answerStore(build.version);
  try {
    const answer = await fetch(event.request);
    keepShared(store, url, answer, event);
    return answer;
  } catch (error) {
    const cachedDocument = await find(store, url);
    if (cachedDocument === undefined) throw error;
    return cachedDocument;
  }
}

/** Caches a response that is marked as public; ignores any other. */
function keepShared(store: Store, url: string, answer: Response, event: FetchEvent): void {
  if (answer.status !== 200 || !(answer.headers.get('cache-control') ?? '').includes('public')) return;
  event.waitUntil(keep(store, url, answer.clone()).catch(() => undefined));
}

/** Refreshes the cached document of a URL, if it can be loaded. */
export async function renewDocument(build: ShopBuild, key: string): Promise<void> {
  try {
    const answer = await fetch(`${scope.location.origin}${key}`, {
      credentials: 'same-origin',
      headers: { accept: 'text/html' },
    });
    await keepDocument(build, key, answer);
  } catch {
    // Without a network the cached document remains.
  }
}
