import { readdir } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { maxVideoBytes } from '#features/media/media.rules.ts';
import { serveMedia } from '#features/media/server/media.service.ts';
import { removeDroppedFiles } from '#features/media/server/media.jobs.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '../products.contract.ts';
import type { ProductDraft } from '../products-admin.contract.ts';
import { productWritten } from './products-admin.factory.ts';

const video = Buffer.concat([
  Buffer.from('00000018', 'hex'),
  Buffer.from('ftypisom'),
  Buffer.from('00000200', 'hex'),
  Buffer.from('isommp42'),
  Buffer.alloc(100_000, 7),
]);

describe('the product video', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let web: FastifyInstance;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    web = Fastify();
    serveMedia(web, app.shop);
  });
  afterAll(() => web.close());
  const send = async (content: Buffer, { token = owner.token, type = 'video/mp4', length = content.length } = {}) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/uploads/videos/',
      payload: content,
      headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': String(length) },
    });
    return { status: answer.statusCode, body: answer.json<{ key: string; address: string; code: string }>() };
  };
  const play = (address: string, range?: string) =>
    web.inject({ url: address, headers: range === undefined ? {} : { range } });
  const files = async () =>
    (await readdir(path.join(app.shop.config.dataDir, 'files', 'films')).catch(() => [])).length;
  const productWith = async (videoId: string | null) => {
    const form = await productWritten(app.shop, { video_id: videoId });
    return { form, answer: await app.call('POST /api/admin/products/', { token: owner.token, body: form }) };
  };

  test('PROD-01 an uploaded video belongs to the product and can be played from any position', async () => {
    const {
      status,
      body: { address },
    } = await send(video);
    expect([status, address]).toEqual([201, expect.stringMatching(/^\/films\/[0-9a-f]{20}\.mp4$/)]);
    const { answer } = await productWith(address);
    expect(answer.status).toBe(201);
    const { slug } = answer.body as { slug: string };
    expect(((await app.call('GET /api/products/:slug/', { params: { slug } })).body as ProductDetail).videoId).toBe(
      address,
    );
    const whole = await play(address);
    expect([
      whole.statusCode,
      whole.headers['content-type'],
      whole.headers['accept-ranges'],
      whole.rawPayload.equals(video),
    ]).toEqual([200, 'video/mp4', 'bytes', true]);
    const part = await play(address, 'bytes=10-19');
    expect([
      part.statusCode,
      part.headers['content-range'],
      part.headers['content-length'],
      part.rawPayload.equals(video.subarray(10, 20)),
    ]).toEqual([206, `bytes 10-19/${video.length}`, '10', true]);
    const end = await play(address, 'bytes=-5');
    expect([end.statusCode, end.rawPayload.length]).toEqual([206, 5]);
    const beyond = await play(address, `bytes=${video.length}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${video.length}`]);
    expect([
      (await play(address.replace('.mp4', '.webm'))).statusCode,
      (await play(`/films/${'0'.repeat(20)}.mp4`)).statusCode,
    ]).toEqual([404, 404]);
  });

  test('PROD-01 a video is recognised by its content, can be uploaded by staff only, and is limited in size', async () => {
    const before = await files();
    expect((await send(Buffer.from('<script>alert(1)</script>'))).body).toMatchObject({ code: 'wrong-type' });
    expect((await send(Buffer.alloc(0))).status).toBe(415);
    expect((await send(video, { token: (await customerReady(app.shop)).token })).status).toBe(403);
    expect((await send(video.subarray(0, 100), { length: maxVideoBytes + 1 })).body).toMatchObject({
      code: 'too-large',
    });
    expect(await files()).toBe(before);
    expect((await send(video, { type: 'application/octet-stream' })).status).toBe(201);
  });

  test("a video belongs to one product: another's is refused, a typed address stays, and a replaced one is deleted with its file", async () => {
    const [one, two] = [(await send(video)).body.address, (await send(video)).body.address];
    const { answer, form } = await productWith(one);
    const { id } = answer.body as { id: number };
    expect((await productWith(one)).answer.body).toMatchObject({
      code: 'upload-not-found',
      fields: { video_id: expect.any(String) as string },
    });
    expect([
      (await productWith('/videos/hojreh.mp4')).answer.status,
      (await productWith('hojreh')).answer.status,
    ]).toEqual([201, 201]);
    const draft = (await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } }))
      .body as ProductDraft;
    const save = (version: number, videoId: string | null) =>
      app.call('PUT /api/admin/products/:id/', {
        token: owner.token,
        params: { id },
        body: {
          ...form,
          version,
          video_id: videoId,
          variants: draft.variants.map(({ on_hand: _, held: __, ...variant }) => variant),
        },
      });
    expect((await save(1, one)).status).toBe(200);
    expect((await save(2, two)).status).toBe(200);
    const { rows } = await app.shop.database.pool.query<{ news: { keys: string[] } }>(
      `select news from outbox where name = 'uploads.dropped' order by id desc limit 1`,
    );
    await removeDroppedFiles(app.shop, rows[0]!.news);
    expect([(await play(one)).statusCode, (await play(two)).statusCode]).toEqual([404, 200]);
    expect((await save(3, one)).status).toBe(422);
  });
});
