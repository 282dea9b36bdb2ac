import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate, MigrationError, pendingMigrations } from './migrations.ts';

/**
 * Migrates the database to what this build needs. A production shop on PostgreSQL is migrated by `npm run migrate`, run by its owner before its
 * processes are replaced: there a start only migrates an empty database, and otherwise reports what to run. The embedded database has a single
 * process, and a demo has no waiting users: both are migrated at start.
 */
export async function migrateAtStart(
  database: Database,
  given: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'mode'>,
  { folder, log }: { folder: string; log: Log },
): Promise<void> {
  const { databaseUrl, databaseDirectUrl, mode } = given;
  if (databaseUrl !== undefined && mode === 'production') {
    const { begun, pending } = await pendingMigrations(database, folder);
    const needed = pending.filter(({ phase }) => phase !== 'contract');
    if (begun && needed.length > 0)
      throw new MigrationError(
        `This database is older than this build by ${needed.length} ${needed.length === 1 ? 'migration' : 'migrations'} ` +
          `(from ${needed[0]?.tag} on): run "npm run migrate", then start again.`,
      );
    if (begun) return;
  }
  if (databaseDirectUrl === undefined) {
    await migrate(database, folder);
    return;
  }
  // A migration holds a lock and session settings, which a pooler would pass to others.
  const direct = await openDatabase({ databaseUrl: databaseDirectUrl, dataDir: '', poolSize: 2, log });
  try {
    await migrate(direct, folder);
  } finally {
    await direct.close();
  }
}
