import { putSetting } from '#features/settings/server/settings.factory.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { serveAppManifest } from '#features/offline/server/app-manifest.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { brandIconAddress } from '../appearance.rules.ts';
import type { Brand } from '../appearance.contract.ts';
import { serveBrandIcons } from './appearance-icons.service.ts';

const garden = { name: { fa: 'باغچه', en: 'Garden' }, logo: null, theme: 'light', view: 'rtl', language: 'en' };

describe('the brand', () => {
  const app = useTestShop();
  /** The routes that the whole server has beside the API. */
  let beside: FastifyInstance;
  beforeAll(() => {
    beside = Fastify();
    serveBrandIcons(beside, app.shop);
    serveAppManifest(beside, app.shop);
  });
  afterAll(() => beside.close());

  const put = (token: string, body: object) => putSetting(app, 'brand', { token, body });
  const iconOf = async (address: string) => sharp((await beside.inject(address)).rawPayload).metadata();

  test('APP-03 a changed name, layout and language apply at once, and the audit log names the user', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    expect((await app.call('GET /api/brand/')).body).toMatchObject({
      name: { fa: 'حجره' },
      theme: 'dark',
      view: 'ltr',
      language: 'fa',
    });
    expect((await put(manager.token, garden)).status).toBe(200);
    expect((await app.call('GET /api/brand/')).body).toEqual({
      version: 1,
      name: { fa: 'باغچه', en: 'Garden' },
      logo: null,
      theme: 'light',
      view: 'rtl',
      language: 'en',
    });
    expect(app.shop.identity).toMatchObject({ name: { en: 'Garden' }, language: 'en' });
    // A client that chose no language gets the shop's.
    expect(
      ((await app.call('GET /api/products/:slug/', { params: { slug: 'nothing' } })).body as { message: string })
        .message,
    ).toMatch(/[a-z]/);
    const { data } = (await app.call('GET /api/admin/audit/', { token: manager.token })).body as {
      data: { action: string; after: object }[];
    };
    expect(data[0]).toMatchObject({ action: 'settings.brand-changed', after: garden });
    expect((await put(manager.token, { ...garden, version: 0 })).body).toMatchObject({
      code: 'changed-meanwhile',
      facts: { version: 1 },
    });
  });

  test('AUTH-15 a code message contains the name of the shop', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    await put(manager.token, garden);
    await app.call('POST /api/customers/send-otp/', { body: { phone: '09121112233' } });
    const [sent] = (await app.call('GET /api/dev/messages/', { query: { to: '09121112233' } })).body as {
      text: string;
    }[];
    expect(sent?.text).toMatch(/^Garden\n/);
  });

  test('HOME-01 the app is named after the shop, and its icons are generated from the logo', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const logo = await uploadReady(app.shop, { customerId: owner.id });
    await app.shop.files.write(
      `media/${logo}`,
      await sharp({ create: { width: 300, height: 100, channels: 4, background: '#c62a3a' } })
        .webp()
        .toBuffer(),
    );
    expect(((await put(owner.token, { ...garden, logo })).body as Brand).logo).toBe(logo);
    const manifest = (await beside.inject('/app-en.webmanifest')).json<{
      name: string;
      short_name: string;
      theme_color: string;
      icons: { src: string; sizes: string }[];
    }>();
    expect(manifest).toMatchObject({ name: 'Garden, online shop', short_name: 'Garden', theme_color: '#FAF8F5' });
    for (const { src, sizes } of manifest.icons) {
      const { width, format } = await iconOf(src);
      expect([`${width}x${width}`, format], src).toEqual([sizes, 'png']);
    }
    expect((await beside.inject('/app-icon.png')).headers.location).toBe(
      brandIconAddress({ logo, theme: 'light' }, 'icon-192'),
    );
    expect((await beside.inject('/favicon.ico')).headers.location).toBe(
      brandIconAddress({ logo, theme: 'light' }, 'icon-48'),
    );
    for (const other of [
      `/brand/${logo}-dark/icon-192.png`,
      `/brand/${logo}-light/icon-1000.png`,
      `/brand/${logo}-light/toString.png`,
    ]) {
      expect((await beside.inject(other)).statusCode, other).toBe(404);
    }
    // When the logo is removed, the default mark is back and the file is dropped.
    await put(owner.token, garden);
    expect((await beside.inject('/app-icon.png')).headers.location).toBe('/icons/icon-192.png');
    expect((await beside.inject('/favicon.ico')).headers.location).toBe('/icon.svg');
    expect((await put(owner.token, { ...garden, logo })).status).toBe(422);
  });

  test('a logo uploaded by another user, an empty name, and a role without permission are refused', async () => {
    const [owner, other, support] = [
      await customerReady(app.shop, { role: 'owner' }),
      await customerReady(app.shop),
      await customerReady(app.shop, { role: 'support' }),
    ];
    const theirs = await uploadReady(app.shop, { customerId: other.id });
    expect(await put(owner.token, { ...garden, logo: theirs })).toMatchObject({
      status: 422,
      body: { fields: { logo: expect.any(String) as string } },
    });
    expect(await put(owner.token, { ...garden, name: { fa: ' ', en: 'Garden' } })).toMatchObject({
      status: 400,
      body: { fields: { 'name.fa': expect.any(String) as string } },
    });
    expect((await put(owner.token, { ...garden, theme: 'purple' })).status).toBe(400);
    expect((await put(support.token, garden)).status).toBe(403);
  });
});
