import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { bookChecks, bookErrors } from '#features/reports/server/books/books.service.ts';
import { openBackup, type OpenedBackup } from '#platform/backup/backup.ts';
import {
  beginBucket,
  beginDatabase,
  beginFolder,
  emptyBucket,
  emptyDatabase,
  endBucket,
  endDatabase,
  isBucketMarked,
  isDatabaseMarked,
  isFolderProven,
  moveRestored,
  proveFolder,
  removeFolder,
  restoringFolder,
} from '#platform/backup/half-restored.ts';
import { openBackupStore } from '#platform/backup/open-backup-store.ts';
import { isEmpty, migrationsOf, restoreInto } from '#platform/backup/restore.ts';
import { BackupError } from '#platform/backup/sealing.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { lockFolder } from '#platform/database/embedded/folder-lock.ts';
import { readMigrations } from '#platform/database/migration-files.ts';
import { migrate } from '#platform/database/migrations.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Files } from '#platform/files/files.ts';
import { createLog } from '#platform/log.ts';
import { openPrivateFolder } from '#platform/private-folder.ts';
import { embeddedTemplate, openUnchecked } from './program-database.ts';

/**
 * Restores a backup into the configured target, which must be empty, migrates it to this version, and verifies it before reporting success: every
 * table has the counted rows, every file its content, every foreign key its row, and the books add up. An error leaves the target empty; a killed
 * restore leaves one that no shop opens, and that the next restore starts again.
 */
export async function restore(
  config: Config,
  given: { folder: string | undefined; id?: string | undefined },
  say: (sentence: string) => void,
): Promise<void> {
  const from = given.folder ?? config.backup.to;
  if (from === undefined)
    throw new BackupError('Say where from: npm run restore -- <folder or s3://bucket/folder> [backup].');
  const { key } = config.backup;
  const backup = await openBackup(openBackupStore(from, config), { passphrase: key, id: given.id });
  const folder = path.resolve('migrations');
  const only = new Set((await migrationsOf(backup)).map(({ tag }) => tag));
  await requireKnown(only, folder);
  await openPrivateFolder(config.dataDir, config.mode);
  const lock = await lockFolder(config.dataDir);
  try {
    if (isFolderProven(config.dataDir) && !(await isStillMarked(config))) {
      await finish(config);
      say('The restore before, which was broken off at its very end, is complete now.');
      return;
    }
    const { rows, files } = await restoreAlone(config, { backup, only, folder }, say);
    await finish(config);
    await backup.proven(systemClock.now());
    say(
      `Restored ${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} files; ${bookChecks.length} checks of the books add up.`,
    );
  } finally {
    await lock.release();
  }
}

interface Source {
  readonly backup: OpenedBackup;
  /** The migrations applied to the backup. */
  readonly only: ReadonlySet<string>;
  /** The folder of this build's migrations. */
  readonly folder: string;
}

type Counts = Awaited<ReturnType<typeof restoreInto>>;

/** Restores and verifies while no other restore writes to the same data folder; its result is written beside the shop's own folders. */
async function restoreAlone(config: Config, source: Source, say: (sentence: string) => void): Promise<Counts> {
  const { dataDir } = config;
  await requireEmptyFolder(config);
  await beginFolder(dataDir);
  const beside = { ...config, dataDir: restoringFolder(dataDir) };
  const log = createLog('error');
  const files = await openFiles(beside, log).catch((error: unknown) => endWith(error, dataDir));
  const database = await openUnchecked(beside, log, await templateFor(source.only, source.folder)).catch(
    (error: unknown) => endWith(error, dataDir),
  );
  try {
    await requireEmpty(config, { database, files }).catch((error: unknown) => endWith(error, dataDir));
    const counts = await filled({ config, database, files }, source, say);
    await proveFolder(dataDir);
    // From here on the database is a shop; only a folder remains to be renamed.
    if (database.kind === 'postgres') await endDatabase(database.pool);
    return counts;
  } finally {
    await database.close();
  }
}

interface Target {
  readonly config: Config;
  readonly database: Database;
  readonly files: Files;
}

/** Fills an empty target and verifies it, or leaves it empty. */
async function filled(
  { config, database, files }: Target,
  { backup, only, folder }: Source,
  say: (sentence: string) => void,
): Promise<Counts> {
  const onServer = database.kind === 'postgres';
  try {
    if (onServer) await beginDatabase(database.pool);
    if (config.filesBucket !== undefined) await beginBucket(files);
    say(`Restoring ${backup.snapshot.id}, made at ${backup.snapshot.madeAt} …`);
    await migrate(database, folder, { only });
    const counts = await restoreInto({ pool: database.pool, files }, backup);
    await migrate(database, folder);
    const errors = await bookErrors({ database, db: database.db, transaction: database.transaction });
    if (errors.length > 0)
      throw new BackupError(
        `The books do not add up (${errors.map(({ code }) => code).join(', ')}): see npm run audit.`,
      );
    return counts;
  } catch (error) {
    // What cannot be deleted now is marked, and the next restore deletes it.
    if (config.filesBucket !== undefined) await emptyBucket(files).catch(() => undefined);
    if (onServer) await emptyDatabase(database.pool).catch(() => undefined);
    return endWith(error, config.dataDir);
  }
}

async function endWith(error: unknown, dataDir: string): Promise<never> {
  await removeFolder(dataDir).catch(() => undefined);
  throw error;
}

/** Returns whether the database is that of an interrupted restore and not a shop yet. */
async function isStillMarked(config: Config): Promise<boolean> {
  if (config.databaseUrl === undefined) return false;
  const database = await openUnchecked(config, createLog('error'));
  try {
    return await isDatabaseMarked(database.pool);
  } finally {
    await database.close();
  }
}

/** Renames the verified folders to the shop's own. */
async function finish(config: Config): Promise<void> {
  if (config.filesBucket !== undefined) await endBucket(await openFiles(config, createLog('error')));
  await moveRestored(config.dataDir);
}

/** The data of a newer shop has columns that this one does not know. */
async function requireKnown(migrations: ReadonlySet<string>, folder: string): Promise<void> {
  const ours = new Set((await readMigrations(folder)).map(({ tag }) => tag));
  const unknown = [...migrations].filter((tag) => !ours.has(tag));
  if (unknown.length > 0)
    throw new BackupError(
      `This backup was made by a newer shop than this one (it has seen ${unknown.join(', ')}): restore it by the newer build.`,
    );
}

/** Returns the packed database of this version if the backup has the same version: unpacking it takes a tenth of the time of the migrations. */
async function templateFor(migrations: ReadonlySet<string>, folder: string): Promise<string | undefined> {
  const ours = await readMigrations(folder);
  return ours.every(({ tag }) => migrations.has(tag)) ? embeddedTemplate : undefined;
}

/** Existing data would be lost or mixed with the restored data; the remains of an interrupted restore do not count. */
async function requireEmpty({ filesBucket }: Config, { database, files }: Omit<Target, 'config'>): Promise<void> {
  const { pool, kind } = database;
  // A new folder is empty, whatever it is unpacked from.
  if (kind === 'postgres' && !(await isDatabaseMarked(pool)) && !(await isEmpty(pool)))
    throw new BackupError('A shop is there already: restore into an empty DATA_DIR or an empty database.');
  if (filesBucket === undefined) return;
  if (await isBucketMarked(files)) await emptyBucket(files);
  for await (const name of files.names())
    throw new BackupError(`The bucket ${filesBucket.name} holds ${name} already: restore into an empty one.`);
}

/** Files of another shop would be mixed with those of the backup. */
async function requireEmptyFolder({ dataDir, databaseUrl }: Config): Promise<void> {
  for (const name of databaseUrl === undefined ? ['database', 'files'] : ['files']) {
    const folder = path.join(dataDir, name);
    const [found] = await readdir(folder).catch(() => []);
    if (found !== undefined)
      throw new BackupError(`${path.join(folder, found)} is there already: restore into an empty DATA_DIR.`);
  }
}
