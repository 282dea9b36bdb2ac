import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLegalId, isNationalCode } from '#shared/commerce/identifiers.ts';
import { openTestDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';

describe('the tax id rule', () => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
  });
  afterAll(() => remove());

  test('accepts the same codes as the shop, and no others', async () => {
    const { rows: found } = await database.pool.query<{ rule: string }>(
      `SELECT pg_get_expr(conbin, conrelid) AS rule FROM pg_constraint WHERE conname = 'order_addresses_national_id_checked'`,
    );
    const known = [
      '0499370899',
      '0790419904',
      '10380284790',
      '1234567890',
      '1111111111',
      '',
      '049937089',
      'abcdefghij',
    ];
    // Every last digit for each prefix, so that each digit is the valid one for some.
    const begun = Array.from({ length: 400 }, (_, index) => String((index + 1) * 7_919_731).padStart(10, '0'));
    const codes = [
      ...known,
      ...begun.flatMap((begin) =>
        Array.from({ length: 10 }, (_, digit) => [`${begin.slice(0, 9)}${digit}`, `${begin}${digit}`]).flat(),
      ),
    ];
    const { rows } = await database.pool.query<{ code: string; taken: boolean }>(
      `SELECT national_id AS code, ${found[0]?.rule} AS taken FROM unnest($1::text[]) AS given(national_id)`,
      [codes],
    );
    const right = (code: string) => (/^[0-9]{10}$/.test(code) && isNationalCode(code)) || isLegalId(code);
    expect(rows.filter(({ code, taken }) => taken !== right(code))).toEqual([]);
    expect(rows.filter(({ taken }) => taken).length).toBeGreaterThan(700);
  });
});
