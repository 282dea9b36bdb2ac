import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseKind, openTestDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { createLog } from '../log.ts';
import { migrateAtStart } from './migrate-at-start.ts';
import { isMigrated, migrate, pendingMigrations } from './migrations.ts';

let database: Database;
let remove: () => Promise<void>;
const run = (query: string) => database.pool.query(query);
const there = async (name: string) =>
  (await database.pool.query<{ there: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS there`, [name])).rows[0]?.there;

beforeAll(async () => {
  ({ database, remove } = await openTestDatabase());
});
beforeEach(async () => {
  await run('DELETE FROM applied_migrations');
  await run('DROP TABLE IF EXISTS till, drawers');
});
afterAll(async () => {
  await run('DROP TABLE IF EXISTS till, drawers');
  await remove();
});

async function folderOf(migrations: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'meta'));
  await writeFile(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ entries: Object.keys(migrations).map((tag) => ({ tag })) }),
  );
  for (const [tag, text] of Object.entries(migrations)) await writeFile(path.join(folder, `${tag}.sql`), text);
  return folder;
}

test('migrations run once, in order, even when processes start concurrently', async () => {
  const folder = await folderOf({
    '0000_till': 'CREATE TABLE till (n int);\n--> statement-breakpoint\nINSERT INTO till VALUES (1);',
  });
  expect(await isMigrated(database, folder)).toBe(false);
  const applied = await Promise.all([migrate(database, folder), migrate(database, folder)]);
  expect(applied.flat()).toEqual(['0000_till']);
  const queries = vi.spyOn(database.pool, 'query');
  const connections = vi.spyOn(database.pool, 'connect');
  expect(await migrate(database, folder)).toEqual([]);
  expect([queries.mock.calls.length, connections.mock.calls.length]).toEqual([2, 0]);
  expect(await isMigrated(database, folder)).toBe(true);

  await writeFile(path.join(folder, '0000_till.sql'), 'CREATE TABLE till (n bigint);');
  await expect(migrate(database, folder)).rejects.toThrow('The migration 0000_till was changed');
});

test('a failed migration leaves nothing behind', async () => {
  const folder = await folderOf({
    '0001_broken': 'CREATE TABLE till (n int);\n--> statement-breakpoint\nSELECT broken;',
  });
  await expect(migrate(database, folder)).rejects.toThrow('The migration 0001_broken failed and was undone');
  expect(await there('till')).toBe(false);
});

describe('phases', () => {
  const before = { '0098_till': 'CREATE TABLE till (n int, old int);' };
  const release = {
    ...before,
    '0099_added': 'ALTER TABLE till ADD COLUMN fresh int;',
    '0100_taken':
      '-- phase: contract\n-- only when none: SELECT FROM till WHERE fresh IS NULL\nALTER TABLE till DROP COLUMN old;',
  };

  test('an additive migration lets the previous build start again, and a destructive one refuses it by name', async () => {
    const [older, newer] = [await folderOf(before), await folderOf(release)];
    await migrate(database, older);
    expect(await migrate(database, newer, { contract: 'later' })).toEqual(['0099_added']);
    expect(await isMigrated(database, newer)).toBe(true);
    expect(await migrate(database, older)).toEqual([]);
    expect((await pendingMigrations(database, newer)).pending.map(({ tag, phase }) => [tag, phase])).toEqual([
      ['0100_taken', 'contract'],
    ]);

    expect(await migrate(database, newer, { contract: 'now' })).toEqual(['0100_taken']);
    await expect(migrate(database, older)).rejects.toThrow(/newer shop than this one \(it has seen 0100_taken\)/);
    // A running process continues.
    expect(await isMigrated(database, older)).toBe(true);
  });

  test('a contraction waits for the job that fills its data, and later migrations do not wait for it', async () => {
    const folder = await folderOf({ ...release, '0101_more': 'CREATE TABLE drawers (n int);' });
    await migrate(database, await folderOf(before));
    await run('INSERT INTO till (n) VALUES (1)');
    await expect(migrate(database, folder, { contract: 'now' })).rejects.toThrow(
      'The migration 0100_taken waits for a job',
    );
    expect(await migrate(database, folder)).toEqual(['0101_more']);
    expect(await isMigrated(database, folder)).toBe(true);
    await run('UPDATE till SET fresh = n');
    expect(await migrate(database, folder)).toEqual(['0100_taken']);
  });

  test('a database that predates phases excludes older builds by each migration they do not know', async () => {
    await migrate(database, await folderOf(before));
    await run('ALTER TABLE applied_migrations DROP COLUMN excludes_older');
    const oldest = await folderOf({ '0000_first': 'SELECT 1;' });
    await expect(migrate(database, oldest)).rejects.toThrow('it has seen 0098_till');
    expect(await migrate(database, await folderOf(release))).toEqual(['0099_added', '0100_taken']);
  });
});

test('an interrupted concurrent index is rebuilt', async () => {
  const folder = await folderOf({
    '0098_till': 'CREATE TABLE till (n int);',
    '0099_once': '-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS till_once ON till (n);',
  });
  await migrate(database, folder, { only: new Set(['0098_till']) });
  await run('INSERT INTO till VALUES (1), (1)');
  await expect(migrate(database, folder)).rejects.toThrow('The migration 0099_once failed');
  await run('DELETE FROM till');
  expect(await migrate(database, folder)).toEqual(['0099_once']);
  expect((await run(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'till_once'::regclass`)).rows).toEqual([
    { indisvalid: true },
  ]);
});

describe.runIf(databaseKind() === 'postgres')('migrations of a running shop', () => {
  const folder = () =>
    folderOf({ '0098_till': 'CREATE TABLE till (n int);', '0099_more': 'ALTER TABLE till ADD COLUMN more int;' });

  test('a migration waits briefly for a lock, lets others go first, and retries', async () => {
    const files = await folder();
    await migrate(database, files, { only: new Set(['0098_till']) });
    const holder = await database.pool.connect();
    await holder.query('BEGIN; SELECT * FROM till');
    let done = false;
    const migrated = migrate(database, files, { waiting: { lockMs: 100, tries: 1_000, pauseMs: 50 } }).finally(
      () => (done = true),
    );
    const waits: number[] = [];
    for (let read = 0; read < 10; read++) {
      const from = performance.now();
      await run('SELECT * FROM till');
      waits.push(performance.now() - from);
      await delay(30);
    }
    expect(done).toBe(false);
    // If a statement waited indefinitely for its lock, all of these would have waited as long.
    expect(waits).toHaveLength(10);
    await holder.query('COMMIT');
    holder.release();
    expect(await migrated).toEqual(['0099_more']);
  });

  test('a migration ended to resolve a deadlock is retried', async () => {
    await run('CREATE TABLE till (n int); CREATE TABLE drawers (n int)');
    const files = await folderOf({
      '0099_two': 'LOCK TABLE drawers;\n--> statement-breakpoint\nALTER TABLE till ADD COLUMN fresh int;',
    });
    const holder = await database.pool.connect();
    await holder.query('BEGIN; SELECT * FROM till');
    const migrated = migrate(database, files, { waiting: { lockMs: 5_000, tries: 3, pauseMs: 10 } });
    const waits = `SELECT count(*) AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    const waiting = async () => (await database.pool.query<{ count: number }>(waits)).rows[0]?.count;
    await expect.poll(waiting).toBe(1);
    // The migration has waited longer in the deadlock, so it is the one that is aborted.
    await holder.query('SELECT * FROM drawers; COMMIT');
    holder.release();
    expect(await migrated).toEqual(['0099_two']);
  });

  test('after many attempts it reports the blocking session, and nothing is left of it', async () => {
    const files = await folder();
    await migrate(database, files, { only: new Set(['0098_till']) });
    const holder = await database.pool.connect();
    await holder.query('BEGIN; SELECT * FROM till');
    await expect(migrate(database, files, { waiting: { lockMs: 20, tries: 3, pauseMs: 10 } })).rejects.toThrow(
      'The migration 0099_more was undone, as others held what it needs each of the 3 times',
    );
    await holder.query('COMMIT');
    holder.release();
    expect(await migrate(database, files)).toEqual(['0099_more']);
  });

  test('a production shop is not migrated at start, unless it is empty', async () => {
    const files = await folder();
    const config = { databaseUrl: 'postgres://there', databaseDirectUrl: undefined, mode: 'production' } as const;
    const from = { folder: files, log: createLog('silent') };
    await migrate(database, files, { only: new Set(['0098_till']) });
    await expect(migrateAtStart(database, config, from)).rejects.toThrow(
      'This database is older than this build by 1 migration (from 0099_more on): run "npm run migrate", then start again.',
    );
    await migrateAtStart(database, { ...config, mode: 'demo' }, from);
    await migrateAtStart(database, config, from);
    await run('DELETE FROM applied_migrations');
    await run('DROP TABLE till');
    await migrateAtStart(database, config, from);
    expect(await isMigrated(database, files)).toBe(true);
  });
});
