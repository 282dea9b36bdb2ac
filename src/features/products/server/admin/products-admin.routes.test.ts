import { putSetting } from '#features/settings/server/settings.factory.ts';
import { inPersian } from '#testing/in-persian.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { outcomesIn } from '#testing/bulk-outcomes.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '../../products.contract.ts';
import type { ProductList } from '#features/listings/listings.contract.ts';
import type { AdminProduct, AdminProductDraft, ProductForm } from '../../products-admin.contract.ts';
import { productReady } from '../products.factory.ts';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { productWritten } from '../products-admin.factory.ts';
import { saveProduct } from './product-save.service.ts';

const red = { name: inPersian('سرخ'), hex: '#aa0000' };
const blue = { name: inPersian('آبی'), hex: '#0000aa' };
/** The colour as displayed on a Persian page. */
const inFa = ({ name, hex }: typeof red) => ({ name: name.fa, hex });

describe('product administration', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  const add = async (wanted: Partial<ProductForm> = {}) =>
    app.call('POST /api/admin/products/', { token: owner.token, body: await productWritten(app.shop, wanted) });
  const added = async (wanted: Partial<ProductForm> = {}) =>
    (await add(wanted)).body as { id: number; slug: string; version: number };
  const draft = async (id: number) =>
    (await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } })).body as AdminProductDraft;
  const save = (before: AdminProductDraft, changed: Partial<ProductForm> = {}) => {
    const { id, seller: _, changed_at: __, linked_products: _links, metadata: _metadata, variants, ...form } = before;
    const stored = variants.map(({ on_hand: ___, held: ____, ...variant }) => variant);
    return app.call('PUT /api/admin/products/:id/', {
      token: owner.token,
      params: { id },
      body: { ...form, variants: stored, ...changed },
    });
  };
  const visible = async (slug: string) => app.call('GET /api/products/:slug/', { params: { slug } });
  const detail = async (slug: string) => (await visible(slug)).body as ProductDetail;
  const list = async (query: Record<string, unknown>) =>
    (await app.call('GET /api/admin/products/', { token: owner.token, query })).body as {
      data: AdminProduct[];
      next: string | null;
    };
  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;

  test('PROD-10 a product with two variants and an image is on sale, and its first variant has its number', async () => {
    const image = await uploadReady(app.shop, { customerId: owner.id });
    const brand = await createBrand(app.shop, { name: 'نوین', slug: 'novin' });
    const answer = await add({
      name: inPersian('چراغ مطالعه', 'Reading lamp'),
      description: inPersian('روشن'),
      brand_id: brand.id,
      tags: { fa: ['خانه', 'خانه'], en: [] },
      badge: { text: inPersian('تازه'), color: 'turquoise' },
      slug: 'lamp',
      specifications: [{ name: inPersian('جنس'), value: inPersian('چوب') }],
      pictures: [{ key: image, alt: 'چراغی روی میز' }],
      variants: [
        { colour: red, size: null, base_price: 120_000, picture_key: image, visible: true, stock: 3 },
        { colour: blue, size: null, base_price: 90_000, picture_key: null, visible: true, stock: 0 },
      ],
    });
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: number };
    expect(await detail('lamp')).toMatchObject({
      id,
      name: 'چراغ مطالعه',
      base_price: 120_000,
      quantity: 3,
      tags: ['خانه'],
      badge_color: 'var(--color-turquoise, #3bc9be)',
      images: [{ image: `/media/${image}/960.webp`, alt: 'چراغی روی میز' }],
      variants: [
        { id, colour: inFa(red), base_price: 120_000, quantity: 3 },
        { colour: inFa(blue), base_price: 90_000, quantity: 0 },
      ],
    });
    const found = (await app.call('GET /api/search/', { query: { q: 'reading lamp' } })).body as ProductList;
    expect(found.data.map((product) => product.id)).toEqual([id]);
    expect(await rows('select reason, on_hand_change, "by" from stock_movements where variant_id = $1', id)).toEqual([
      { reason: 'received', on_hand_change: 3, by: owner.id },
    ]);
    expect(
      await rows(`select action, "by" from audit_log where subject = 'product' and subject_id = $1`, String(id)),
    ).toEqual([{ action: 'product.added', by: owner.id }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test.each<[string, (form: ProductForm) => Partial<ProductForm>, number, string]>([
    ['the word categories as its address', () => ({ slug: 'categories' }), 400, 'slug'],
    ['the word specialproduct as its address', () => ({ slug: 'specialproduct' }), 400, 'slug'],
    ['no variant', () => ({ variants: [] }), 400, 'variants'],
    [
      'a price below zero',
      ({ variants: [first] }) => ({ variants: [{ ...first!, base_price: -1 }] }),
      400,
      'variants.0.base_price',
    ],
    [
      'a colour and size twice',
      ({ variants: [first] }) => ({
        variants: [
          { ...first!, size: inPersian('L') },
          { ...first!, size: inPersian('L') },
        ],
      }),
      409,
      'variants.1.size.fa',
    ],
    ['a category that is not there', () => ({ category_id: 999_999 }), 422, 'category_id'],
    ['a brand that is not there', () => ({ brand_id: 999_999 }), 422, 'brand_id'],
    ['a picture that nobody sent', () => ({ pictures: [{ key: 'abcabcabcabcabcabcab', alt: '' }] }), 422, 'pictures'],
    [
      'a variant of another product',
      ({ variants: [first] }) => ({ variants: [{ ...first!, id: 1 }] }),
      422,
      'variants.0.size',
    ],
  ])('API-08 a product with %s is refused with an error of its field', async (_, changed, status, field) => {
    const form = await productWritten(app.shop);
    const answer = await app.call('POST /api/admin/products/', {
      token: owner.token,
      body: { ...form, ...changed(form) },
    });
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([status, [field]]);
  });

  test('a new price is on the page and the list at once, and the log has the old one', async () => {
    const { id, slug } = await added();
    expect((await detail(slug)).new_price).toBe(95_000);
    const before = await draft(id);
    const answer = await save(before, {
      variants: [{ id, colour: null, size: null, base_price: 200_000, picture_key: null, visible: true }],
    });
    expect(answer.body).toMatchObject({ version: 2, slug });
    expect(await detail(slug)).toMatchObject({ base_price: 200_000, new_price: 195_000 });
    const newest = (await app.call('GET /api/products/', { query: { page_size: 1 } })).body as ProductList;
    expect(newest.data[0]).toMatchObject({ id, new_price: 195_000 });
    const [logged] = await rows(
      `select before, after from audit_log where action = 'product.changed' and subject_id = $1`,
      String(id),
    );
    expect(logged).toMatchObject({
      before: { variants: [{ base_price: 100_000 }] },
      after: { variants: [{ base_price: 200_000 }] },
    });
    expect(Object.keys(logged?.after as object)).toEqual(['variants']);
  });

  test('of two concurrent changes to a product the second gets a conflict, and nothing of the first is lost', async () => {
    const { id, slug } = await added();
    const seen = await draft(id);
    expect((await save(seen, { name: inPersian('از نخستین') })).status).toBe(200);
    const second = await save(seen, { name: inPersian('از دومین') });
    expect([second.status, (second.body as { code: string }).code]).toEqual([409, 'changed-meanwhile']);
    expect((await detail(slug)).name).toBe('از نخستین');
    expect((await save(await draft(id), { name: inPersian('از دومین') })).status).toBe(200);
  });

  test('a former slug redirects to the product, and another product may not take one that is in use', async () => {
    const { id, slug } = await added();
    const other = await added();
    expect((await save(await draft(id), { slug: other.slug })).body).toMatchObject({
      code: 'slug-taken',
      fields: { slug: expect.any(String) as string },
    });
    expect((await save(await draft(id), { slug: `${slug}-new` })).status).toBe(200);
    expect((await detail(slug)).slug).toBe(`${slug}-new`);
    expect((await save(await draft(other.id), { slug })).status).toBe(200);
    expect((await detail(slug)).id).toBe(other.id);
    expect((await detail(`${slug}-new`)).id).toBe(id);
  });

  test('PROD-10 a hidden variant is not sold, and its product is sold out when no other is left', async () => {
    const { id, slug } = await added();
    const before = await draft(id);
    const [first] = before.variants.map(({ on_hand: _, held: __, ...variant }) => variant);
    await save(before, {
      variants: [
        { ...first!, visible: false },
        { colour: red, size: null, base_price: 50_000, picture_key: null, visible: true, stock: 0 },
      ],
    });
    expect(await rows('select in_stock from products where id = $1', id)).toEqual([{ in_stock: false }]);
    expect((await detail(slug)).variants.map((variant) => variant.colour)).toEqual([inFa(red)]);
    expect(await detail(slug), 'the price of what is shown').toMatchObject({ base_price: 50_000 });
    const after = await draft(id);
    await save(after, {
      variants: after.variants.map(({ on_hand: _, held: __, ...variant }) => ({ ...variant, visible: true })),
    });
    expect(await rows('select in_stock from products where id = $1', id)).toEqual([{ in_stock: true }]);
  });

  test('products are hidden and displayed again in bulk', async () => {
    const [one, two] = [await added(), await added()];
    const turn = async (status: string) =>
      outcomesIn(
        (
          await app.call('POST /api/admin/products/bulk-set-status/', {
            token: owner.token,
            body: { ids: [one.id, two.id], status },
          })
        ).body,
      );
    expect((await visible(one.slug)).status).toBe(200);
    expect(await turn('draft')).toEqual([
      [one.id, 'done'],
      [two.id, 'done'],
    ]);
    expect(await turn('draft')).toEqual([
      [one.id, 'skipped'],
      [two.id, 'skipped'],
    ]);
    expect([(await visible(one.slug)).status, (await visible(two.slug)).status]).toEqual([404, 404]);
    expect(await turn('active')).toEqual([
      [one.id, 'done'],
      [two.id, 'done'],
    ]);
    expect((await visible(one.slug)).status).toBe(200);
  });

  test('products are found by words, number, category and state, page by page, in a constant number of queries', async () => {
    const main = await createCategory(app.shop, { name: 'اصلی', slug: 'main' });
    const below = await createCategory(app.shop, { name: 'زیر', slug: 'below', parentId: main.id });
    const made: number[] = [];
    for (let number = 0; number < 23; number++)
      made.push(
        (
          await productReady(app.shop, {
            name: `گلدان شمارهٔ ${number}`,
            categoryId: below.id,
            stock: number === 0 ? 0 : 9,
          })
        ).id,
      );
    const first = await list({ category: main.id });
    expect([first.data.length, first.data[0]?.id]).toEqual([20, made.at(-1)]);
    const rest = (
      await app.server.inject({ url: first.next ?? '', headers: { authorization: `Bearer ${owner.token}` } })
    ).json<{ data: AdminProduct[]; next: null }>();
    expect([rest.data.map(({ id }) => id), rest.next]).toEqual([[made[2], made[1], made[0]], null]);
    for (const q of ['گلدان ۱۷', 'گلدان‌های ۱۷'])
      expect((await list({ q })).data.map(({ name }) => name)).toEqual(['گلدان شمارهٔ 17']);
    for (const q of ['%', '👟', '\\']) expect((await list({ q })).data, q).toEqual([]);
    expect((await list({ q: String(made[5]) })).data.map(({ id }) => id)).toContain(made[5]);
    expect((await list({ category: main.id, stock: 'sold-out' })).data).toMatchObject([
      { id: made[0], available: 0, variants_count: 1, status: 'active' },
    ]);
    expect((await list({ category: main.id, status: 'draft' })).data).toEqual([]);
  });

  test('SALE-01 the shop features the products that staff choose, in that order', async () => {
    const chosen = [await added(), await added(), await added()].map(({ id }) => id).toReversed();
    const set = (ids: number[]) => putSetting(app, 'featured', { token: owner.token, body: { ids } });
    const featured = async () =>
      ((await app.call('GET /api/products/featured/')).body as ProductList).data.map(({ id }) => id);
    expect((await set(chosen)).status).toBe(200);
    expect(await featured()).toEqual(chosen);
    await set([chosen[1]!, chosen[0]!]);
    expect(await featured()).toEqual([chosen[1], chosen[0]]);
    expect((await set([999_999])).status).toBe(404);
    expect(await featured()).toEqual([chosen[1], chosen[0]]);
  });

  test('a seller can change only their own products', async () => {
    const { id } = await added();
    const {
      seller: _,
      changed_at: __,
      linked_products: _links,
      metadata: _metadata,
      variants,
      ...form
    } = await draft(id);
    const stored = variants.map(({ on_hand: ___, held: ____, ...variant }) => variant);
    expect(await saveProduct(app.shop, { by: owner.id, sellerId: 77 }, { ...form, variants: stored })).toMatchObject({
      refusal: 'product-not-found',
    });
  });

  test('customers, guests and other staff can change nothing', async () => {
    const tokens = [
      undefined,
      (await customerReady(app.shop)).token,
      (await customerReady(app.shop, { role: 'writer' })).token,
    ];
    const answers = await Promise.all(tokens.map((token) => app.call('GET /api/admin/products/', { token })));
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
  });
});
