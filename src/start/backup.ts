import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp, type BackupSummary } from '#platform/backup/backup.ts';
import { forgetOldBackups } from '#platform/backup/forget-backups.ts';
import { isBucketTarget } from '#platform/backup/bucket-address.ts';
import { openBackupStore } from '#platform/backup/open-backup-store.ts';
import { BackupError } from '#platform/backup/sealing.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { createLog } from '#platform/log.ts';
import { requestForBackup } from './backup-socket.ts';
import { configOrExit, exitWith } from './in-words.ts';
import { openForProgram } from './program-database.ts';

/**
 * Backs up the configured shop and exits: into the given folder or bucket, else into BACKUP_TO. The shop continues to work; one with an embedded
 * database makes the backup itself on request, because no other process can open that database.
 */
async function backup(config: Config, named: string | undefined): Promise<BackupSummary> {
  const to = named === undefined || isBucketTarget(named) ? (named ?? config.backup.to) : path.resolve(named);
  if (to === undefined)
    throw new BackupError('Say where to: npm run backup -- <folder or s3://bucket/folder>, or set BACKUP_TO.');
  const { key } = config.backup;
  if (config.databaseUrl === undefined) {
    if (!existsSync(path.join(config.dataDir, 'database')))
      throw new BackupError(
        `There is no shop in ${config.dataDir}: name its folder by DATA_DIR, or its PostgreSQL by DATABASE_URL.`,
      );
    const reply = await requestForBackup(config.dataDir, { to, key });
    if (reply !== null) {
      if ('error' in reply) throw new BackupError(reply.error);
      return reply.made;
    }
  }
  const log = createLog('error');
  const database = await openForProgram(config, log);
  try {
    const store = openBackupStore(to, config, log);
    const source = { pool: database.pool, files: await openFiles(config, log), clock: systemClock };
    const made = await backUp(source, store, key);
    // As in a running shop: a completed backup stays, even if old ones cannot be removed.
    await forgetOldBackups(store, key).catch((error: unknown) => {
      log.error({ err: error }, 'old backups could not be removed');
    });
    return made;
  } finally {
    await database.close();
  }
}

const made = await backup(configOrExit(), process.argv[2]).catch(exitWith);
process.stdout.write(
  `The backup ${made.id} holds ${made.rows.toLocaleString('en')} rows and ${made.files.toLocaleString('en')} files.\n`,
);
