import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { removeDroppedFiles } from '#features/media/server/media.jobs.ts';
import { serveMedia, storeImage } from '#features/media/server/media.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { readConfig } from '#platform/config.ts';
import { answerError } from '#platform/http/errors/answer-errors.ts';
import { createLog } from '#platform/log.ts';
import { openShop, type OpenShop } from '#platform/open-shop.ts';
import type { Shop } from '#platform/shop.ts';
import { bucketSettings, startS3Server, type S3Server } from '#platform/testing/s3-server.ts';
import { openTestShop, type TestShop } from '#testing/test-shop.ts';
import { restore } from './restoring.ts';

const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`,
  );
const drawn = (shop: Shop, color: string) => storeImage(shop, { content: drawing(color), mimeType: 'image/svg+xml' });
const away = { status: 503, code: 'ServiceUnavailable' };

describe('two machines of a shop with files in a bucket', { timeout: 60_000 }, () => {
  let folder = '';
  let storage: S3Server;
  let app: TestShop;
  let other: OpenShop;
  const servers: FastifyInstance[] = [];
  const serverOf = (shop: Shop) => {
    const server = Fastify();
    server.setErrorHandler((error, request, reply) => answerError(shop, error as never, request, reply));
    serveMedia(server, shop);
    servers.push(server);
    return server;
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'in-bucket-'));
    storage = await startS3Server();
    app = await openTestShop(bucketSettings(storage));
    const { databaseUrl, databaseDirectUrl } = app.shop.config;
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: databaseDirectUrl,
      DATA_DIR: path.join(folder, 'other-machine'),
      SESSION_SECRET: app.shop.secret,
      ...bucketSettings(storage),
    });
    other = await openShop(config, { clock: app.clock, log: createLog('silent') });
  });
  afterEach(() => {
    storage.trouble = () => undefined;
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await other.close();
    await app.close();
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a file uploaded to one is served by the other, with the same headers as from a folder', async () => {
    const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3bc9be' } })
      .jpeg()
      .toBuffer();
    const { token } = await customerReady(app.shop);
    const sent = await app.server.inject({
      method: 'POST',
      url: '/api/uploads/images/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      payload: photograph,
    });
    const { key } = sent.json<{ key: string }>();
    const answer = await serverOf(other.shop).inject(renditionAddress(key, 160));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${key}-160.webp"`,
    });
    expect([...storage.objects.keys()].sort()).toEqual([`media/${key}`, `renditions/${key}-160.webp`]);
    for (const { dataDir } of [app.shop.config, other.shop.config])
      expect((await readdir(dataDir, { recursive: true })).filter((name) => /files|spool\//.test(name))).toEqual([]);
  });

  test('a video is moved to its own name in the bucket and played by ranges, and 503 is never cached in its place', async () => {
    const head = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('isom\0\0\x02\0isommp42')]);
    const video = Buffer.concat([head, Buffer.alloc(200_000, 7)]);
    const { token } = await customerReady(app.shop, { role: 'owner' });
    const sent = await app.server.inject({
      method: 'POST',
      url: '/api/uploads/videos/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'video/mp4' },
      payload: video,
    });
    const { address } = sent.json<{ address: string }>();
    const server = serverOf(other.shop);
    expect((await server.inject(address)).rawPayload.equals(video)).toBe(true);
    const part = await server.inject({ url: address, headers: { range: 'bytes=4-11' } });
    expect([part.statusCode, part.rawPayload.toString(), part.headers['content-range']]).toEqual([
      206,
      'ftypisom',
      `bytes 4-11/${video.length}`,
    ]);
    storage.requests.length = 0;
    const headers = await server.inject({ method: 'HEAD', url: address });
    expect([headers.statusCode, headers.headers['content-length'], storage.requests]).toEqual([
      200,
      String(video.length),
      [`HEAD films/${address.slice(7, 27)}`],
    ]);
    // Available for the lookup, then unavailable.
    storage.trouble = ({ method }) => (method === 'GET' ? away : undefined);
    const refused = await server.inject(address);
    expect([refused.statusCode, refused.headers['cache-control'], refused.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '10',
    ]);
    expect([...storage.objects.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
  });

  test('a file removed by one is not served by the other, not even from memory', async () => {
    const key = await drawn(app.shop, '#123456');
    const server = serverOf(other.shop);
    expect((await server.inject(renditionAddress(key, 160))).statusCode).toBe(200);
    await removeDroppedFiles(app.shop, { keys: [key] });
    await expect.poll(async () => (await server.inject(renditionAddress(key, 160))).statusCode).toBe(404);
    expect([...storage.objects.keys()].filter((name) => name.includes(key))).toEqual([]);
  });

  test('a rendition of an image removed meanwhile is neither served nor stored', async () => {
    const key = await drawn(app.shop, '#654321');
    let removal: Promise<void> | undefined;
    storage.trouble = ({ method, name }) => {
      if (method === 'PUT' && name.startsWith('renditions/') && removal === undefined) {
        removal = removeDroppedFiles(app.shop, { keys: [key] });
        return away;
      }
      return undefined;
    };
    const answer = await serverOf(other.shop).inject(renditionAddress(key, 320));
    await removal;
    expect(answer.statusCode).toBe(404);
    expect([...storage.objects.keys()].filter((name) => name.includes(key))).toEqual([]);
  });

  test('while the bucket is unavailable, images and uploads are 503, cached files are served, and all recovers', async () => {
    const [hot, cold] = [await drawn(app.shop, '#abcdef'), await drawn(app.shop, '#fedcba')];
    const server = serverOf(app.shop);
    const { token } = await customerReady(app.shop);
    const send = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/uploads/files/?name=a.txt',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
        payload: 'سلام',
      });
    expect((await server.inject(renditionAddress(hot, 160))).statusCode).toBe(200);
    storage.trouble = () => away;
    const answer = await server.inject(renditionAddress(cold, 160));
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect((await server.inject(renditionAddress(hot, 160))).statusCode).toBe(200);
    // More often than one person has slots for concurrent uploads.
    for (let time = 0; time < 8; time++) {
      const refused = await send();
      expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([
        503,
        '10',
        'unavailable',
      ]);
    }
    await expect(removeDroppedFiles(app.shop, { keys: [cold] })).rejects.toThrow('does not answer');
    storage.trouble = () => undefined;
    expect((await server.inject(renditionAddress(cold, 160))).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(201);
    await removeDroppedFiles(app.shop, { keys: [cold] });
    expect(storage.objects.has(`media/${cold}`)).toBe(false);
  });

  test('the backup contains the files, and is restored into another bucket', async () => {
    const key = await drawn(app.shop, '#777777');
    const settings = { BACKUP_KEY: 'a key of more than twenty characters', LOG_LEVEL: 'silent' };
    const to = path.join(folder, 'backups');
    await makeBackup(app.shop, { to, key: settings.BACKUP_KEY });
    const elsewhere = await startS3Server();
    try {
      const config = readConfig({ ...settings, DATA_DIR: path.join(folder, 'restored'), ...bucketSettings(elsewhere) });
      await restore(config, { folder: to }, () => undefined);
      expect(elsewhere.objects.get(`media/${key}`)).toEqual(drawing('#777777'));
      const worthIt = [...storage.objects.keys()].filter((name) => !name.startsWith('renditions/'));
      expect([...elsewhere.objects.keys()].sort()).toEqual(worthIt.sort());
      const again = { ...config, dataDir: path.join(folder, 'again') };
      await expect(restore(again, { folder: to }, () => undefined)).rejects.toThrow('restore into an empty one');
    } finally {
      await elsewhere.close();
    }
  });
});
