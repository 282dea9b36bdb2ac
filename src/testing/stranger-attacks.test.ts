import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { useTestShop } from './test-shop.ts';

describe('a response that strangers can request first', () => {
  const app = useTestShop();
  const answer = async (url: string) => (await app.server.inject({ url })).json<{ data?: unknown[]; total?: number }>();

  test('is not that of another request: a value with a separator empties no list, search or filter', async () => {
    const brand = await createBrand(app.shop, { name: 'سرخ‌دشت', slug: 'red-plain' });
    await productReady(app.shop, { name: 'زعفران سرگل', brandId: brand.id });
    for (const address of ['/api/products/', '/api/products/featured/', '/api/search/', '/api/products/facets/']) {
      const honest = `${address}?${address === '/api/search/' ? 'q=زعفران&' : ''}brand=red-plain&in_stock=true`;
      await answer(honest.replace('brand=red-plain&in_stock=true', 'brand=red-plain%26in_stock%3Dtrue'));
      const first = await answer(honest);
      app.shop.cache.dropAll();
      expect(await answer(honest), address).toEqual(first);
    }
    expect((await answer('/api/products/?brand=red-plain&in_stock=true')).data).toHaveLength(1);
  });
});

describe('a limit by network address behind a proxy', () => {
  const limits = { OTP_SENDS_PER_ADDRESS_AND_MINUTE: '2', TRUST_PROXY: '1' };
  const app = useTestShop(limits);
  let phone = 9_120_000_000;
  const sends = async (remoteAddress: string, forwarded: (round: number) => string) => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      phone += 1;
      const headers = { 'x-forwarded-for': forwarded(round) };
      const payload = { phone: `0${String(phone)}` };
      statuses.push(
        (await app.server.inject({ method: 'POST', url: '/api/customers/send-otp/', remoteAddress, headers, payload }))
          .statusCode,
      );
    }
    return statuses;
  };

  test('counts the address seen by our own proxy, whatever the caller wrote before it', async () => {
    expect(await sends('10.0.0.1', (round) => `198.51.100.${String(round)}, 203.0.113.9`)).toEqual([
      200, 200, 429, 429,
    ]);
  });

  test('counts an IPv6 caller by network, since every household has 2^64 addresses', async () => {
    expect(await sends('10.0.0.1', (round) => `2001:db8:7:1::${String(round + 1)}`)).toEqual([200, 200, 429, 429]);
  });

  test('counts two callers separately', async () => {
    expect(await sends('10.0.0.1', (round) => `203.0.113.${String(100 + round)}`)).toEqual([200, 200, 200, 200]);
  });
});
