import Fastify from 'fastify';
import { pathOf, demoGatewaysReady, type ReadyDemoGateways } from '#features/payments/server/payments.factory.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import type { Shop } from '#platform/shop.ts';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/databases.ts';
import { bundleShopProcess, startShopProcess, type ShopProcess } from './shop-process.ts';

/** The part that outlives the shop's processes: its PostgreSQL, its gateway, and the test's own shop for inspection. */
export interface Outside {
  readonly shop: Shop;
  readonly demoGateways: ReadyDemoGateways;
  /** Starts another process of the shop. */
  readonly start: () => Promise<ShopProcess>;
  /** Pays on the gateway's page; resolves with the path at the shop to which the browser is redirected. */
  readonly pay: (payAddress: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Creates a database and a gateway that outlive the shop's processes; `on` is the database, a new one if missing. */
export async function outsideReady({
  on,
  settings = {},
}: { on?: ClonedDatabase; settings?: Record<string, string> } = {}): Promise<Outside> {
  const clone = on ?? (await cloneDatabase());
  const environment = {
    DATABASE_URL: clone.databaseUrl ?? '',
    DATABASE_DIRECT_URL: clone.databaseDirectUrl ?? '',
    DATA_DIR: clone.dataDir,
    PUBLIC_URL: 'http://shop.test',
    SESSION_SECRET: 'a secret for tests that is long enough to be one',
    PASSWORD_HASHING: 'cheap',
    ACCESS_TOKEN_SECONDS: '86400',
    DEMO_PRODUCTS: 'none',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const { shop, close } = await openShop(readConfig(environment), { log: createLog('silent') });
  const gateway = Fastify();
  const demoGateways = demoGatewaysReady(gateway, shop);
  const bundle = await bundleShopProcess();
  const gatewayAddress = await gateway.listen({ host: '127.0.0.1', port: 0 });
  return {
    shop,
    demoGateways,
    start: () => startShopProcess(bundle.file, { ...environment, GATEWAY_ADDRESS: gatewayAddress }),
    pay: async (payAddress) => {
      const answer = await fetch(`${gatewayAddress}${pathOf(shop, payAddress)}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'choice=pay',
      });
      return pathOf(shop, answer.headers.get('location') ?? '');
    },
    close: async () => {
      await bundle.remove();
      await gateway.close();
      await close();
      await clone.remove();
    },
  };
}
