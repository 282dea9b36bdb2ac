import path from 'node:path';
import pg from 'pg';
import { migrate } from '#platform/database/migrations.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { generateProducts } from './generate.ts';
import { start, type Measured } from './processes.ts';

/** A database filled with products, and a way to start the shop on it. */
export interface BenchShop {
  readonly products: number;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly secret: string;
  /** Starts the web process, or the whole shop with its jobs; `environment` overrides its configuration. */
  readonly open: (environment?: Record<string, string>, entry?: 'web' | 'shop') => Promise<Measured>;
  readonly close: () => Promise<void>;
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
}

/** Creates a database with the given number of products. */
export async function makeShopDatabase(options: {
  adminUrl: string;
  products: number;
  folder: string;
}): Promise<BenchShop> {
  const { adminUrl, products, folder } = options;
  const name = `bench_${products}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${name}`);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const databaseUrl = adminUrl.replace(/\/[^/]*$/, `/${name}`);
  const database = await openDatabase({ databaseUrl, dataDir: folder, log: createLog('error') });
  await migrate(database, path.resolve('migrations'));
  await generateProducts(database, products);
  await database.close();
  const secret = 'the secret of the bench, which protects nothing at all';
  // Uses a connection without the shop's ten-second timeout: a million products take longer.
  const client = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await client.query('VACUUM ANALYZE');
  // The server may stop before its last connection is closed.
  client.on('error', () => undefined);
  return {
    products,
    databaseUrl,
    folder,
    secret,
    open: (environment = {}, entry = 'web') =>
      start(
        [`build/server/${entry}.js`],
        {
          DATABASE_URL: databaseUrl,
          DATA_DIR: path.join(folder, name),
          SESSION_SECRET: secret,
          DEMO_PRODUCTS: 'none',
          PASSWORD_HASHING: 'cheap',
          ...environment,
        },
        '/readyz',
      ),
    close: () => client.end(),
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
  };
}
