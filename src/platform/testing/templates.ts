import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import { migrate } from '../database/migrations.ts';
import { readPristine, type Pristine } from './pristine.ts';
import { startTestPooler } from './test-pooler.ts';
import { startTestPostgres } from './test-postgres.ts';

/** A migrated database on the tests' PostgreSQL, copied for each test file. */
export interface PostgresTemplate {
  readonly adminUrl: string;
  /** The port of PgBouncer in front of it, in the drill that has one. */
  readonly poolerPort?: number;
  /** The prefix of the copies' names. */
  readonly name: string;
  readonly pristine: Pristine;
}

/** A migrated data folder of the embedded database, copied for each test file. */
export interface EmbeddedTemplate {
  readonly folder: string;
}

const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');
const log = createLog('silent');

export async function makePostgresTemplate(): Promise<{ template: PostgresTemplate; remove: () => Promise<void> }> {
  const { adminUrl, stop } = await startTestPostgres();
  const name = `shop_test_${randomBytes(4).toString('hex')}`;
  const pooler = process.env['TEST_POOLER'] === 'pgbouncer' ? await startTestPooler(adminUrl) : undefined;
  const remove = async () => {
    await pooler?.stop();
    await dropDatabases(adminUrl, name);
    await stop();
  };
  try {
    await asAdministrator(adminUrl, `CREATE DATABASE ${name}`);
    await migrated(await openDatabase({ databaseUrl: databaseUrl(adminUrl, name), dataDir: '', poolSize: 1, log }));
    const pristine = await readPristine(databaseUrl(adminUrl, name));
    return { template: { adminUrl, name, pristine, ...(pooler && { poolerPort: pooler.port }) }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

export async function makeEmbeddedTemplate(): Promise<{ template: EmbeddedTemplate; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-template-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await migrated(await openDatabase({ dataDir: folder, log }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { template: { folder }, remove };
}

async function migrated(database: Database): Promise<void> {
  try {
    await migrate(database, migrationsFolder);
  } finally {
    await database.close();
  }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement in the server's own database. */
export async function asAdministrator(adminUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function dropDatabases(adminUrl: string, prefix: string): Promise<void> {
  const { rows } = (await asAdministrator(
    adminUrl,
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${prefix}')`,
  )) as pg.QueryResult<{ name: string }>;
  for (const { name } of rows) await asAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}
