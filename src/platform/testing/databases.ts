import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import { makePristine } from './pristine.ts';
import { asAdministrator, databaseUrl } from './templates.ts';

/** A migrated, empty database that belongs to the caller alone. */
export interface ClonedDatabase {
  /** To be handed to openDatabase or, as DATABASE_URL and DATA_DIR, to a process. */
  readonly databaseUrl: string | undefined;
  /** The same behind the pooler that `databaseUrl` leads to, in the drill that has one: as DATABASE_DIRECT_URL. */
  readonly databaseDirectUrl: string | undefined;
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

export type DatabaseKind = 'embedded' | 'postgres';

declare module 'vitest' {
  interface ProvidedContext {
    databaseKind: DatabaseKind;
  }
}

/** The kind of database that this run of a test file is on: vitest.config.ts says which files run on which. */
export const databaseKind = (): DatabaseKind => inject('databaseKind');

/** A migrated database of the kind that this run is on, for the caller alone. */
export function cloneDatabase(): Promise<ClonedDatabase> {
  return databaseKind() === 'embedded' ? cloneEmbedded() : clonePostgres();
}

/** Copies that were used and made as new by this process: the files of a project run in it one after the other. */
const asNew: string[] = [];

async function clonePostgres(): Promise<ClonedDatabase> {
  const { adminUrl, name: template, pristine, poolerPort } = inject('postgres');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-data-'));
  const name = asNew.pop() ?? (await copyTemplate(adminUrl, template));
  const direct = databaseUrl(adminUrl, name);
  return {
    databaseUrl: poolerPort === undefined ? direct : atPort(direct, poolerPort),
    databaseDirectUrl: poolerPort === undefined ? undefined : direct,
    dataDir,
    async remove() {
      await rm(dataDir, { recursive: true, force: true });
      // Who may not do that, or finds it gone, makes a new one.
      if (await makePristine(direct, pristine).catch(() => false)) asNew.push(name);
      else await asAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

function atPort(url: string, port: number): string {
  const there = new URL(url);
  there.port = String(port);
  return there.href;
}

async function copyTemplate(adminUrl: string, template: string): Promise<string> {
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  // Copied by file, since nothing else uses the template: by the log of writes, PostgreSQL's own choice, it takes twice as long.
  await asAdministrator(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return name;
}

/**
 * The program of the embedded database. Its threads share what is compiled of it as long as somebody holds it: one opens and closes
 * in 1.0 s of a processor, and in 2.4 where each compiles its own.
 */
let program: WebAssembly.Module | undefined;

async function cloneEmbedded(): Promise<ClonedDatabase> {
  program ??= await WebAssembly.compile(await readFile(embeddedProgram()));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-data-'));
  await cp(inject('embedded').folder, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return {
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    dataDir,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

const embeddedProgram = () =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

/** Opens a clone; `remove` closes and deletes it. */
export async function openTestDatabase(): Promise<{ database: Database; remove: () => Promise<void> }> {
  const clone = await cloneDatabase();
  const database = await openDatabase({ ...clone, log: createLog('silent') });
  return {
    database,
    async remove() {
      await database.close();
      await clone.remove();
    },
  };
}
