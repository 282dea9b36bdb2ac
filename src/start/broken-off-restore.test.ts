import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { storeImage } from '#features/media/server/media.service.ts';
import { createFolderStore } from '#platform/backup/backup-store.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import { bundleProgram, type BundledProgram } from '#platform/testing/bundled-program.ts';
import { cloneDatabase, databaseKind } from '#platform/testing/databases.ts';
import { bucketSettings, startS3Server } from '#platform/testing/s3-server.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { restore } from './restoring.ts';

const app = useTestShop();
const root = path.resolve(import.meta.dirname, '../..');
let program: BundledProgram;
let folder = '';
let backups = '';
/** The file of a backup whose content is restored last. */
let content = '';

beforeAll(async () => {
  program = await bundleProgram('src/start/restore.ts');
  folder = await mkdtemp(path.join(os.tmpdir(), 'broken-off-'));
  for (const side of [8, 9]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="9"><rect width="${side}" height="9"/></svg>`;
    await storeImage(app.shop, { content: Buffer.from(svg), mimeType: 'image/svg+xml' });
  }
});
afterAll(async () => {
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  backups = await mkdtemp(path.join(folder, 'backups-'));
  await makeBackup(app.shop, { to: backups });
  content = path.join(backups, (await createFolderStore(backups).list('content')).at(-1) ?? '');
});

/** Returns an empty target of this run's kind of database; on PostgreSQL it contains a table of another program. */
async function emptyTarget(): Promise<Record<string, string>> {
  const DATA_DIR = await mkdtemp(path.join(folder, 'target-'));
  if (databaseKind() === 'embedded') return { DATA_DIR };
  const clone = await cloneDatabase();
  onTestFinished(clone.remove);
  const databaseUrl = clone.databaseDirectUrl ?? clone.databaseUrl ?? '';
  await onServer(databaseUrl, (client) =>
    client.query(
      `DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE TABLE of_another (id int)`,
    ),
  );
  return { DATA_DIR, DATABASE_URL: databaseUrl };
}

async function onServer<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const configOf = (target: Record<string, string>) => readConfig({ LOG_LEVEL: 'silent', ...target });

async function restored(target: Record<string, string>): Promise<string> {
  const sentences: string[] = [];
  await restore(configOf(target), { folder: backups }, (sentence) => sentences.push(sentence));
  return sentences.at(-1) ?? '';
}

async function expectEmpty({ DATA_DIR = '', DATABASE_URL }: Record<string, string>) {
  expect((await readdir(DATA_DIR)).filter((name) => !['lock', 'spool'].includes(name))).toEqual([]);
  if (DATABASE_URL === undefined) return;
  const { rows } = await onServer(DATABASE_URL, (client) =>
    client.query(
      `SELECT relname FROM pg_class WHERE relkind IN ('r', 'v', 'S') AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        AND relname NOT LIKE 'pg_toast%'`,
    ),
  );
  expect(rows).toEqual([{ relname: 'of_another' }]);
}

async function expectWhole(target: Record<string, string>) {
  const { shop, close } = await openShop(configOf(target), { log: createLog('silent') });
  try {
    const names: string[] = [];
    for await (const name of shop.files.names('media')) names.push(name);
    expect(names).toHaveLength(2);
  } finally {
    await close();
  }
}

/** Kills a restore that has migrated its database and written some of the files. */
async function killedRestore(target: Record<string, string>): Promise<void> {
  // It blocks on a pipe that has no writer.
  await rename(content, `${content}.aside`);
  await promisify(execFile)('mkfifo', [content]);
  const child = spawn(process.execPath, [program.file, backups], {
    cwd: root,
    env: { ...target, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const media = path.join(target['DATA_DIR'] ?? '', 'restoring/files/media');
  await expect.poll(() => existsSync(media), { timeout: 90_000 }).toBe(true);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await rename(`${content}.aside`, content);
}

test(
  'a failed restore leaves the place empty; a killed one leaves what no shop opens, and the next starts over',
  { timeout: 180_000 },
  async () => {
    const target = await emptyTarget();
    const whole = await readFile(content);
    await truncate(content, whole.length - 3);
    await expect(restored(target)).rejects.toThrow(/cut short|changed/);
    await expectEmpty(target);
    await writeFile(content, whole);

    await killedRestore(target);
    const opened = () => openShop(configOf(target), { log: createLog('silent') });
    await expect(opened()).rejects.toThrow('was broken off: run npm run restore again');
    expect(await restored(target)).toMatch(/^Restored .* checks of the books add up\.$/);
    await expectWhole(target);
    await expect(restored(target)).rejects.toThrow(/is there already/);

    // The state after a kill between the verification and the last rename.
    const { DATA_DIR = '' } = target;
    const beside = path.join(DATA_DIR, 'restoring');
    await mkdir(beside);
    await rename(path.join(DATA_DIR, 'files'), path.join(beside, 'files'));
    await writeFile(path.join(beside, 'proven'), '');
    await expect(opened()).rejects.toThrow('was broken off');
    expect(await restored(target)).toContain('is complete now');
    await expectWhole(target);
  },
);

test.runIf(inject('databaseKind') === 'postgres')(
  "a bucket half filled by a restore is emptied first, and another shop's bucket is not",
  { timeout: 120_000 },
  async () => {
    const server = await startS3Server();
    onTestFinished(() => server.close());
    const target = { ...(await emptyTarget()), ...bucketSettings(server) };
    server.objects.set('media/of-another', Buffer.from('of another'));
    await expect(restored(target)).rejects.toThrow('holds media/of-another already');
    expect([...server.objects.keys()]).toEqual(['media/of-another']);
    await expectEmpty(target);
    // With the marker, it was filled by a restore that was killed.
    server.objects.set('restoring', Buffer.from('restoring'));
    expect(await restored(target)).toMatch(/^Restored /);
    expect([...server.objects.keys()].filter((name) => !/^media\/[0-9a-f]+$/.test(name))).toEqual([]);
    await expectWhole(target);
  },
);
