import { beforeAll, describe, expect, test } from 'vitest';
import type { Text } from '#shared/language.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { sellerReady } from './sellers.factory.ts';

describe('search for a seller by name', () => {
  const app = useTestShop();
  let token = '';
  beforeAll(async () => {
    token = (await customerReady(app.shop, { role: 'owner' })).token;
    for (const name of ['چای‌خانهٔ لاهیجان ۲', 'کفش‌دوزان تبریز']) {
      const { sellerId } = await sellerReady(app.shop);
      await app.shop.database.pool.query({
        text: 'update sellers set name = $1 where id = $2',
        values: [name, sellerId],
      });
    }
  });

  test.each([
    ['چای‌خانهٔ لاهیجان', 'چای‌خانهٔ لاهیجان ۲'],
    ['چایخانه لاهیجان 2', 'چای‌خانهٔ لاهیجان ۲'],
    ['چای خانه', 'چای‌خانهٔ لاهیجان ۲'],
    ['كفش دوزان تبريز', 'کفش‌دوزان تبریز'],
    ['کفشدوزانتبریز', 'کفش‌دوزان تبریز'],
  ])('SRCH-01 %s is found with its half-space, with a space and without either: %s', async (q, name) => {
    for (const call of ['GET /api/vendors/', 'GET /api/admin/sellers/']) {
      const { data } = (await app.call(call, { query: { q }, token })).body as { data: { name: string | Text }[] };
      expect(
        data.map((seller) => (typeof seller.name === 'string' ? seller.name : seller.name.fa)),
        call,
      ).toEqual([name]);
    }
  });

  test('SRCH-01 a name that no seller has finds none', async () => {
    expect((await app.call('GET /api/vendors/', { query: { q: 'چای تبریز' } })).body).toMatchObject({ data: [] });
  });
});
