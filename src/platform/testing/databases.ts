import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import { asAdministrator, databaseUrl } from './templates.ts';

/** A migrated, empty database that belongs to the caller alone. */
export interface ClonedDatabase {
  /** To be handed to openDatabase or, as DATABASE_URL and DATA_DIR, to a process. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

/** The kinds of database that every suite of the API runs on. */
export const databaseKinds = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A database of its own on the tests' PostgreSQL, copied from the migrated template. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const { adminUrl, templateName } = inject('templates');
  const name = `${templateName}_${randomBytes(4).toString('hex')}`;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-data-'));
  await asAdministrator(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  return {
    databaseUrl: databaseUrl(adminUrl, name),
    dataDir,
    async remove() {
      await asAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data folder with a migrated embedded database, copied from the template. */
export async function cloneEmbedded(): Promise<ClonedDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-data-'));
  await cp(inject('templates').embeddedFolder, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { databaseUrl: undefined, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A clone of the wanted kind. */
export function cloneOf(kind: DatabaseKind): Promise<ClonedDatabase> {
  return kind === 'embedded' ? cloneEmbedded() : cloneDatabase();
}

/** Opens a clone of the wanted kind; `remove` closes and deletes it. */
export async function openTestDatabase(
  kind: DatabaseKind,
): Promise<{ database: Database; remove: () => Promise<void> }> {
  const clone = await cloneOf(kind);
  const database = await openDatabase({ ...clone, log: createLog('silent') });
  return {
    database,
    async remove() {
      await database.close();
      await clone.remove();
    },
  };
}
