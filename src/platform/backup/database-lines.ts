import type pg from 'pg';
import type { ShopPool } from '../database/pg/shop-pool.ts';
import { sqlState } from '../database/sql-state.ts';

/** A table in a backup: its columns with the types for parsing their texts. */
export interface DumpedTable {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** A line of the database in a backup: the migrations, a table, its rows, or a sequence's position. */
export type DatabaseLine =
  | { readonly migrations: readonly { readonly tag: string; readonly hash: string }[] }
  | DumpedTable
  | readonly (string | null)[]
  | { readonly sequence: string; readonly last: string; readonly called: boolean };

/** Numbers of rows by table. */
export type RowCounts = Record<string, number>;

const rowsAtOnce = 500;
/** For the transaction only: with a connection pooler, a session setting would leak to the connection's next user. */
const withoutLimits = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';
const checkViolation = '23514';

/** The shop's tables; the job queue creates its own schema, and the database computes generated columns. */
const tablesQuery = `
  SELECT c.relname AS table,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'applied_migrations'
  GROUP BY c.relname ORDER BY c.relname`;

/** Events dispatched to the job queue but not processed: in the backup they are in the outbox again, under their original ids. */
const queuedEvent = `
  SELECT DISTINCT ON (data->'told'->>'id') data->'told'->>'id', data->'told'->>'name', (data->'news')::text, created_on::text
  FROM queue.job WHERE state < 'completed' AND (data->'told'->>'id')::bigint > 0`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Returns the tables of a database, for backup and restore. */
export async function tablesOf(client: Pick<pg.PoolClient, 'query'>): Promise<DumpedTable[]> {
  return (await client.query<DumpedTable & pg.QueryResultRow>(tablesQuery)).rows;
}

/**
 * Calls `work` with the lines of the whole database from one snapshot, whatever is written meanwhile; values are PostgreSQL's text representations,
 * so that nothing is rounded. Counts the rows into `counts`.
 */
export async function readDatabase<T>(
  pool: ShopPool,
  counts: RowCounts,
  work: (lines: AsyncIterable<DatabaseLine>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(withoutLimits);
    const done = await work(linesOf(client, counts));
    await client.query('COMMIT');
    broken = false;
    return done;
  } finally {
    client.release(broken);
  }
}

async function* linesOf(client: pg.PoolClient, counts: RowCounts): AsyncGenerator<DatabaseLine> {
  const { rows: migrations } = await client.query<{ tag: string; hash: string }>(
    'SELECT tag, hash FROM applied_migrations ORDER BY tag',
  );
  yield { migrations };
  for (const dumped of await tablesOf(client)) {
    yield dumped;
    counts[dumped.table] = 0;
    for await (const row of rowsOf(client, dumped)) {
      counts[dumped.table] = (counts[dumped.table] ?? 0) + 1;
      yield row;
    }
  }
  const { rows: sequences } = await client.query<{ sequence: string }>(
    `SELECT relname AS sequence FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  for (const { sequence } of sequences) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${quoted(sequence)}`,
    );
    for (const row of rows) yield { sequence, ...row };
  }
}

async function* rowsOf(client: pg.PoolClient, { table, columns }: DumpedTable): AsyncGenerator<(string | null)[]> {
  const texts = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await client.query(`DECLARE dumped NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quoted(table)}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `FETCH ${rowsAtOnce} FROM dumped`,
      rowMode: 'array',
    });
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('CLOSE dumped');
  if (table === 'outbox') yield* await eventOfQueue(client, columns);
}

async function eventOfQueue(
  client: pg.PoolClient,
  columns: DumpedTable['columns'],
): Promise<readonly (string | null)[][]> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('queue.job') IS NOT NULL AS there`,
  );
  if (there[0]?.there !== true) return [];
  const { rows } = await client.query<(string | null)[]>({ text: queuedEvent, rowMode: 'array' });
  const indexOfColumn = new Map(['id', 'name', 'news', 'created_at'].map((name, index) => [name, index]));
  return rows.map((row) => columns.map(({ name }) => row[indexOfColumn.get(name) ?? -1] ?? null));
}

interface Rule {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly kind: 'f' | 'c';
}

const rulesQuery = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition, contype AS kind
  FROM pg_constraint WHERE contype IN ('f', 'c') AND connamespace = 'public'::regnamespace AND conrelid <> 0 ORDER BY 1, 2`;

/**
 * Writes the lines into a database with the same migrations, in one transaction: existing rows are deleted, foreign keys and checks are dropped and
 * validated again at the end, and triggers are disabled meanwhile. Returns the rows by table.
 */
export async function writeDatabase(pool: ShopPool, lines: AsyncIterable<DatabaseLine>): Promise<RowCounts> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN');
    const tables = await tablesOf(client);
    const { rows: rules } = await client.query<Rule & pg.QueryResultRow>(rulesQuery);
    for (const { table, name } of rules) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
    for (const { table } of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${tables.map(({ table }) => quoted(table)).join(', ')}`);
    const counts = await load(client, lines);
    for (const { table } of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    for (const rule of rules) await prove(client, rule);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    await client.query('RESET statement_timeout; RESET idle_in_transaction_session_timeout');
    broken = false;
    return counts;
  } finally {
    client.release(broken);
  }
}

/** A violated foreign key aborts the restore; a check that old rows violate stays NOT VALID, as before. */
async function prove(client: pg.PoolClient, { table, name, definition, kind }: Rule): Promise<void> {
  const rule = `ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`;
  if (kind === 'f') {
    await client.query(rule);
    return;
  }
  await client.query('SAVEPOINT rule');
  try {
    await client.query(rule);
  } catch (error) {
    if (sqlState(error) !== checkViolation) throw error;
    await client.query('ROLLBACK TO SAVEPOINT rule');
    await client.query(`${rule} NOT VALID`);
  }
  await client.query('RELEASE SAVEPOINT rule');
}

async function load(client: pg.PoolClient, lines: AsyncIterable<DatabaseLine>): Promise<RowCounts> {
  const counts: RowCounts = {};
  let table: DumpedTable | undefined;
  let waiting: (readonly (string | null)[])[] = [];
  const put = async () => {
    if (table !== undefined && waiting.length > 0) {
      await insert(client, table, waiting);
      counts[table.table] = (counts[table.table] ?? 0) + waiting.length;
    }
    waiting = [];
  };
  for await (const line of lines) {
    if (Array.isArray(line)) {
      waiting.push(line as readonly (string | null)[]);
      if (waiting.length === rowsAtOnce) await put();
      continue;
    }
    await put();
    if ('table' in line) {
      table = line;
      counts[line.table] = 0;
    } else if ('sequence' in line)
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
        quoted(line.sequence),
        line.last,
        line.called,
      ]);
  }
  await put();
  return counts;
}

async function insert(
  client: pg.PoolClient,
  { table, columns }: DumpedTable,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const read = columns.map(({ type }, index) => `u.c${index}::${type}`).join(', ');
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  await client.query(
    `INSERT INTO ${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${read} FROM unnest(${given}) u(${aliases})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}
