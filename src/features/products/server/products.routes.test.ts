import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '../products.contract.ts';
import type { ProductList } from '#features/listings/listings.contract.ts';
import { productReady } from './products.factory.ts';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';

describe('the catalogue', () => {
  const app = useTestShop();
  const list = async (query: Record<string, unknown> = {}) => {
    const answer = await app.call('GET /api/products/', { query });
    expect(answer.status).toBe(200);
    return answer.body as ProductList;
  };
  /** Returns all pages of a list, following `next` as a browser would. */
  const follow = async (address: string) => {
    const pages: number[][] = [];
    let next: string | null = address;
    while (next !== null) {
      const page: ProductList = (await app.server.inject(next)).json();
      pages.push(page.data.map(({ id }) => id));
      next = page.next;
    }
    return pages;
  };

  test('an empty shop lists nothing, with the default price range of the filter', async () => {
    expect(await list()).toEqual({ data: [], next: null });
    expect((await app.call('GET /api/products/facets/')).body).toMatchObject({
      total: 0,
      brands: [],
      colours: [],
      sizes: [],
      price_min: 1,
      price_max: 5_000,
    });
    expect((await app.call('GET /api/products/categories/')).body).toEqual([]);
    expect((await app.call('GET /api/products/specialproduct/')).body).toEqual([]);
  });

  test('API-17 a card has the fields a list displays, with absent values as null', async () => {
    const { id, slug } = await productReady(app.shop, {
      name: 'کیف',
      slug: 'bag',
      price: 20_000,
      pictureKeys: ['abc'],
    });
    expect((await list()).data[0]).toEqual({
      id,
      slug,
      name: 'کیف',
      thumb: '/media/abc/320.webp',
      base_price: 20_000,
      badge_text: null,
      badge_color: null,
      new_price: 15_000,
      rating: null,
      review_text: null,
      in_stock: true,
    });
  });

  test('API-07 following next returns every product once, in the order of one large page, in every sort order', async () => {
    const brand = await createBrand(app.shop, { name: 'برند', slug: 'some-brand' });
    for (let number = 0; number < 12; number++) {
      const { id } = await productReady(app.shop, {
        price: 10_000 + (number % 4) * 1_000,
        brandId: number % 2 === 0 ? brand.id : null,
        featured: number % 3 === 0,
      });
      await app.shop.db.$client.query(
        'update products set sold_count = $2, rating_count = $3, rating_sum = $4 where id = $1',
        [id, number % 3, number % 2, 4 * (number % 2)],
      );
    }
    app.shop.invalidate('list');
    for (const address of [
      ...['newest', 'popular', 'ratings', 'cheapest', 'dearest', 'rating', 'price-asc', 'price-desc'].map(
        (sort) => `/api/products/?sort=${sort}`,
      ),
      '/api/products/?sort=popular&brand=some-brand',
      '/api/products/?sort=price-asc&price_min=6000&price_max=7000',
      '/api/products/?in_stock=true',
      '/api/products/categories/ready-products/?sort=ratings',
      '/api/products/featured/?page=1',
      '/api/products/featured/?sort=price-asc',
      '/api/products/featured/?sort=price-desc&in_stock=true',
    ]) {
      const whole = (await app.server.inject(`${address}&page_size=100`)).json<ProductList>().data.map(({ id }) => id);
      const pages = await follow(`${address}&page_size=3`);
      expect(whole.length).toBeGreaterThan(2);
      expect(pages.flat(), address).toEqual(whole);
      expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true);
      const second = (await app.server.inject(`${address.replace('page=1', '')}&page_size=3&page=2`))
        .json<ProductList>()
        .data.map(({ id }) => id);
      expect(second, `page 2 of ${address} without a place`).toEqual(whole.slice(3, 6));
    }
  });

  test('API-07 products added while paging are not returned twice', async () => {
    const first = await list({ page_size: 4 });
    for (let number = 0; number < 5; number++) await productReady(app.shop);
    const rest = (await follow(first.next ?? '')).flat();
    expect(rest.filter((id) => first.data.some((card) => card.id === id))).toEqual([]);
    expect(new Set(rest).size).toBe(rest.length);
  });

  test.each([
    ['page_size=0'],
    ['page_size=101'],
    ['page_size=x'],
    ['page=0'],
    ['sort=best'],
    ['flavour=red'],
    ['price_min=-1'],
    ['after=nonsense'],
    ['after='],
    [`after=${Buffer.from('popular:1:2').toString('base64url')}`],
    [`after=${Buffer.from('newest:1e999:2').toString('base64url')}`],
    [`after=${Buffer.from('newest:1:99999999999999999999').toString('base64url')}`],
  ])('API-07 a list requested with %s is refused with a message', async (query) => {
    const answer = await app.server.inject(`/api/products/?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-request', message: expect.any(String) as string });
  });

  test('API-07 a page past the end is empty and has no next', async () => {
    expect(await list({ page: 1_000 })).toEqual({ data: [], next: null });
    expect(await list({ page: 1_000_000, page_size: 100 })).toEqual({ data: [], next: null });
  });

  test('API-10 API-18 PROD-10 a product has its variants, and its quantity is that of the variant with its number', async () => {
    const brand = await createBrand(app.shop, { name: 'گلدیران', slug: 'goldiran' });
    const main = await createCategory(app.shop, { name: 'پوشاک', slug: 'clothes' });
    const own = await createCategory(app.shop, { name: 'کلاه', slug: 'hats', parentId: main.id });
    const { id, variantIds } = await productReady(app.shop, {
      name: 'کلاه پشمی',
      slug: 'woollen-hat',
      price: 4_000,
      brandId: brand.id,
      categoryId: own.id,
      tags: ['زمستان'],
      pictureKeys: ['a1', 'b2'],
      badge: { text: 'تازه', color: 'turquoise' },
      specifications: [{ name: 'جنس', value: 'پشم' }],
      variants: [
        { colour: { name: 'سرخ', hex: '#aa0000' }, size: 'L', stock: 2 },
        { colour: { name: 'آبی', hex: '#0000aa' }, basePrice: 9_000, pictureKey: 'c3', stock: 0 },
      ],
    });
    await app.shop.db.$client.query('update stock_levels set reserved = 1 where variant_id = $1', [id]);
    const answer = await app.call('GET /api/products/:slug/', { params: { slug: 'woollen-hat' } });
    expect(answer.status).toBe(200);
    const { related_products: related, ...detail } = answer.body as ProductDetail;
    expect(detail).toEqual({
      id,
      slug: 'woollen-hat',
      name: 'کلاه پشمی',
      description: '',
      videoId: 'hojreh',
      base_price: 4_000,
      new_price: 4_000,
      quantity: 1,
      thumb: '/media/a1/320.webp',
      images: [{ image: '/media/a1/960.webp' }, { image: '/media/b2/960.webp' }],
      specifications: [{ name: 'جنس', value: 'پشم' }],
      attributes: [],
      tags: ['زمستان'],
      badge_text: 'تازه',
      badge_color: 'var(--color-turquoise, #3bc9be)',
      rating: null,
      review_text: null,
      brand: { slug: 'goldiran', name: 'گلدیران' },
      categories: [
        { slug: 'clothes', name: 'پوشاک' },
        { slug: 'hats', name: 'کلاه' },
      ],
      seller: { slug: 'hojreh', name: 'حجره' },
      prepaid_only: false,
      warranty_months: null,
      warranty_giver: null,
      return_days: 7,
      offer: null,
      options: [
        {
          kind: 'colour',
          name: 'رنگ',
          values: [
            { id: 1_001, name: 'سرخ', swatch: '#aa0000' },
            { id: 1_002, name: 'آبی', swatch: '#0000aa' },
          ],
        },
        { kind: 'size', name: 'اندازه', values: [{ id: 2_001, name: 'L', swatch: null }] },
      ],
      variants: [
        {
          id,
          values: [1_001, 2_001],
          colour: { name: 'سرخ', hex: '#aa0000' },
          size: 'L',
          base_price: 4_000,
          new_price: 4_000,
          quantity: 1,
          image: null,
          sku: null,
          barcode: null,
          low_stock: true,
        },
        {
          id: variantIds[1],
          values: [1_002, null],
          colour: { name: 'آبی', hex: '#0000aa' },
          size: null,
          base_price: 9_000,
          new_price: 4_000,
          quantity: 0,
          image: '/media/c3/960.webp',
          sku: null,
          barcode: null,
          low_stock: false,
        },
      ],
    });
    expect(related).toEqual([]);
    const inMain = await app.call('GET /api/products/categories/:slug/', { params: { slug: 'clothes' } });
    expect(inMain.body).toMatchObject({
      data: [{ id }],
      next: null,
      category: { slug: 'clothes', parent: null },
      subcategories: [{ slug: 'hats', parent: 'clothes' }],
    });
  });

  test("API-08 an unknown product or category is not found, in the reader's language", async () => {
    const product = await app.call('GET /api/products/:slug/', { params: { slug: 'nothing' } });
    expect(product).toMatchObject({ status: 404, body: { code: 'product-not-found', message: 'کالا پیدا نشد' } });
    const english = await app.call('GET /api/products/:slug/', {
      params: { slug: 'nothing' },
      headers: { cookie: 'language=en' },
    });
    expect(english.body).toMatchObject({ code: 'product-not-found', message: 'product not found' });
    const category = await app.call('GET /api/products/categories/:slug/', { params: { slug: 'nothing' } });
    expect([category.status, category.body]).toMatchObject([
      404,
      { code: 'category-not-found', message: 'دسته‌ای پیدا نشد' },
    ]);
  });

  test('API-09 top categories come first and count the stock in and below them, at most a minute late', async () => {
    app.clock.advance(61_000);
    const answer = await app.call('GET /api/products/categories/');
    expect(answer.body).toMatchObject([
      { slug: 'ready-products', parent: null },
      { slug: 'clothes', parent: null, stock: 1 },
      { slug: 'hats', parent: 'clothes', stock: 1 },
    ]);
    await productReady(app.shop, { categoryId: await idOf('hats') });
    app.clock.advance(61_000);
    expect((await app.call('GET /api/products/categories/')).body).toMatchObject([
      {},
      { slug: 'clothes', stock: 2 },
      { slug: 'hats', stock: 2 },
    ]);
  });

  test('HDR-05 the filters of lists are counted', async () => {
    const { body } = await app.call('GET /api/products/facets/', { query: { category: 'hats' } });
    expect(body).toMatchObject({
      brands: [{ slug: 'goldiran', name: 'گلدیران', count: 1 }],
      price_min: 4_000,
      price_max: 95_000,
    });
  });

  async function idOf(slug: string): Promise<number> {
    const { rows } = await app.shop.db.$client.query<{ id: number }>('select id from categories where slug = $1', [
      slug,
    ]);
    return rows[0]!.id;
  }
});
