import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { ShopPool } from './pg/shop-pool.ts';

interface Migration {
  readonly tag: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

/** The database and the shop's migrations do not belong together; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Any number that nothing else locks: processes that start together migrate one after the other. */
const LOCK = 7_306_120_442;

/**
 * Applies the migrations that this database has not seen, in the order of `meta/_journal.json`, each in a transaction
 * of its own, and answers their names. When there are none it costs two queries. `only` names those of an older shop, whose backup
 * is to be restored.
 */
export async function migrate(
  { pool }: { pool: ShopPool },
  folder: string,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ tag }) => only?.has(tag) ?? true);
  const applied = await appliedIn(pool);
  refuseNewer(migrations, applied);
  if (pendingOf(migrations, applied).length === 0) return [];
  const client = await pool.connect();
  let broken = true;
  try {
    // A great table takes longer to change than a query may, and so does waiting for the process that does it.
    await client.query(`SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`);
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS applied_migrations (tag text PRIMARY KEY, hash text NOT NULL)');
    const pending = pendingOf(migrations, await appliedIn(client));
    for (const migration of pending) await apply(client, migration);
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await client.query('RESET statement_timeout; RESET lock_timeout; RESET idle_in_transaction_session_timeout');
    broken = false;
    return pending.map(({ tag }) => tag);
  } finally {
    // Ending the connection is what gives the lock back after an error.
    client.release(broken);
  }
}

/** Whether every migration has been applied: a shop whose database is behind is not ready. */
export async function isMigrated({ pool }: { pool: ShopPool }, folder: string): Promise<boolean> {
  return pendingOf(await readMigrations(folder), await appliedIn(pool)).length === 0;
}

async function apply(client: pg.PoolClient, { tag, hash, statements }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('INSERT INTO applied_migrations (tag, hash) VALUES ($1, $2)', [tag, hash]);
    await client.query('COMMIT');
  } catch (error) {
    throw new MigrationError(`The migration ${tag} failed and was undone: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function appliedIn(database: Pick<pg.PoolClient, 'query'>): Promise<Map<string, string>> {
  const { rows } = await database.query<{ there: boolean }>(
    `SELECT to_regclass('applied_migrations') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return new Map();
  const applied = await database.query<{ tag: string; hash: string }>('SELECT tag, hash FROM applied_migrations');
  return new Map(applied.rows.map(({ tag, hash }) => [tag, hash]));
}

/** A build that starts on the database of a newer one would read columns that are not what it thinks; one that runs already may go on. */
function refuseNewer(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const unknown = [...applied.keys()].filter((tag) => !migrations.some((migration) => migration.tag === tag));
  if (unknown.length > 0) {
    throw new MigrationError(
      `This database was made by a newer shop than this one (it has seen ${unknown.join(', ')}): ` +
        'start the newer build, or restore a backup from before the upgrade.',
    );
  }
}

function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const changed = migrations.find(({ tag, hash }) => applied.has(tag) && applied.get(tag) !== hash);
  if (changed) {
    throw new MigrationError(
      `The migration ${changed.tag} was changed after this database had applied it. Restore it and add a new migration; ` +
        'a demo can begin anew with another DATA_DIR or an empty database.',
    );
  }
  return migrations.filter(({ tag }) => !applied.has(tag));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      // A checkout on Windows may have other line ends.
      const text = (await readFile(path.join(folder, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n');
      const statements = text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '');
      return { tag, hash: createHash('sha256').update(text).digest('hex'), statements };
    }),
  );
}
