import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

interface Found {
  readonly data: readonly { readonly slug: string }[];
  readonly corrected: string | null;
  readonly left_out: readonly string[];
}

describe('a search for a printed product code', () => {
  const app = useTestShop();
  const search = async (q: string, more: Record<string, unknown> = {}) =>
    (await app.call('GET /api/search/', { query: { q, ...more } })).body as Found;
  const slugs = ({ data }: Found) => data.map(({ slug }) => slug);
  const ids = new Map<string, number>();
  const total = async (q: string) =>
    ((await app.call('GET /api/products/facets/', { query: { q } })).body as { total: number }).total;

  beforeAll(async () => {
    for (const [name, slug] of [
      ['شانه‌ی چوبی', 'comb'],
      ['قاب گوشی گالکسی', 'case'],
      ['گوشی گالکسی A54', 'phone'],
      ['کتاب ۹۹۱ معما', 'riddles'],
      ['آینه‌ی پنهان', 'hidden'],
    ] as const)
      ids.set(slug, (await productReady(app.shop, { name, slug })).id);
    const set = async (slug: string, codes: string) =>
      app.shop.db.execute(`UPDATE variants SET ${codes} WHERE product_id = ${ids.get(slug)}`);
    await set('comb', `sku = 'Hj-991', barcode = '6260000000019'`);
    await set('case', `sku = 'A54'`);
    await set('hidden', `sku = 'ZX-1', barcode = '96385074', hidden_at = now()`);
  });

  test.each([
    'HJ-991',
    'hj-991',
    'hj991',
    'HJ 991',
    'HJ-۹۹۱',
    'HJ-٩٩١',
    'کد کالا: HJ-991',
    '6260000000019',
    '۶۲۶۰۰۰۰۰۰۰۰۱۹',
    '06260000000019',
  ])('SRCH-01 %s finds only the product with that code', async (q) => {
    const found = await search(q);
    expect(slugs(found)).toEqual(['comb']);
    expect(found).toMatchObject({ corrected: null, left_out: [] });
    expect(found).not.toHaveProperty('relaxed');
    expect(slugs(await search(q, { sort: 'price-asc' }))).toEqual(['comb']);
    expect(slugs(await search(q, { price_max: 1 }))).toEqual([]);
    expect(await total(q)).toBe(1);
  });

  test('SRCH-01 a product is found by its number', async () => {
    const id = ids.get('riddles') ?? 0;
    await app.shop.db.execute(`UPDATE variants SET sku = '${id + 1_000_000}' WHERE product_id = ${ids.get('case')}`);
    expect(slugs(await search(String(id + 1_000_000)))).toEqual(['case']);
    expect(slugs(await search(`شماره کالا ${id}`))[0]).toBe('riddles');
    await app.shop.db.execute(`UPDATE variants SET sku = 'A54' WHERE product_id = ${ids.get('case')}`);
  });

  test("SRCH-01 a number that is a product's code is not read as another product's number", async () => {
    const id = ids.get('comb');
    await productReady(app.shop, { name: `شمع ${id}`, slug: 'candle' });
    expect(slugs(await search(String(id)))).toEqual(['candle']);
  });

  test('SRCH-01 products with the code as a word follow the product it identifies', async () => {
    const found = await search('a54');
    expect(slugs(found)).toEqual(['case', 'phone']);
    expect(await total('a54')).toBe(2);
    expect(slugs(await search('a54', { sort: 'newest' })).sort()).toEqual(['case', 'phone']);
  });

  test('SRCH-01 a hidden variant is not found by its code, and suggestions put the product first', async () => {
    expect(slugs(await search('96385074'))).toEqual([]);
    expect((await app.call('GET /api/search/suggestions/', { query: { q: 'hj-991' } })).body).toMatchObject({
      products: [{ slug: 'comb' }],
    });
  });
});

describe('a search for a model', () => {
  const app = useTestShop();
  const search = async (q: string) => (await app.call('GET /api/search/', { query: { q } })).body as Found;

  beforeAll(async () => {
    await productReady(app.shop, { name: 'ساعت مردانه GA-110GB-1A', slug: 'watch' });
    await productReady(app.shop, { name: 'ساعت زنانه او مدل ۹۹۹', slug: 'other' });
  });

  test.each(['GA-110', 'GA 110', 'GA110', 'ga110', 'ساعت GA110', 'GA110GB', 'GA-110GB'])(
    'SRCH-01 finds it by the beginning of its number, its letters and digits together or apart: %s',
    async (q) => {
      expect(await search(q)).toMatchObject({ data: [{ slug: 'watch' }], corrected: null, left_out: [] });
    },
  );

  test.each(['GA999', 'ga-999'])('SRCH-01 a model that is not sold was not typed on other keys: %s', async (q) => {
    expect(await search(q)).toMatchObject({ corrected: null });
  });
});
