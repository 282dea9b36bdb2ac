import { scope } from './worker-scope.ts';

/** A store of answers in the browser, with the most that it holds. */
export interface Store {
  readonly name: string;
  readonly max: number;
}

/** Some 15 kB each. */
const maxPages = 60;
const maxAnswers = 200;
const maxImages = 400;

const filesOf = (version: string): string => `files-${version}`;

/** The files of a build: as many as the build has. */
export const fileStore = (version: string): Store => ({ name: filesOf(version), max: Infinity });
/** Documents and answers fit the build that made them, and leave with it. */
export const pageStore = (version: string): Store => ({ name: `pages-${version}`, max: maxPages });
export const answerStore = (version: string): Store => ({ name: `answers-${version}`, max: maxAnswers });
/** An image never changes under its address. */
export const imageStore: Store = { name: 'pictures', max: maxImages };
/** What a worker has to know after it was put to sleep. */
export const memoryStore: Store = { name: 'memory', max: 10 };

/** What is stored in a store under an address. */
export async function find(store: Store, address: string): Promise<Response | undefined> {
  const cache = await caches.open(store.name);
  return cache.match(address, { ignoreVary: true });
}

/** Keeps an answer as the newest of its store; the oldest leave when there are too many. */
export async function keep(store: Store, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(store.name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  if (store.max === Infinity) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - store.max)).map((oldest) => cache.delete(oldest)));
}

/** The addresses in a store, newest first. */
export async function addressesIn(name: string): Promise<string[]> {
  const keys = await (await caches.open(name)).keys();
  return keys.map(({ url }) => url.slice(scope.location.origin.length)).reverse();
}

/**
 * Empties what earlier builds left. The files of the one before stay: a page of it may still be open in another
 * window, and the parts it has not loaded yet are not at the server any more.
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

/** Forgets what the shopper looked at. */
export async function forgetSeen(version: string): Promise<void> {
  await Promise.all([pageStore(version), answerStore(version), imageStore].map(({ name }) => caches.delete(name)));
}
