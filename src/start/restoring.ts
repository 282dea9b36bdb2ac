import { existsSync } from 'node:fs';
import path from 'node:path';
import { bookChecks, bookErrors } from '#features/reports/server/books/books.service.ts';
import { openBackup } from '#platform/backup/backup.ts';
import { openBackupStore } from '#platform/backup/open-backup-store.ts';
import { isEmpty, migrationsOf, restoreInto } from '#platform/backup/restore.ts';
import { BackupError } from '#platform/backup/sealing.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { readMigrations } from '#platform/database/migration-files.ts';
import { migrate } from '#platform/database/migrations.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Files } from '#platform/files/files.ts';
import { createLog } from '#platform/log.ts';
import { openPrivateFolder } from '#platform/private-folder.ts';
import { embeddedTemplate, openForProgram } from './program-database.ts';

/**
 * Restores a backup into the configured place, which must be empty, brings it up to this version, and proves it before it says that it
 * is done: every table has the rows that were counted, every file its content, every foreign key its row, and the books add up.
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
  requireEmptyFiles(config);
  await openPrivateFolder(config.dataDir, config.mode);
  const log = createLog('error');
  const files = await openFiles(config, log);
  await requireEmptyBucket(config, files);
  const database = await openForProgram(config, log, await templateFor(only, folder));
  try {
    // A new folder is empty, whatever it is unpacked from.
    if (config.databaseUrl !== undefined && !(await isEmpty(database.pool)))
      throw new BackupError('A shop is there already: restore into an empty DATA_DIR or an empty database.');
    say(`Restoring ${backup.snapshot.id}, made at ${backup.snapshot.madeAt} …`);
    await migrate(database, folder, { only });
    const restored = await restoreInto({ pool: database.pool, files }, backup);
    await migrate(database, folder);
    const errors = await bookErrors({ database, db: database.db, transaction: database.transaction });
    if (errors.length > 0)
      throw new BackupError(
        `The books do not add up (${errors.map(({ code }) => code).join(', ')}): see npm run audit.`,
      );
    await backup.proven(systemClock.now());
    say(
      `Restored ${restored.rows.toLocaleString('en')} rows and ${restored.files.toLocaleString('en')} files; ${bookChecks.length} checks of the books add up.`,
    );
  } finally {
    await database.close();
  }
}

/** What a newer shop has stored has columns that this one does not know. */
async function requireKnown(migrations: ReadonlySet<string>, folder: string): Promise<void> {
  const ours = new Set((await readMigrations(folder)).map(({ tag }) => tag));
  const unknown = [...migrations].filter((tag) => !ours.has(tag));
  if (unknown.length > 0)
    throw new BackupError(
      `This backup was made by a newer shop than this one (it has seen ${unknown.join(', ')}): restore it by the newer build.`,
    );
}

/**
 * The packed database of this version, where the backup is of it too: unpacking it takes a tenth of what the migrations take.
 */
async function templateFor(migrations: ReadonlySet<string>, folder: string): Promise<string | undefined> {
  const ours = await readMigrations(folder);
  return ours.every(({ tag }) => migrations.has(tag)) ? embeddedTemplate : undefined;
}

/** Files of another shop would stand between those of the backup. */
function requireEmptyFiles({ dataDir, databaseUrl }: Config): void {
  const there = databaseUrl === undefined ? ['database', 'files/media'] : ['files/media'];
  const found = there.find((name) => existsSync(path.join(dataDir, name)));
  if (found !== undefined)
    throw new BackupError(`${path.join(dataDir, found)} is there already: restore into an empty DATA_DIR.`);
}

async function requireEmptyBucket({ filesBucket }: Config, files: Files): Promise<void> {
  if (filesBucket === undefined) return;
  for await (const name of files.names())
    throw new BackupError(`The bucket ${filesBucket.name} holds ${name} already: restore into an empty one.`);
}
