import { isLanguage, type Language } from '#shared/language.ts';
import type { ShopBuild } from './shop-build.ts';
import { find, keep, memoryStore, pageStore } from './stores.ts';
import { scope } from './worker-scope.ts';

const languageAddress = '/kept/language';
let lastLanguage: Language | undefined;

/** A document has one address and a language, and is stored for both. */
const addressInCache = (key: string, language: string): string => `/kept/${language}${key}`;

/** The key that a stored document stands under; null for anything else. */
export function keyOfCached(address: string): string | null {
  return /^\/kept\/[a-z]{2}(\/.*)$/.exec(address)?.[1] ?? null;
}

/**
 * Keeps a document that everybody is given alike, if it belongs to this build: one of another build would look for files
 * that are not here. Answers whether it was stored.
 */
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

/** The stored document, in the shopper's language if there is one. */
export async function findDocument(build: ShopBuild, key: string): Promise<Response | undefined> {
  const own = await shopperLanguage();
  for (const language of [own, ...Object.keys(build.texts).filter((one) => one !== own)]) {
    const found = await find(pageStore(build.version), addressInCache(key, language));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The language that the shop was last served in; a cookie that says otherwise is newer. */
async function shopperLanguage(): Promise<Language> {
  // Not in every browser.
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
