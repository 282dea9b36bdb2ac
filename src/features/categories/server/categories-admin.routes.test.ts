import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductList } from '#features/listings/listings.contract.ts';
import type { CategoryForm, AdminCategory } from '../categories-admin.contract.ts';
import { describeProductsUnder } from '#features/products/server/words/product-words.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';

describe("the staff's categories", () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  const form = (wanted: Partial<CategoryForm> = {}): CategoryForm => ({
    name: { fa: 'دسته', en: '' },
    parent_id: null,
    picture_key: null,
    visible: true,
    ...wanted,
  });
  const add = (wanted: Partial<CategoryForm>) =>
    app.call('POST /api/admin/categories/', { token: owner.token, body: form(wanted) });
  const added = async (wanted: Partial<CategoryForm>) => ((await add(wanted)).body as { id: number }).id;
  const all = async () =>
    ((await app.call('GET /api/admin/categories/', { token: owner.token })).body as { data: AdminCategory[] }).data;
  const change = async (id: number, changed: Partial<CategoryForm> & { version?: number }) => {
    const { products_count: _, id: __, ...before } = (await all()).find((category) => category.id === id)!;
    return app.call('PUT /api/admin/categories/:id/', {
      token: owner.token,
      params: { id },
      body: { ...before, ...changed },
    });
  };
  const visible = async () =>
    ((await app.call('GET /api/products/categories/')).body as { slug: string }[]).map(({ slug }) => slug);
  const productsOf = async (slug: string) =>
    (await app.call('GET /api/products/categories/:slug/', { params: { slug } })).body as ProductList;

  test('CAT-01 CAT-03 a category is added, moved with its products, reordered, hidden and renamed, and pages change at once', async () => {
    const home = await added({ name: { fa: 'خانه', en: '' }, slug: 'home' });
    const toys = await added({ name: { fa: 'بازی', en: '' }, slug: 'toys' });
    const lights = await added({ name: { fa: 'روشنایی', en: '' }, slug: 'lights', parent_id: home });
    const { id } = await productReady(app.shop, { name: 'فانوس', categoryId: lights });
    expect(await visible()).toEqual(['home', 'toys', 'lights']);
    expect((await productsOf('home')).data.map((product) => product.id)).toEqual([id]);
    expect((await change(lights, { parent_id: toys })).body).toMatchObject({ id: lights, parent_id: toys, version: 2 });
    expect((await productsOf('home')).data).toEqual([]);
    expect((await productsOf('toys')).data.map((product) => product.id)).toEqual([id]);
    const { rows } = await app.shop.database.pool.query(
      'select category_id from product_categories where product_id = $1 order by category_id',
      [id],
    );
    expect(rows).toEqual([{ category_id: toys }, { category_id: lights }]);
    const order = (ids: number[], before: number[]) =>
      app.call('PUT /api/admin/categories/order/', { token: owner.token, body: { parent_id: null, ids, before } });
    expect(await order([toys, home], [toys, home])).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    const both = await Promise.all([order([toys, home], [home, toys]), order([toys, home], [home, toys])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await visible()).toEqual(['toys', 'home', 'lights']);
    await change(lights, { name: { fa: 'نورافکن‌ها', en: '' } });
    await describeProductsUnder(app.shop, lights);
    expect(
      ((await app.call('GET /api/search/', { query: { q: 'نورافکن‌ها' } })).body as ProductList).data.map(
        (product) => product.id,
      ),
    ).toEqual([id]);
    await change(toys, { visible: false });
    expect(await visible()).toEqual(['home']);
  });

  test('CAT-01 no cycle, no duplicate slug, no overwriting of another change, and no removal of a category with products', async () => {
    const above = await added({ slug: 'above' });
    const below = await added({ slug: 'below', parent_id: above });
    expect((await change(above, { parent_id: below })).body).toMatchObject({
      code: 'category-circle',
      fields: { parent_id: expect.any(String) as string },
    });
    expect((await add({ slug: 'above' })).body).toMatchObject({ code: 'slug-taken' });
    expect((await change(above, { version: 9 })).body).toMatchObject({ code: 'changed-meanwhile' });
    const remove = (id: number, version = 1) =>
      app.call('DELETE /api/admin/categories/:id/', { token: owner.token, params: { id }, query: { version } });
    expect((await remove(above)).body).toMatchObject({ code: 'category-in-use' });
    expect((await remove(below, 9)).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await remove(below)).status).toBe(200);
    expect((await remove(below)).status).toBe(404);
  });

  test('CAT-01 two moves that would form a cycle together do not both succeed', async () => {
    const [one, two] = [await added({ slug: 'one' }), await added({ slug: 'two' })];
    const answers = await Promise.all([change(one, { parent_id: two }), change(two, { parent_id: one })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
