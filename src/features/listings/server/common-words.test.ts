import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { countSold } from '#features/products/server/product-counts.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { fewestOf } from './common-words.store.ts';

interface Answer {
  data: { name: string; slug: string }[];
  next: string | null;
  corrected: string | null;
}

describe('a search for words that very many products contain', () => {
  const app = useTestShop();
  const search = async (query: Record<string, unknown>) =>
    (await app.call('GET /api/search/', { query })).body as Answer;
  /** Returns the results of a search and the statements it executes. */
  const searched = async (query: Record<string, unknown>) => {
    const queries = vi.spyOn(app.shop.database.pool, 'query');
    const found = await search(query);
    const texts = queries.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
    queries.mockRestore();
    return { found, texts };
  };
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
    // Simulates a shop of a million products.
    await app.shop.db.$client.query({
      text: `update search_vocabulary set products = 20000 where word in ('چای', 'شماره', 'قوری')`,
      values: [],
    });
  });

  test('searches the popular products, ranks names first and reads no word index', async () => {
    const { found, texts } = await searched({ q: 'چای' });
    expect(found.data.slice(0, 2).map(({ slug }) => slug)).toEqual(['tea-48', 'tea-47']);
    expect(texts.some((text) => text.includes('limit 10000'))).toBe(true);
    expect(texts.some((text) => text.includes('(select 1001)'))).toBe(false);
    // That a word is common is cached for a while.
    expect((await searched({ q: 'چای', page_size: 10 })).texts.filter((text) => text.includes('limit 10000'))).toEqual(
      [],
    );
  });

  test('counts common words that few products share once a minute', async () => {
    const counted = async (query: Record<string, unknown>) => {
      const queries = vi.spyOn(app.shop.database.pool, 'query');
      expect((await app.call('GET /api/products/facets/', { query })).status).toBe(200);
      const texts = queries.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
      queries.mockRestore();
      return texts.filter((text) => text.includes('count(*) as matches')).length;
    };
    expect(await counted({ q: 'قوری چای' })).toBeGreaterThan(0);
    expect(await counted({ q: 'قوری چای', in_stock: true })).toBe(0);
  });

  test('corrects a mistyped word without counting where its words are common', async () => {
    const { found, texts } = await searched({ q: 'چای شمارخ' });
    expect(found.corrected).toBe('چای شماره');
    expect(found.data).toHaveLength(18);
    expect(texts.some((text) => text.includes('unnest($1) with ordinality query'))).toBe(false);
  });

  test('reads keys with punctuation as Persian before searching for the letters between them', async () => {
    const { found, texts } = await searched({ q: ']hd' });
    expect(found.corrected).toBe('چای');
    expect(texts.filter((text) => text.includes(`search_words`) && text.includes('limit 10000')).length).toBeLessThan(
      2,
    );
    expect(texts.some((text) => text.includes('(select 1001)'))).toBe(false);
  });

  test.each([
    ['a word', { q: 'چای' }, 49],
    ['two words', { q: 'چای شماره' }, 48],
    ['a beginning', { q: 'چا' }, 49],
    ['a word within a brand', { q: 'چای', brand: 'golestan' }, 44],
    // A sorted search omits products with the word only in their tags when very many have it in their names.
    ['a word, sorted', { q: 'چای', sort: 'price-asc' }, 48],
    // Fewer results than indicate a common match.
    ['common words that few products bear together', { q: 'چای شماره ۴' }, 10],
  ])('returns each product of %s once across pages', async (_, query, count) => {
    const slugs = await everyPage(query);
    expect(slugs).toHaveLength(count);
    expect(new Set(slugs).size).toBe(count);
  });
});

describe('a search with hundreds of matches, none popular', () => {
  const app = useTestShop();

  test('ranks products with the word in the name first, however rarely sold', async () => {
    await productReady(app.shop, { name: 'سماور', slug: 'samovar' });
    await app.shop.db.$client.query(
      `insert into products (id, slug, name, category_id, base_price, in_stock, sold_count, search_text, created_at, changed_at)
       select 100000 + n, 'other-' || n, 'کالا', (select min(id) from categories), 1000, true, case when n > 1100 then 9 else 2 end,
         case when n > 1100 then 'کالا' else E'کالا\\nسماور' end, now(), now() from generate_series(1, 11200) n`,
    );
    app.shop.invalidate('list');
    const { body } = await app.call('GET /api/search/', { query: { q: 'سماور' } });
    expect((body as Answer).data[0]?.slug).toBe('samovar');
  });
});

describe('a search in a shop of a hundred thousand products', () => {
  const app = useTestShop();
  const textsOf = async (q: string) => {
    const queries = vi.spyOn(app.shop.database.pool, 'query');
    const { body } = await app.call('GET /api/search/', { query: { q } });
    const texts = queries.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
    queries.mockRestore();
    return { texts, found: body as Answer };
  };

  beforeAll(async () => {
    await productReady(app.shop, { name: 'سماور مسی', slug: 'samovar' });
    await app.shop.db.$client.query(
      `insert into products (id, slug, name, category_id, base_price, in_stock, search_text, created_at, changed_at)
       select 100000 + n, 'samovar-' || n, 'سماور', (select min(id) from categories), 1000, true, 'سماور', now(), now() from generate_series(1, 210) n`,
    );
    await app.shop.db.$client.query(`update search_vocabulary set products = 2000 where word in ('سماور', 'مسی')`);
    await app.shop.db.$client.query(`update pg_class set reltuples = 100000 where oid = 'products'::regclass`);
    app.shop.invalidate('list');
  });

  test('treats a word that a fiftieth of products contain as common, so that a mistyped one is not counted', async () => {
    const { texts, found } = await textsOf('سماورر');
    expect(found.corrected).toBe('سماور');
    expect(texts.some((text) => text.includes('limit (select 1000)'))).toBe(false);
    expect(texts.some((text) => text.includes('with ordinality query'))).toBe(false);
  });

  test('ranks all matches where few popular products match', async () => {
    const { texts, found } = await textsOf('سماور مسی');
    expect(found.data.map(({ slug }) => slug)).toEqual(['samovar']);
    expect(texts.some((text) => text.includes('limit (select 1001)'))).toBe(true);
  });

  test('reports very many matches when as many popular products match as in a larger shop', () => {
    expect([1_000_000, 100_000, 0].map((products) => fewestOf(products, false))).toEqual([40, 200, 40]);
    expect([1_000_000, 100_000, 0].map((products) => fewestOf(products, true))).toEqual([4, 40, 4]);
  });
});

describe('results already found for counting', () => {
  const app = useTestShop();

  test('are ranked without a second search', async () => {
    await productReady(app.shop, { name: 'فلاسک دماوند', slug: 'flask' });
    const queries = vi.spyOn(app.shop.database.pool, 'query');
    const { body } = await app.call('GET /api/search/', { query: { q: 'فلاسکک دماوند' } });
    const texts = queries.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
    queries.mockRestore();
    expect((body as Answer).data.map(({ slug }) => slug)).toEqual(['flask']);
    const ranked = texts.filter((text) => text.includes('with hits as'));
    expect(ranked.at(-1)).toContain('where true and p.id = any(');
  });

  test('are read once for a search, its next pages and its facets, and again when products are added', async () => {
    const textsOf = async (query: Record<string, unknown>) => {
      const queries = vi.spyOn(app.shop.database.pool, 'query');
      const { body } = await app.call('GET /api/search/', { query });
      const texts = queries.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
      queries.mockRestore();
      return { texts, found: body as Answer };
    };
    const lookUps = (texts: readonly string[]) =>
      texts.filter((text) => text.includes('search_words where word = any'));
    await productReady(app.shop, { name: 'قمقمه آبی', slug: 'bottle' });
    const first = await textsOf({ q: 'قمقمهه' });
    expect(first.found.data.map(({ slug }) => slug)).toContain('bottle');
    expect(lookUps(first.texts).length).toBeGreaterThan(0);
    const again = await textsOf({ q: 'قمقمهه', page_size: 5 });
    expect(lookUps(again.texts).length).toBeLessThan(lookUps(first.texts).length);
    await productReady(app.shop, { name: 'قمقمه سبز', slug: 'other-bottle' });
    const later = (await textsOf({ q: 'قمقمهه', page_size: 6 })).found;
    expect(later.data.map(({ slug }) => slug)).toContain('other-bottle');
  });
});
