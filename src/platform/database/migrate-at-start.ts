import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate, MigrationError, pendingMigrations } from './migrations.ts';

/**
 * Brings the database as far as this build needs. A shop in trade on PostgreSQL is migrated by `npm run migrate`, when its owner says
 * so and before its processes are replaced: there a start migrates an empty database alone, and else says what to run. The embedded
 * database has one process, and a demo nobody who waits: both are carried over by their start.
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
  // A migration holds a lock and settings of its connection, which a pooler would hand to others.
  const direct = await openDatabase({ databaseUrl: databaseDirectUrl, dataDir: '', poolSize: 2, log });
  try {
    await migrate(direct, folder);
  } finally {
    await direct.close();
  }
}
