import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retention } from '../../retention.ts';
import { openTestDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';

/** Matches names of columns with enumerated values. */
const listed =
  /(^|_)(kind|state|status|reason|cause|way|method|purpose|role|type|types|language|currency|channel|step|resolution|source|target|rule|action|subject|event|by_whom|funded_by|class|colour|unit)$/;
const numbers = /^(smallint|integer|bigint|numeric|real|double precision)$/;
/** The end of a period, and the possible names of its start. */
const ends = /^(ends_at|expires_at|valid_until|held_until)$/;
const begins = ['begins_at', 'valid_from', 'created_at', 'placed_at'];

const byName = 'As its writer calls it: a log and a queue also name what other releases write.';
const signed = 'It is added to and taken from.';
const notBelowLeast = 'Not below the least days, which are not below zero.';

/** Columns without a constraint on their values, with reasons. */
const unbounded: Readonly<Record<string, string>> = {
  'attributes.unit': 'Words of the staff: `cm`, `watt`.',
  'audit_log.action': byName,
  'audit_log.subject': byName,
  'invoice_lines.unit': 'A code of the tax organization, whose list is longer and not ours.',
  'media_files.mime_type': 'Said by the library that read the image.',
  'order_messages.step': 'A step, or a refund by its number: `refund:12`.',
  'payments.method': 'Bound to its kind (payments_kind_of_method).',
  'refunds.reason': 'Words of a person.',
  'uploads.mime_type': 'Said by the library that read the file.',
  'webhook_deliveries.subject': 'A noun and a number: `order:7`.',
  'webhook_deliveries.type': byName,
  'conversations.queue_rank': 'A place in an order, which may begin anywhere.',
  'order_shipping_lines.max_days': notBelowLeast,
  'product_attribute_values.value_number': 'What a thing measures, which may be below zero.',
  'products.sold_count':
    'A sum that a job keeps: a rule would stop the counting of all products, and the books find it (product-sold).',
  'seller_entries.amount': signed,
  'seller_entries.balance': 'A seller may owe the shop.',
  'shipping_methods.max_days': notBelowLeast,
  'stock_movements.held_change': signed,
  'stock_movements.on_hand_change': signed,
  'uncounted_orders.settled': signed,
  'uncounted_orders.sold': signed,
  'uncounted_sales.pieces': signed,
};

/** Order tables whose rows may be deleted, with reasons. */
const mayBeEmptied: Readonly<Record<string, string>> = {
  coupon_uses: 'A count, which the books prove (coupon-uses-of-customer).',
  order_messages: 'What is claimed and could not be sent is given up again.',
  shipments: 'Of before parcels; nothing reads it.',
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly hasKey: boolean;
}

describe('the database catalogue', () => {
  let database: Database;
  let remove: () => Promise<void>;
  let columns: Column[];
  const rules = new Map<string, string[]>();

  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
    const found = await database.pool.query<Column>(`
      SELECT t.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type,
        EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f' AND a.attnum = ANY(c.conkey)) AS "hasKey"
      FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
      WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attidentity = '' AND a.attgenerated = '' ORDER BY 1, a.attnum`);
    columns = found.rows;
    const { rows } = await database.pool.query<{ table: string; rule: string }>(`
      SELECT conrelid::regclass::text AS table, pg_get_expr(conbin, conrelid) AS rule FROM pg_constraint
      WHERE contype = 'c' AND connamespace = 'public'::regnamespace`);
    for (const { table, rule } of rows) rules.set(table, [...(rules.get(table) ?? []), rule]);
  });
  afterAll(() => remove());

  /** Whether some constraint of a table rejects these values with all others null, and not the nulls alone. */
  async function refuses(table: string, values: Record<string, unknown>): Promise<boolean> {
    const found = `array[${(rules.get(table) ?? ['true']).map((rule) => `(${rule}) IS FALSE`).join(', ')}]`;
    const of = (row: string) => `(SELECT ${found} FROM jsonb_populate_record(NULL::"${table}", ${row}))`;
    const { rows } = await database.pool.query<{ by: boolean[]; anyway: boolean[] }>(
      `SELECT ${of('$1')} AS by, ${of(`'{}'`)} AS anyway`,
      [values],
    );
    return rows.some(({ by, anyway }) => by.some((refused, index) => refused && !anyway[index]));
  }

  /** Returns the columns for which a table accepts invalid values. */
  async function taken(never: (column: Column) => Record<string, unknown> | undefined): Promise<string[]> {
    const names: string[] = [];
    for (const column of columns) {
      const values = never(column);
      if (values !== undefined && !(await refuses(column.table, values)))
        names.push(`${column.table}.${column.column}`);
    }
    return names;
  }

  test('an enumerated or numeric column has a constraint, or a line states why not', async () => {
    const found = [
      ...(await taken(({ column, type, hasKey }) =>
        type === 'text' && !hasKey && listed.test(column) ? { [column]: 'nothing of the kind' } : undefined,
      )),
      ...(await taken(({ column, type, hasKey }) =>
        numbers.test(type) && !hasKey && !/(^|_)(ids?|by|position|version)$/.test(column)
          ? { [column]: -1 }
          : undefined,
      )),
    ];
    expect(found.filter((name) => !(name in unbounded))).toEqual([]);
    expect(Object.keys(unbounded).filter((name) => !found.includes(name))).toEqual([]);
  });

  test('no percentage is above a hundred', async () => {
    const percentages = ({ column, type }: Column) => numbers.test(type) && /(^|_)(percent|rate)(_|$)/.test(column);
    expect(columns.filter(percentages).length).toBeGreaterThan(5);
    expect(await taken((one) => (percentages(one) ? { [one.column]: 101 } : undefined))).toEqual([]);
  });

  test('no period ends before it begins', async () => {
    const found = await taken(({ table, column }) => {
      const begin = columns.find((one) => one.table === table && begins.includes(one.column))?.column;
      return ends.test(column) && begin !== undefined ? { [begin]: '2026-01-02', [column]: '2026-01-01' } : undefined;
    });
    expect(columns.filter(({ column }) => ends.test(column)).length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  test('permanent order records are never truncated, and no cascade changes them', async () => {
    const { rows } = await database.pool.query<{ name: string; guarded: boolean; cascades: boolean }>(`
      SELECT t.relname AS name,
        EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = t.oid AND NOT g.tgisinternal AND g.tgtype & 32 = 32) AS guarded,
        EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.confdeltype IN ('c', 'n')) AS cascades
      FROM pg_class t WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p')`);
    const ofOrders = rows.filter(({ name }) => staysAsOrders(name));
    expect(ofOrders.length).toBeGreaterThan(20);
    expect(ofOrders.filter(({ guarded, name }) => !guarded && !(name in mayBeEmptied)).map(({ name }) => name)).toEqual(
      [],
    );
    expect(ofOrders.filter(({ cascades }) => cascades)).toEqual([]);
  });
});

/** Whether a table is retained for the same reason as orders. */
function staysAsOrders(table: string): boolean {
  const [of, orders] = [retention[table], retention['orders']];
  return of !== undefined && orders !== undefined && 'stays' in of && 'stays' in orders && of.stays === orders.stays;
}
