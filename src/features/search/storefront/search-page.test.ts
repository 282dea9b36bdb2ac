import { expect, test, vi } from 'vitest';
import { loader } from './search-page.tsx';

/** Returns the URL to which the page of a derived search redirects. */
async function addressOf(understood: Record<string, unknown>) {
  const api = vi.fn((call: string) =>
    Promise.resolve(
      call === 'GET /api/products/categories/'
        ? []
        : { data: [], next: null, corrected: null, left_out: [], understood },
    ),
  );
  const context = { api, language: 'fa', publicUrl: 'https://shop.example' };
  const request = new Request('https://shop.example/search?q=wished');
  const redirected: unknown = await loader({ context, params: {}, request } as never).catch(
    (thrown: unknown) => thrown,
  );
  return (redirected as Response).headers.get('location');
}

test('SRCH-01 an implied filter becomes a filter of the list that the other words find', async () => {
  expect(await addressOf({ q: 'shoes', price_max: 2_000_000 })).toBe('/search?q=shoes&price_max=2000000');
});

test('SRCH-01 a filter alone becomes a removable filter of all products', async () => {
  expect(await addressOf({ q: '', price_max: 2_000_000 })).toBe('/shop-grid?price_max=2000000');
  expect(await addressOf({ q: '', sort: 'price-asc' })).toBe('/shop-grid?sort=price-asc');
});
