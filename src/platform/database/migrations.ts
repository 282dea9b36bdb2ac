import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { readMigrations, type Migration } from './migration-files.ts';
import type { ShopPool } from './pg/shop-pool.ts';
import { isLockTimeout, requestsRetry } from './sql-state.ts';

/** Thrown when the database and the shop's migrations do not match; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** How far a database is migrated. */
export interface MigrateOptions {
  /** The migrations of an older shop whose backup is to be restored. */
  readonly only?: ReadonlySet<string>;
  /**
   * How contractions, after which older processes may not start, are treated: `when-ready` applies those that wait for no job, when there can be no
   * other process; `now` applies all and refuses while a job is not done; `later` leaves them. Later migrations depend on none of them.
   */
  readonly contract?: 'when-ready' | 'now' | 'later';
  /**
   * The lock timeout, number of attempts and delay when another process holds a lock for longer than others may wait behind a migration, or is in a
   * deadlock with it.
   */
  readonly waiting?: { readonly lockMs: number; readonly tries: number; readonly pauseMs: number };
}

/** An arbitrary advisory lock id: processes that start together migrate one after another. */
const LOCK = 7_306_120_442;
/** A statement that waits for a table lock blocks all later ones: therefore two seconds at most per attempt, and ten minutes in total. */
const usual = { lockMs: 2_000, tries: 120, pauseMs: 3_000 };

/**
 * Applies the pending migrations in the order of `meta/_journal.json` and returns their names. Without any it costs two queries. Each is one
 * transaction, except those that declare to run outside of one.
 */
export async function migrate(
  { pool }: { pool: ShopPool },
  folder: string,
  { only, contract = 'when-ready', waiting = usual }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ tag }) => only?.has(tag) ?? true);
  const applied = await appliedIn(pool);
  refuseNewer(migrations, applied);
  if (within(pendingOf(migrations, applied), contract).length === 0) return [];
  const client = await pool.connect();
  let broken = true;
  try {
    // Changing a large table takes longer than a query may.
    await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`);
    await lockMigrations(client);
    await client.query(`CREATE TABLE IF NOT EXISTS applied_migrations (tag text PRIMARY KEY, hash text NOT NULL)`);
    await client.query(
      `ALTER TABLE applied_migrations ADD COLUMN IF NOT EXISTS excludes_older boolean NOT NULL DEFAULT true`,
    );
    const done: string[] = [];
    for (const migration of within(pendingOf(migrations, await appliedIn(client)), contract)) {
      if (await waitsForJob(client, migration, contract)) continue;
      await applyInTurn(client, migration, waiting);
      done.push(migration.tag);
    }
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await client.query('RESET statement_timeout; RESET lock_timeout; RESET idle_in_transaction_session_timeout');
    broken = false;
    return done;
  } finally {
    // After an error the lock is released by ending the connection.
    client.release(broken);
  }
}

/** Whether every migration that this build needs has been applied: contractions are not needed. */
export async function isMigrated({ pool }: { pool: ShopPool }, folder: string): Promise<boolean> {
  const pending = pendingOf(await readMigrations(folder), await appliedIn(pool));
  return pending.every(({ phase }) => phase === 'contract');
}

/** Returns the pending migrations by phase; `begun` says whether any has been applied. */
export async function pendingMigrations(
  { pool }: { pool: ShopPool },
  folder: string,
): Promise<{ begun: boolean; pending: readonly Pick<Migration, 'tag' | 'phase'>[] }> {
  const migrations = await readMigrations(folder);
  const applied = await appliedIn(pool);
  refuseNewer(migrations, applied);
  return { begun: applied.size > 0, pending: pendingOf(migrations, applied) };
}

function within(pending: readonly Migration[], contract: MigrateOptions['contract']): readonly Migration[] {
  return contract === 'later' ? pending.filter(({ phase }) => phase !== 'contract') : pending;
}

/**
 * Takes the migration lock by retrying instead of waiting: a session waiting for the lock would hold a snapshot, which CREATE INDEX CONCURRENTLY in
 * turn waits for.
 */
async function lockMigrations(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS mine`);
    if (rows[0]?.mine) return;
    await delay(200);
  }
}

/** Whether a migration must wait until a job has filled what it depends on. */
async function waitsForJob(
  client: pg.PoolClient,
  { tag, onlyWhenNone }: Migration,
  contract: MigrateOptions['contract'],
): Promise<boolean> {
  for (const query of onlyWhenNone) {
    const { rows } = await client.query<{ left: boolean }>(`SELECT EXISTS (${query}) AS left`);
    if (!rows[0]?.left) continue;
    if (contract === 'now')
      throw new MigrationError(
        `The migration ${tag} waits for a job of the worker that is not done: this finds rows: ${query}`,
      );
    return true;
  }
  return false;
}

async function applyInTurn(
  client: pg.PoolClient,
  migration: Migration,
  { lockMs, tries, pauseMs }: NonNullable<MigrateOptions['waiting']>,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await (migration.alone ? applyAlone(client, migration) : applyInOne(client, migration, lockMs));
      return;
    } catch (error) {
      const { message } = error as Error;
      if (!isLockTimeout(error) && !requestsRetry(error))
        throw new MigrationError(
          migration.alone
            ? `The migration ${migration.tag} failed; what it did before stays, and it goes on from there: ${message}`
            : `The migration ${migration.tag} failed and was undone: ${message}`,
          { cause: error },
        );
      if (tried === tries)
        throw new MigrationError(
          `The migration ${migration.tag} was undone, as others held what it needs each of the ${tries} times: ` +
            'end what runs long in the database (pg_stat_activity), and migrate again.',
          { cause: error },
        );
      await delay(pauseMs);
    }
  }
}

async function applyInOne(client: pg.PoolClient, migration: Migration, lockMs: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
    for (const statement of migration.statements) await client.query(statement);
    await noteApplied(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Applies statements that do not block reads and writes, without a lock timeout; interrupted ones are repeated. */
async function applyAlone(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('SET lock_timeout = 0');
  for (const statement of migration.statements) {
    await dropHalfMade(client, statement);
    await client.query(statement);
  }
  await noteApplied(client, migration);
}

/** Drops an index whose concurrent creation was interrupted: it remains, invalid, and IF NOT EXISTS would skip it. */
async function dropHalfMade(client: pg.PoolClient, statement: string): Promise<void> {
  const name = /\bINDEX CONCURRENTLY IF NOT EXISTS "?(\w+)"?/i.exec(statement)?.[1];
  if (name === undefined) return;
  const { rows } = await client.query(`SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`, [
    `"${name}"`,
  ]);
  if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
}

async function noteApplied(client: pg.PoolClient, { tag, hash, phase }: Migration): Promise<void> {
  await client.query('INSERT INTO applied_migrations (tag, hash, excludes_older) VALUES ($1, $2, $3)', [
    tag,
    hash,
    phase !== 'expand',
  ]);
}

interface Applied {
  readonly hash: string;
  readonly excludesOlder: boolean;
}

async function appliedIn(database: Pick<pg.PoolClient, 'query'>): Promise<Map<string, Applied>> {
  const { rows } = await database.query<{ there: boolean }>(
    `SELECT to_regclass('applied_migrations') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return new Map();
  // The column was added with the phases; without it every migration excludes older processes.
  const applied = await database.query<{ tag: string; hash: string; excludes_older: boolean }>(
    `SELECT tag, hash, coalesce((to_jsonb(a) ->> 'excludes_older')::boolean, true) AS excludes_older FROM applied_migrations a`,
  );
  return new Map(applied.rows.map(({ tag, hash, excludes_older }) => [tag, { hash, excludesOlder: excludes_older }]));
}

/**
 * Refuses to start on the database of a newer build, unless that only added to it. After a contraction this build would read columns with another
 * meaning; a running process may continue.
 */
function refuseNewer(migrations: readonly Migration[], applied: ReadonlyMap<string, Applied>): void {
  const unknown = [...applied].filter(
    ([tag, { excludesOlder }]) => excludesOlder && !migrations.some((migration) => migration.tag === tag),
  );
  if (unknown.length > 0) {
    throw new MigrationError(
      `This database was made by a newer shop than this one (it has seen ${unknown.map(([tag]) => tag).join(', ')}): ` +
        'start the newer build, or restore a backup from before the upgrade.',
    );
  }
}

function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, Applied>): Migration[] {
  const changed = migrations.find(({ tag, hash }) => applied.has(tag) && applied.get(tag)?.hash !== hash);
  if (changed) {
    throw new MigrationError(
      `The migration ${changed.tag} was changed after this database had applied it. Restore it and add a new migration; ` +
        'a demo can begin anew with another DATA_DIR or an empty database.',
    );
  }
  return migrations.filter(({ tag }) => !applied.has(tag));
}
