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

/** A migrated, empty database for the caller's exclusive use. */
export interface ClonedDatabase {
  /** Passed to openDatabase or, as DATABASE_URL and DATA_DIR, to a process. */
  readonly databaseUrl: string | undefined;
  /** The same behind the pooler of `databaseUrl`, in the drill that has one: as DATABASE_DIRECT_URL. */
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

/** The kind of database of this run of a test file: vitest.config.ts assigns files to kinds. */
export const databaseKind = (): DatabaseKind => inject('databaseKind');

/** Returns a migrated database of this run's kind, for the caller's exclusive use. */
export function cloneDatabase(): Promise<ClonedDatabase> {
  return databaseKind() === 'embedded' ? cloneEmbedded() : clonePostgres();
}

/** Used copies that this process has reset: the files of a project run in it one after the other. */
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
      // Without permission, or if it is gone, a new one is created.
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
  // Copied by file, since nothing else uses the template: through the write-ahead log, PostgreSQL's default, it takes twice as long.
  await asAdministrator(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return name;
}

/**
 * The program of the embedded database. Its threads share the compiled module while it is referenced: opening and closing one takes 1.0 s of CPU
 * time, and 2.4 s if each compiles its own.
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
