import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { readMigrations, type Migration } from './migration-files.ts';
import type { ShopPool } from './pg/shop-pool.ts';
import { isLockTimeout, requestsRetry } from './sql-state.ts';

/** The database and the shop's migrations do not belong together; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** How far a database is brought. */
export interface MigrateOptions {
  /** Names the migrations of an older shop, whose backup is to be restored. */
  readonly only?: ReadonlySet<string>;
  /**
   * What becomes of contractions, after which older processes may not start: `when-ready` applies those that wait for no job, as where no
   * other process can be; `now` applies all and refuses while a job is not done; `later` leaves them. What follows relies on none of them.
   */
  readonly contract?: 'when-ready' | 'now' | 'later';
  /** Another process holds a lock for longer than anybody should wait behind a migration, or waits for it in turn: after how long and how often it is tried again. */
  readonly waiting?: { readonly lockMs: number; readonly tries: number; readonly pauseMs: number };
}

/** Any number that nothing else locks: processes that start together migrate one after the other. */
const LOCK = 7_306_120_442;
/** A statement that waits for a lock of a table lets everybody wait who comes after it: so for two seconds at most, and ten minutes in all. */
const usual = { lockMs: 2_000, tries: 120, pauseMs: 3_000 };

/**
 * Applies the migrations that this database has not seen, in the order of `meta/_journal.json`, and answers their names. When there
 * are none it costs two queries. Each is one transaction, but those that say to run outside of one.
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
    // A great table takes longer to change than a query may.
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
    // Ending the connection is what gives the lock back after an error.
    client.release(broken);
  }
}

/** Whether every migration has been applied that this build needs: contractions are what it no longer needs. */
export async function isMigrated({ pool }: { pool: ShopPool }, folder: string): Promise<boolean> {
  const pending = pendingOf(await readMigrations(folder), await appliedIn(pool));
  return pending.every(({ phase }) => phase === 'contract');
}

/** What a database has not seen, by phase; `begun` says whether it has seen any. */
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
 * One process migrates and the others try again: who waited in the lock itself would hold a snapshot, for which an index that is made
 * beside the writes waits in turn.
 */
async function lockMigrations(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS mine`);
    if (rows[0]?.mine) return;
    await delay(200);
  }
}

/** Whether a migration has to wait until a job has filled what it relies on. */
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

/** Statements that let reads and writes go on wait for their locks as long as it takes; what an interrupted one left is made again. */
async function applyAlone(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('SET lock_timeout = 0');
  for (const statement of migration.statements) {
    await dropHalfMade(client, statement);
    await client.query(statement);
  }
  await noteApplied(client, migration);
}

/** An index that was interrupted while it was made stays there, invalid, and would be taken for made. */
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
  // The column came with the phases; without it each excludes whoever does not know it.
  const applied = await database.query<{ tag: string; hash: string; excludes_older: boolean }>(
    `SELECT tag, hash, coalesce((to_jsonb(a) ->> 'excludes_older')::boolean, true) AS excludes_older FROM applied_migrations a`,
  );
  return new Map(applied.rows.map(({ tag, hash, excludes_older }) => [tag, { hash, excludesOlder: excludes_older }]));
}

/**
 * A build may start on the database of a newer one that only added to it. Once a contraction was applied it would read columns that are
 * not what it thinks; a process that runs already may go on.
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
