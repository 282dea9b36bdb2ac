import type { ShopPool } from '../database/pg/shop-pool.ts';
import type { Files } from '../files/files.ts';
import type { OpenedBackup } from './backup.ts';
import { writeDatabase } from './database-lines.ts';
import { BackupError } from './sealing.ts';

/** Whether a database was never used by a shop. Only such a database may be restored into, as existing data would be lost. */
export async function isEmpty(pool: ShopPool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>(`SELECT to_regclass('applied_migrations') IS NULL AS empty`);
  return rows[0]?.empty === true;
}

/**
 * Returns the migrations of a backup's database, to be applied to the empty one before it is filled. Reads the backup to its end, so that a modified
 * or truncated one is rejected before anything is written.
 */
export async function migrationsOf(backup: OpenedBackup): Promise<readonly { tag: string; hash: string }[]> {
  let found: readonly { tag: string; hash: string }[] | undefined;
  for await (const line of await backup.lines()) if ('migrations' in line) found = line.migrations;
  if (found === undefined) throw new BackupError('The backup does not say of which version it is.');
  return found;
}

/**
 * Fills an empty shop from a backup, files first, and compares the row count of every table with the backup's. The database must have exactly the
 * backup's migrations. Returns the numbers of rows and files.
 */
export async function restoreInto(
  { pool, files }: { readonly pool: ShopPool; readonly files: Files },
  backup: OpenedBackup,
): Promise<{ rows: number; files: number }> {
  const { snapshot } = backup;
  const named = Object.entries(snapshot.files);
  for (const [name, { sha256 }] of named) await files.write(name, await backup.content(sha256));
  const counts = await writeDatabase(pool, await backup.lines());
  const wrong = Object.keys({ ...snapshot.rows, ...counts }).filter((table) => counts[table] !== snapshot.rows[table]);
  if (wrong.length > 0) throw new BackupError(`These tables were not restored whole: ${wrong.join(', ')}.`);
  return { rows: Object.values(counts).reduce((all, one) => all + one, 0), files: named.length };
}
