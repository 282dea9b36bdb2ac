import { beforeAll, describe, expect, test } from 'vitest';
import { changeProduct } from '#features/products/server/admin/product-changes.service.ts';
import { nameColours } from '#features/products/server/words/product-words.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { searchTextOf } from '#features/products/products.rules.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Facets, ProductList } from '../listings.contract.ts';
import { namedColours } from '../named-colours.rules.ts';

describe('colours found only in names', () => {
  const app = useTestShop();
  const coloursIn = async (name: string, nameEn: string | null = null) => {
    const searchText = searchTextOf({ name, nameEn, brand: null, tags: ['قرمز'], categories: [] });
    const { rows } = await app.shop.database.pool.query<{ colours: string[] | null }>(
      'select colours_in_name($1) as colours',
      [searchText],
    );
    return rows[0]?.colours ?? [];
  };

  test.each([
    ['کفش مشکی مردانه', ['مشکی']],
    ['کیف سياه', ['مشکی']],
    ['کفش (مشکی/سفید)', ['مشکی', 'سفید']],
    ['کیف چرم قهوه‌ای', ['قهوه‌ای']],
    ['کیف چرم قهوه ایی', ['قهوه‌ای']],
    ['ساعت نقره ای صفحه سرمه‌ای', ['نقره‌ای', 'سرمه‌ای']],
    ['بند رز گلد', ['رزگلد']],
    ['شلوار خاکستری تیره', ['طوسی']],
    ['هودی رنگ کرم', ['کرم']],
    ['Running Shoes Black', ['مشکی']],
    ['کفش آبی و چای سبز', ['آبی']],
    ['پالتو سبز یشمی', ['سبز', 'یشمی']],
  ])('%s is %j', async (name, colours) => {
    expect((await coloursIn(name)).sort()).toEqual([...colours].sort());
  });

  test.each([
    'کرم مرطوب کننده',
    'کرم سفید‌کننده',
    'خمیردندان سفید کننده',
    'کولر آبی',
    'اسباب ورزش‌های آبی',
    'چای سبز',
    'فلفل قرمز و زیره سیاه',
    'دوربین مادون قرمز',
    'تخته سیاه',
    'گردنبند نقره',
    'گل سرخ',
    'سبزی خردکن',
    'هودی Red Dead Redemption',
    'شکلات شیری',
    'مدادرنگی',
    'رنگ مو',
  ])('%s names no colour', async (name) => {
    expect(await coloursIn(name)).toEqual([]);
  });

  test('an English name also gives its colours', async () => {
    expect(await coloursIn('کفش', 'Navy shoes')).toEqual(['سرمه‌ای']);
  });

  test('each colour has an English name and a swatch, and is found by its names', async () => {
    for (const name of namedColours.keys()) expect(await coloursIn(`کفش رنگ ${name}`)).toEqual([name]);
  });

  describe('in lists', () => {
    const slugs = async (path: 'GET /api/products/' | 'GET /api/search/', query: Record<string, unknown>) =>
      ((await app.call(path, { query })).body as ProductList).data.map(({ slug }) => slug).sort();
    const colours = async (query: Record<string, unknown> = {}, language = 'fa') =>
      (
        (await app.call('GET /api/products/facets/', { query, headers: { cookie: `language=${language}` } }))
          .body as Facets
      ).colours;
    const black = { name: 'مشکی', hex: '#101010' };
    let named = 0;
    beforeAll(async () => {
      const ready = await productReady(app.shop, { slug: 'named', name: 'کفش مشکی مردانه' });
      named = ready.id;
      await productReady(app.shop, { slug: 'chosen', name: 'کفش روزمره', variants: [{ colour: black, stock: 2 }] });
      await productReady(app.shop, {
        slug: 'named-otherwise',
        name: 'کفش سفید بند مشکی',
        variants: [{ colour: { name: 'سبز', hex: '#00aa00' }, stock: 2 }],
      });
      await productReady(app.shop, { slug: 'sized', name: 'کفش بنفش', variants: [{ size: '41', stock: 2 }] });
    });

    test('HDR-05 a colour is counted, selected and listed alike, and a colour filter returns only that colour', async () => {
      expect(await colours()).toEqual([
        { value: 'مشکی', name: 'مشکی', hex: '#101010', count: 2 },
        { value: 'بنفش', name: 'بنفش', hex: '#5a3192', count: 1 },
        { value: 'سبز', name: 'سبز', hex: '#00aa00', count: 1 },
      ]);
      for (const { value, count } of await colours()) {
        const listed = await slugs('GET /api/products/', { colour: value });
        expect(listed).toHaveLength(count);
      }
      expect(await slugs('GET /api/products/', { colour: 'مشکی' })).toEqual(['chosen', 'named']);
      expect(await slugs('GET /api/products/', { colour: 'سفید' })).toEqual([]);
      expect((await colours({}, 'en')).find(({ value }) => value === 'بنفش')?.name).toBe('Purple');
    });

    test('SRCH-01 a search for a colour finds both', async () => {
      expect(await slugs('GET /api/search/', { q: 'کفش رنگ بنفش' })).toEqual(['sized']);
      expect(await slugs('GET /api/search/', { q: 'کفش مردانه مشکی' })).toEqual(['named']);
      expect(await slugs('GET /api/search/', { q: 'kafshe banafsh' })).toEqual(['sized']);
      expect(await slugs('GET /api/search/', { q: 'کفش سبز' })).toEqual(['named-otherwise']);
    });

    test('a renamed product has its new colours, and rows that predate the column are filled once', async () => {
      await changeProduct(app.shop, { productId: named, name: 'کفش زرد' });
      expect(await slugs('GET /api/products/', { colour: 'زرد' })).toEqual(['named']);
      expect(await slugs('GET /api/products/', { colour: 'مشکی' })).toEqual(['chosen']);
      const forget = () => app.shop.database.pool.query('update variants set named_colours = null');
      await forget();
      app.shop.invalidate('list');
      expect(await slugs('GET /api/products/', { colour: 'زرد' })).toEqual([]);
      await nameColours(app.shop);
      expect(await slugs('GET /api/products/', { colour: 'زرد' })).toEqual(['named']);
      await forget();
      await nameColours(app.shop);
      app.shop.invalidate('list');
      expect(await slugs('GET /api/products/', { colour: 'زرد' })).toEqual([]);
    });
  });
});
