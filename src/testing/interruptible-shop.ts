import { performance } from 'node:perf_hooks';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { followBrand } from '#features/appearance/server/appearance.service.ts';
import { serveAppManifest } from '#features/offline/server/app-manifest.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop, type OpenShop } from '#platform/open-shop.ts';
import type { Shop } from '#platform/shop.ts';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/databases.ts';
import { interruptible, type InterruptibleDatabase } from '#platform/testing/interruptible-database.ts';
import { pages } from '../pages.ts';
import { buildServer } from '../start/serve.ts';
import { serveSitemap } from '../start/sitemap.ts';

/** A shop whose PostgreSQL a test can interrupt; it is restored between tests. */
export interface InterruptibleShop {
  readonly shop: Shop;
  readonly server: FastifyInstance;
  readonly database: InterruptibleDatabase;
  /** The URL of its database that is never interrupted. */
  readonly databaseUrl: string | undefined;
  /** The lines that it has logged. */
  readonly lines: string[];
  /** Requests a response that is not cached. */
  readonly fresh: (headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

/** The maximum wait in milliseconds until a client receives the response that the shop is unavailable. */
export const longestWait = 2_000;

export async function timed<T>(request: () => PromiseLike<T>): Promise<{ answer: T; milliseconds: number }> {
  const begun = performance.now();
  const answer = await request();
  return { answer, milliseconds: performance.now() - begun };
}

/** Opens such a shop for the tests of a file: everything it serves except the pages, which require a build. */
export function useInterruptibleShop(): InterruptibleShop {
  const parts = {} as { -readonly [Part in keyof InterruptibleShop]: InterruptibleShop[Part] };
  let clone: ClonedDatabase;
  let opened: OpenShop;
  let searches = 0;
  beforeAll(async () => {
    clone = await cloneDatabase();
    parts.databaseUrl = clone.databaseUrl;
    parts.database = await interruptible(clone.databaseUrl ?? '');
    parts.lines = [];
    const config = readConfig({
      DATA_DIR: clone.dataDir,
      DATABASE_URL: parts.database.databaseUrl,
      PASSWORD_HASHING: 'cheap',
      SESSION_SECRET: 'a secret for tests that is long enough to be one',
    });
    const log = createLog('warn', { write: (line) => void parts.lines.push(line) });
    opened = await openShop(config, { log });
    parts.shop = opened.shop;
    await followBrand(opened.shop);
    await productReady(opened.shop, { stock: 5 });
    parts.server = await buildServer(opened.shop, { pages: false, callsAhead: false });
    serveSitemap(parts.server, opened.shop, pages);
    serveAppManifest(parts.server, opened.shop);
    await parts.server.ready();
    parts.fresh = (headers = {}) => {
      searches += 1;
      return parts.server.inject({ url: `/api/search/?q=tea${searches}`, headers });
    };
  });
  afterAll(async () => {
    await parts.server.close();
    await opened.close();
    await parts.database.close();
    await clone.remove();
  });
  beforeEach(async () => {
    parts.database.comeBack();
    const statusOf = async (answer: PromiseLike<{ statusCode: number }>) => (await answer).statusCode;
    await expect.poll(() => statusOf(parts.server.inject('/readyz')), { timeout: 10_000 }).toBe(200);
    await expect.poll(() => statusOf(parts.fresh()), { timeout: 10_000 }).toBe(200);
  });
  return parts;
}
