import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import {
  bigint,
  bool,
  double,
  int,
  json,
  jsonb,
  listOf,
  neverNull,
  nullable,
  numeric,
  text,
  textOf,
  timestamptz,
} from './sql-types.ts';
import { composedStatement, statement, statementPer, type ParamsOf, type RowOf } from './statement.ts';
import type { Database } from './database.ts';
import { openTestDatabase } from '../testing/databases.ts';

interface Details {
  readonly tags: readonly string[];
}

const placeTea = statement({
  name: 'test_place_tea',
  params: {
    id: bigint,
    name: text,
    details: nullable(jsonb<Details | readonly string[] | string>()),
    notes: listOf(jsonb<Details>()),
    pickedAt: nullable(timestamptz),
  },
  row: {
    id: bigint,
    details: nullable(jsonb<Details>()),
    notes: listOf(jsonb<Details>()),
    picked_at: nullable(timestamptz),
  },
  text: 'INSERT INTO teas (id, name, details, notes, picked_at) VALUES (:id, :name, :details, :notes, :pickedAt) RETURNING id, details, notes, picked_at',
});

const everyTea = statement({ name: 'test_every_tea', row: { name: text }, text: 'SELECT name FROM teas ORDER BY id' });
const dropTea = statement({
  name: 'test_drop_tea',
  params: { ids: listOf(bigint) },
  text: 'DELETE FROM teas WHERE id = ANY(:ids)',
});
const dropAll = statement({ name: 'test_drop_all', text: 'DELETE FROM teas' });
const countTeas = statementPer(['id', 'name'], (column) =>
  statement({ name: `test_count_teas_${column}`, row: { count: bigint }, text: `SELECT count(${column}) FROM teas` }),
);

const findTeas = composedStatement({
  name: 'test_find_teas',
  row: { id: bigint },
  compose: ({ ids, named }: { ids?: readonly number[]; named?: string }, bind) => {
    const conditions = ['true'];
    if (named !== undefined) conditions.push(`name = ${bind(text, named)}`);
    if (ids !== undefined) conditions.push(`id = ANY(${bind(listOf(bigint), ids)})`);
    return `SELECT id FROM teas WHERE ${conditions.join(' AND ')} ORDER BY id`;
  },
  preparedAs: ({ ids, named }) => (named === undefined && ids !== undefined ? 'test_find_teas_by_ids' : null),
  examples: [{ ids: [], named: '' }],
});

describe('a typed statement', () => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
    await database.pool.query(
      'CREATE TABLE teas (id bigint PRIMARY KEY, name text NOT NULL, details jsonb, notes jsonb[] NOT NULL, picked_at timestamptz(3))',
    );
  });
  afterAll(() => remove());

  test('takes named values and parses its row', async () => {
    const pickedAt = new Date('2026-04-01T08:30:00.123Z');
    const given = { pickedAt, notes: [{ tags: ['a "b", {c}'] }], details: { tags: ['چای'] }, name: 'سبز', id: 1 };
    expect(await placeTea(database, given)).toEqual([
      { id: 1, details: given.details, notes: given.notes, picked_at: pickedAt },
    ]);
    expect(await placeTea(database, { id: 2, name: 'سیاه', details: null, notes: [], pickedAt: null })).toEqual([
      { id: 2, details: null, notes: [], picked_at: null },
    ]);
    // Neither an array nor a plain string is mistaken for a PostgreSQL literal.
    expect(await placeTea(database, { id: 3, name: 'سفید', details: ['x'], notes: [], pickedAt: null })).toMatchObject([
      { details: ['x'] },
    ]);
    expect(await placeTea(database, { id: 4, name: 'زرد', details: 'x', notes: [], pickedAt: null })).toMatchObject([
      { details: 'x' },
    ]);
    expect(await everyTea(database)).toEqual([{ name: 'سبز' }, { name: 'سیاه' }, { name: 'سفید' }, { name: 'زرد' }]);
    expect(await countTeas.name(database)).toEqual([{ count: 4 }]);
    await dropTea(database, { ids: [3, 4] });
    expect(await findTeas(database, {})).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await findTeas(database, { ids: [2, 3] })).toEqual([{ id: 2 }]);
    expect(await findTeas(database, { ids: [1, 2], named: 'سبز' })).toEqual([{ id: 1 }]);
  });

  test('commits the transaction it ends', async () => {
    await expect(
      database.transaction(async () => {
        await dropAll(database, {}, { commits: true });
        await everyTea(database);
      }),
    ).rejects.toThrow('after a statement had committed its transaction');
    expect(await everyTea(database)).toEqual([]);
  });
});

test('the types of a statement match its columns and parameters', () => {
  expectTypeOf<RowOf<typeof placeTea>>().toEqualTypeOf<{
    readonly id: number;
    readonly details: Details | null;
    readonly notes: Details[];
    readonly picked_at: Date | null;
  }>();
  expectTypeOf<ParamsOf<typeof dropTea>>().toEqualTypeOf<{ readonly ids: readonly number[] }>();
  expectTypeOf<ParamsOf<typeof placeTea>['pickedAt']>().toEqualTypeOf<Date | null>();
  expectTypeOf(dropTea).returns.resolves.toEqualTypeOf<undefined>();
  expectTypeOf(dropTea).parameter(1).toEqualTypeOf<{ readonly ids: readonly number[] }>();
  expectTypeOf<Parameters<typeof dropTea>['length']>().toEqualTypeOf<2 | 3>();
  expectTypeOf<Parameters<typeof everyTea>['length']>().toEqualTypeOf<1 | 2 | 3>();
  expectTypeOf<{ id: number }>().not.toExtend<NonNullable<Parameters<typeof everyTea>[1]>>();
  expectTypeOf<RowOf<typeof countTeas.id>>().toEqualTypeOf<{ readonly count: number }>();
  expectTypeOf<keyof typeof countTeas>().toEqualTypeOf<'id' | 'name'>();
  const all = statement({
    name: 'test_types',
    row: {
      whole: int,
      part: double,
      sum: neverNull(numeric),
      yes: bool,
      state: textOf<'open' | 'closed'>(),
      list: nullable(listOf(nullable(text))),
      shape: neverNull(json<Details>()),
    },
    text: 'SELECT',
  });
  expectTypeOf(all).returns.resolves.items.toEqualTypeOf<{
    readonly whole: number;
    readonly part: number;
    readonly sum: number;
    readonly yes: boolean;
    readonly state: 'open' | 'closed';
    readonly list: (string | null)[] | null;
    readonly shape: Details;
  }>();
  // An asserted column is not usable as a parameter.
  expectTypeOf(neverNull(text)).not.toExtend<Parameters<typeof nullable>[0]>();
});
