import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, type Session } from './embedded-session.ts';
import { executeRaw } from './execute-raw.ts';
import { cloneDatabase, type ClonedDatabase } from '../../testing/databases.ts';

let clone: ClonedDatabase;
let database: PGlite;
let session: Session;
const executed: Uint8Array[] = [];

beforeAll(async () => {
  clone = await cloneDatabase();
  database = await PGlite.create({ dataDir: path.join(clone.dataDir, 'database/cluster'), extensions: { pg_trgm } });
  session = createSession((bytes) => {
    executed.push(bytes);
    return executeRaw(database, bytes);
  });
  session.receive(1, Buffer.from('the startup packet'));
});
afterAll(async () => {
  await database.close();
  await clone.remove();
});

function message(kind: string, body: Buffer | string): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeUInt32BE(Buffer.byteLength(body) + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}
const query = (text: string) => message('Q', `${text}\0`);
const kinds = (answer: Uint8Array | undefined) => {
  const found: string[] = [];
  const bytes = Buffer.from(answer ?? []);
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1))
    found.push(String.fromCharCode(bytes[at] ?? 0));
  return found.join('');
};

test('a request that arrives byte by byte is answered once it is complete', () => {
  const bytes = Buffer.concat([
    message('P', '\0SELECT 1\0\0\0'),
    message('B', '\0\0\0\0\0\0\0\0'),
    message('E', '\0\0\0\0\0'),
    message('S', ''),
  ]);
  const answers = [...bytes].map((byte) => session.receive(1, Uint8Array.of(byte)));
  expect(answers.slice(0, -1).every((answer) => answer === undefined)).toBe(true);
  expect(kinds(answers.at(-1))).toBe('12DCZ');
});

test("a client's termination message does not end the database", () => {
  expect(kinds(session.receive(1, Buffer.concat([query('SELECT 1'), message('X', '')])))).toBe('TDCZ');
  expect(kinds(session.receive(2, Buffer.from('the startup packet')))).toBe('RZ');
  expect(session.receive(1, query('SELECT 1'))).toBeUndefined();
  expect(kinds(session.receive(2, query('SELECT 1')))).toBe('TDCZ');
});

test('the log is truncated and tables are vacuumed, but not inside a transaction', async () => {
  session.receive(2, query('CREATE TABLE sales (n int, note text)'));
  session.receive(2, query(`INSERT INTO sales SELECT n, repeat('x', 900) FROM generate_series(1, 40000) n`));
  session.receive(2, query('BEGIN'));
  executed.length = 0;
  expect(session.keepUp()).toBe(false);
  expect(executed).toEqual([]);
  session.receive(2, query('COMMIT'));
  // Row change counts reach the statistics about once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  session.receive(2, query('SELECT 1'));

  expect(session.keepUp()).toBe(true);

  const { rows } = await database.query(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) < 1000000 AS cut, reltuples AS known
     FROM pg_control_checkpoint(), pg_class WHERE relname = 'sales'`,
  );
  expect(rows).toEqual([{ cut: true, known: 40_000 }]);
});

test('returned results are not retained in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const objects = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const rows = query('SELECT generate_series(1, 10000)');
  session.receive(2, rows);
  const before = objects();
  // Ten thousand messages would take about a megabyte if they were parsed and retained.
  for (let turn = 0; turn < 30; turn += 1) session.receive(2, rows);
  expect(objects() - before).toBeLessThan(10);
});
