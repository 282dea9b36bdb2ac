import path from 'node:path';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import type { Shop } from '#platform/shop.ts';
import { cloneDatabase } from '#platform/testing/databases.ts';

/** A database that processes of the shop open and leave, of either kind: the embedded one is open to one of them at a time. */
export interface ReopenedShop {
  /** The environment with which a process uses it. */
  readonly environment: Record<string, string>;
  /** Opens a shop of the test's own on it, runs work and closes it again. */
  readonly inShop: <T>(work: (shop: Shop) => Promise<T>) => Promise<T>;
  readonly remove: () => Promise<void>;
}

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Clones a database for a test that crashes processes on it; `settings` are those of its processes besides the defaults. */
export async function reopenedShop(settings: Record<string, string> = {}): Promise<ReopenedShop> {
  const clone = await cloneDatabase();
  const environment: Record<string, string> = {
    DATA_DIR: clone.dataDir,
    ...(clone.databaseUrl === undefined ? {} : { DATABASE_URL: clone.databaseUrl }),
    ...(clone.databaseDirectUrl === undefined ? {} : { DATABASE_DIRECT_URL: clone.databaseDirectUrl }),
    SESSION_SECRET: 'a secret for tests that is long enough to be one',
    LOG_LEVEL: 'silent',
    DEMO_PRODUCTS: 'none',
    ...settings,
  };
  return {
    environment,
    inShop: async (work) => {
      const { shop, close } = await openShop(readConfig(environment), { log: createLog('silent'), migrationsFolder });
      try {
        return await work(shop);
      } finally {
        await close();
      }
    },
    remove: clone.remove,
  };
}
