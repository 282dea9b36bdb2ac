import { isLanguage, type Language } from '#shared/language.ts';
import type { ShopBuild } from './shop-build.ts';
import { find, keep, memoryStore, pageStore } from './stores.ts';
import { scope } from './worker-scope.ts';

const languageAddress = '/kept/language';
let lastLanguage: Language | undefined;

/** A document is cached by URL and language. */
const addressInCache = (key: string, language: string): string => `/kept/${language}${key}`;

/** Returns the key of a cached document; null for any other URL. */
export function keyOfCached(address: string): string | null {
  return /^\/kept\/[a-z]{2}(\/.*)$/.exec(address)?.[1] ?? null;
}

/** Caches a public document if it belongs to this build: one of another build would request missing files. Returns whether it was cached. */
export async function keepDocument(build: ShopBuild, key: string, answer: Response): Promise<boolean> {
  const language = answer.headers.get('content-language');
  const shared = (answer.headers.get('cache-control') ?? '').includes('public');
  if (answer.status !== 200 || !shared || !isLanguage(language)) return false;
  const html = await answer.text();
  if (!html.includes(`/manifest-${build.version}.js`)) return false;
  await keep(pageStore(build.version), addressInCache(key, language), new Response(html, { headers: answer.headers }));
  await rememberLanguage(language);
  return true;
}

/** Returns the cached document, preferably in the shopper's language. */
export async function findDocument(build: ShopBuild, key: string): Promise<Response | undefined> {
  const own = await shopperLanguage();
  for (const language of [own, ...Object.keys(build.texts).filter((one) => one !== own)]) {
    const found = await find(pageStore(build.version), addressInCache(key, language));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the language last served; a different one in the cookie is more recent. */
async function shopperLanguage(): Promise<Language> {
  // The Cookie Store API is not available in every browser.
  const chosen = 'cookieStore' in scope ? (await scope.cookieStore.get('language'))?.value : undefined;
  if (isLanguage(chosen)) return chosen;
  lastLanguage ??= await storedLanguage();
  return lastLanguage ?? 'fa';
}

async function storedLanguage(): Promise<Language | undefined> {
  const text = await (await find(memoryStore, languageAddress))?.text();
  return isLanguage(text) ? text : undefined;
}

async function rememberLanguage(language: Language): Promise<void> {
  if (lastLanguage === language) return;
  lastLanguage = language;
  await keep(memoryStore, languageAddress, new Response(language));
}
