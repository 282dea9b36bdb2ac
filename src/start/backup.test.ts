import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { storeImage } from '#features/media/server/media.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { ticketReady } from '#features/tickets/server/tickets.factory.ts';
import { backUp, listBackups } from '#platform/backup/backup.ts';
import { createFolderStore } from '#platform/backup/backup-store.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { openBackupStore } from '#platform/backup/open-backup-store.ts';
import { readConfig } from '#platform/config.ts';
import { createFolderFiles } from '#platform/files/folder-files.ts';
import { createLog } from '#platform/log.ts';
import { openDatabase } from '#platform/database/database.ts';
import { isMigrated, migrate } from '#platform/database/migrations.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { eventJob, startJobs } from '#platform/jobs/jobs.ts';
import { openShop } from '#platform/open-shop.ts';
import { cloneDatabase } from '#platform/testing/databases.ts';
import { startS3Server } from '#platform/testing/s3-server.ts';
import type { Shop } from '#platform/shop.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { answerBackups, requestForBackup } from './backup-socket.ts';
import { restore } from './restoring.ts';

const key = 'a key of more than twenty characters';
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

// A restore opens, migrates, fills and verifies a database: half a minute each on a busy machine.
describe('a backup', { timeout: 120_000 }, () => {
  const app = useTestShop();
  let folder = '';
  let to = '';
  let bought: ReadyOrder;
  let image = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
    to = path.join(folder, 'backups');
    image = await storeImage(app.shop, { content: drawing, mimeType: 'image/svg+xml' });
    const { variantIds } = await productReady(app.shop, { stock: 5, price: 123_457, pictureKeys: [image] });
    bought = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 2 }] });
    await ticketReady(app.shop, { customerId: bought.customer.id, message: 'خط \'یک\'\nخط "دو" \\ \t\u200c؟' });
    // A row that a current constraint would refuse, as an older shop may have one.
    await app.shop.database.pool.query(`ALTER TABLE shipping_methods ADD CONSTRAINT tried CHECK (price < 0) NOT VALID`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Returns the entire content of the database, by table. */
  const contentOf = async ({ database: { pool } }: Shop) => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname NOT IN ('applied_migrations', 'throttles') ORDER BY 1`,
    );
    const tables: Record<string, string[]> = {};
    for (const { name } of rows) {
      const held = await pool.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      tables[name] = held.rows.map(({ row }) => row).sort();
    }
    return tables;
  };
  const emptied = async (connectionString: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await client.end();
  };
  const messages: string[] = [];
  const restoreAt = async (settings: Record<string, string>, from = to) => {
    const config = readConfig({ BACKUP_KEY: key, BACKUP_TO: from, LOG_LEVEL: 'silent', ...settings });
    await restore(config, { folder: from }, (sentence) => messages.push(sentence));
    return config;
  };

  test('of a running shop is restored elsewhere with each row, number and file, and the books balance', async () => {
    const before = await contentOf(app.shop);
    const { made } = await makeBackup(app.shop, { to, key });
    expect(made.rows).toBeGreaterThan(20);
    expect(await contentOf(app.shop)).toEqual(before);

    const config = await restoreAt({ DATA_DIR: path.join(folder, 'embedded') });
    expect(messages.at(-1)).toMatch(/^Restored .* checks of the books add up\.$/);
    const opened = await openShop(config, { log: createLog('silent') });
    try {
      expect(await contentOf(opened.shop)).toEqual(before);
      expect(await opened.shop.files.read(`media/${image}`)).toEqual(await app.shop.files.read(`media/${image}`));
      // Its sequences continue where they were, and its ledgers still refuse changes.
      const { id } = await customerReady(opened.shop);
      expect(id).toBeGreaterThan(bought.customer.id);
      await expect(opened.shop.database.pool.query('DELETE FROM order_steps')).rejects.toThrow();
    } finally {
      await opened.close();
    }
    expect((await listBackups(createFolderStore(to), key))[0]).toMatchObject({
      id: made.id,
      provenAt: expect.any(String) as string,
    });
  });

  /** Tests that open their own databases do not depend on this shop's kind. */
  const once = test.runIf(inject('databaseKind') === 'postgres');

  /**
   * An empty database on PostgreSQL, as settings. Tests that do not depend on the kind restore into it: on the embedded one a restore takes four
   * times the CPU time.
   */
  const emptyPostgres = async (work: (there: Record<string, string>, empty: () => Promise<void>) => Promise<void>) => {
    const clone = await cloneDatabase();
    const there = {
      DATABASE_URL: clone.databaseUrl ?? '',
      ...(clone.databaseDirectUrl !== undefined && { DATABASE_DIRECT_URL: clone.databaseDirectUrl }),
    };
    const empty = () => emptied(clone.databaseDirectUrl ?? there.DATABASE_URL);
    try {
      await empty();
      await work(there, empty);
    } finally {
      await clone.remove();
    }
  };

  once('of one database is restored into the other', () =>
    emptyPostgres(async (there) => {
      await restoreAt({ DATA_DIR: path.join(folder, 'moved'), ...there });
      await expect(restoreAt({ DATA_DIR: path.join(folder, 'again'), ...there })).rejects.toThrow(
        'A shop is there already',
      );
    }),
  );

  once('holds the events that the queue has not handled yet, to be published again', async () => {
    const failing = eventJob('fails', 'uploads.dropped', () => Promise.reject(new Error('not now')));
    const jobs = await startJobs(app.shop, createEvents(app.shop.database, app.shop.clock), [failing]);
    await app.shop.transaction(() => app.shop.publish('uploads.dropped', { keys: ['0123456789abcdef0123'] }));
    const outbox = () => app.shop.database.pool.query<{ count: number }>('SELECT count(*) FROM outbox');
    await expect.poll(async () => (await outbox()).rows[0]?.count, { timeout: 10_000 }).toBe(0);
    app.clock.advance(1_000);
    const { made } = await makeBackup(app.shop, { to, key });
    await jobs.stop();
    await emptyPostgres(async (there) => {
      const config = await restoreAt({ DATA_DIR: path.join(folder, `news-${made.id}`), ...there });
      const opened = await openShop(config, { log: createLog('silent') });
      try {
        const { rows } = await opened.shop.database.pool.query('SELECT name, news FROM outbox');
        expect(rows).toContainEqual({ name: 'uploads.dropped', news: { keys: ['0123456789abcdef0123'] } });
      } finally {
        await opened.close();
      }
    });
  });

  once('goes into a folder of a bucket, each content once, and is restored from there', async () => {
    const server = await startS3Server({ pageSize: 2 });
    try {
      const { name, ...storage } = server.bucket;
      const target = `s3://${name}/nightly`;
      const settings = {
        BACKUP_S3_ENDPOINT: storage.endpoint,
        BACKUP_S3_REGION: storage.region,
        BACKUP_S3_ACCESS_KEY: storage.accessKey,
        BACKUP_S3_SECRET_KEY: storage.secretKey,
      };
      const { backup, dataDir } = readConfig({ ...settings, BACKUP_TO: target, BACKUP_KEY: key });
      const shop = { ...app.shop, config: { ...app.shop.config, backup, dataDir } };
      const { made } = await makeBackup(shop, { to: target, key });
      app.clock.advance(1_000);
      const again = await makeBackup(shop, { to: target, key });
      const names = [...server.objects.keys()];
      expect(names.every((stored) => stored.startsWith('nightly/'))).toBe(true);
      const contents = names.filter((stored) => stored.startsWith('nightly/content/'));
      const sent = server.requests.filter((request) => request.startsWith('PUT nightly/content/'));
      expect([contents.length, sent.length]).toEqual([new Set(contents).size, contents.length]);
      expect([...server.objects.values()].some((content) => content.includes(drawing.toString()))).toBe(false);

      const into = { DATA_DIR: path.join(folder, 'from-bucket'), ...settings };
      await emptyPostgres((there) => restoreAt({ ...into, ...there }, target).then(() => undefined));
      const store = openBackupStore(target, { backup, dataDir });
      const found = (await listBackups(store, key)).map(({ id, provenAt }) => [id, provenAt !== null]);
      expect(found).toEqual([
        [again.made.id, true],
        [made.id, false],
      ]);
      expect(await store.list('')).toHaveLength(names.length + 1);
      await expect(restoreAt(into, `s3://${name}/elsewhere`)).rejects.toThrow('There is no backup in');
      await expect(restoreAt(into, 's3://Not A Bucket')).rejects.toThrow('BACKUP_TO must be a folder');
      const noStorage = { backup: { ...backup, storage: undefined }, dataDir };
      expect(() => openBackupStore(target, noStorage)).toThrow('the storage is missing: set BACKUP_S3_ENDPOINT');
      expect(() => openBackupStore('s3://Not A Bucket', { backup, dataDir })).toThrow('is no place for backups');
    } finally {
      await server.close();
    }
  });

  once('of an older version is brought up to this one when it is restored', async () => {
    const older = path.join(folder, 'older');
    const backup = path.join(folder, 'older-backup');
    const migrations = path.resolve('migrations');
    const { entries } = JSON.parse(await readFile(path.join(migrations, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[];
    };
    await emptyPostgres(async (there, empty) => {
      const databaseUrl = there['DATABASE_DIRECT_URL'] ?? there['DATABASE_URL'];
      const database = await openDatabase({ databaseUrl, dataDir: older, log: createLog('silent') });
      try {
        await migrate(database, migrations, { only: new Set(entries.slice(0, 40).map(({ tag }) => tag)) });
        const source = { pool: database.pool, files: createFolderFiles(path.join(older, 'files')), clock: app.clock };
        await backUp(source, createFolderStore(backup), key);
      } finally {
        await database.close();
      }
      await empty();
      const config = await restoreAt({ DATA_DIR: path.join(folder, 'newer'), ...there }, backup);
      const opened = await openShop(config, { log: createLog('silent') });
      expect(await isMigrated(opened.shop.database, migrations)).toBe(true);
      await opened.close();
    });
  });

  test('copies a file once, and omits what can be regenerated', async () => {
    const contents = () => createFolderStore(to).list('content');
    const before = await contents();
    await app.shop.files.write(`renditions/${image}-160.webp`, Buffer.from('made anew'));
    await app.shop.files.write('media/00000000000000000002', Buffer.from('one more'));
    const { made } = await makeBackup(app.shop, { to, key });
    expect(await contents()).toHaveLength(before.length + 1);
    expect(made.files).toBe(2);
    expect(renditionAddress(image, 160)).toContain(image);
  });

  once('tells nobody without its key what it holds, and refuses what was changed', async () => {
    const names = await createFolderStore(to).list('');
    const everything = Buffer.concat(await Promise.all(names.map((name) => readFile(path.join(to, name)))));
    for (const held of [drawing.toString(), bought.customer.phone, image])
      expect(everything.includes(held)).toBe(false);
    await expect(listBackups(createFolderStore(to), 'another key, which is as long')).rejects.toThrow('is not the key');
    await expect(listBackups(createFolderStore(to), undefined)).rejects.toThrow('is not the key');

    const other = path.join(folder, 'changed');
    await makeBackup(app.shop, { to: other, key });
    const [database = ''] = await readdir(path.join(other, 'database'));
    const file = path.join(other, 'database', database);
    const content = await readFile(file);
    content[content.length >> 1]! ^= 1;
    await writeFile(file, content);
    const into = { DATA_DIR: path.join(folder, 'never') };
    await emptyPostgres((there) =>
      expect(restoreAt({ ...into, ...there }, other)).rejects.toThrow(/changed|cut short|incorrect|invalid/),
    );
  });

  test('is made by the shop that holds its folder, when another process requests it', async () => {
    const dataDir = path.join(folder, 'holding');
    await mkdir(dataDir);
    expect(await requestForBackup(dataDir, { to, key })).toBeNull();
    const leave = await answerBackups(dataDir, (requested) => makeBackup(app.shop, requested));
    try {
      expect(await requestForBackup(dataDir, { to, key })).toMatchObject({ made: { files: 2 } });
      expect(await requestForBackup(dataDir, { to, key: 'another key, which is as long' })).toMatchObject({
        error: expect.stringContaining('is not the key') as string,
      });
    } finally {
      await leave();
    }
  });
});
