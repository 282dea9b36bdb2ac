import { once } from 'node:events';
import net from 'node:net';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { endAllSessions } from '#features/auth/server/sessions/sessions.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { UploadedFile, UploadedImage } from '../media.contract.ts';
import { maxImageBytes } from '../media.rules.ts';
import { uploads } from './media.tables.ts';

const photograph = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#3bc9be' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'the sender' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } })
    .toBuffer();

/** Returns a one-bit PNG: a square of any size in very few bytes. */
function whitePng(side: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const framed = Buffer.alloc(8);
    framed.writeUInt32BE(content.length);
    framed.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([framed.subarray(0, 4), named, framed.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('customer uploads', () => {
  const app = useTestShop();
  let token = '';
  let customerId = 0;

  beforeEach(async () => {
    ({ token, id: customerId } = await customerReady(app.shop));
  });

  const send = async (
    to: 'images' | 'files',
    payload: Buffer,
    { type = 'application/octet-stream', name = '', as = token } = {},
  ) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/uploads/${to}/${name === '' ? '' : `?name=${encodeURIComponent(name)}`}`,
      headers: { authorization: `Bearer ${as}`, 'content-type': type },
      payload,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<never>() };
  };

  /** Returns every file in the shop's file folder. */
  const files = async () => {
    const found = await readdir(path.join(app.shop.config.dataDir, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    return found
      .filter((one) => one.isFile())
      .map((one) => path.join(path.basename(one.parentPath), one.name))
      .sort();
  };
  const rows = () => app.shop.db.select().from(uploads);

  describe('accepted files', () => {
    test.each([
      ['a JPEG', () => photograph()],
      [
        'a PNG',
        () =>
          sharp({ create: { width: 400, height: 300, channels: 4, background: '#3bc9be80' } })
            .png()
            .toBuffer(),
      ],
      [
        'a WebP',
        () =>
          sharp({ create: { width: 400, height: 300, channels: 3, background: '#3bc9be' } })
            .webp()
            .toBuffer(),
      ],
      [
        'an AVIF',
        () =>
          sharp({ create: { width: 400, height: 300, channels: 3, background: '#3bc9be' } })
            .avif()
            .toBuffer(),
      ],
      [
        'a GIF',
        () =>
          sharp({ create: { width: 400, height: 300, channels: 3, background: '#3bc9be' } })
            .gif()
            .toBuffer(),
      ],
    ])('%s is stored as a WebP', async (_, make) => {
      const answer = await send('images', await make(), { type: 'image/png' });
      expect(answer).toMatchObject({
        status: 201,
        body: { width: 400, height: 300, image: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/320\.webp$/) as string },
      });
      const { key, bytes } = answer.body as UploadedImage;
      const stored = await app.shop.files.read(`media/${key}`);
      expect(stored?.length).toBe(bytes);
      expect(await sharp(stored ?? Buffer.from('')).metadata()).toMatchObject({
        format: 'webp',
        width: 400,
        height: 300,
      });
    });

    test('the location of a photograph is removed, and it is stored upright', async () => {
      const lying = await sharp(await photograph())
        .keepExif()
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect((await sharp(lying).metadata()).exif).toBeDefined();
      const { body } = await send('images', lying);
      expect(body).toMatchObject({ width: 300, height: 400 });
      const stored = await sharp(
        (await app.shop.files.read(`media/${(body as UploadedImage).key}`)) ?? undefined,
      ).metadata();
      expect([stored.exif, stored.orientation, stored.xmp, stored.icc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });

    test('the first frame of an animated GIF is stored', async () => {
      const frames = await Promise.all(
        ['#ff0000', '#0000ff'].map((background) =>
          sharp({ create: { width: 20, height: 20, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      );
      const moving = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer();
      expect((await sharp(moving).metadata()).pages).toBe(2);
      const { body } = await send('images', moving);
      const stored = sharp((await app.shop.files.read(`media/${(body as UploadedImage).key}`)) ?? undefined);
      expect((await stored.metadata()).pages).toBeUndefined();
      const { dominant } = await stored.stats();
      expect(dominant.r).toBeGreaterThan(200);
    });

    test('a PDF receipt is stored unchanged, under its own name without the path', async () => {
      const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
      const answer = await send('files', pdf, { type: 'application/pdf', name: '../رسید بانکی.pdf' });
      expect(answer).toMatchObject({ status: 201, body: { kind: 'pdf', name: 'رسید بانکی.pdf', width: null } });
      expect(await app.shop.files.read(`private/${(answer.body as UploadedFile).key}`)).toEqual(pdf);
    });

    test('an image and plain text may be sent as files and are not served under /media', async () => {
      const image = await send('files', await photograph(), { name: 'me.jpg' });
      expect(image.body).toMatchObject({ kind: 'picture', name: 'me.webp', width: 400 });
      expect(await send('files', Buffer.from('سلام'), { type: 'text/plain' })).toMatchObject({
        status: 201,
        body: { kind: 'text', name: 'file.txt' },
      });
      expect(await app.shop.files.read(`media/${(image.body as UploadedFile).key}`)).toBeNull();
    });
  });

  describe('refused uploads, which leave nothing behind', () => {
    let before: { files: string[]; rows: number };
    beforeEach(async () => {
      before = { files: await files(), rows: (await rows()).length };
    });
    afterEach(async () => {
      expect({ files: await files(), rows: (await rows()).length }).toEqual(before);
    });

    test.each<[string, 'images' | 'files', () => Promise<Buffer> | Buffer, string, number, string]>([
      [
        'a page of HTML called a picture',
        'images',
        () => Buffer.from('<html><script>alert(1)</script></html>'),
        'image/png',
        415,
        'wrong-type',
      ],
      [
        'a drawing in SVG',
        'images',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        'image/svg+xml',
        415,
        'wrong-type',
      ],
      [
        'a program called a PDF',
        'files',
        () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]),
        'application/pdf',
        415,
        'wrong-type',
      ],
      [
        'an archive',
        'files',
        () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
        'application/octet-stream',
        415,
        'wrong-type',
      ],
      [
        'half a picture',
        'images',
        async () => (await photograph(900, 900)).subarray(0, 3_000),
        'image/jpeg',
        422,
        'unreadable-picture',
      ],
      [
        'what only begins like a picture',
        'images',
        () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
        'image/jpeg',
        422,
        'unreadable-picture',
      ],
      ['nothing', 'images', () => Buffer.from(''), 'image/jpeg', 415, 'wrong-type'],
      ['a form', 'images', () => Buffer.from('--x\r\n'), 'multipart/form-data; boundary=x', 415, 'wrong-media-type'],
      [
        'a picture of six megabytes',
        'images',
        () => Buffer.alloc(maxImageBytes + 1, 0xff),
        'image/jpeg',
        413,
        'too-large',
      ],
    ])('%s', async (_, to, make, type, status, code) => {
      const answer = await send(to, await make(), { type });
      expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/[آ-ی]/) as string } });
    });

    test('a decompression bomb: a file of a few kilobytes that is an image of 400 million pixels', async () => {
      const bomb = whitePng(20_000);
      expect(bomb.length).toBeLessThan(100_000);
      expect(await sharp(whitePng(300)).metadata()).toMatchObject({ width: 300, height: 300 });
      const memory = process.memoryUsage().rss;
      expect(await send('images', bomb)).toMatchObject({ status: 422, body: { code: 'too-many-pixels' } });
      expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1_024 * 1_024);
    });

    test('an upload without a session', async () => {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/uploads/images/',
        headers: { 'content-type': 'image/jpeg' },
        payload: await photograph(),
      });
      expect(answer.statusCode).toBe(401);
    });

    test('an upload larger than its announced size and the limit is stopped', async () => {
      const { port } = await listening();
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/uploads/images/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/jpeg\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_0000, 1), Buffer.from('\r\n')]);
      for (let sent = 0; sent < 7; sent++) socket.write(piece);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 .*too-large/s);
    });

    test('an upload whose session ended before it was complete', async () => {
      const { port } = await listening();
      const content = await photograph(1_200, 1_200);
      const socket = net.connect(port, '127.0.0.1');
      socket.write(
        `POST /api/uploads/images/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/jpeg\r\nContent-Length: ${content.length}\r\n\r\n`,
      );
      socket.write(content.subarray(0, content.length / 2));
      await expect.poll(async () => (await files()).length).toBe(before.files.length + 1);
      await endAllSessions(app.shop, customerId);
      socket.write(content.subarray(content.length / 2));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 .*sign-in-required/s);
    });

    test('an upload that is aborted half-way', async () => {
      const { port } = await listening();
      const content = await photograph(1_200, 1_200);
      const socket = net.connect(port, '127.0.0.1');
      socket.write(
        `POST /api/uploads/images/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/jpeg\r\nContent-Length: ${content.length}\r\n\r\n`,
      );
      socket.write(content.subarray(0, content.length / 2));
      await expect
        .poll(files)
        .toEqual([...before.files, expect.stringMatching(/^incoming\/\d+-.*\.part$/) as string].sort());
      socket.destroy();
      await expect.poll(files).toEqual(before.files);
    });
  });

  const listening = async () => {
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
    return app.server.server.address() as net.AddressInfo;
  };

  describe('two hundred concurrent uploads', () => {
    let max = 0;
    beforeAll(() => {
      const { receive } = app.shop.files;
      let now = 0;
      Object.assign(app.shop.files, {
        receive: async (...given: Parameters<typeof receive>) => {
          max = Math.max(max, ++now);
          await receive(...given).finally(() => now--);
        },
      });
    });

    test('as many are accepted as there are slots, the others get a retry time, and nothing is left over', async () => {
      const senders = await Promise.all(Array.from({ length: 50 }, () => customerReady(app.shop)));
      const content = await photograph(800, 600);
      const [filesBefore, rowsBefore] = [await files(), (await rows()).length];
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) => send('images', content, { as: senders[at % 50]?.token ?? '' })),
      );
      const stored = answers.filter((answer) => answer.status === 201);
      const refused = answers.filter((answer) => answer.status === 503);
      expect(stored.length + refused.length).toBe(200);
      expect(stored.length).toBeGreaterThanOrEqual(40);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.every((answer) => Number(answer.headers['retry-after']) > 0)).toBe(true);
      expect(max).toBeLessThanOrEqual(40);
      expect((await rows()).length - rowsBefore).toBe(stored.length);
      expect((await files()).length - filesBefore.length).toBe(stored.length);
    });

    test('one customer has six slots at most', async () => {
      const content = await photograph();
      // No upload leaves its slot before all others were refused, however slow the machine is.
      const { receive } = app.shop.files;
      let open: () => void = () => undefined;
      const opened = new Promise<void>((resolve) => (open = resolve));
      Object.assign(app.shop.files, {
        receive: (...given: Parameters<typeof receive>) => opened.then(() => receive(...given)),
      });
      const sent = Array.from({ length: 12 }, () => send('images', content));
      let refused = 0;
      for (const one of sent)
        void one.then(() => {
          if (++refused === 6) open();
        });
      const answers = await Promise.all(sent).finally(() => Object.assign(app.shop.files, { receive }));
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(6);
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(6);
    });
  });

  test('excessive uploads are rate-limited and accepted again an hour later', async () => {
    const sendNothing = () => send('images', Buffer.from('x'), { type: 'image/png' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 121; sent++) statuses.push((await sendNothing()).status);
    expect([statuses.filter((status) => status === 415).length, statuses.at(-1)]).toEqual([120, 429]);
    app.clock.advance(3_600_000);
    expect((await sendNothing()).status).toBe(401);
    expect((await send('images', await photograph(), { as: (await customerReady(app.shop)).token })).status).toBe(201);
  });
});
