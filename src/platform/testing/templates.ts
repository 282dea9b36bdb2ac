import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import { migrate } from '../database/migrations.ts';
import { startTestPostgres } from './test-postgres.ts';

/** What test files need to make databases of their own; handed from the global set-up to every test file. */
export interface Templates {
  readonly adminUrl: string;
  /** A migrated database that is copied for each test file; its name begins the names of the copies. */
  readonly templateName: string;
  /** A migrated data folder of the embedded database that is copied likewise. */
  readonly embeddedFolder: string;
}

const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');
const log = createLog('silent');

/** Makes both templates once for the whole run. */
export async function makeTemplates(): Promise<{ templates: Templates; remove: () => Promise<void> }> {
  const embeddedFolder = await mkdtemp(path.join(os.tmpdir(), 'shop-template-'));
  const postgres = await startTestPostgres();
  const templateName = `shop_test_${randomBytes(4).toString('hex')}`;
  const remove = async () => {
    await dropDatabases(postgres.adminUrl, templateName);
    await postgres.stop();
    await rm(embeddedFolder, { recursive: true, force: true });
  };
  try {
    await Promise.all([makePostgresTemplate(postgres.adminUrl, templateName), makeEmbeddedTemplate(embeddedFolder)]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { templates: { adminUrl: postgres.adminUrl, templateName, embeddedFolder }, remove };
}

async function makePostgresTemplate(adminUrl: string, name: string): Promise<void> {
  await asAdministrator(adminUrl, `CREATE DATABASE ${name}`);
  await migrated(await openDatabase({ databaseUrl: databaseUrl(adminUrl, name), dataDir: '', poolSize: 1, log }));
}

async function makeEmbeddedTemplate(dataDir: string): Promise<void> {
  await migrated(await openDatabase({ dataDir, log }));
}

async function migrated(database: Database): Promise<void> {
  try {
    if (existsSync(path.join(migrationsFolder, 'meta/_journal.json'))) await migrate(database, migrationsFolder);
  } finally {
    await database.close();
  }
}

/** The address of another database on the same server. */
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
