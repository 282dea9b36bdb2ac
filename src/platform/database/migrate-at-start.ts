import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { migrate, MigrationError, pendingMigrations } from './migrations.ts';

/**
 * Brings the database as far as this build needs. A shop in trade on PostgreSQL is migrated by `npm run migrate`, when its owner says
 * so and before its processes are replaced: there a start migrates an empty database alone, and else says what to run. The embedded
 * database has one process, and a demo nobody who waits: both are carried over by their start.
 */
export async function migrateAtStart(
  database: Database,
  { databaseUrl, mode }: Pick<Config, 'databaseUrl' | 'mode'>,
  folder: string,
): Promise<void> {
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
  await migrate(database, folder);
}
