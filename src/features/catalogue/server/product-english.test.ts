import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/identity/server/identity.factory.ts';
import { databaseKinds, useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail, ProductList } from '../catalogue.contract.ts';
import type { DeskCategory } from '../category-desk.contract.ts';
import type { ProductDraft } from '../product-desk.contract.ts';
import { describeProductsUnder } from './category-desk.service.ts';
import { productWritten } from './product-desk.factory.ts';

describe.each(databaseKinds)('products in English on %s', (kind) => {
  const it = useTestShop(kind);
  let owner: ReadyCustomer;
  let id: number;
  let category: DeskCategory;
  beforeAll(async () => {
    owner = await customerReady(it.shop, { role: 'owner' });
    const body = await productWritten(it.shop, {
      slug: 'lamp', name: 'چراغ مطالعه', name_en: 'Reading lamp', description: 'روشن', description_en: 'Bright', tags: ['خانه'], tags_en: ['household'],
      specifications: [{ name: 'جنس', value: 'چوب', name_en: 'Material', value_en: 'Wood' }, { name: 'وزن', value: '۲ کیلو' }],
    });
    id = ((await it.call('POST /api/admin/products/', { token: owner.token, body })).body as { id: number }).id;
    const all = (await it.call('GET /api/admin/categories/', { token: owner.token })).body as DeskCategory[];
    category = all.find((one) => one.id === body.category_id)!;
    const { name, slug, parent_id, picture_key, hidden, version } = category;
    await it.call('PUT /api/admin/categories/:id/', { token: owner.token, params: { id: category.id }, body: { name, name_en: 'Lights', slug, parent_id, picture_key, hidden, version } });
  });

  const asked = async (language: string, name: string, sent: object = {}) => (await it.call(name, { headers: { cookie: `language=${language}` }, ...sent })).body;
  const detail = (language: string, slug = 'lamp') => asked(language, 'GET /api/products/:slug/', { params: { slug } }) as Promise<ProductDetail>;
  const names = async (language: string, name: string, sent?: object) => (await (asked(language, name, sent) as Promise<ProductList>)).data.map((product) => product.name);

  test('APP-01 API-18 a product is answered in the language of who asks, however it was asked for before', async () => {
    const persian = { name: 'چراغ مطالعه', description: 'روشن', tags: ['خانه'], specifications: [{ name: 'جنس', value: 'چوب' }, { name: 'وزن', value: '۲ کیلو' }] };
    const english = { name: 'Reading lamp', description: 'Bright', tags: ['household'], specifications: [{ name: 'Material', value: 'Wood' }, { name: 'وزن', value: '۲ کیلو' }] };
    for (const [language, words] of [['fa', persian], ['en', english], ['fa', persian], ['en', english]] as const) expect(await detail(language)).toMatchObject(words);
    expect([(await detail('en')).categories[0]?.name, (await detail('fa')).categories[0]?.name]).toEqual(['Lights', category.name]);
  });

  test('APP-01 API-17 lists, categories, search and carts bear the names of the language', async () => {
    expect([await names('en', 'GET /api/products/'), await names('fa', 'GET /api/products/')]).toEqual([['Reading lamp'], ['چراغ مطالعه']]);
    const tree = async (language: string) => (await asked(language, 'GET /api/products/categories/') as { name: string }[])[0]?.name;
    expect([await tree('en'), await tree('fa')]).toEqual(['Lights', category.name]);
    const { token } = await customerReady(it.shop);
    await it.call('POST /api/orders/cart/', { token, body: { variant_id: id, quantity: 1 } });
    const line = async (language: string) => (await asked(language, 'GET /api/orders/cart/', { token }) as { items: { name: string }[] }).items[0]?.name;
    expect([await line('en'), await line('fa')]).toEqual(['Reading lamp', 'چراغ مطالعه']);
  });

  test.each([{ q: 'reading lamp' }, { q: 'چراغ' }, { q: 'household' }, { tag: 'household' }, { tag: 'خانه' }])('SRCH-01 the same product is found by %j in either language', async (query) => {
    for (const language of ['fa', 'en']) expect(await names(language, 'GET /api/search/', { query })).toHaveLength(1);
  });

  test('SRCH-01 after a category was named in English its products are found by that name', async () => {
    await describeProductsUnder(it.shop, category.id);
    expect(await names('en', 'GET /api/search/', { query: { q: 'lights' } })).toEqual(['Reading lamp']);
    const { categories } = (await asked('en', 'GET /api/search/suggestions/', { query: { q: 'light' } })) as { categories: { name: string }[] };
    expect(categories.map(({ name }) => name)).toEqual(['Lights']);
  });

  test('APP-01 a changed English text is seen at once, and what is taken away falls back to Persian', async () => {
    await detail('en');
    const draft = (await it.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } })).body as ProductDraft;
    expect(draft).toMatchObject({ tags_en: ['household'], specifications: [{ name_en: 'Material', value_en: 'Wood' }, { name: 'وزن' }] });
    const { seller: _, changed_at: __, id: ___, variants, ...form } = draft;
    const kept = variants.map(({ on_hand: ____, held: _____, ...variant }) => variant);
    const body = { ...form, variants: kept, name_en: '', tags_en: [] };
    expect((await it.call('PUT /api/admin/products/:id/', { token: owner.token, params: { id }, body })).status).toBe(200);
    expect(await detail('en')).toMatchObject({ name: 'چراغ مطالعه', description: 'Bright', tags: ['خانه'] });
  });
});
