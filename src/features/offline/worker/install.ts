import { isLanguage } from '#shared/language.ts';
import { keepDocument, keyOfCached } from './documents.ts';
import { renewDocument } from './answers.ts';
import type { ShopBuild } from './shop-build.ts';
import { addressesIn, fileStore, keep, pageStore, sweep } from './stores.ts';
import { scope } from './worker-scope.ts';

/** Documents that there must be without a network, whether or not they were ever seen. */
export const always = ['/offline', '/home', '/cart'];
/** Of the documents that an earlier build left, so many are renewed. */
const maxRenewed = 30;
const atOnce = 4;

/**
 * Gets a build ready: all files that shoppers' pages are made of, the texts of the shopper's language, and the pages
 * that must be there. It is ready whole or not at all; a build that is just being replaced at the server is tried again.
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

/** Takes over from the worker before: its build is swept away, but for the files that its open pages may still request. */
export async function activate(build: ShopBuild): Promise<void> {
  // Not in every browser.
  if ('navigationPreload' in scope.registration) await scope.registration.navigationPreload.enable();
  await sweep(build.version);
  await scope.clients.claim();
}

const fetchPage = (key: string) => fetch(key, { credentials: 'same-origin', headers: { accept: 'text/html' } });

/** What was seen under earlier builds, newest first. */
async function earlierKeys(build: ShopBuild): Promise<string[]> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('pages-') && name !== pageStore(build.version).name,
  );
  const addresses = (await Promise.all(names.reverse().map(addressesIn))).flat();
  const keys = addresses.flatMap((address) => keyOfCached(address) ?? []);
  return [...new Set(keys)].filter((key) => !always.includes(key));
}

/** Does something with each, a few at a time. */
async function oneByOne<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const turn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}
