import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { openShop, type OpenShop } from '../../open-shop.ts';
import type { Shop } from '../../shop.ts';
import { startTestPostgres, type TestPostgres, type TestReplica } from '../../testing/test-postgres.ts';
import { batched } from '../batched.ts';
import { positionOf, WalWatch } from './wal-watch.ts';

let server: TestPostgres;
let replica: TestReplica;
let folder = '';
let here: OpenShop;
let other: OpenShop;
let onReplica: pg.Client;

const atPort = (port: number) => {
  const url = new URL(server.adminUrl);
  url.port = String(port);
  return url.href;
};
const connectToReplica = async () => {
  onReplica = new pg.Client(atPort(replica.port));
  onReplica.on('error', () => undefined);
  await onReplica.connect();
};

beforeAll(async () => {
  server = await startTestPostgres({ keeps: 'through a crash' });
  replica = await server.replica();
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-replicas-'));
  const open = (name: string) =>
    openShop(
      readConfig({
        DATABASE_URL: server.adminUrl,
        DATABASE_REPLICA_URLS: atPort(replica.port),
        DATA_DIR: path.join(folder, name),
        SESSION_SECRET: 'a secret for tests that is long enough to be one',
      }),
      { log: createLog('silent') },
    );
  here = await open('here');
  other = await open('other');
  await here.shop.database.pool.query('CREATE TABLE teas (name text, price int)');
  await here.shop.database.pool.query("INSERT INTO teas VALUES ('لاهیجان', 1)");
  await connectToReplica();
}, 120_000);
afterAll(async () => {
  await onReplica.end().catch(() => undefined);
  await other.close();
  await here.close();
  await replica.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await onReplica.query('SELECT pg_wal_replay_resume()');
  for (const { shop } of [here, other]) await untilReplicaAnswers(shop);
});

const answeredBy = (shop: Shop) => shop.database.replicas?.answered ?? 0;
const priceNow = async (shop: Shop) =>
  (await shop.database.pool.query<{ price: number }>('SELECT price FROM teas')).rows[0]?.price;

let pages = 0;
/** Returns a public response that was not made before, or the cached one of the same name. */
async function answer(shop: Shop, name = `page ${(pages += 1)}`, read = priceNow): Promise<number> {
  const { bodies } = await shop.cache.findOrMake(name, async ({ tag }) => {
    tag('teas');
    return { status: 200, headers: {}, body: Buffer.from(String(await read(shop))), keep: true };
  });
  return Number(bodies.identity.toString());
}

async function untilReplicaAnswers(shop: Shop): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = answeredBy(shop);
        await answer(shop);
        return answeredBy(shop) - before;
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(1);
}

/** Changes the price as a call does: in a transaction that invalidates the responses that contain it. */
const setPrice = (shop: Shop, price: number) =>
  shop.transaction(async () => {
    await shop.database.pool.query('UPDATE teas SET price = $1', [price]);
    shop.invalidate('teas');
  });

test('a replica serves public responses, and the primary everything else', async () => {
  const before = answeredBy(here.shop);
  await priceNow(here.shop);
  await here.shop.transaction(() => priceNow(here.shop));
  expect(answeredBy(here.shop)).toBe(before);
  await answer(here.shop);
  expect(answeredBy(here.shop)).toBe(before + 1);
});

test('while the replica is paused writes are visible at once in every process, and it is read again once it catches up', async () => {
  await onReplica.query('SELECT pg_wal_replay_pause()');
  const left = here.shop.database.replicas?.left ?? 0;
  await setPrice(here.shop, 250);
  for (let time = 0; time < 20; time++) expect(await answer(here.shop)).toBe(250);
  expect(here.shop.database.replicas?.left).toBe(left + 20);
  // The other process is notified within a second; from then on it serves nothing older.
  await expect.poll(() => answer(other.shop, 'the tea'), { timeout: 2_000 }).toBe(250);
  for (let time = 0; time < 20; time++) expect(await answer(other.shop)).toBe(250);
  expect((await onReplica.query('SELECT price FROM teas')).rows).not.toEqual([{ price: 250 }]);
  await onReplica.query('SELECT pg_wal_replay_resume()');
  await untilReplicaAnswers(here.shop);
  expect(await answer(here.shop)).toBe(250);
});

test(
  'each of hundreds of writes is visible in the next response while the replica lags',
  { timeout: 60_000 },
  async () => {
    const before = answeredBy(here.shop);
    for (let price = 1_000; price < 1_300; price++) {
      await setPrice(here.shop, price);
      expect(await answer(here.shop, 'the tea')).toBe(price);
      expect(await answer(here.shop)).toBe(price);
      if (price % 10 === 0) await untilReplicaAnswers(here.shop);
      expect(await answer(here.shop)).toBe(price);
    }
    expect(answeredBy(here.shop)).toBeGreaterThan(before + 30);
  },
);

test('a read shared with a private one comes from the primary', async () => {
  const shared = batched<string, number | undefined>({
    run: async (shop, names) => {
      const price = await priceNow(shop);
      return names.map(() => price);
    },
  });
  await here.shop.database.pool.query('SELECT pg_sleep(0.05)');
  await onReplica.query('SELECT pg_wal_replay_pause()');
  // Written without invalidating any cache: only a read of the primary returns it.
  await here.shop.database.pool.query('UPDATE teas SET price = 77');
  const forEverybody = answer(here.shop, undefined, async () => {
    const first = shared(here.shop, 'first');
    await first;
    return first;
  });
  const [, mine] = await Promise.all([forEverybody, shared(here.shop, 'mine')]);
  expect(mine).toBe(77);
});

test('a response that has read from the primary reads nothing older afterwards', async () => {
  const before = answeredBy(here.shop);
  await answer(here.shop, undefined, async (shop) => {
    await shop.transaction(() => priceNow(shop));
    return priceNow(shop);
  });
  expect(answeredBy(here.shop)).toBe(before);
});

test('writes during a response go to the primary', async () => {
  expect(
    await answer(here.shop, undefined, async (shop) => {
      await shop.database.pool.query('UPDATE teas SET price = $1', [4_000]);
      return priceNow(shop);
    }),
  ).toBe(4_000);
});

test('a killed replica costs no response, and is read again when it is back', { timeout: 60_000 }, async () => {
  let over = false;
  const prices = new Set<number>();
  const reading = Array.from({ length: 8 }, async () => {
    while (!over) prices.add(await answer(here.shop));
  });
  await setPrice(here.shop, 5_000);
  await replica.kill();
  for (let time = 0; time < 50; time++) expect(await answer(here.shop)).toBe(5_000);
  over = true;
  await Promise.all(reading);
  expect([...prices].every((price) => price === 4_000 || price === 5_000)).toBe(true);
  await setPrice(here.shop, 6_000);
  expect(await answer(here.shop)).toBe(6_000);
  await replica.start();
  await connectToReplica();
  await untilReplicaAnswers(here.shop);
  expect(await answer(here.shop)).toBe(6_000);
});

test("the shop's role needs no administrator rights on either server", async () => {
  const { pool } = here.shop.database;
  await pool.query('CREATE ROLE plain LOGIN');
  const address = (url: string) => Object.assign(new URL(url), { username: 'plain' }).href;
  const [primary, standby] = [
    new WalWatch({ connectionString: address(server.adminUrl) }, 'primary'),
    new WalWatch({ connectionString: address(atPort(replica.port)) }, 'replica'),
  ];
  await expect
    .poll(
      () =>
        standby.look().then(
          ({ cluster }) => cluster,
          () => '',
        ),
      { timeout: 5_000 },
    )
    .toMatch(/^\d+$/);
  expect((await primary.look()).cluster).toBe((await standby.look()).cluster);
  // The primary replays nothing: configured as a replica, it is not read.
  const wrong = new WalWatch({ connectionString: server.adminUrl }, 'replica');
  await expect(wrong.look()).rejects.toThrow('replays no log');
  await Promise.all([primary.close(), standby.close(), wrong.close()]);
});

test('positions are compared as numbers', () => {
  expect(positionOf('0/3000148')).toBe(50_331_976n);
  expect(positionOf('1/0')).toBeGreaterThan(positionOf('0/FFFFFFFF'));
  expect(() => positionOf('nowhere')).toThrow('is not a position');
});
