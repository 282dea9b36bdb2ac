import { beforeAll, describe, expect, test } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '../../products.contract.ts';
import type { ProductForm } from '../../products-admin.contract.ts';
import { productWritten } from '../products-admin.factory.ts';

describe('the product preview', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const preview = (form: ProductForm, id?: number, token: string | undefined = owner.token) =>
    app.call('POST /api/admin/products/preview/', { token, body: { ...form, ...(id !== undefined && { id }) } });
  const addHidden = async () => {
    const form = await productWritten(app.shop, { status: 'draft', name: inPersian('سماور پنهان') });
    const { id, slug } = (await app.call('POST /api/admin/products/', { token: owner.token, body: form })).body as {
      id: number;
      slug: string;
    };
    return { id, slug, form };
  };

  test('PROD-02 a hidden product is previewed as its page would look, with unsaved edits', async () => {
    const { id, slug, form } = await addHidden();
    const [first] = form.variants;
    const answer = await preview(
      {
        ...form,
        description: inPersian('هنوز ذخیره نشده'),
        variants: [
          { ...first!, id, base_price: 200_000, stock: 0 },
          { ...first!, size: inPersian('XL'), stock: 3 },
          { ...first!, size: inPersian('S'), visible: false },
        ],
      },
      id,
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      slug,
      name: 'سماور پنهان',
      description: 'هنوز ذخیره نشده',
      base_price: 200_000,
      new_price: 195_000,
      quantity: 5,
      related_products: [],
      seller: { slug: 'hojreh' },
      variants: [
        { id, quantity: 5, new_price: 195_000 },
        { size: 'XL', quantity: 3 },
      ],
    });
    const stored = await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } });
    expect(stored.body).toMatchObject({
      version: 1,
      description: { fa: '', en: '' },
      status: 'draft',
      variants: [{ base_price: 100_000 }],
    });
  });

  test('PROD-02 an unsaved product can be previewed, and nothing is stored', async () => {
    const count = async () =>
      (await app.shop.database.pool.query<{ n: number }>('select count(*)::int as n from products')).rows[0]?.n;
    const before = await count();
    const visible = (await preview(await productWritten(app.shop, { name: inPersian('هنوز نیست') })))
      .body as ProductDetail;
    expect(visible).toMatchObject({ name: 'هنوز نیست', quantity: 5, rating: null, variants: [{ quantity: 5 }] });
    expect(await count()).toBe(before);
  });

  test('PROD-08 the preview is for staff only, is never cached, and its address is not found by anyone else', async () => {
    const { id, slug, form } = await addHidden();
    const others = [
      undefined,
      (await customerReady(app.shop)).token,
      (await customerReady(app.shop, { role: 'writer' })).token,
    ];
    const refused = await Promise.all(
      others.map((token) => app.call('POST /api/admin/products/preview/', { token, body: { ...form, id } })),
    );
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
    const given = await app.server.inject({
      method: 'POST',
      url: '/api/admin/products/preview/',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { ...form, id },
    });
    expect([given.statusCode, given.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const token of [...others, owner.token]) {
      expect((await app.call('GET /api/products/:slug/', { token, params: { slug } })).status).toBe(404);
    }
    expect((await app.call('POST /api/products/lookup/', { body: { ids: [id] } })).body).toEqual({ data: [] });
  });

  test('an unknown product or brand is refused', async () => {
    const form = await productWritten(app.shop);
    expect((await preview(form, 999_999)).status).toBe(404);
    expect((await preview({ ...form, brand_id: 999_999 })).body).toMatchObject({
      code: 'reference-unknown',
      fields: { brand_id: expect.any(String) as string },
    });
  });
});
