import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import type { Database } from '../database.ts';
import { openTestDatabase } from '../../testing/databases.ts';

describe('a named statement', () => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
    await database.pool.query(
      'CREATE TABLE teas (id int PRIMARY KEY, name text, picked timestamptz, tags text[], price bigint)',
    );
  });
  afterAll(() => remove());

  const query = (name: string, text: string, values: unknown[] = []) => database.pool.query({ name, text, values });

  test('returns the same the first time, when its columns are requested, and after', async () => {
    const picked = new Date('2026-11-21T08:00:00Z');
    const added = await query('add_tea', 'INSERT INTO teas VALUES ($1, $2, $3, $4, $5)', [
      1,
      'لاهیجان',
      picked,
      ['سبز', 'بهاره'],
      140_000,
    ]);
    expect(added).toMatchObject({ command: 'INSERT', rowCount: 1, rows: [] });
    expect(
      await query('add_tea', 'INSERT INTO teas VALUES ($1, $2, $3, $4, $5)', [2, null, null, [], 0]),
    ).toMatchObject({ rowCount: 1 });
    const expected = [
      { id: 1, name: 'لاهیجان', picked, tags: ['سبز', 'بهاره'], price: 140_000 },
      { id: 2, name: null, picked: null, tags: [], price: 0 },
    ];
    for (let time = 1; time <= 3; time++) {
      const { rows, rowCount, command } = await query('teas', 'SELECT * FROM teas ORDER BY id');
      expect([rows, rowCount, command]).toEqual([expected, 2, 'SELECT']);
    }
  });

  test("returns arrays, and values parsed by the caller's parsers, whoever queried before", async () => {
    const text = 'SELECT id, picked FROM teas ORDER BY id LIMIT 1';
    const asText = { getTypeParser: () => (value: string) => `<${value}>` };
    await query('tea', text);
    const { rows } = await database.pool.query({ name: 'tea', text, rowMode: 'array', types: asText });
    expect(rows).toEqual([['<1>', expect.stringMatching(/^<2026-11-21/)]]);
    expect((await query('tea', text)).rows).toEqual([{ id: 1, picked: new Date('2026-11-21T08:00:00Z') }]);
  });

  test('fails like any other, and the connection stays usable', async () => {
    const add = 'INSERT INTO teas (id) VALUES ($1)';
    for (let time = 1; time <= 2; time++) await expect(query('add_again', add, [1])).rejects.toThrow(pg.DatabaseError);
    await expect(query('wrong', 'SELECT nothing FROM nowhere')).rejects.toThrow(/nowhere/);
    await expect(query('teas_one', 'SELECT id FROM teas WHERE id = $1', ['many'])).rejects.toThrow(/integer/);
    expect((await query('teas_one', 'SELECT id FROM teas WHERE id = $1', [2])).rows).toEqual([{ id: 2 }]);
    await expect(query('teas_one', 'SELECT name FROM teas', [])).rejects.toThrow(/teas_one/);
  });

  test('is refused after its columns change, and never parsed by the old ones', async () => {
    await database.pool.query('CREATE TABLE jars (id int, label text); INSERT INTO jars VALUES (1, $$a$$)');
    expect((await query('jars', 'SELECT * FROM jars')).rows).toEqual([{ id: 1, label: 'a' }]);
    await database.pool.query('ALTER TABLE jars ADD COLUMN full_at timestamptz');
    const again = await query('jars', 'SELECT * FROM jars').catch((error: unknown) => error);
    if (again instanceof Error) expect(again.message).toMatch(/cached plan must not change result type/);
    else expect(again).toMatchObject({ rows: [{ id: 1, label: 'a', full_at: null }] });
  });
});
