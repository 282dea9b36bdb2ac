import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { demoAccounts } from '../../demo/fill/demo-accounts.ts';
import { api } from '../../src/api.ts';
import { identifyWhoCalls } from '../../src/features/access-keys/server/access-keys.service.ts';
import { followBrand } from '../../src/features/appearance/server/appearance.service.ts';
import { readDatabase } from '../../src/platform/backup/database-lines.ts';
import { readConfig } from '../../src/platform/config.ts';
import { compileCalls } from '../../src/platform/http/api-calls.ts';
import { createServer } from '../../src/platform/http/http.ts';
import { createLog } from '../../src/platform/log.ts';
import { openShop } from '../../src/platform/open-shop.ts';

/*
 * Records a release for the tests of its successors: `SHOP_MODE=demo DATA_DIR=<a filled demo, not running> npx tsx
 * tools/migrations/record.ts src/testing/releases/<number of its last migration>` writes its database (`database.jsonl.gz`) and the
 * statements by which its screens read it (`reads.json.gz`), each with its values.
 */

interface Connection {
  parse: (query: { name?: string; text: string }, more?: boolean) => void;
  bind: (config: { statement?: string; values?: unknown[] }, more?: boolean) => void;
}
type Get = (address: string, token?: string) => Promise<unknown>;

const load = createRequire(import.meta.url);
const { prototype } = load('pg/lib/connection') as { prototype: Connection };
const { prepareValue } = load('pg/lib/utils') as { prepareValue: (value: unknown) => unknown };

/** Whether a statement only reads the shop's own tables; those of the queue and of PostgreSQL itself are not part of a release. */
const isRead = (text: string) =>
  /^\s*(SELECT|WITH)\b/i.test(text) &&
  !/\b(UPDATE|INSERT|DELETE|nextval|pg_\w+|queue\.\w+|FOR (UPDATE|SHARE))\b/i.test(text);

/** Intercepts the statements sent to the database from now on; returns the reads with their values, each once. */
function recordReads(): { reads: Map<string, object>; recording: { on: boolean } } {
  const texts = new Map<string, string>();
  const reads = new Map<string, object>();
  const recording = { on: false };
  const { parse, bind } = prototype;
  let last = '';
  prototype.parse = function listened(query, more) {
    last = query.text;
    if (query.name) texts.set(query.name, query.text);
    parse.call(this, query, more);
  };
  prototype.bind = function listened(config, more) {
    const text = config.statement ? (texts.get(config.statement) ?? '') : last;
    const values = (config.values ?? []).map((value) => prepareValue(value));
    const isText = values.every((value) => value === null || typeof value === 'string');
    if (recording.on && isText && isRead(text)) reads.set(JSON.stringify([text, values]), { text, values });
    bind.call(this, config, more);
  };
  return { reads, recording };
}

/** Requests a list and the pages of its first three items. */
async function visitList(get: Get, list: string, key: string, token?: string): Promise<void> {
  const body = (await get(list, token)) as Record<string, unknown>;
  const items = (Object.values(body).find(Array.isArray) ?? []) as readonly Record<string, string>[];
  const address = list.split('?')[0] ?? list;
  for (const item of items.slice(0, 3)) await get(`${address}${item[key]}/`, token);
}

/** The part of the API that each role calls. */
const partOf = { Customer: /^\/api\/(?!admin|seller)/, Seller: /^\/api\/seller\//, Owner: /^\/api\/admin\// };

/** Requests each list and page as a guest, a customer, a seller and the staff. */
async function visit(server: FastifyInstance, recording: { on: boolean }): Promise<void> {
  const get: Get = async (address, token) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await server.inject({ url: encodeURI(address), headers });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return isJson ? answer.json<unknown>() : {};
  };
  const addresses = api
    .flatMap(({ contract }) => Object.keys(contract))
    .filter((name) => name.startsWith('GET ') && !name.includes(':') && !name.includes('stream'))
    .map((name) => name.slice('GET '.length));
  recording.on = true;
  for (const address of addresses.filter((one) => partOf.Customer.test(one))) await get(address);
  await visitList(get, '/api/products/?page_size=12', 'slug');
  for (const query of ['?sort=price-asc', '?search=چای', '?price_from=1000000&price_to=2000000'])
    await get(`/api/products/${query}`);
  for (const { username, password, title } of demoAccounts) {
    recording.on = false;
    const answer = await server.inject({
      method: 'POST',
      url: '/api/customers/login/',
      payload: { username, password },
    });
    const token = answer.json<{ tokens: { access: string } }>().tokens.access;
    recording.on = true;
    for (const address of addresses.filter((one) => partOf[title].test(one))) await get(address, token);
    if (title === 'Customer') await visitList(get, '/api/orders/', 'number', token);
    if (title === 'Owner') await visitList(get, '/api/admin/orders/', 'number', token);
  }
  recording.on = false;
}

async function record(folder: string): Promise<string> {
  const { reads, recording } = recordReads();
  const { shop, close } = await openShop(readConfig(), { log: createLog('silent') });
  await followBrand(shop);
  const server = createServer(shop, compileCalls(shop, api), (authorization) => identifyWhoCalls(shop, authorization));
  await server.ready();
  await visit(server, recording);
  const lines: string[] = [];
  await readDatabase(shop.database.pool, {}, async (all) => {
    for await (const line of all) lines.push(JSON.stringify(line));
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'database.jsonl.gz'), gzipSync(lines.join('\n'), { level: 9 }));
  writeFileSync(
    path.join(folder, 'reads.json.gz'),
    gzipSync(JSON.stringify([...reads.values()], null, 1), { level: 9 }),
  );
  await server.close();
  await close();
  return `${lines.length} lines of the database, ${reads.size} reads`;
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Where to: npx tsx tools/migrations/record.ts <folder>');
process.stdout.write(`${await record(path.resolve(folder))}\n`);
process.exit(0);
