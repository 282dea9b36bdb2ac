import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Shop } from '../shop.ts';
import type { CompiledCall } from './api-calls.ts';
import { validationMessages } from './validation/validation.messages.ts';

const languageCookie = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;
const languageParameter = /[?&]language=([^&#]*)/;

/** The language of a page: its cookie's, else the shop's own. Read at every request, so it waits for nothing. */
export function languageOf(shop: Shop, cookie: string | undefined): Language {
  const given = cookie === undefined ? undefined : languageCookie.exec(cookie)?.[1];
  return isLanguage(given) ? given : shop.identity.language;
}

/** What a call was answered in, and what a cache between has to compare before it gives the answer to somebody else. */
export interface RequestedLanguage {
  readonly language: Language;
  readonly vary: string;
}

const byAddress = 'accept-encoding';
const byHeader = 'accept-encoding, accept-language';
const byCookie = 'accept-encoding, accept-language, cookie';

/** The language of a call: `?language=`, else the best that `Accept-Language` names, else the cookie's, else the shop's own. */
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

/** Headers that were read before: browsers send the same few thousand. */
const known = new Map<string, Language | null>();
const maxKnown = 1_000;
const longestKnown = 200;

/** The language of ours that an `Accept-Language` likes best; null when it names none. */
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

/** Whether a call has a parameter of its own that is called `language`. */
export function hasOwnLanguage({ call }: Pick<CompiledCall, 'call'>): boolean {
  const query: { properties?: Record<string, unknown> } | undefined = call.query;
  return query?.properties?.language !== undefined;
}

/**
 * Takes `language` out of a query whose call does not know it, because it belongs to every call; a language that the shop does not
 * speak is refused.
 */
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
