import { AsyncResource } from 'node:async_hooks';
import { eq, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '#shared/contract/refusal.ts';
import {
  afterCommit,
  afterRefusal,
  insideTransaction,
  isUniqueViolation,
  prepared,
  sqlState,
  type Database,
} from './database.ts';
import { int } from './sql-types.ts';
import { statement } from './statement.ts';
import { openTestDatabase } from '../testing/databases.ts';

const shelves = pgTable('shelves', {
  id: integer().primaryKey(),
  label: text().notNull(),
  sold: bigint({ mode: 'number' }).notNull(),
});
const shelfById = prepared('test_shelf_by_id', (db) =>
  db
    .select()
    .from(shelves)
    .where(eq(shelves.id, sql.placeholder('id'))),
);
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

describe('a database', () => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
    await database.pool.query('CREATE TABLE shelves (id int PRIMARY KEY, label text NOT NULL, sold bigint NOT NULL)');
  });
  beforeEach(async () => {
    await database.pool.query(`TRUNCATE shelves; INSERT INTO shelves VALUES (1, 'چای', 0), (2, 'قهوه', 0)`);
  });
  afterAll(() => remove());

  const sold = async (id = 1) => (await shelfById(database).execute({ id }))[0]?.sold;

  test('sums and counts are numbers', async () => {
    const { rows } = await database.pool.query(
      'SELECT count(*), sum(sold) AS sum, array_agg(sold) AS all, avg(sold + 0.5) AS mean FROM shelves',
    );
    expect(rows).toEqual([{ count: 2, sum: 0, all: [0, 0], mean: 0.5 }]);
    await expect(database.pool.query('SELECT 9007199254740993::int8')).rejects.toThrow(
      'too great to be an exact number',
    );
    await expect(database.pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 });
  });

  test("a transaction's changes are visible after it and not before", async () => {
    await database.transaction(async () => {
      expect(await sellFrom(database, [1, 3])).toEqual([{ sold: 3 }]);
      await database.db.update(shelves).set({ label: 'چای سبز' }).where(eq(shelves.id, 1));
      expect(await sold()).toBe(3);
    });
    expect(await shelfById(database).execute({ id: 1 })).toEqual([{ id: 1, label: 'چای سبز', sold: 3 }]);
  });

  test('a transaction that throws or returns a refusal is rolled back', async () => {
    await expect(
      database.transaction(async () => {
        await sellFrom(database, [1, 1]);
        throw new Error('the till is broken');
      }),
    ).rejects.toThrow('the till is broken');
    const refused = await database.transaction(async () => {
      await sellFrom(database, [1, 1]);
      return noShelf();
    });
    expect(refused).toMatchObject({ refusal: 'no-shelf' });
    expect(await sold()).toBe(0);
  });

  test('outside queries do not join a running transaction', async () => {
    let inside: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (inside = resolve));
    const running = database.transaction(async () => {
      await sellFrom(database, [1, 5]);
      inside();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return noShelf();
    });
    await reached;
    expect(insideTransaction()).toBe(false);
    await sellFrom(database, [2, 1]);
    await running;
    expect([await sold(1), await sold(2)]).toEqual([0, 1]);
  });

  test('concurrent queries in one transaction are all part of it', async () => {
    await database.transaction(async () => {
      await Promise.all([1, 2, 3, 4].map((pieces) => sellFrom(database, [1, pieces])));
    });
    expect(await sold()).toBe(10);
  });

  test('a nested transaction joins the outer one', async () => {
    await expect(
      database.transaction(async () => {
        await database.transaction(() => sellFrom(database, [1, 1]));
        throw new Error('the outer one fails');
      }),
    ).rejects.toThrow('the outer one fails');
    expect(await sold()).toBe(0);
  });

  test('a part with a savepoint that fails or refuses is rolled back alone and may be retried', async () => {
    await database.transaction(
      async () => {
        const again = database.transaction(async () => {
          await sellFrom(database, [1, 5]);
          await database.pool.query(`INSERT INTO shelves VALUES (1, 'چای', 0)`);
        });
        await expect(again).rejects.toMatchObject({ code: '23505' });
        const refused = await database.transaction(async () => {
          await sellFrom(database, [1, 7]);
          return noShelf();
        });
        expect(refused).toMatchObject({ refusal: 'no-shelf' });
        await database.transaction(() => sellFrom(database, [1, 1]));
      },
      { savepoints: true },
    );
    expect(await sold()).toBe(1);
  });

  test("a refusal's follow-up is written after the rollback, and only then", async () => {
    const leave = () => {
      afterRefusal(() => sellFrom(database, [2, 1]));
    };
    const refused = await database.transaction(
      () =>
        database.transaction(async () => {
          await sellFrom(database, [1, 1]);
          leave();
          return noShelf();
        }),
      { savepoints: true },
    );
    expect([refused.refusal, await sold(1), await sold(2)]).toEqual(['no-shelf', 0, 1]);
    await database.transaction(async () => {
      leave();
      await sellFrom(database, [1, 1]);
    });
    const failing = database.transaction(() => {
      leave();
      return Promise.reject(new Error('it fails'));
    });
    await expect(failing).rejects.toThrow('it fails');
    expect([await sold(1), await sold(2)]).toEqual([1, 1]);
    expect(leave).toThrow('outside a transaction');
  });

  test('a committing statement ends its transaction, and nothing follows it there', async () => {
    for (let time = 1; time <= 3; time++) {
      const happened: string[] = [];
      await database.transaction(async () => {
        await sellFrom(database, [2, 1]);
        expect(await sellFrom(database, [1, 1], { commits: true })).toEqual([{ sold: time }]);
        afterCommit(() => happened.push('after'));
      });
      expect([await sold(1), await sold(2), happened]).toEqual([time, time, ['after']]);
    }
    const first = database.transaction(() => sellFrom(database, [1, 1], { commits: true }));
    await expect(first).resolves.toEqual([{ sold: 4 }]);
    await expect(
      database.transaction(async () => {
        await sellFrom(database, [1, 1], { commits: true });
        await sellFrom(database, [1, 1]);
      }),
    ).rejects.toThrow('after a statement had committed its transaction');
    await expect(
      database.transaction(async () => {
        await sellFrom(database, [1, 1], { commits: true });
        return noShelf();
      }),
    ).rejects.toThrow('was refused after a statement had committed it');
    expect(await sold()).toBe(6);
    await sellFrom(database, [1, 1], { commits: true });
    expect(await sold()).toBe(7);
  });

  test('a committing statement that fails leaves nothing, and neither does one in a joined transaction', async () => {
    const sellByText = (pieces: string) =>
      database.pool.query({
        name: 'test_sell_by_text',
        text: 'UPDATE shelves SET sold = sold + $1::int',
        values: [pieces],
        commits: true,
      } as { name: string; text: string });
    for (const pieces of ['many', '99999999999', 'many']) {
      await expect(
        database.transaction(async () => {
          await sellFrom(database, [1, 1]);
          await sellByText(pieces);
        }),
      ).rejects.toThrow();
    }
    const joined = database.transaction(async () => {
      await database.transaction(() => sellFrom(database, [1, 1], { commits: true }));
      await sellFrom(database, [2, 1]);
      return noShelf();
    });
    expect(await joined).toMatchObject({ refusal: 'no-shelf' });
    expect([await sold(1), await sold(2)]).toEqual([0, 0]);
  });

  test('a failing first statement leaves a usable connection', async () => {
    for (let time = 1; time <= 3; time++) {
      await expect(
        database.transaction(() =>
          database.pool.query({ name: 'test_by_nothing', text: 'SELECT 1 / $1::int', values: [0] }),
        ),
      ).rejects.toThrow('division by zero');
      await expect(
        database.transaction(() => database.pool.query({ name: 'test_wrong', text: 'SELECT 1 FROM nowhere' })),
      ).rejects.toThrow('nowhere');
      await database.transaction(() => sellFrom(database, [1, 1]));
    }
    expect(await sold()).toBe(3);
    await expect(database.transaction(async () => 'nothing was asked')).resolves.toBe('nothing was asked');
  });

  test('a part that refuses before any change lets the outer transaction go on; a half-done one does not', async () => {
    await database.transaction(async () => {
      await database.transaction(async () =>
        (await sellFrom(database, [99, 1])).length === 0 ? noShelf() : undefined,
      );
      await sellFrom(database, [1, 2]);
    });
    expect(await sold()).toBe(2);
    await expect(
      database.transaction(async () => {
        await database.transaction(async () => {
          await sellFrom(database, [1, 1]);
          return noShelf();
        });
      }),
    ).rejects.toThrow('A part of this transaction was refused');
    expect(await sold()).toBe(2);
  });

  test('a swallowed error does not look like a commit', async () => {
    await expect(
      database.transaction(async () => {
        await sellFrom(database, [1, 1]);
        await database.pool.query('SELECT 1 / 0').catch(() => undefined);
      }),
    ).rejects.toThrow('Nothing was committed');
    expect(await sold()).toBe(0);
  });

  test('a script that fails midway leaves no open transaction', async () => {
    const script = `BEGIN; UPDATE shelves SET sold = 7; SELECT 1 / 0; COMMIT`;
    await expect(database.pool.query(script)).rejects.toMatchObject({ code: '22012' });
    expect(await sold()).toBe(0);
  });

  test('a query that outlives its transaction is refused, and so is a second connection inside one', async () => {
    let leaked: Promise<unknown> = Promise.resolve();
    await database.transaction(async () => {
      leaked = new Promise((resolve) => setTimeout(resolve, 30)).then(() => sellFrom(database, [1, 1]));
      leaked.catch(() => undefined);
      await expect(async () => database.pool.connect()).rejects.toThrow('inside a transaction');
    });
    await expect(leaked).rejects.toThrow('A query was made after its transaction had ended');
    expect(await sold()).toBe(0);
  });

  test('callbacks waiting for the commit run after it, and never after a rollback', async () => {
    const happened: string[] = [];
    await database.transaction(async () => {
      await database.transaction(async () => afterCommit(() => happened.push(`inside ${insideTransaction()}`)));
      happened.push(`work ${insideTransaction()}`);
    });
    await database.transaction(async () => {
      afterCommit(() => happened.push('never'));
      return noShelf();
    });
    afterCommit(() => happened.push('at once'));
    expect(happened).toEqual(['work true', 'inside false', 'at once']);
  });

  test('callbacks bound to a context outside the transaction are not part of it', async () => {
    const outside = AsyncResource.bind(() => insideTransaction());
    await database.transaction(async () => expect(outside()).toBe(false));
  });

  test('database errors are identified by state and constraint, through Drizzle too', async () => {
    const error = await database.db
      .insert(shelves)
      .values({ id: 1, label: 'چای', sold: 0 })
      .catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe('23505');
    expect(isUniqueViolation(error, 'shelves_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another_key')).toBe(false);
    expect(sqlState(new Error('ours'))).toBeUndefined();
  });
});
