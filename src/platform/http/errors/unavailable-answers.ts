import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { Overloaded, retryAfterOf } from '../../database/unavailable.ts';
import { unavailableMessages } from './unavailable.messages.ts';

/** Returns the refusal used while the database is unreachable, locked or full, or while there are too many requests: 503 with a retry time. */
export function unavailability(error: unknown): Refusal<'unavailable' | 'busy'> {
  const details = { retryAfterSeconds: retryAfterOf(error) };
  return error instanceof Overloaded
    ? refuse(
        'busy',
        inBoth(unavailableMessages, (t) => t.busy),
        details,
      )
    : refuse(
        'unavailable',
        inBoth(unavailableMessages, (t) => t.unavailable),
        details,
      );
}

/** Returns whether a person views the response, rather than a script. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** Sends a page that depends on neither the database nor a script. A link retries its address. */
export function sendUnavailablePage(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  const t = inBoth(unavailableMessages, (texts) => texts.tryAgain)[language];
  const sentence = refusal.message[language];
  return reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'retry-after': String(refusal.retryAfterSeconds),
    })
    .send(
      `<!doctype html><html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
        `<title>${sentence}</title><style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;` +
        'place-content:center;gap:1rem;padding:1.5rem;text-align:center;font:1.125rem/1.8 system-ui,sans-serif}</style></head>' +
        `<body><main role="alert"><p>${sentence}</p><p><a href="">${t}</a></p></main></body></html>`,
    );
}
