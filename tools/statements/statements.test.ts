import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bigint,
  bits,
  bool,
  int,
  json,
  jsonb,
  listOf,
  neverNull,
  nullable,
  numeric,
  text,
  timestamptz,
  type ParamTypes,
  type RowTypes,
} from '#platform/database/sql-types.ts';
import { observeStatements, type StatementDefinition } from '#platform/database/statement-definitions.ts';
import { statement } from '#platform/database/statement.ts';
import { Comparison } from './compare.ts';
import { migratedDatabase } from './migrated-database.ts';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase(path.resolve(import.meta.dirname, '../..'));
  await database.exec(`
    CREATE TABLE teas (id bigint PRIMARY KEY, name text NOT NULL, note text, price int NOT NULL, tags text[] NOT NULL, details jsonb NOT NULL, look bit(64), picked_at timestamptz(3));
    CREATE TABLE jars (id bigint PRIMARY KEY, tea_id bigint NOT NULL REFERENCES teas, label text NOT NULL, size int);
    CREATE VIEW labelled AS SELECT j.id, j.label, t.name AS tea FROM jars j LEFT JOIN teas t ON t.id = j.tea_id`);
});
afterAll(() => database.close());

interface Written {
  readonly params?: ParamTypes;
  readonly row?: RowTypes;
  readonly text: string;
}

/** Returns the differences reported for statements that are defined as the shop defines its own. */
async function reportedOf(...written: Written[]): Promise<string[]> {
  const definitions: StatementDefinition[] = [];
  observeStatements((definition) => definitions.push(definition));
  for (const [index, one] of written.entries()) statement({ name: `test_${index}`, ...one });
  const comparison = await Comparison.begin(database);
  const differences = [];
  for (const definition of definitions) differences.push(...(await comparison.differencesOf(definition)));
  return [...differences, ...comparison.assertedInVain()].map(({ sentence }) => sentence);
}

describe('a statement that differs from the database is reported', () => {
  const params = { id: bigint };
  test.each<[string, Written, RegExp]>([
    [
      'a column of another name',
      { params, row: { nmae: text }, text: 'SELECT name FROM teas WHERE id = :id' },
      /^The column nmae is declared, and the database answers none/,
    ],
    [
      'a column that is not there',
      { params, row: { nmae: text }, text: 'SELECT nmae FROM teas WHERE id = :id' },
      /^PostgreSQL refuses it: column "nmae" does not exist/,
    ],
    [
      'a column too many',
      { params, row: { name: text }, text: 'SELECT name, price FROM teas WHERE id = :id' },
      /^The database answers a column price of type integer, which is not declared/,
    ],
    [
      'two columns of one name',
      { row: { id: bigint }, text: 'SELECT t.id, j.id FROM teas t JOIN jars j ON j.tea_id = t.id' },
      /^The database answers two columns called id/,
    ],
    [
      'a row that is not declared',
      { params, text: 'DELETE FROM teas WHERE id = :id RETURNING id' },
      /^It declares no row, and the database answers id/,
    ],
    [
      'a row where there is none',
      { params, row: { id: bigint }, text: 'DELETE FROM teas WHERE id = :id' },
      /^The column id is declared, and the database answers none/,
    ],
    [
      'a wrong type',
      { params, row: { price: bigint }, text: 'SELECT price FROM teas WHERE id = :id' },
      /^The column price is declared bigint, and is integer in the database/,
    ],
    [
      'a list that is none',
      { params, row: { name: listOf(text) }, text: 'SELECT name FROM teas WHERE id = :id' },
      /^The column name is declared text\[\], and is text/,
    ],
    [
      'a column that may be null',
      { params, row: { note: text }, text: 'SELECT note FROM teas WHERE id = :id' },
      /^The column note may be null/,
    ],
    [
      'a parameter of a wrong type',
      { params: { id: text }, row: { name: text }, text: 'SELECT name FROM teas WHERE id = :id' },
      /^PostgreSQL refuses it: operator does not exist: bigint = text/,
    ],
    [
      'a parameter that is a list',
      { params: { id: listOf(bigint) }, row: { name: text }, text: 'SELECT name FROM teas WHERE id = :id' },
      /^PostgreSQL refuses it: operator does not exist/,
    ],
    [
      'a parameter of no type',
      {
        params: { id: { ...bigint, sql: 'bigfloat' } },
        row: { name: text },
        text: 'SELECT name FROM teas WHERE id = :id',
      },
      /^PostgreSQL refuses it: type "bigfloat" does not exist/,
    ],
    [
      'an assertion in vain',
      { params, row: { name: neverNull(text) }, text: 'SELECT name FROM teas WHERE id = :id' },
      /^The column name is seen to be never null/,
    ],
  ])('%s', async (_what, written, sentence) => {
    const messages = await reportedOf(written);
    expect(messages[0]).toMatch(sentence);
  });

  test('a parameter whose type in PostgreSQL differs from its declaration', async () => {
    const comparison = await Comparison.begin(database);
    const definition = { name: 'test', text: 'SELECT name FROM teas WHERE id = $1 AND note = $2', row: { name: text } };
    const declared = [
      { name: 'id', type: int },
      { name: 'note', type: text },
      { name: 'more', type: text },
    ];
    expect(
      (await comparison.differencesOf({ ...definition, params: declared })).map(({ sentence }) => sentence),
    ).toEqual([
      'It declares 3 parameters, and the database finds 2.',
      'The parameter id is declared int, and the database takes bigint.',
    ]);
  });
});

describe('a statement that agrees with the database', () => {
  test.each<[string, Written]>([
    [
      'every type',
      {
        params: { ids: listOf(bigint), at: nullable(timestamptz), details: jsonb(), bit: bits(64) },
        row: {
          id: bigint,
          name: text,
          note: nullable(text),
          price: int,
          tags: listOf(text),
          details: jsonb(),
          look: nullable(bits(64)),
          picked_at: nullable(timestamptz),
          same: bool,
        },
        text: 'SELECT *, details = :details AS same FROM teas WHERE id = ANY(:ids) AND (:at IS NULL OR picked_at > :at OR look = :bit)',
      },
    ],
    ['nothing to answer', { params: { id: bigint }, text: 'DELETE FROM teas WHERE id = :id' }],
    [
      'an assertion that is needed in one of two statements of the same row',
      { row: { size: neverNull(int) }, text: 'SELECT size FROM jars' },
    ],
  ])('%s', async (_what, written) => {
    expect(await reportedOf(written)).toEqual([]);
  });

  test('a row type shared by two statements asserts for both what one needs', async () => {
    const row = { size: neverNull(int) };
    expect(
      await reportedOf(
        { row, text: 'SELECT coalesce(size, 0) AS size FROM jars' },
        { row, text: 'SELECT size FROM jars' },
      ),
    ).toEqual([]);
    expect(
      await reportedOf({ row, text: 'SELECT coalesce(size, 0) AS size FROM jars' }, { row, text: 'SELECT 1 AS size' }),
    ).toHaveLength(1);
  });
});

/** Texts of one column, named `c`, of type bigint unless given otherwise. */
describe('nullability of a column is proven', () => {
  const never: [string, RowTypes[string]?][] = [
    ['SELECT id AS c FROM teas'],
    ['SELECT t.id AS c FROM jars j JOIN teas t ON t.id = j.tea_id'],
    ['SELECT j.id AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id'],
    ['SELECT count(t.id) AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id'],
    ['SELECT coalesce(t.id, 0) AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id'],
    ['SELECT t.id AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id WHERE t.id IS NOT NULL'],
    ['SELECT t.id AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id WHERE t.price > 5 AND t.id = :given'],
    ['SELECT size AS c FROM jars WHERE size = ANY(ARRAY[1])', int],
    ['SELECT q.id AS c FROM (SELECT id FROM teas ORDER BY price LIMIT 1) q'],
    ['WITH q AS (SELECT id FROM teas) SELECT q.id AS c FROM q'],
    ['WITH q AS (DELETE FROM teas RETURNING id) SELECT id AS c FROM q'],
    ['WITH RECURSIVE q AS (SELECT 1::bigint AS n UNION ALL SELECT n + 1 FROM q WHERE n < 5) SELECT n AS c FROM q'],
    ['SELECT id AS c FROM labelled'],
    ['SELECT label AS c FROM labelled', text],
    ['INSERT INTO jars (id, tea_id, label) VALUES (:given, 1, $$x$$) RETURNING tea_id AS c'],
    ['UPDATE jars SET tea_id = tea_id + 1 WHERE id = :given RETURNING tea_id AS c'],
    ['SELECT :given AS c'],
    ['SELECT id AS c FROM teas UNION SELECT tea_id FROM jars'],
    ['SELECT id AS c FROM teas EXCEPT SELECT size FROM jars'],
    ['SELECT sum(price) AS c FROM teas GROUP BY name'],
    ['SELECT max(id) AS c FROM teas GROUP BY name'],
    ['SELECT array_agg(note) AS c FROM teas GROUP BY name', listOf(nullable(text))],
    ['SELECT name AS c FROM teas GROUP BY name', text],
    ['SELECT (SELECT count(*) FROM jars WHERE tea_id = t.id) AS c FROM teas t'],
    ['SELECT (SELECT coalesce(sum(price), 0) FROM teas) AS c'],
    ['SELECT ARRAY(SELECT note FROM teas) AS c', listOf(nullable(text))],
    ['SELECT EXISTS (SELECT FROM teas) AS c', bool],
    ['SELECT note IS NULL AS c FROM teas', bool],
    ['SELECT CASE WHEN note IS NULL THEN 0 ELSE id END AS c FROM teas'],
    ['SELECT greatest(size, 0) AS c FROM jars', int],
    ['SELECT price * 2 + 1 AS c FROM teas', int],
    ["SELECT name || ' ' || upper(name) AS c FROM teas", text],
    ["SELECT concat_ws(', ', note, note) AS c FROM teas", text],
    ['SELECT price::text AS c FROM teas', text],
    ['SELECT jsonb_build_object($$note$$, note) AS c FROM teas', jsonb()],
    ['SELECT row_number() OVER (ORDER BY id) AS c FROM teas'],
    ['SELECT n AS c FROM generate_series(1, :given) n'],
    ['SELECT place AS c FROM unnest(ARRAY[$$x$$]) WITH ORDINALITY AS given(name, place)'],
    ['SELECT element AS c FROM unnest(:list) element'],
    ['SELECT c FROM (VALUES (1::bigint), (2)) AS given(c)'],
    ['SELECT to_json(q) AS c FROM (SELECT note FROM teas) q', json()],
  ];
  const maybe: [string, RowTypes[string]?][] = [
    ['SELECT size AS c FROM jars', int],
    ['SELECT t.id AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id'],
    ['SELECT t.id AS c FROM teas t RIGHT JOIN jars j ON t.id = j.tea_id'],
    ['SELECT j.id AS c FROM teas t FULL JOIN jars j ON t.id = j.tea_id'],
    ['SELECT q.id AS c FROM teas t LEFT JOIN LATERAL (SELECT id FROM jars j WHERE j.tea_id = t.id LIMIT 1) q ON true'],
    [
      'SELECT q.n AS c FROM teas t LEFT JOIN (SELECT tea_id, count(*) AS n FROM jars GROUP BY tea_id) q ON q.tea_id = t.id',
    ],
    ['SELECT t.id AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id AND t.id IS NOT NULL'],
    ['SELECT t.id AS c FROM jars j LEFT JOIN teas t ON t.id = j.tea_id WHERE t.price > 5 OR j.id = 1'],
    ['SELECT size AS c FROM jars WHERE size <> ALL(ARRAY[]::int[])', int],
    ['SELECT tea AS c FROM labelled', text],
    ['UPDATE jars SET size = NULL WHERE size > 1 RETURNING size AS c', int],
    ['WITH q AS (SELECT id FROM teas) SELECT q.id AS c FROM jars LEFT JOIN q ON q.id = tea_id'],
    [
      'WITH RECURSIVE q AS (SELECT 1::bigint AS n UNION ALL SELECT nullif(n + 1, 4) FROM q WHERE n < 5) SELECT n AS c FROM q',
    ],
    ['SELECT id AS c FROM teas UNION ALL SELECT size FROM jars'],
    ['SELECT sum(price) AS c FROM teas'],
    ['SELECT sum(price) FILTER (WHERE price > 5) AS c FROM teas GROUP BY name'],
    ['SELECT sum(size) AS c FROM jars GROUP BY tea_id'],
    ['SELECT max(id) AS c FROM teas'],
    ['SELECT name AS c FROM teas GROUP BY ROLLUP (name)', text],
    ['SELECT (SELECT id FROM jars WHERE tea_id = t.id) AS c FROM teas t'],
    ['SELECT (SELECT count(*) FROM jars HAVING count(*) > 1) AS c'],
    ['SELECT (SELECT count(*) FROM jars LIMIT 0) AS c'],
    ["SELECT details ->> 'x' AS c FROM teas", text],
    ['SELECT tags[1] AS c FROM teas', text],
    ["SELECT (details -> 'x')::int AS c FROM teas", int],
    ["SELECT nullif(name, '') AS c FROM teas", text],
    ['SELECT CASE WHEN price > 1 THEN id END AS c FROM teas'],
    ['SELECT least(size, NULL) AS c FROM jars', int],
    ['SELECT name || note AS c FROM teas', text],
    ["SELECT note = 'x' AS c FROM teas", bool],
    ['SELECT array_position(tags, name) AS c FROM teas', int],
    ['SELECT lag(id) OVER (ORDER BY id) AS c FROM teas'],
    ['SELECT :maybe AS c'],
    ['SELECT element AS c FROM unnest(:gaps) element'],
    ['SELECT a AS c FROM unnest(:list, :list) AS given(a, b)'],
    ['SELECT tag AS c FROM teas, unnest(tags) tag', text],
    ['SELECT c FROM (VALUES (1::bigint), (NULL)) AS given(c)'],
    ['SELECT to_json(q) AS c FROM teas LEFT JOIN (SELECT note FROM teas) q ON false', json()],
  ];
  const all: ParamTypes = {
    given: bigint,
    maybe: nullable(bigint),
    list: listOf(bigint),
    gaps: listOf(nullable(bigint)),
  };
  const paramsOf = (written: string): ParamTypes =>
    Object.fromEntries(Object.entries(all).filter(([name]) => written.includes(`:${name}`)));

  test.each(never)('never: %s', async (written, type = bigint) => {
    expect(await reportedOf({ params: paramsOf(written), row: { c: type }, text: written })).toEqual([]);
  });

  test.each(maybe)('perhaps: %s', async (written, type = bigint) => {
    expect(await reportedOf({ params: paramsOf(written), row: { c: type }, text: written })).toEqual([
      expect.stringMatching(/^The column c may be null/),
    ]);
  });

  test('a sum of bigints is numeric', async () => {
    expect(await reportedOf({ row: { c: numeric }, text: 'SELECT sum(id) AS c FROM teas GROUP BY name' })).toEqual([]);
  });
});
