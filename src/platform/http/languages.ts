import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Shop } from '../shop.ts';
import type { CompiledCall } from './api-calls.ts';
import { validationMessages } from './validation/validation.messages.ts';

const languageCookie = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;
const languageParameter = /[?&]language=([^&#]*)/;

/** Returns the language of a page: the cookie's, or the shop's default. Called for every request, so it is synchronous. */
export function languageOf(shop: Shop, cookie: string | undefined): Language {
  const given = cookie === undefined ? undefined : languageCookie.exec(cookie)?.[1];
  return isLanguage(given) ? given : shop.identity.language;
}

/** The language of a response, and the headers by which a shared cache must vary it. */
export interface RequestedLanguage {
  readonly language: Language;
  readonly vary: string;
}

const byAddress = 'accept-encoding';
const byHeader = 'accept-encoding, accept-language';
const byCookie = 'accept-encoding, accept-language, cookie';

/** Returns the language of a call: `?language=`, else the best match of `Accept-Language`, else the cookie's, else the shop's default. */
export function languageRequested(
  shop: Shop,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
): RequestedLanguage {
  const named = url.includes('language=') ? languageParameter.exec(url)?.[1] : undefined;
  if (isLanguage(named)) return { language: named, vary: byAddress };
  const accepted = acceptedLanguage(headers['accept-language']);
  if (accepted !== null) return { language: accepted, vary: byHeader };
  return { language: languageOf(shop, headers.cookie), vary: byCookie };
}

/** A cache of parsed headers: browsers send the same few thousand. */
const known = new Map<string, Language | null>();
const maxKnown = 1_000;
const longestKnown = 200;

/** Returns the supported language that an `Accept-Language` prefers; null if it names none. */
export function acceptedLanguage(header: string | undefined): Language | null {
  if (header === undefined || header === '' || header.length > longestKnown) return null;
  const before = known.get(header);
  if (before !== undefined) return before;
  let best: Language | null = null;
  let weight = 0;
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1] ?? 1);
    const language = range.split('-', 1)[0];
    if (isLanguage(language) && quality > weight && quality <= 1) [best, weight] = [language, quality];
  }
  if (known.size >= maxKnown) known.clear();
  known.set(header, best);
  return best;
}

/** Returns whether a call has its own parameter named `language`. */
export function hasOwnLanguage({ call }: Pick<CompiledCall, 'call'>): boolean {
  const query: { properties?: Record<string, unknown> } | undefined = call.query;
  return query?.properties?.language !== undefined;
}

/** Removes `language` from the query of a call that does not declare it, because every call accepts it; an unsupported language is refused. */
export function takeLanguage(query: unknown, ownParameter: boolean): Refusal<'invalid-request'> | null {
  if (ownParameter || typeof query !== 'object' || query === null || !('language' in query)) return null;
  const { language } = query;
  delete query.language;
  if (isLanguage(language)) return null;
  const message = inBoth(validationMessages, (t) => t.notAccepted);
  return refuse(
    'invalid-request',
    inBoth(validationMessages, (t) => t.invalid),
    { fields: { language: message }, errors: [{ path: 'language', code: 'not-a-choice', message }] },
  );
}
