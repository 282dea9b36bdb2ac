import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { countSold } from '#features/products/server/product-counts.service.ts';
import { useTestShop } from '#testing/test-shop.ts';

interface Answer {
  data: { name: string; slug: string }[];
  next: string | null;
}

describe('a search of words that very many products bear', () => {
  const app = useTestShop();
  const search = async (query: Record<string, unknown>) =>
    (await app.call('GET /api/search/', { query })).body as Answer;
  const everyPage = async (query: Record<string, unknown>) => {
    const slugs: string[] = [];
    for (let page = await search({ ...query, page_size: 20 }); ;) {
      slugs.push(...page.data.map(({ slug }) => slug));
      if (page.next === null) return slugs;
      page = await search(Object.fromEntries(new URLSearchParams(page.next.split('?')[1])));
    }
  };

  beforeAll(async () => {
    const golestan = await createBrand(app.shop, { name: 'گلستان', slug: 'golestan' });
    const ids: number[] = [];
    for (let number = 1; number <= 48; number += 1) {
      const brand = number <= 44 ? { brandId: golestan.id } : {};
      ids.push((await productReady(app.shop, { name: `چای شمارهٔ ${number}`, slug: `tea-${number}`, ...brand })).id);
    }
    await productReady(app.shop, { name: 'قوری', slug: 'pot', tags: ['چای'] });
    await countSold(
      app.shop,
      ids.map((productId, index) => ({ productId, pieces: index + 1 })),
    );
    // As in a shop of a million products.
    await app.shop.db.$client.query({
      text: `update search_vocabulary set products = 20000 where word in ('چای', 'شماره')`,
      values: [],
    });
  });

  test('looks among the popular ones, puts names first, and reads no index of words', async () => {
    const queries = vi.spyOn(app.shop.database.pool, 'query');
    const found = await search({ q: 'چای' });
    expect(found.data.slice(0, 2).map(({ slug }) => slug)).toEqual(['tea-48', 'tea-47']);
    const texts = queries.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
    queries.mockRestore();
    expect(texts.some((text) => text.includes('limit 10000'))).toBe(true);
    expect(texts.some((text) => text.includes('(select 1001)'))).toBe(false);
  });

  test.each([
    ['a word', { q: 'چای' }, 49],
    ['two words', { q: 'چای شماره' }, 48],
    ['a beginning', { q: 'چا' }, 49],
    ['a word within a brand', { q: 'چای', brand: 'golestan' }, 44],
    ['a word, sorted', { q: 'چای', sort: 'cheapest' }, 49],
    // Fewer than say that it is common.
    ['common words that few products bear together', { q: 'چای شماره ۴' }, 10],
  ])('gives each product of %s once, page after page', async (_, query, count) => {
    const slugs = await everyPage(query);
    expect(slugs).toHaveLength(count);
    expect(new Set(slugs).size).toBe(count);
  });
});
