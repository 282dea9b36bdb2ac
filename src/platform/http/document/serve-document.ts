import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#shared/language.ts';
import type { CompiledCall } from '../api-calls.ts';
import type { Cached } from '../../cache/cache.ts';
import { sendCached } from '../answers/send-cached.ts';
import type { RequestedLanguage } from '../languages.ts';
import { changesBetween, shapeOf, type Document } from './changes/contract-changes.ts';
import released from './changes/released-calls.json' with { type: 'json' };
import type { NamedParts } from './document-schemas.ts';
import { openApi } from './openapi.ts';
import { consoleScript } from './page/console-script.ts';
import {
  changesAddress,
  changesPage,
  consoleAddress,
  developersPage,
  errorsList,
  errorsPage,
} from './page/developers-page.ts';
import { fontAddress } from './page/page-frame.ts';

const { resolve } = createRequire(import.meta.url);

/** Nothing from other origins: the font and the console are served by the shop. */
const htmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface Described extends NamedParts {
  readonly publicUrl: string;
  readonly keyCallsPerMinute: number;
  /** Whether calls can be tried on the page: only in the demo. */
  readonly hasConsole: boolean;
  readonly languageOf: (request: FastifyRequest) => RequestedLanguage;
}

/** Serves the OpenAPI document, the developers' start page, and the meaning of each code. */
export function serveOpenApi(
  app: FastifyInstance,
  calls: ReadonlyMap<string, CompiledCall>,
  { schemas, events, languageOf, ...about }: Described,
): void {
  const page = (body: string) => lasting('text/html; charset=utf-8', body, { 'content-security-policy': htmlPolicy });
  const { document } = openApi(calls, { schemas, events }, about.publicUrl);
  const described = JSON.stringify(document);
  const changes = changesBetween(released.shape, shapeOf(JSON.parse(described) as Document));
  const whole = lasting(json, described);
  app.get('/api/openapi.json', (request, reply) => sendCached(request, reply, whole));
  for (const [address, written] of [
    ['/api/', developersPage],
    [changesAddress, changesPage],
  ] as const) {
    const pageIn = (language: Language) =>
      page(written({ calls, language, changes, released: released.version, ...about }));
    const pages: Readonly<Record<Language, Cached>> = { fa: pageIn('fa'), en: pageIn('en') };
    app.get(address, (request, reply) => {
      const { language, vary } = languageOf(request);
      return sendCached(request, reply, pages[language], vary);
    });
  }
  const errors = { html: page(errorsPage()), json: lasting(json, JSON.stringify({ data: errorsList() })) };
  app.get('/api/errors/', (request, reply) => {
    void reply.header('vary', 'accept, accept-encoding');
    const asPage = request.headers.accept?.includes('text/html') === true;
    return sendCached(request, reply, asPage ? errors.html : errors.json, 'accept, accept-encoding');
  });
  serveParts(app, about.hasConsole);
}

/** Serves what the pages load: their font, and the console's script if there is one. */
function serveParts(app: FastifyInstance, hasConsole: boolean): void {
  const font = readFileSync(resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'));
  app.get(fontAddress, (_, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=604800' }).type('font/woff2').send(font),
  );
  if (!hasConsole) return;
  const script = lasting('text/javascript; charset=utf-8', consoleScript);
  app.get(consoleAddress, (request, reply) => sendCached(request, reply, script));
}

const json = 'application/json; charset=utf-8';

/** Returns a response that is constant for the process's lifetime: sent with an ETag, and compressed once. */
function lasting(type: string, body: string, more: Record<string, string> = {}): Cached {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, no-cache', vary: 'accept-encoding', ...more },
    tags: [],
    expiresAt: Number.POSITIVE_INFINITY,
    lasting: true,
    unchanging: true,
    bodies: { identity: Buffer.from(body) },
    sent: {},
  };
}
