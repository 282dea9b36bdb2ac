import { isLanguage } from '#shared/language.ts';
import { keepDocument, keyOfCached } from './documents.ts';
import { renewDocument } from './answers.ts';
import type { ShopBuild } from './shop-build.ts';
import { addressesIn, fileStore, keep, pageStore, sweep } from './stores.ts';
import { scope } from './worker-scope.ts';

/** Pages that must be available offline even if they were never visited. */
export const always = ['/offline', '/home', '/cart'];
/** The maximum number of documents of an earlier build that are refreshed. */
const maxRenewed = 30;
const atOnce = 4;

/**
 * Installs a build: all files of storefront pages, the messages in the shopper's language, and the required pages. All or nothing; when the server is
 * just being deployed, it is retried.
 */
export async function install(build: ShopBuild): Promise<void> {
  const offline = await fetchPage('/offline');
  const language = offline.headers.get('content-language');
  const texts = isLanguage(language) ? build.texts[language] : [];
  await oneByOne([...build.files, ...texts], async (file) => {
    const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
    if (answer.status !== 200) throw new Error(`${file} cannot be had.`);
    await keep(fileStore(build.version), file, answer);
  });
  if (!(await keepDocument(build, '/offline', offline))) throw new Error('The server serves another build.');
  await oneByOne(always.slice(1), (key) => renewDocument(build, key));
  await oneByOne((await earlierKeys(build)).slice(0, maxRenewed), (key) => renewDocument(build, key));
}

/** Takes over from the previous worker and deletes its caches, except the files that its open pages may still request. */
export async function activate(build: ShopBuild): Promise<void> {
  // Navigation preload is not available in every browser.
  if ('navigationPreload' in scope.registration) await scope.registration.navigationPreload.enable();
  await sweep(build.version);
  await scope.clients.claim();
}

const fetchPage = (key: string) => fetch(key, { credentials: 'same-origin', headers: { accept: 'text/html' } });

/** Returns the keys of documents cached under earlier builds, newest first. */
async function earlierKeys(build: ShopBuild): Promise<string[]> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('pages-') && name !== pageStore(build.version).name,
  );
  const addresses = (await Promise.all(names.reverse().map(addressesIn))).flat();
  const keys = addresses.flatMap((address) => keyOfCached(address) ?? []);
  return [...new Set(keys)].filter((key) => !always.includes(key));
}

/** Runs a task for each item with limited concurrency. */
async function oneByOne<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const turn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}
