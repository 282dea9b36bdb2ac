import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { changeProduct } from '#features/products/server/admin/product-changes.service.ts';
import { imageHashes } from '#features/image-search/server/image-search.tables.ts';
import { hashImages } from '#features/image-search/server/image-hashes.service.ts';
import type { Facets } from '#features/listings/listings.contract.ts';
import { storeImage } from '#features/media/server/media.service.ts';
import { useTestShop } from '#testing/test-shop.ts';

/** Returns an image of one object on a background, like the demo's images. */
const drawing = (background: string, item: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100"><rect width="100" height="100" fill="${background}"/>${item}</svg>`,
  );
/** Returns an image of random spots in sizes and greys derived from a seed. */
function spotted(seed: number): Buffer {
  let state = seed;
  const chance = (of: number) => ((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647) * of;
  const spot = () => {
    const grey = Math.round(chance(255));
    return `<ellipse cx="${chance(100)}" cy="${chance(100)}" rx="${1 + chance(5)}" ry="${1 + chance(5)}" fill="rgb(${grey},${grey},${grey})"/>`;
  };
  return drawing('#787878', Array.from({ length: 90 }, spot).join(''));
}
const ball = (colour: string, radius = 30) => `<circle cx="50" cy="50" r="${radius}" fill="${colour}"/>`;
const pole = (colour: string) => `<rect x="42" y="10" width="16" height="80" fill="${colour}"/>`;

describe('search by image', () => {
  const app = useTestShop();
  const ids = new Map<string, number>();
  const ready = async (slug: string, content: Buffer, price = 100_000) => {
    const imageKeys = [await storeImage(app.shop, { content, mimeType: 'image/svg+xml' })];
    ids.set(slug, (await productReady(app.shop, { slug, pictureKeys: imageKeys, price })).id);
  };
  const request = (payload: Buffer, type = 'image/jpeg') =>
    app.server.inject({ method: 'POST', url: '/api/search/image/', headers: { 'content-type': type }, payload });
  const alike = async (payload: Buffer, query: Record<string, unknown> = {}) => {
    const { picture: image } = (await request(payload)).json<{ picture: string }>();
    const answer = await app.call('GET /api/search/', { query: { picture: image, ...query } });
    return (answer.body as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  };

  beforeAll(async () => {
    await ready('red-ball', drawing('#202040', ball('#c62a3a')));
    await ready('green-ball', drawing('#202040', ball('#2c9a4a')), 50_000);
    await ready('red-pole', drawing('#e0d0c0', pole('#c62a3a')));
    await productReady(app.shop, { slug: 'no-picture' });
    expect(await hashImages(app.shop)).toBe(3);
    expect(await hashImages(app.shop)).toBe(0);
  });

  const photograph = () =>
    sharp(drawing('#ffffff', ball('#d03040', 20)))
      .jpeg()
      .toBuffer();

  test('HOME-02 products that look like the image are found, most similar first', async () => {
    expect((await alike(await photograph()))[0]).toBe('red-ball');
    expect(
      (
        await alike(
          await sharp(drawing('#ffffff', pole('#c83848')))
            .png()
            .toBuffer(),
        )
      )[0],
    ).toBe('red-pole');
  });

  test('HOME-02 the results are sorted, filtered and counted like any list', async () => {
    const requested = await photograph();
    expect(await alike(requested, { sort: 'price-asc' })).toEqual(expect.arrayContaining(['red-ball']));
    expect(await alike(requested, { price_max: 60_000 })).not.toContain('red-ball');
    const { picture: image } = (await request(requested)).json<{ picture: string }>();
    const facets = (await app.call('GET /api/products/facets/', { query: { picture: image } })).body as Facets;
    expect(facets.total).toBe((await alike(requested)).length);
  });

  test('a product is found by its new image, and no longer by the old one', async () => {
    const imageKeys = [
      await storeImage(app.shop, { content: drawing('#202040', ball('#e8d020')), mimeType: 'image/svg+xml' }),
    ];
    await changeProduct(app.shop, { productId: ids.get('green-ball') ?? 0, pictureKeys: imageKeys });
    expect(await hashImages(app.shop)).toBe(1);
    expect(
      (
        await alike(
          await sharp(drawing('#ffffff', ball('#ecd428')))
            .jpeg()
            .toBuffer(),
        )
      )[0],
    ).toBe('green-ball');
  });

  test('the exact item is found by another photograph, despite others of the same colours', async () => {
    for (const seed of [1, 2, 3, 4]) await ready(`spotted-${seed}`, spotted(seed));
    expect(await hashImages(app.shop)).toBe(4);
    const whole = () => sharp(spotted(3)).resize(500);
    const photographs = {
      cropped: whole().extract({ left: 90, top: 40, width: 360, height: 360 }),
      darker: whole().linear(0.7, 0),
      lighter: whole().linear(1.3, 0),
      smaller: whole().resize(130),
      turned: whole().rotate(7, { background: '#fff' }),
    };
    for (const [way, image] of Object.entries(photographs))
      expect((await alike(await image.jpeg({ quality: 50 }).toBuffer()))[0], way).toBe('spotted-3');
  });

  test('an image indexed before details were stored is indexed again', async () => {
    await app.shop.db.update(imageHashes).set({ words: null });
    const { rows } = await app.shop.db.$client.query<{ count: number }>({
      text: 'select count(*)::int as count from product_looks',
      values: [],
    });
    expect([await hashImages(app.shop), await hashImages(app.shop)]).toEqual([rows[0]?.count, 0]);
  });

  test('an unreadable image is processed once and finds nothing', async () => {
    await app.shop.files.write('media/00000000000000000bad', Buffer.from('no picture'));
    await productReady(app.shop, { slug: 'broken', pictureKeys: ['00000000000000000bad'] });
    expect([await hashImages(app.shop), await hashImages(app.shop)]).toEqual([1, 0]);
    expect(await alike(await photograph())).not.toContain('broken');
  });

  test('the image is not stored, and a file that is not an image is refused with a message', async () => {
    const before = await app.shop.files.list('media');
    await request(await photograph());
    expect(await app.shop.files.list('media')).toEqual(before);
    expect(await app.shop.files.list('incoming')).toEqual([]);
    expect((await request(Buffer.from('<html>'))).json()).toMatchObject({ code: 'wrong-type' });
    expect((await request(Buffer.alloc(6 * 1_024 * 1_024, 0xff))).statusCode).toBe(413);
    expect((await request(await photograph(), 'multipart/form-data')).statusCode).toBe(415);
  });

  test.each(['', 'x', 'A'.repeat(86), 'A'.repeat(100), '_'.repeat(982), 'A'.repeat(983), "'; drop table products; --"])(
    'the image parameter %j does not cause a server error',
    async (image) => {
      expect((await app.call('GET /api/search/', { query: { picture: image } })).status).toBeLessThan(500);
    },
  );

  test('excessive image searches are rate-limited', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 41; sent++) statuses.push((await request(Buffer.from('x'))).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
