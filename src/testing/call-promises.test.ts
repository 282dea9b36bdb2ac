import { describe, expect, test } from 'vitest';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from './test-shop.ts';

const open = [
  '/api/products',
  '/api/products?page=1&page_size=18',
  '/api/products/a-lamp',
  '/api/products/categories',
  '/api/products/categories/ready-products',
  '/api/products/specialproduct',
  '/api/orders/weeklyBestSellers?page=1&page_size=4',
];
const closed = ['/api/customers/current/me', '/api/orders/cart', '/api/cart', '/api/orders'];

/** Returns the same address with its trailing slash. */
const withSlash = (address: string) => address.replace(/(\?|$)/, '/$1');

describe('guarantees of every call', () => {
  const app = useTestShop();

  test('API-07 API-08 API-09 API-10 API-11 API-12 an address responds the same with and without its trailing slash', async () => {
    await productReady(app.shop, { slug: 'a-lamp' });
    for (const address of open) {
      const [without, having] = [await app.server.inject(address), await app.server.inject(withSlash(address))];
      expect([without.statusCode, having.statusCode], address).toEqual([200, 200]);
      expect(having.body, address).toBe(without.body);
    }
    const login = await app.server.inject({
      method: 'POST',
      url: '/api/customers/login',
      payload: { username: 'nobody', password: 'nothing-right' },
    });
    expect(login.statusCode).toBe(401);
  });

  test('API-16 an empty Authorization header counts as none, and a public call responds to every caller', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer not.a.token']) {
      for (const address of open)
        expect(
          (await app.server.inject({ url: withSlash(address), headers: { authorization } })).statusCode,
          address,
        ).toBe(200);
      for (const address of closed) {
        const answer = await app.server.inject({ url: withSlash(address), headers: { authorization } });
        expect(answer.statusCode, address).toBe(401);
        expect(answer.json(), address).toMatchObject({ message: expect.any(String) as string });
      }
    }
  });

  test.each([900, 9_999, 1_000_001, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    'API-07 API-10 API-12 page %d, past the end, is empty',
    async (page) => {
      await productReady(app.shop);
      for (const list of [
        '/api/products/',
        '/api/products/?sort=price-asc',
        '/api/products/categories/ready-products/',
        '/api/orders/weeklyBestSellers/',
        '/api/search/?q=lamp',
      ]) {
        const answer = await app.server.inject(`${list}${list.includes('?') ? '&' : '?'}page_size=100&page=${page}`);
        expect([answer.statusCode, answer.json()], list).toMatchObject([200, { data: [], next: null }]);
      }
      expect((await app.server.inject('/api/products/?page=0')).statusCode).toBe(400);
    },
  );

  test('API-09 a request with the ETag, weak or among others, is reported as unchanged', async () => {
    await productReady(app.shop);
    const whole = await app.server.inject('/api/products/');
    const etag = String(whole.headers.etag);
    for (const held of [etag, `W/${etag}`, `"old", ${etag}`, `"old",W/${etag} , "other"`, '*']) {
      const again = await app.server.inject({ url: '/api/products/', headers: { 'if-none-match': held } });
      expect([again.statusCode, again.body, again.headers.etag], held).toEqual([304, '', etag]);
    }
    for (const held of ['', '"old"', etag.slice(1, -1), 'W/', `${etag}x`]) {
      expect(
        (await app.server.inject({ url: '/api/products/', headers: { 'if-none-match': held } })).statusCode,
        held,
      ).toBe(200);
    }
  });

  test('API-01 API-02 valid credentials return two tokens, and the first identifies the caller', async () => {
    const { username } = await customerReady(app.shop, { password: 'red-lamp-77' });
    const answer = await app.call('POST /api/customers/login/', { body: { username, password: 'red-lamp-77' } });
    expect(answer.status).toBe(200);
    const { tokens, ...rest } = answer.body as { tokens: { access: string; refresh: string } };
    expect(rest).toEqual({});
    expect(Object.keys(tokens).sort()).toEqual(['access', 'refresh']);
    const me = await app.call('GET /api/customers/current/me/', { token: tokens.access });
    expect(me.body).toMatchObject({ id: expect.any(Number) as number, username, avatar: null });
  });

  test('API-08 API-09 API-11 the words categories and specialproduct are lists, never a product', async () => {
    for (const word of ['categories', 'specialproduct']) {
      expect(Array.isArray((await app.server.inject(`/api/products/${word}/`)).json()), word).toBe(true);
      const { slug } = await productReady(app.shop, { slug: word });
      expect(slug).not.toBe(word);
      expect((await app.call('GET /api/products/:slug/', { params: { slug } })).body).toMatchObject({ slug });
    }
  });

  test('API-18 product and variant numbers come from one sequence, so that no number is both', async () => {
    const numbers: number[] = [];
    for (const slug of ['two-kinds', 'three-kinds']) {
      const { id } = await productReady(app.shop, {
        slug,
        variants: [
          { size: 'S', stock: 1 },
          { size: 'M', stock: 1 },
          { size: 'L', stock: 1 },
        ],
      });
      const { variants } = (await app.call('GET /api/products/:slug/', { params: { slug } })).body as ProductDetail;
      expect(variants[0]?.id).toBe(id);
      numbers.push(...variants.map((variant) => variant.id));
    }
    expect(new Set(numbers).size).toBe(6);
  });
});
