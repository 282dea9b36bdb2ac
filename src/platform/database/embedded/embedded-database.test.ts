import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { createLog } from '../../log.ts';
import { sqlState } from '../sql-state.ts';
import { bundleProgram, type BundledProgram } from '../../testing/bundled-program.ts';
import { cloneDatabase } from '../../testing/databases.ts';

let program: BundledProgram;
beforeAll(async () => {
  program = await bundleProgram('src/platform/testing/embedded-process.ts');
});
afterAll(() => program.remove());

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function migratedFolder(): Promise<string> {
  const clone = await cloneDatabase();
  undo.push(clone.remove);
  return path.join(clone.dataDir, 'database');
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-lock-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface OtherProcess {
  child: ChildProcessWithoutNullStreams;
  /** Returns its next line, or undefined when it has ended. */
  line: () => Promise<string | undefined>;
  kill: () => Promise<void>;
}

function openInAnotherProcess(folder: string): OtherProcess {
  const child = spawn(process.execPath, [program.file, folder]);
  child.stderr.pipe(process.stderr);
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  undo.push(kill);
  return { child, kill, line: async () => (await lines.next()).value as string | undefined };
}

async function rowsIn(folder: string): Promise<number> {
  const embedded = await startEmbeddedDatabase({ folder });
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  const { rows } = await pool.query<{ largest: number }>(
    'SELECT coalesce(max(number), 0) AS largest FROM acknowledged',
  );
  await pool.end();
  await embedded.close();
  return Number(rows[0]?.largest);
}

test('a second shop in the same folder is refused with a message that names the folder', async () => {
  const folder = await migratedFolder();
  const embedded = await startEmbeddedDatabase({ folder });
  undo.push(embedded.close);

  const second = openInAnotherProcess(folder);

  expect(await second.line()).toContain(`refused: The data folder ${folder} is in use by another running shop.`);
  await expect(startEmbeddedDatabase({ folder })).rejects.toThrow(folder);
});

test('a released folder can be opened again', async () => {
  const folder = await migratedFolder();
  for (let times = 0; times < 2; times++) await (await startEmbeddedDatabase({ folder })).close();
  expect(await readdir(path.join(folder, 'lock'))).toEqual([]);
});

test('a killed shop restarts at once with every acknowledged row', { timeout: 60_000 }, async () => {
  const folder = await migratedFolder();
  for (let times = 0; times < 2; times++) {
    const shop = openInAnotherProcess(folder);
    let last = '';
    for (let line = 0; line < 200; line++) last = (await shop.line()) ?? '';
    await shop.kill();
    expect(last).toMatch(/^row \d+$/);
    expect(await rowsIn(folder)).toBeGreaterThanOrEqual(Number(last.slice(4)));
  }
});

test(
  'a killed shop logs one line about replaying its log before it opens, and a closed one logs nothing',
  { timeout: 60_000 },
  async () => {
    const folder = await migratedFolder();
    const shop = openInAnotherProcess(folder);
    for (let line = 0; line < 20; line++) await shop.line();
    await shop.kill();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    for (let times = 0; times < 2; times++) await (await startEmbeddedDatabase({ folder, log })).close();
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 30,
        megabytes: expect.any(Number) as number,
        msg: expect.stringContaining('was not closed in order') as string,
      }),
    ]);
  },
);

test('of several concurrent starts after a kill exactly one wins', { timeout: 60_000 }, async () => {
  const folder = await migratedFolder();
  const killed = openInAnotherProcess(folder);
  expect(await killed.line()).toBe('open');
  await killed.kill();

  const starters = [1, 2, 3].map(() => openInAnotherProcess(folder));
  const answers = await Promise.all(starters.map((starter) => starter.line()));

  expect(answers.filter((answer) => answer === 'open')).toHaveLength(1);
  expect(answers.filter((answer) => answer?.startsWith('refused: The data folder'))).toHaveLength(2);
});

test('of twenty concurrent claims of a folder exactly one holds it, however often it is tried', async () => {
  const folder = await emptyFolder();
  for (let round = 0; round < 20; round++) {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const held = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(1);
    await held[0]?.release();
  }
});

test('a folder whose path is too long for a socket is still locked', async () => {
  const folder = path.join(await emptyFolder(), 'پوشهٔ-داده‌های-فروشگاه'.repeat(4));
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('an interrupted first start begins again', async () => {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'cluster'));
  await writeFile(path.join(folder, 'cluster/PG_VERSION'), '18\n');
  await writeFile(path.join(folder, 'cluster-begun'), '');
  const embedded = await startEmbeddedDatabase({ folder });
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  undo.push(embedded.close, () => pool.end());
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test.each(['cluster-complete', 'cluster', 'cluster/PG_VERSION', 'cluster/base', 'cluster/pg_wal'])(
  'a folder without its %s is damaged, and is neither emptied nor initialised again',
  async (lost) => {
    const folder = await emptyFolder();
    await (await startEmbeddedDatabase({ folder })).close();
    await rm(path.join(folder, lost), { recursive: true });
    const before = (await readdir(folder, { recursive: true })).length;
    const opening = startEmbeddedDatabase({ folder }).then((opened) => {
      undo.push(opened.close);
    });
    await expect(opening).rejects.toThrow(`${folder} cannot be opened: it is damaged`);
    expect((await readdir(folder, { recursive: true })).length).toBeGreaterThanOrEqual(before - 1);
  },
);

test('when the database ends, pending and later queries are refused', async () => {
  const embedded = await startEmbeddedDatabase({ folder: await migratedFolder() });
  const client = new pg.Client(embedded.connection);
  client.on('error', () => undefined);
  await client.connect();
  const requested = client.query('SELECT pg_sleep(0.2)');
  const closing = embedded.close();
  await requested.catch(() => undefined);
  await closing;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  await expect(new pg.Client(embedded.connection).connect()).rejects.toThrow('The embedded database has ended.');
});

test('a new client finds no state of the previous one', async () => {
  const embedded = await startEmbeddedDatabase({ folder: await migratedFolder() });
  undo.push(embedded.close);
  const read = { name: 'same_name', text: 'SELECT $1::int AS n' };
  for (const [n, text] of [
    [1, read.text],
    [2, 'SELECT $1::int + 0 AS n'],
  ] as const) {
    const client = new pg.Client(embedded.connection);
    await client.connect();
    await client.query('BEGIN');
    await client.query(`SET LOCAL search_path TO nowhere`);
    expect((await client.query({ ...read, text, values: [n] })).rows).toEqual([{ n }]);
    await client.end();
  }
});

test('a long result, several concurrent statements and an invalid one do not mix', async () => {
  const embedded = await startEmbeddedDatabase({ folder: await migratedFolder() });
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  undo.push(embedded.close, () => pool.end());
  const answers = await Promise.all([
    pool.query(`SELECT repeat('گ', 1000) AS text FROM generate_series(1, 10000)`),
    pool.query('SELECT 1; SELECT 2'),
    pool.query('SELECT $1::int / 0', [1]).catch((error: unknown) => sqlState(error)),
    pool.query('SELECT $1::text AS long', ['ی'.repeat(1_000_000)]),
  ]);
  expect((answers[0] as pg.QueryResult).rows).toHaveLength(10_000);
  expect(answers[1]).toHaveLength(2);
  expect(answers[2]).toBe('22012');
  expect((answers[3] as pg.QueryResult<{ long: string }>).rows[0]?.long).toHaveLength(1_000_000);
});

test('a database that fails permanently is reopened with all acknowledged rows', { timeout: 60_000 }, async () => {
  const folder = await emptyFolder();
  const noted: string[] = [];
  const embedded = await startEmbeddedDatabase({
    folder,
    onAway: () => noted.push('away'),
    onBack: () => noted.push('back'),
  });
  const pool = new pg.Pool({ ...embedded.connection, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  undo.push(embedded.close, () => pool.end());
  await pool.query('CREATE TABLE acknowledged (number int); INSERT INTO acknowledged VALUES (1)');
  // Simulates a full disk: its WAL cannot be continued.
  const [log, gone] = [path.join(folder, 'cluster/pg_wal'), path.join(folder, 'cluster/gone')];
  await rename(log, gone);
  await expect(pool.query('INSERT INTO acknowledged SELECT g FROM generate_series(2, 400000) g')).rejects.toThrow(
    'could not create file',
  );
  await expect.poll(() => noted, { timeout: 20_000 }).toEqual(['away']);
  await rename(gone, log);
  await expect.poll(() => noted, { timeout: 30_000 }).toEqual(['away', 'back']);
  expect((await pool.query('SELECT number FROM acknowledged')).rows).toEqual([{ number: 1 }]);
});
