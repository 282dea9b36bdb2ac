import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuse } from '#shared/contract/refusal.ts';
import { openDatabase, type Database } from './database.ts';
import { int } from './sql-types.ts';
import { statement } from './statement.ts';
import { createLog } from '../log.ts';
import { cloneDatabase } from '../testing/databases.ts';
import { asAdministrator, databaseUrl } from '../testing/templates.ts';

const sell = statement({
  name: 'test_sell_from',
  params: { shelf: int, pieces: int },
  row: { sold: int },
  text: 'UPDATE shelves SET sold = sold + :pieces WHERE id = :shelf RETURNING sold',
});
const sellFrom = (
  database: Pick<Database, 'db'>,
  [shelf, pieces]: readonly [shelf: number, pieces: number],
  options?: { commits?: boolean },
) => sell(database, { shelf, pieces }, options);
const noShelf = () => refuse('no-shelf', { fa: 'قفسه‌ای نیست', en: 'There is no shelf' });

describe('a database on a server', () => {
  let database: Database;
  let url: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const clone = await cloneDatabase();
    url = clone.databaseUrl ?? '';
    database = await openDatabase({ ...clone, log: createLog('silent') });
    remove = clone.remove;
    await database.pool.query('CREATE TABLE shelves (id int PRIMARY KEY, label text NOT NULL, sold bigint NOT NULL)');
    await database.pool.query(`INSERT INTO shelves VALUES (1, 'چای', 0), (2, 'قهوه', 0)`);
  });

  afterAll(async () => {
    await database.close();
    await remove();
  });

  test('two transactions that deadlock both succeed in the end', async () => {
    let [tries, holding] = [0, 0];
    let meet = () => {};
    const bothHoldOne = new Promise<void>((resolve) => (meet = resolve));
    const sellBoth = (first: number, second: number) =>
      database.transaction(async () => {
        tries++;
        await sellFrom(database, [first, 1]);
        if (++holding > 1) meet();
        await bothHoldOne;
        await sellFrom(database, [second, 1]);
      });
    await Promise.all([sellBoth(1, 2), sellBoth(2, 1)]);
    expect(tries).toBeGreaterThan(2);
    expect((await database.pool.query('SELECT sold FROM shelves ORDER BY id')).rows).toEqual([
      { sold: 2 },
      { sold: 2 },
    ]);
  });

  test('a read in a deadlock with a migration that locks two tables in the other order is retried', async () => {
    await database.pool.query('CREATE TABLE labels (id int PRIMARY KEY)');
    const migration = await database.pool.connect();
    await migration.query('BEGIN; LOCK TABLE shelves');
    const read = database.pool.query({ name: 'read_both', text: 'SELECT s.id FROM labels l, shelves s' });
    const waits = `SELECT count(*) AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    const waiting = async () => (await migration.query<{ count: number }>(waits)).rows[0]?.count;
    await expect.poll(waiting).toBe(1);
    await Promise.all([
      expect(read).resolves.toMatchObject({ rows: [] }),
      migration.query('LOCK TABLE labels; COMMIT').then(() => {
        migration.release();
      }),
    ]);
  });

  test('conflicting serializable transactions are retried', async () => {
    await database.pool.query('UPDATE shelves SET sold = 0');
    const addTheOther = (to: number) =>
      database.transaction(
        async () => {
          const { rows } = await database.pool.query<{ sum: number }>('SELECT sum(sold) AS sum FROM shelves');
          await new Promise((resolve) => setTimeout(resolve, 30));
          await sellFrom(database, [to, (rows[0]?.sum ?? 0) + 1]);
        },
        { isolation: 'serializable' },
      );
    await Promise.all([addTheOther(1), addTheOther(2)]);
    expect((await database.pool.query('SELECT sum(sold) AS sum FROM shelves')).rows).toEqual([{ sum: 3 }]);
  });

  test('a connection lost in use or idle fails its query and not the shop', async () => {
    const lost = database.pool.query('SELECT pg_terminate_backend(pg_backend_pid())');
    await expect(lost).rejects.toThrow();
    await Promise.all([1, 2, 3].map(() => database.pool.query('SELECT 1')));
    await asAdministrator(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(database.pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 });
  });

  test('a refused statement does not cost its connection', async () => {
    const backend = async () =>
      (await database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const before = await backend();
    await database.pool.query('SELECT 1 / $1::int', [0]).catch(() => undefined);
    expect(await backend()).toBe(before);
  });

  test('behind a pooler limits are set by role, nothing stays prepared, and one batch begins, works and commits', async () => {
    const given = { databaseUrl: url, databaseDirectUrl: url, dataDir: '', poolSize: 1, log: createLog('silent') };
    const pooled = await openDatabase(given);
    try {
      const settings = await pooled.pool.query(
        `SELECT name, setting FROM pg_settings WHERE name IN ('lock_timeout', 'random_page_cost', 'work_mem') AND source = 'database user' ORDER BY 1`,
      );
      expect(settings.rows).toEqual([
        { name: 'lock_timeout', setting: '1500' },
        { name: 'random_page_cost', setting: '1.1' },
        { name: 'work_mem', setting: '16384' },
      ]);
      const before = await sellFrom(pooled, [1, 1]);
      const [after] = await pooled.transaction(() => sellFrom(pooled, [1, 1], { commits: true }));
      expect(after?.sold).toBe((before[0]?.sold ?? 0) + 1);
      expect((await pooled.pool.query('SELECT name FROM pg_prepared_statements')).rows).toEqual([]);
      // A connection without a pooler sets its limits itself and has prepared statements.
      await sellFrom(database, [1, -2]);
      expect((await database.pool.query('SELECT name FROM pg_prepared_statements')).rowCount).toBeGreaterThan(0);
    } finally {
      await pooled.close();
    }
  });

  test('an event is received only after the commit; a lost listener is informed and receives again', async () => {
    const notified: string[] = [];
    let lost = 0;
    const other = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2, log: createLog('silent') });
    const stop = await other.listen(
      'test_news',
      (event) => notified.push(event),
      () => lost++,
    );
    await database.transaction(async () => {
      await database.notify('test_news', 'never');
      return noShelf();
    });
    await database.transaction(() => database.notify('test_news', 'price'));
    await expect.poll(() => notified).toEqual(['price']);

    await asAdministrator(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    // Once when the connection is lost, and once when it is restored.
    await expect.poll(() => lost, { timeout: 5_000 }).toBe(2);
    await database.notify('test_news', 'stock');
    await expect.poll(() => notified).toEqual(['price', 'stock']);

    await stop();
    await other.close();
  });

  test('a database without Persian letters is refused with a message', async () => {
    const name = `${new URL(url).pathname.slice(1)}_c`;
    await asAdministrator(
      url,
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`,
    );
    const opened = openDatabase({ databaseUrl: databaseUrl(url, name), dataDir: '', log: createLog('silent') });
    await expect(opened).rejects.toThrow('finds no trigrams in Persian words');
    await asAdministrator(url, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  test('a role that may not install pg_trgm reads what its administrator must do', async () => {
    const name = `${new URL(url).pathname.slice(1)}_r`;
    await asAdministrator(url, `CREATE ROLE ${name} LOGIN PASSWORD 'shop'`);
    await asAdministrator(url, `CREATE DATABASE ${name} TEMPLATE template0`);
    const asRole = new URL(databaseUrl(url, name));
    asRole.username = name;
    asRole.password = 'shop';
    const opened = openDatabase({ databaseUrl: asRole.href, dataDir: '', log: createLog('silent') });
    await expect(opened).rejects.toThrow('CREATE EXTENSION pg_trgm;');
    await asAdministrator(url, `DROP DATABASE ${name} WITH (FORCE)`);
    await asAdministrator(url, `DROP ROLE ${name}`);
  });
});
