import { beforeAll, describe, expect, test } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '../products.contract.ts';
import type { Facets, ProductList } from '#features/listings/listings.contract.ts';
import type { AdminCategory } from '#features/categories/categories-admin.contract.ts';
import type { AdminProductDraft } from '../products-admin.contract.ts';
import { describeProductsOf, describeProductsUnder } from './words/product-words.service.ts';
import { productWritten } from './products-admin.factory.ts';

describe('products in English', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let id: number;
  let category: AdminCategory;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    const body = await productWritten(app.shop, {
      slug: 'lamp',
      name: inPersian('چراغ مطالعه', 'Reading lamp'),
      description: inPersian('روشن', 'Bright'),
      tags: { fa: ['خانه'], en: ['household'] },
      specifications: [
        { name: inPersian('جنس', 'Material'), value: inPersian('چوب', 'Wood') },
        { name: inPersian('وزن'), value: inPersian('۲ کیلو') },
      ],
    });
    id = ((await app.call('POST /api/admin/products/', { token: owner.token, body })).body as { id: number }).id;
    const all = (
      (await app.call('GET /api/admin/categories/', { token: owner.token })).body as { data: AdminCategory[] }
    ).data;
    category = all.find((one) => one.id === body.category_id)!;
    const { name, slug, parent_id, picture_key, visible, version } = category;
    await app.call('PUT /api/admin/categories/:id/', {
      token: owner.token,
      params: { id: category.id },
      body: { name: { fa: name.fa, en: 'Lights' }, slug, parent_id, picture_key, visible, version },
    });
  });

  const requested = async (language: string, name: string, sent: object = {}) =>
    (await app.call(name, { headers: { cookie: `language=${language}` }, ...sent })).body;
  const detail = (language: string, slug = 'lamp') =>
    requested(language, 'GET /api/products/:slug/', { params: { slug } }) as Promise<ProductDetail>;
  const names = async (language: string, name: string, sent?: object) =>
    (await (requested(language, name, sent) as Promise<ProductList>)).data.map((product) => product.name);

  test("APP-01 API-18 a product is returned in the caller's language, whatever language was requested before", async () => {
    const persian = {
      name: 'چراغ مطالعه',
      description: 'روشن',
      tags: ['خانه'],
      specifications: [
        { name: 'جنس', value: 'چوب' },
        { name: 'وزن', value: '۲ کیلو' },
      ],
    };
    const english = {
      name: 'Reading lamp',
      description: 'Bright',
      tags: ['household'],
      specifications: [
        { name: 'Material', value: 'Wood' },
        { name: 'وزن', value: '۲ کیلو' },
      ],
    };
    for (const [language, words] of [
      ['fa', persian],
      ['en', english],
      ['fa', persian],
      ['en', english],
    ] as const)
      expect(await detail(language)).toMatchObject(words);
    expect([(await detail('en')).categories[0]?.name, (await detail('fa')).categories[0]?.name]).toEqual([
      'Lights',
      category.name.fa,
    ]);
  });

  test("APP-01 API-17 lists, categories, search and carts use the names of the request's language", async () => {
    expect([await names('en', 'GET /api/products/'), await names('fa', 'GET /api/products/')]).toEqual([
      ['Reading lamp'],
      ['چراغ مطالعه'],
    ]);
    const tree = async (language: string) =>
      ((await requested(language, 'GET /api/products/categories/')) as { name: string }[])[0]?.name;
    expect([await tree('en'), await tree('fa')]).toEqual(['Lights', category.name.fa]);
    const { token } = await customerReady(app.shop);
    await app.call('POST /api/orders/cart/', { token, body: { variant_id: id, quantity: 1 } });
    const line = async (language: string) =>
      ((await requested(language, 'GET /api/orders/cart/', { token })) as { items: { name: string }[] }).items[0]?.name;
    expect([await line('en'), await line('fa')]).toEqual(['Reading lamp', 'چراغ مطالعه']);
  });

  test.each([{ q: 'reading lamp' }, { q: 'چراغ' }, { q: 'household' }, { tag: 'household' }, { tag: 'خانه' }])(
    'SRCH-01 the same product is found by %j in either language',
    async (query) => {
      for (const language of ['fa', 'en']) expect(await names(language, 'GET /api/search/', { query })).toHaveLength(1);
    },
  );

  test('SRCH-01 once a category has an English name, its products are found by it', async () => {
    await describeProductsUnder(app.shop, category.id);
    expect(await names('en', 'GET /api/search/', { query: { q: 'lights' } })).toEqual(['Reading lamp']);
    const { categories } = (await requested('en', 'GET /api/search/suggestions/', { query: { q: 'light' } })) as {
      categories: { name: string }[];
    };
    expect(categories.map(({ name }) => name)).toEqual(['Lights']);
  });

  test('APP-01 badges, brands, colours and sizes are localised; a filtered link is the same in both languages', async () => {
    const brand = (
      (
        await app.call('POST /api/admin/brands/', {
          token: owner.token,
          body: { name: { fa: 'نیک', en: 'Nik & Sons' }, slug: 'nik' },
        })
      ).body as { id: number }
    ).id;
    const white = { name: inPersian('سفید', 'White'), hex: '#ffffff' };
    const body = await productWritten(app.shop, {
      slug: 'shirt',
      name: inPersian('پیراهن', 'Shirt'),
      brand_id: brand,
      badge: { text: inPersian('تازه', 'New'), color: 'turquoise' },
      variants: [
        { colour: white, size: inPersian('۴۲'), base_price: 90_000, picture_key: null, visible: true, stock: 3 },
        {
          colour: white,
          size: inPersian('بزرگ', 'Large'),
          base_price: 90_000,
          picture_key: null,
          visible: true,
          stock: 3,
        },
        {
          colour: { name: inPersian('سرخ'), hex: '#aa0000' },
          size: null,
          base_price: 90_000,
          picture_key: null,
          visible: true,
          stock: 3,
        },
      ],
    });
    const { id: shirt } = (await app.call('POST /api/admin/products/', { token: owner.token, body })).body as {
      id: number;
    };
    const kinds = async (language: string) =>
      (await detail(language, 'shirt')).variants.map(({ colour, size }) => [colour?.name, size]);
    expect(await kinds('en')).toEqual([
      ['White', '42'],
      ['White', 'Large'],
      ['سرخ', null],
    ]);
    expect(await kinds('fa')).toEqual([
      ['سفید', '۴۲'],
      ['سفید', 'بزرگ'],
      ['سرخ', null],
    ]);
    for (const [language, badge, maker] of [
      ['en', 'New', 'Nik & Sons'],
      ['fa', 'تازه', 'نیک'],
    ] as const) {
      expect(await detail(language, 'shirt')).toMatchObject({ badge_text: badge, brand: { slug: 'nik', name: maker } });
      const { data } = (await requested(language, 'GET /api/products/')) as ProductList;
      expect(data.find(({ id: one }) => one === shirt)?.badge_text).toBe(badge);
    }
    const facets = (await requested('en', 'GET /api/products/facets/')) as Facets;
    expect(facets.colours).toEqual(
      expect.arrayContaining([{ value: 'سفید', name: 'White', hex: '#ffffff', count: 1 }]),
    );
    expect(facets.sizes).toEqual(
      expect.arrayContaining([
        { value: '۴۲', name: '42', count: 1 },
        { value: 'بزرگ', name: 'Large', count: 1 },
      ]),
    );
    const nothing = (await requested('en', 'GET /api/products/facets/', {
      query: { colour: 'سفید', size: 'بزرگ', price_max: 1 },
    })) as Facets;
    expect(nothing).toMatchObject({
      total: 0,
      colours: [{ value: 'سفید', name: 'White', hex: '#ffffff', count: 0 }],
      sizes: [{ value: 'بزرگ', name: 'Large', count: 0 }],
    });
    for (const language of ['fa', 'en'])
      expect(await names(language, 'GET /api/products/', { query: { colour: 'سفید', size: 'بزرگ' } })).toHaveLength(1);
    expect(await names('en', 'GET /api/search/', { query: { q: 'sons' } })).toEqual(['Shirt']);

    const { token } = await customerReady(app.shop);
    const large = (await detail('fa', 'shirt')).variants[1]?.id ?? 0;
    await app.call('POST /api/orders/cart/', { token, body: { variant_id: large, quantity: 1 } });
    const line = async (language: string) =>
      ((await requested(language, 'GET /api/orders/cart/', { token })) as { items: { variant: string }[] }).items[0]
        ?.variant;
    expect([await line('en'), await line('fa')]).toEqual(['White, Large', 'سفید، بزرگ']);

    const draft = (await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id: shirt } }))
      .body as AdminProductDraft;
    expect(draft).toMatchObject({
      badge: { text: { en: 'New' } },
      variants: [{ colour: { name: { en: 'White' } }, size: { en: '' } }, { size: { en: 'Large' } }, {}],
    });
    const seen = await app.call('POST /api/admin/products/preview/', {
      token: owner.token,
      headers: { cookie: 'language=en' },
      body,
    });
    expect(seen.body).toMatchObject({
      badge_text: 'New',
      variants: [{ colour: { name: 'White' }, size: '42' }, { size: 'Large' }, {}],
    });
  });

  test('SRCH-01 an empty search suggests the tags of the best-selling products, in the language', async () => {
    app.shop.invalidate('popular-tags');
    const words = async (language: string) =>
      ((await requested(language, 'GET /api/search/suggestions/', { query: { q: '' } })) as { words: string[] }).words;
    expect([await words('en'), await words('fa')]).toEqual([['household'], ['خانه']]);
  });

  test('APP-01 a changed English text is displayed at once, and a removed one falls back to Persian', async () => {
    await detail('en');
    const draft = (await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } }))
      .body as AdminProductDraft;
    expect(draft).toMatchObject({
      tags: { en: ['household'] },
      specifications: [{ name: { en: 'Material' }, value: { en: 'Wood' } }, { name: { fa: 'وزن' } }],
    });
    const {
      seller: _,
      changed_at: __,
      linked_products: _links,
      metadata: _metadata,
      id: ___,
      variants,
      ...form
    } = draft;
    const stored = variants.map(({ on_hand: ____, held: _____, ...variant }) => variant);
    const body = {
      ...form,
      variants: stored,
      name: inPersian(form.name.fa),
      tags: { fa: form.tags.fa, en: [] },
    };
    expect((await app.call('PUT /api/admin/products/:id/', { token: owner.token, params: { id }, body })).status).toBe(
      200,
    );
    expect(await detail('en')).toMatchObject({ name: 'چراغ مطالعه', description: 'Bright', tags: ['خانه'] });
  });

  test('SRCH-01 HDR-05 a corrected brand name applies to its product, the filters and the search, with its address unchanged', async () => {
    const { id: brand } = (
      await app.call('POST /api/admin/brands/', {
        token: owner.token,
        body: { name: { fa: 'هیماا', en: 'Himaa' }, slug: 'hima' },
      })
    ).body as { id: number };
    const body = await productWritten(app.shop, { slug: 'kettle', name: inPersian('کتری', 'Kettle'), brand_id: brand });
    expect((await app.call('POST /api/admin/products/', { token: owner.token, body })).status).toBe(201);
    const brandOf = async (language: string) => [
      (await detail(language, 'kettle')).brand,
      ((await requested(language, 'GET /api/products/facets/')) as Facets).brands.find(({ slug }) => slug === 'hima')
        ?.name,
    ];
    expect(await brandOf('fa')).toEqual([{ slug: 'hima', name: 'هیماا' }, 'هیماا']);
    const before = { name: { fa: 'هیماا', en: 'Himaa' } };
    const rename = (token: string, names: object, id = brand) =>
      app.call('PUT /api/admin/brands/:id/', {
        token,
        params: { id },
        body: { name: { fa: 'هیما', en: 'Hima', ...names }, before },
      });
    expect((await rename((await customerReady(app.shop, { role: 'writer' })).token, {})).status).toBe(403);
    expect((await rename(owner.token, { fa: ' ' })).status).toBe(400);
    expect((await rename(owner.token, {}, 999_999)).status).toBe(404);
    expect(await rename(owner.token, {})).toMatchObject({
      status: 200,
      body: { id: brand, slug: 'hima', name: { fa: 'هیما', en: 'Hima' } },
    });
    expect((await rename(owner.token, { fa: 'هما' })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect(await brandOf('fa')).toEqual([{ slug: 'hima', name: 'هیما' }, 'هیما']);
    expect(await brandOf('en')).toEqual([{ slug: 'hima', name: 'Hima' }, 'Hima']);
    await describeProductsOf(app.shop, brand);
    expect(await names('fa', 'GET /api/search/', { query: { q: 'هیما' } })).toEqual(['کتری']);
    const { rows } = await app.shop.database.pool.query(
      `select by, before, after from audit_log where action = 'brand.renamed'`,
    );
    expect(rows).toEqual([{ by: owner.id, before, after: { name: { fa: 'هیما', en: 'Hima' } } }]);
  });
});
