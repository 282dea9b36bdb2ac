import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeImage } from '#features/media/server/media.service.ts';
import { listBackups } from '#platform/backup/backup.ts';
import { createFolderStore } from '#platform/backup/backup-store.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { sealingOf } from '#platform/backup/sealing.ts';
import { readConfig } from '#platform/config.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { answerBackups, requestForBackup } from './backup-socket.ts';
import { sentenceOf } from './in-words.ts';
import { restore } from './restoring.ts';

const hourMs = 3_600_000;
const drawing = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="9"><rect width="${side}" height="9"/></svg>`,
  );

describe.each([['a key of more than twenty characters'], [undefined]])(
  'a damaged backup (key: %s)',
  { timeout: 120_000 },
  (key) => {
    const app = useTestShop();
    let folder = '';
    let to = '';
    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'damaged-'));
      await storeImage(app.shop, { content: drawing(9), mimeType: 'image/svg+xml' });
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));
    beforeEach(async () => {
      to = await mkdtemp(path.join(folder, 'backups-'));
      await makeBackup(app.shop, { to, key });
    });

    /** Returns the messages of a restore for the operator, and what it leaves behind. */
    const restored = async () => {
      const dataDir = path.join(to, 'restored');
      const config = readConfig({
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        ...(key !== undefined && { BACKUP_KEY: key }),
      });
      const sentence = await restore(config, { folder: to }, () => undefined).then(() => 'restored', sentenceOf);
      return { sentence, begun: existsSync(path.join(dataDir, 'database')) };
    };
    const only = async (below: string) => {
      const [file = ''] = await createFolderStore(to).list(below);
      return path.join(to, file);
    };

    test.each([
      ['database', 'cut', /cut short|changed/],
      ['database', 'changed', /changed|cut short/],
      ['database', 'garbage', /changed|cut short/],
      ['database', 'gone', /is not there/],
      ['snapshots', 'cut', /cut short|changed/],
      ['snapshots', 'garbage', /changed|cut short|damaged/],
      ['repository.json', 'garbage', /repository\.json .* is damaged/],
    ] as const)('is refused in one sentence before anything is written: %s %s', async (below, how, sentence) => {
      const file = below === 'repository.json' ? path.join(to, below) : await only(below);
      const content = await readFile(file);
      if (how === 'cut') await truncate(file, content.length >> 1);
      if (how === 'gone') await rm(file);
      if (how === 'garbage') await writeFile(file, Buffer.alloc(500, 7));
      if (how === 'changed') {
        content[content.length >> 1]! ^= 1;
        await writeFile(file, content);
      }
      const outcome = await restored();
      expect(outcome.sentence).toMatch(sentence);
      expect(outcome.sentence).not.toContain('\n');
      expect(outcome.begun).toBe(false);
    });

    test('is refused in one sentence where one of its files is truncated', async () => {
      const file = await only('content');
      await truncate(file, (await readFile(file)).length - 3);
      expect((await restored()).sentence).toMatch(/^A (file of the )?backup .*(cut short|changed)[^\n]*$/);
    });

    test('of a newer shop reports what it contains, and that the newer build restores it', async () => {
      const store = createFolderStore(to);
      const sealing = await sealingOf(store, key);
      const [name = ''] = await store.list('database');
      const lines = [{ migrations: [{ tag: '9999_of_tomorrow', hash: 'x' }] }, { table: 'moons', columns: [] }];
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      await store.write(name, sealing.seal(Readable.from([Buffer.from(text)])));
      expect((await restored()).sentence).toMatch(/newer shop .*9999_of_tomorrow.*newer build[^\n]*$/);
    });

    test('hides no other backup, and blocks no new one', async () => {
      await writeFile(await only('snapshots'), 'damaged');
      app.clock.advance(1_000);
      const { made } = await makeBackup(app.shop, { to, key });
      const damaged: string[] = [];
      const found = await listBackups(createFolderStore(to), key, ({ message }) => damaged.push(message));
      expect([found.map(({ id }) => id), damaged.length]).toEqual([[made.id], 1]);
    });

    test('an interrupted backup is removed, and what a running one has found remains', async () => {
      const store = createFolderStore(to);
      const image = await storeImage(app.shop, { content: drawing(7), mimeType: 'image/svg+xml' });
      const again = async (hours: number) => {
        app.clock.advance(hours * hourMs);
        await makeBackup(app.shop, { to, key });
        return store.list('content');
      };
      const withImage = await again(1);
      await app.shop.files.remove(`media/${image}`);
      expect(await again(1)).toEqual(withImage);
      const begin = async (id: string, madeAt: string) => {
        await store.write(`begun/${id}.json`, Readable.from([Buffer.from(JSON.stringify({ madeAt }))]));
        await store.write(`database/${id}`, Readable.from([Buffer.from('half')]));
      };
      await begin('long-ago', '2026-01-01T00:00:00.000Z');
      await begin('under-way', new Date(app.clock.now().getTime() + 9 * 24 * hourMs).toISOString());
      // All backups of the first day but its last have expired, and the image was in only one of them.
      expect(await again(9 * 24)).toEqual(withImage);
      expect([await store.list('begun'), (await store.list('database')).includes('database/long-ago')]).toEqual([
        ['begun/under-way.json'],
        false,
      ]);
      await store.remove('begun/under-way.json');
      await again(1);
      expect((await again(9 * 24)).length).toBe(withImage.length - 1);
    });
  },
);

describe('a shop that handles backup requests', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'leaving-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('does not wait on stop for a client that has sent no request', async () => {
    const leave = await answerBackups(folder, () => Promise.reject(new Error('is never called')));
    const silent = net.connect(path.join(folder, 'backup.sock'));
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    await Promise.all([leave(), closed]);
  });

  test('reports its stop as the reason when it ends before the backup is made', async () => {
    const server = net.createServer((socket) => socket.destroy()).listen(path.join(folder, 'backup.sock'));
    await once(server, 'listening');
    const requested = requestForBackup(folder, { to: folder, key: undefined });
    await expect(requested).rejects.toThrow('The shop ended before its backup was made');
    server.close();
  });
});
