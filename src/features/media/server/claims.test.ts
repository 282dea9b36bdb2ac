import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { UploadedFile, UploadedImage } from '../media.contract.ts';
import { renditionAddress, squareAddress } from '../media.rules.ts';
import { uploadReady } from './media.factory.ts';
import { forgetUnclaimedUploads, removeDroppedFiles } from './media.jobs.ts';
import { serveMedia } from './media.service.ts';
import { uploads } from './media.tables.ts';
import { claimUploads, dropUploads, fileAddress, uploadsOf } from './uploads.service.ts';

const dayMs = 86_400_000;

describe('upload claims', () => {
  const app = useTestShop();
  let web: FastifyInstance;
  let sender: ReadyCustomer;

  beforeAll(() => {
    web = Fastify();
    serveMedia(web, app.shop);
  });
  beforeEach(async () => {
    sender = await customerReady(app.shop);
  });

  const image = (width = 400, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: '#c62a3a' } })
      .jpeg()
      .toBuffer();
  const send = async <T extends UploadedFile | UploadedImage>(
    to: 'images' | 'files',
    payload: Buffer,
    name = 'file.bin',
  ) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/uploads/${to}/${to === 'files' ? `?name=${encodeURIComponent(name)}` : ''}`,
      payload,
      headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/octet-stream' },
    });
    return answer.json<T>();
  };
  const claim = (keys: string[], customerId = sender.id, of?: 'picture' | 'file') =>
    app.shop.transaction(() => claimUploads(app.shop, { customerId, keys, ...(of === undefined ? {} : { kind: of }) }));
  const keysLeft = async () => (await app.shop.db.select({ key: uploads.key }).from(uploads)).map((row) => row.key);

  test('the sender claims uploads in the order given', async () => {
    const keys = [
      await uploadReady(app.shop, { customerId: sender.id }),
      await uploadReady(app.shop, { customerId: sender.id }),
    ].reverse();
    expect(await claim(keys)).toMatchObject(
      keys.map((key) => ({ key, kind: 'picture', mimeType: 'image/webp', width: 100 })),
    );
    expect([...(await uploadsOf(app.shop, keys)).keys()].sort()).toEqual([...keys].sort());
  });

  test("another's, a claimed, an unknown or a wrong-kind upload refuses the whole claim and leaves the others free", async () => {
    const mine = await uploadReady(app.shop, { customerId: sender.id });
    const other = await uploadReady(app.shop, { customerId: (await customerReady(app.shop)).id });
    const taken = await uploadReady(app.shop, { customerId: sender.id });
    await claim([taken]);
    for (const wrong of [other, taken, '00000000000000000000', 'x']) {
      expect(await claim([mine, wrong])).toMatchObject({ refusal: 'upload-not-found' });
    }
    expect(await claim([mine], sender.id, 'file')).toMatchObject({ refusal: 'upload-not-found' });
    expect(await claim([mine], sender.id, 'picture')).toMatchObject([{ key: mine }]);
  });

  test('of twenty concurrent claims of one upload, one succeeds', async () => {
    const key = await uploadReady(app.shop, { customerId: sender.id });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => claim([key])));
    expect(outcomes.filter((one) => !isRefusal(one))).toHaveLength(1);
  });

  test('an unclaimed upload is deleted after a day, file and row; a claimed one stays', async () => {
    const [stored, lapsed] = [
      await send<UploadedImage>('images', await image()),
      await send<UploadedImage>('images', await image()),
    ];
    await web.inject(lapsed.image);
    await claim([stored.key]);
    await app.shop.files.write(`incoming/${app.clock.now().getTime()}-fallen.part`, Buffer.from('half'));
    app.clock.advance(dayMs - 1_000);
    await forgetUnclaimedUploads(app.shop);
    expect(await keysLeft()).toEqual(expect.arrayContaining([stored.key, lapsed.key]));
    expect(await app.shop.files.list('incoming')).toHaveLength(1);
    app.clock.advance(1_000);
    await forgetUnclaimedUploads(app.shop);
    await runDropped();
    expect(await keysLeft()).toContain(stored.key);
    expect(await keysLeft()).not.toContain(lapsed.key);
    expect((await web.inject(stored.image)).statusCode).toBe(200);
    expect(await app.shop.files.read(`media/${lapsed.key}`)).toBeNull();
    expect((await app.shop.files.list('renditions')).filter((name) => name.startsWith(lapsed.key))).toEqual([]);
    expect(await app.shop.files.list('incoming')).toEqual([]);
  });

  test('a released upload is deleted in the transaction that releases it', async () => {
    const { key } = await send<UploadedImage>('images', await image());
    await claim([key]);
    await app.shop
      .transaction(async () => {
        await dropUploads(app.shop, [key]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await keysLeft()).toContain(key);
    await app.shop.transaction(() => dropUploads(app.shop, [key]));
    await runDropped();
    expect(await app.shop.files.read(`media/${key}`)).toBeNull();
  });

  /** Runs the job that handles events about dropped uploads. */
  const runDropped = async () => {
    for (const { name, news: event } of await app.shop.db.select().from(outbox)) {
      if (name === 'uploads.dropped') await removeDroppedFiles(app.shop, event as { keys: string[] });
    }
    await app.shop.db.delete(outbox);
  };

  test('a portrait is cropped to a square', async () => {
    const { key } = await send<UploadedImage>('images', await image(300, 500));
    const small = await web.inject(squareAddress(key, 96));
    const large = await web.inject(squareAddress(key, 640));
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 300, height: 300 });
    expect(await sharp((await web.inject(renditionAddress(key, 96))).rawPayload).metadata()).toMatchObject({
      width: 96,
      height: 160,
    });
  });

  test('a file is served at its signed address, only as a download', async () => {
    const { address } = await send<UploadedFile>('files', Buffer.from('<script>alert(1)</script> سلام'), 'نامه.txt');
    const answer = await web.inject(address);
    expect([answer.statusCode, answer.body]).toEqual([200, '<script>alert(1)</script> سلام']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('نامه.txt')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    const visible = await send<UploadedFile>('files', await image());
    expect((await web.inject(visible.address)).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline/) as string,
    });
  });

  test('an expired, altered or mismatched signed address is not found', async () => {
    const [one, other] = [
      await send<UploadedFile>('files', Buffer.from('one')),
      await send<UploadedFile>('files', Buffer.from('other')),
    ];
    const public_ = await send<UploadedImage>('images', await image());
    const statusOf = async (address: string) => (await web.inject(address)).statusCode;
    expect(await statusOf(one.address)).toBe(200);
    const until = new URL(one.address, 'http://x').searchParams.get('until') ?? '';
    for (const wrong of [
      `/files/${one.key}`,
      one.address.replace(one.key, other.key),
      one.address.replace(until, String(Number(until) + 1)),
      one.address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${one.address}&until=9999999999`,
      one.address.replace(one.key, '..%2fsession-secret'),
      fileAddress(app.shop, public_.key),
      fileAddress(app.shop, '00000000000000000000'),
    ]) {
      expect(await statusOf(wrong), wrong).toBe(404);
    }
    app.clock.advance(9 * 60_000);
    expect(await statusOf(one.address)).toBe(200);
    app.clock.advance(6 * 60_000);
    expect(await statusOf(one.address)).toBe(404);
    expect(await statusOf(fileAddress(app.shop, one.key))).toBe(200);
  });
});
