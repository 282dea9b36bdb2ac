import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import {
  answerProtocolError,
  protocolBase,
  serveAssistants,
} from '#features/assistants/server/protocol/serve-assistants.ts';
import { serveBrandIcons } from '#features/appearance/server/appearance-icons.service.ts';
import { identifyWhoCalls } from '#features/access-keys/server/access-keys.service.ts';
import { serveAppManifest } from '#features/offline/server/app-manifest.service.ts';
import { serveMedia } from '#features/media/server/media.service.ts';
import { servePaymentCallbacks } from '#features/order-payments/server/payment-callbacks.ts';
import { serveDemoPaypal } from '#demo/gateways/paypal/demo-paypal.ts';
import { serveDemoGatewaysOf } from '#demo/gateways/demo-gateways.ts';
import { compileCalls, prepareCalls } from '#platform/http/api-calls.ts';
import { createServer } from '#platform/http/http.ts';
import { addMetrics, startMetrics } from '#platform/http/metrics.ts';
import { languageRequested } from '#platform/http/languages.ts';
import { serveOpenApi } from '#platform/http/document/serve-document.ts';
import { addSecurityHeaders } from '#platform/http/browsers/security-headers.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { servePages, serveUnknown, type PagesOptions } from '#web/pages/pages.server.ts';
import { api } from '../api.ts';
import { demoPages, pages } from '../pages.ts';
import { eventTypes } from '#features/webhooks/events.rules.ts';
import { schemas } from '../schemas.ts';
import { serveSitemap } from './sitemap.ts';
import { startDevelopment } from './development.ts';

/** The backlog of connections in the kernel: with Node's 511 a rush of 2,000 lost 246 (none of 6,000 with this). */
export const waitingConnections = 4_096;

/** The parts that a process serves. */
export interface Parts {
  readonly pages: boolean;
  /**
   * Whether the validators of every call are compiled as soon as it listens, in a second of CPU time; otherwise each at its call's first use, as in a
   * test's process.
   */
  readonly callsAhead: boolean;
}

const webFolder = path.resolve('build/web');

/** Builds the server of a process: calls, pages, images, health checks and metrics. */
export async function buildServer(shop: Shop, parts: Parts): Promise<FastifyInstance> {
  startMetrics();
  const calls = compileCalls(shop, api);
  const served: { pages?: PagesOptions } = {};
  const app = createServer(
    shop,
    calls,
    (authorization) => identifyWhoCalls(shop, authorization),
    parts.pages ? (request, reply) => serveUnknown(served.pages, request, reply) : undefined,
    [{ prefix: `${protocolBase}/`, answer: answerProtocolError }],
  );
  if (parts.callsAhead)
    app.addHook('onListen', () => {
      prepareCalls(calls).catch((error: unknown) => {
        shop.log.error({ err: error }, 'a call could not be made ready');
      });
    });
  addSecurityHeaders(app, shop.config);
  addHealth(app, shop);
  addMetrics(app, shop.config, shop.database.replicas);
  serveOpenApi(app, calls, {
    schemas,
    events: eventTypes,
    publicUrl: shop.config.publicUrl,
    keyCallsPerMinute: shop.config.keyCallsPerMinute,
    hasConsole: shop.config.mode === 'demo',
    languageOf: (request) => languageRequested(shop, request),
  });
  serveMedia(app, shop);
  serveBrandIcons(app, shop);
  servePaymentCallbacks(app, shop);
  serveAssistants(app, shop);
  if (shop.config.mode === 'demo') {
    serveDemoGatewaysOf(app, shop);
    serveDemoPaypal(app, shop);
  }
  if (!parts.pages) return app;

  const development = shop.config.watch ? await startDevelopment(app) : undefined;
  const options: PagesOptions = {
    shop,
    calls,
    pages: shop.config.mode === 'demo' ? [...pages, ...demoPages] : pages,
    build: development?.build ?? builtOnce(),
    origins: (page) =>
      page.connectsTo === 'card-provider' && shop.config.cardProvider !== undefined
        ? [new URL(shop.config.cardProvider.browserUrl).origin]
        : [],
    messagesAddress: development === undefined ? messagesAddresses() : () => null,
  };
  if (development === undefined) await serveAssets(app);
  serveSitemap(app, shop, pages);
  serveAppManifest(app, shop);
  served.pages = options;
  servePages(app, options);
  return app;
}

function builtOnce(): () => Promise<ServerBuild> {
  let build: Promise<ServerBuild> | undefined;
  return () => (build ??= import(pathToFileURL(path.join(webFolder, 'server/index.js')).href) as Promise<ServerBuild>);
}

/** Returns the addresses of each language's initial texts in the build. */
function messagesAddresses(): (language: Language) => string | null {
  const manifest = JSON.parse(readFileSync(path.join(webFolder, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; src?: string; name?: string }
  >;
  const addressOf = (language: Language) => {
    const found = Object.entries(manifest).find(([key]) => key.endsWith(`virtual:messages/${language}/first`));
    return found === undefined ? null : `/${found[1].file}`;
  };
  const addresses = { fa: addressOf('fa'), en: addressOf('en') };
  return (language) => addresses[language];
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(webFolder, 'client'),
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', cachingOf(file));
    },
  });
}

/** Files under assets/ have a content hash in their name; an outdated service worker must not persist. */
function cachingOf(file: string): string {
  if (file.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /service-worker\.js(\.\w+)?$/.test(file) ? 'no-cache' : 'public, max-age=3600';
}

function addHealth(app: FastifyInstance, shop: Shop): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  // Answered without querying the database, which may be congested: the process has migrated it before listening, and the probe watches it.
  app.get('/readyz', (_, reply) => {
    const { ready } = shop.database.availability;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
