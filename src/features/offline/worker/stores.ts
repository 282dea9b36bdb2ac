import { scope } from './worker-scope.ts';

/** A browser cache with a maximum number of entries. */
export interface Store {
  readonly name: string;
  readonly max: number;
}

/** Some 15 kB each. */
const maxPages = 60;
const maxAnswers = 200;
const maxImages = 400;

const filesOf = (version: string): string => `files-${version}`;

/** The cache of a build's files, without a limit. */
export const fileStore = (version: string): Store => ({ name: filesOf(version), max: Infinity });
/** Documents and API responses depend on their build and are deleted with it. */
export const pageStore = (version: string): Store => ({ name: `pages-${version}`, max: maxPages });
export const answerStore = (version: string): Store => ({ name: `answers-${version}`, max: maxAnswers });
/** Images are immutable under their URL. */
export const imageStore: Store = { name: 'pictures', max: maxImages };
/** State that must survive a restart of the worker. */
export const memoryStore: Store = { name: 'memory', max: 10 };

/** Returns the cached response of a URL. */
export async function find(store: Store, address: string): Promise<Response | undefined> {
  const cache = await caches.open(store.name);
  return cache.match(address, { ignoreVary: true });
}

/** Caches a response as the newest entry; evicts the oldest ones above the limit. */
export async function keep(store: Store, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(store.name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  if (store.max === Infinity) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - store.max)).map((oldest) => cache.delete(oldest)));
}

/** Returns the URLs in a cache, newest first. */
export async function addressesIn(name: string): Promise<string[]> {
  const keys = await (await caches.open(name)).keys();
  return keys.map(({ url }) => url.slice(scope.location.origin.length)).reverse();
}

/**
 * Deletes the caches of earlier builds. The files of the previous one stay: its pages may still be open in other windows, and the chunks they have
 * yet to load are no longer on the server.
 */
export async function sweep(version: string): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith('files-') && name !== filesOf(version));
  const staying = new Set([
    filesOf(version),
    pageStore(version).name,
    answerStore(version).name,
    imageStore.name,
    memoryStore.name,
    earlier.at(-1),
  ]);
  await Promise.all(names.filter((name) => !staying.has(name)).map((name) => caches.delete(name)));
}

/** Deletes the pages, responses and images that the shopper has viewed. */
export async function forgetSeen(version: string): Promise<void> {
  await Promise.all([pageStore(version), answerStore(version), imageStore].map(({ name }) => caches.delete(name)));
}
