import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { api } from '../api.ts';
import { followBrand } from '#features/appearance/server/appearance.service.ts';
import { identifyWhoCalls } from '#features/access-keys/server/access-keys.service.ts';
import { addressOf } from '#shared/contract/api-client.ts';
import type { Call } from '#shared/contract/contract.ts';
import { compileCalls } from '#platform/http/api-calls.ts';
import { movableClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { createServer } from '#platform/http/http.ts';
import { createLog } from '#platform/log.ts';
import { openShop, type OpenShop } from '#platform/open-shop.ts';
import type { Shop } from '#platform/shop.ts';
import { cloneDatabase } from '#platform/testing/databases.ts';

/** The probe's timeout in milliseconds: a machine that runs hundreds of tests stalls for longer than a server may. */
const probePatience = 10_000;

/** The parts of a test's request besides the call's name. */
export interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  /** An access token. */
  token?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // Its type is up to the test.
  readonly body: never;
  readonly text: string;
}

/** A whole shop on a migrated, empty database, for the tests of its calls. */
export interface TestShop {
  readonly shop: Shop;
  readonly server: FastifyInstance;
  readonly clock: ReturnType<typeof movableClock>;
  /** Makes a call as over HTTP. */
  readonly call: (name: string, sent?: Sent) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

const keyed = new Set(
  api.flatMap(({ contract }) =>
    Object.entries<Call>(contract).flatMap(([name, { idempotency, keepsKey }]) =>
      idempotency === 'required' || (idempotency === 'optional' && keepsKey !== true) ? [name] : [],
    ),
  ),
);

export const testTime = new Date('2026-11-20T08:00:00Z');

/** Opens a shop for tests on its own database; `environment` overrides the demo's configuration. */
export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const clone = await cloneDatabase();
  const clock = movableClock(testTime);
  const config = readConfig({
    DATA_DIR: clone.dataDir,
    DATABASE_URL: clone.databaseUrl,
    DATABASE_DIRECT_URL: clone.databaseDirectUrl,
    PASSWORD_HASHING: 'cheap',
    LOG_LEVEL: 'silent',
    // The clock is frozen, so a minute never ends.
    KEY_CALLS_PER_MINUTE: '1000000',
    CALLER_CALLS_PER_MINUTE: '1000000',
    SESSION_SECRET: 'a secret for tests that is long enough to be one',
    ...environment,
  });
  const opened: OpenShop = await openShop(config, { clock, log: createLog('silent'), probePatience });
  const { shop } = opened;
  await followBrand(shop);
  const server = createServer(shop, compileCalls(shop, api), (authorization) => identifyWhoCalls(shop, authorization));
  await server.ready();
  return {
    shop,
    server,
    clock,
    call: async (name, sent = {}) => {
      const { method, address } = addressOf({ name, params: sent.params, query: sent.query });
      const answer = await server.inject({
        method: method as 'GET',
        url: address,
        // A constant request id, so that two responses that must not differ can be compared.
        headers: {
          'x-request-id': 'test',
          // Like a screen: each request that is sent has a new key.
          ...(keyed.has(name) ? { 'idempotency-key': randomUUID() } : {}),
          ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
          ...sent.headers,
        },
        ...(sent.body === undefined ? {} : { payload: sent.body as object }),
      });
      const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        body: (isJson ? answer.json() : null) as never,
      };
    },
    close: async () => {
      await server.close();
      await opened.close();
      await clone.remove();
    },
  };
}

/** Provides one shop for every test of a `describe`: `const app = useTestShop()` inside it, then `app.call(…)`. */
export function useTestShop(environment: Record<string, string> = {}): TestShop {
  let opened: TestShop | undefined;
  beforeAll(async () => {
    opened = await openTestShop(environment);
  });
  afterAll(async () => {
    await opened?.close();
  });
  return new Proxy({} as TestShop, {
    get: (_, name) => {
      if (opened === undefined) throw new Error('The test shop is not open yet.');
      return opened[name as keyof TestShop];
    },
  });
}
