import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import { renditionAddress } from '../media.rules.ts';
import { mediaFiles } from './media.tables.ts';
import { removeDroppedFiles } from './media.jobs.ts';
import { serveMedia, storeImage } from './media.service.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 32 32"><rect width="32" height="32" fill="#5f1a2b"/><circle cx="16" cy="16" r="9" fill="#f5b546"/></svg>',
);

describe('images', () => {
  const app = useTestShop();
  let server: FastifyInstance;
  let key = '';
  let reads: string[] = [];

  beforeAll(async () => {
    server = Fastify();
    const { files } = app.shop;
    const shop = {
      ...app.shop,
      files: {
        ...files,
        read: (name: string) => {
          reads.push(name);
          return files.read(name);
        },
      },
    };
    serveMedia(server, shop);
    key = await storeImage(app.shop, { content: drawing, mimeType: 'image/svg+xml' });
  });

  test('an image stored twice is one row with its size', async () => {
    expect(await storeImage(app.shop, { content: drawing, mimeType: 'image/svg+xml' })).toBe(key);
    const rows = await app.shop.db.select().from(mediaFiles);
    expect(rows).toMatchObject([{ key, width: 960, height: 960, bytes: drawing.length, mimeType: 'image/svg+xml' }]);
  });

  test('an image is served as WebP in the requested width, cacheable forever', async () => {
    const answer = await server.inject(renditionAddress(key, 480));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 });
    const tag = String(answer.headers.etag);
    // Proxies that compress a response weaken its ETag, and a cache of several variants sends them all.
    for (const named of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await server.inject({ url: renditionAddress(key, 480), headers: { 'if-none-match': named } });
      expect([again.statusCode, again.rawPayload.length], named).toEqual([304, 0]);
    }
  });

  test('a deleted image is gone at once, also from the memory cache', async () => {
    const other = Buffer.from(drawing.toString().replace('#f5b546', '#123456'));
    const removed = await storeImage(app.shop, { content: other, mimeType: 'image/svg+xml' });
    const request = () => server.inject(renditionAddress(removed, 320));
    expect((await request()).statusCode).toBe(200);
    await removeDroppedFiles(app.shop, { keys: [removed] });
    expect((await request()).statusCode).toBe(404);
  });

  test('a rendition requested concurrently is created once and then stored', async () => {
    reads = [];
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.inject(renditionAddress(key, 320))));
    const contents = new Set(answers.map((answer) => createHash('sha1').update(answer.rawPayload).digest('hex')));
    expect([contents.size, answers.every((answer) => answer.statusCode === 200)]).toEqual([1, true]);
    expect(reads).toEqual([`renditions/${key}-320.webp`, `media/${key}`]);
    reads = [];
    await server.inject(renditionAddress(key, 320));
    expect(reads).toEqual([]);
    expect(await app.shop.files.read(`renditions/${key}-320.webp`)).not.toBeNull();
  });

  test('a photograph is never enlarged beyond its own size and is upright', async () => {
    const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3bc9be' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upright = await storeImage(app.shop, { content: photograph, mimeType: 'image/jpeg' });
    const answer = await server.inject(renditionAddress(upright, 960));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  test.each([
    '/media/00000000000000000000/480.webp',
    '/media/nonsense/480.webp',
    '/media/..%2f..%2fsession-secret/480.webp',
  ])('%s finds no stored file', async (address) => {
    const answer = await server.inject(address);
    expect([answer.statusCode, typeof answer.json<{ message: string }>().message]).toEqual([404, 'string']);
  });

  test('a width that no screen requests is not created', async () => {
    expect((await server.inject(`/media/${key}/481.webp`)).statusCode).toBe(404);
  });

  test('a file that is not an image is not stored', async () => {
    await expect(storeImage(app.shop, { content: Buffer.from('no picture'), mimeType: 'image/png' })).rejects.toThrow();
  });
});
