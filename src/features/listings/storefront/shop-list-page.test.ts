import { expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { loader } from './shop-list-page.tsx';

const categories = [{ slug: 'books', name: 'کتاب', image: null, parent: null, stock: 3 }];

/** A shop with books as its only category. */
async function listed(search: string) {
  const requested: string[] = [];
  const api = vi.fn(
    (call: string, { params, query }: { params?: { slug: string }; query?: { category?: string } } = {}) => {
      requested.push([call, params?.slug ?? query?.category].filter(Boolean).join(' '));
      if (call === 'GET /api/products/categories/') return Promise.resolve(categories);
      if (params !== undefined && params.slug !== 'books')
        return Promise.reject(new CallRefused(404, { code: 'category-not-found' }));
      return Promise.resolve({ data: [], next: null });
    },
  );
  const context = { api, language: 'fa', publicUrl: 'https://shop.example' };
  const page = await loader({
    context,
    params: {},
    request: new Request(`https://shop.example/shop-list${search}`),
  } as never);
  return { page, asked: requested };
}

test('LIST-01 a shop category is listed, and its chip is the only one besides "all"', async () => {
  const { page, asked: requested } = await listed('?category=books');
  expect(page).toMatchObject({ category: 'books', unknown: false, chips: [{ slug: 'books', name: 'کتاب' }] });
  expect(requested).not.toContain('GET /api/products/');
});

test.each(['nix', '%20', 'x'.repeat(400), ''])(
  'LIST-01 the address with the category "%s" leads to all products',
  async (slug) => {
    const { page, asked: requested } = await listed(`?category=${slug}&brand=nik`);
    expect(page).toMatchObject({ category: '', unknown: slug.length > 1 && slug !== '%20', first: { data: [] } });
    expect(requested).toContain('GET /api/products/');
    expect(requested).toContain('GET /api/products/facets/');
  },
);

test('LIST-01 any other refusal is passed through', async () => {
  const api = vi.fn((call: string) =>
    call === 'GET /api/products/categories/'
      ? Promise.resolve(categories)
      : Promise.reject(new CallRefused(429, { code: 'too-many' })),
  );
  const context = { api, language: 'fa', publicUrl: 'https://shop.example' };
  await expect(
    loader({ context, params: {}, request: new Request('https://shop.example/shop-list') } as never),
  ).rejects.toBeDefined();
});
