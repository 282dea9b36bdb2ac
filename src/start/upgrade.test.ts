import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { writeDatabase, type DatabaseLine } from '#platform/backup/database-lines.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { isMigrated, migrate } from '#platform/database/migrations.ts';
import { createLog } from '#platform/log.ts';
import { cloneDatabase, databaseKind } from '#platform/testing/databases.ts';

/** A statement of a previous release that read data for its screens, recorded by `npx tsx tools/migrations/record.ts`, with its values. */
interface RecordedRead {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

const migrations = path.resolve('migrations');
const releases = path.resolve('src/testing/releases');
const journal = JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};

async function* linesOf(release: string): AsyncGenerator<DatabaseLine> {
  const text = gunzipSync(await readFile(path.join(releases, release, 'database.jsonl.gz'))).toString();
  for (const line of text.split('\n')) yield JSON.parse(line) as DatabaseLine;
}

/** Returns an empty database of this run's kind. */
async function emptyDatabase(): Promise<{ database: Database; remove: () => Promise<void> }> {
  const log = createLog('silent');
  if (databaseKind() === 'embedded') {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-upgrade-'));
    const database = await openDatabase({ dataDir, log });
    return { database, remove: () => database.close().then(() => rm(dataDir, { recursive: true, force: true })) };
  }
  const clone = await cloneDatabase();
  const client = new pg.Client({ connectionString: clone.databaseUrl });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  const database = await openDatabase({ ...clone, log });
  return { database, remove: () => database.close().then(clone.remove) };
}

describe.each(readdirSync(releases))('the demo shop of the release that ended with migration %s', (release) => {
  let database: Database;
  let remove: () => Promise<void>;
  const reads = JSON.parse(
    gunzipSync(readFileSync(path.join(releases, release, 'reads.json.gz'))).toString(),
  ) as readonly RecordedRead[];
  const answers = async () => {
    const all: string[] = [];
    for (const { text, values } of reads) {
      const { rows } = await database.pool.query({ text, values: [...values], rowMode: 'array' });
      const lines = rows.map((row) => JSON.stringify(row));
      // Without ORDER BY the order is undefined: another plan may return another.
      all.push((/order by/i.test(text) ? lines : lines.sort()).join('\n'));
    }
    return all;
  };
  let before: string[] = [];

  beforeAll(async () => {
    ({ database, remove } = await emptyDatabase());
    await migrate(database, migrations, {
      only: new Set(journal.entries.map(({ tag }) => tag).filter((tag) => tag.slice(0, 4) <= release)),
    });
    await writeDatabase(database.pool, linesOf(release));
    before = await answers();
  });
  afterAll(() => remove());

  test('returns correct reads while it is expanded, and afterwards', async () => {
    expect(reads.length).toBeGreaterThan(150);
    // The embedded shop has one process: nothing reads its database before the migration, including its contraction, is complete.
    const othersRead = databaseKind() === 'postgres';
    let rounds = 0;
    let over = false;
    const readMeanwhile = async () => {
      for (; othersRead && !over; rounds++) expect(await answers()).toEqual(before);
    };
    const carryOver = async () => {
      await migrate(database, migrations, { contract: othersRead ? 'later' : 'when-ready' });
    };
    await Promise.all([readMeanwhile(), carryOver().finally(() => (over = true))]);
    expect(rounds > 0).toBe(othersRead);
    if (othersRead) expect(await answers()).toEqual(before);
    expect(await isMigrated(database, migrations)).toBe(true);
  });

  test('has books that balance after the upgrade', async () => {
    expect(await bookErrors({ database, db: database.db, transaction: database.transaction })).toEqual([]);
    const { rows } = await database.pool.query<{ orders: number }>('SELECT count(*) AS orders FROM orders');
    expect(rows[0]?.orders).toBeGreaterThan(20);
  });

  test('ends with its release once it is contracted: what remains is nothing that a job has to fill', async () => {
    await migrate(database, migrations, { contract: 'now' });
    expect(await migrate(database, migrations)).toEqual([]);
  });
});
