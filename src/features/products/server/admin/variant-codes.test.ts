import { beforeAll, describe, expect, test } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import type { CartItem } from '#features/cart/cart.contract.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { variantFieldList } from '../../variant-fields.rules.ts';
import type { AdminProduct, AdminProductDraft, ProductForm, VariantForm } from '../../products-admin.contract.ts';
import type { ProductDetail } from '../../products.contract.ts';
import { productWritten } from '../products-admin.factory.ts';

const plain = { colour: null, size: null, base_price: 90_000, picture_key: null, visible: true } as const;
const codes = {
  sku: 'LAMP-1',
  barcode: '6260100311237',
  goods_id: '2710000138624',
  external_ref: 'erp 77',
  weight_grams: 1_200,
  length_mm: 300,
  width_mm: 200,
  height_mm: 100,
  cost: 60_000,
};

describe('external codes of a variant', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const add = async (wanted: Partial<ProductForm> = {}) =>
    app.call('POST /api/admin/products/', { token: owner.token, body: await productWritten(app.shop, wanted) });
  const added = async (variants: VariantForm[]) => {
    const { id } = (await add({ variants })).body as { id: number };
    return draft(id);
  };
  const draft = async (id: number) =>
    (await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } })).body as AdminProductDraft;
  const formOf = ({
    seller: _,
    changed_at: __,
    linked_products: _links,
    metadata: _metadata,
    variants,
    ...form
  }: AdminProductDraft) => ({
    ...form,
    variants: variants.map(({ on_hand: ___, held: ____, ...variant }) => variant),
  });
  const save = (before: AdminProductDraft, variants: unknown[]) =>
    app.call('PUT /api/admin/products/:id/', {
      token: owner.token,
      params: { id: before.id },
      body: { ...formOf(before), id: undefined, variants },
    });
  const found = async (q: string) =>
    (
      (await app.call('GET /api/admin/products/', { token: owner.token, query: { q } })).body as {
        data: AdminProduct[];
      }
    ).data.map(({ id }) => id);
  const detail = async (slug: string) =>
    (await app.call('GET /api/products/:slug/', { params: { slug } })).body as ProductDetail;
  const archive = async (before: AdminProductDraft, position: number, archived = true) => {
    const { variants } = formOf(before);
    const answer = await save(
      before,
      variants.map((variant, index) => (index === position ? { ...variant, archived } : variant)),
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return draft(before.id);
  };

  test('all codes are stored, visible to authorised readers, and unchanged when a request omits them', async () => {
    const before = await added([{ ...plain, ...codes, stock: 3 }]);
    expect(before.variants).toMatchObject([codes]);
    expect(Object.keys(codes).toSorted()).toEqual(variantFieldList.map(({ column }) => column).toSorted());
    const visible = (await detail(before.slug)).variants[0];
    expect(visible).toMatchObject({ sku: 'LAMP-1', barcode: '6260100311237' });
    expect(Object.keys(visible!), 'what it costs is nobody else’s').not.toContain('cost');
    await save(before, [{ ...plain, id: before.id, base_price: 95_000 }]);
    expect((await draft(before.id)).variants).toMatchObject([{ ...codes, base_price: 95_000 }]);
    await save(await draft(before.id), [{ ...plain, id: before.id, sku: '', barcode: '', weight_grams: null }]);
    expect((await draft(before.id)).variants).toMatchObject([
      { sku: '', barcode: '', weight_grams: null, cost: 60_000 },
    ]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('staff find a product by its codes, also an archived one, in any digits', async () => {
    const { id } = await added([
      { ...plain, sku: 'FIND-9', barcode: '4006381333931', external_ref: 'erp-9', stock: 1 },
    ]);
    for (const q of ['FIND-9', '4006381333931', '۴۰۰۶۳۸۱۳۳۳۹۳۱', ' erp-9 ']) expect(await found(q), q).toEqual([id]);
    expect(await found('FIND')).toEqual([]);
    await app.call('POST /api/admin/products/bulk-set-status/', {
      token: owner.token,
      body: { ids: [id], status: 'archived' },
    });
    expect(await found('FIND-9')).toEqual([id]);
    const listed = (await app.call('GET /api/admin/products/', { token: owner.token })).body as {
      data: AdminProduct[];
    };
    expect(listed.data.map((product) => product.id)).not.toContain(id);
  });

  test.each([
    ['a barcode whose last digit does not fit', { barcode: '6260100311232' }, 'variants.0.barcode'],
    ['a barcode of letters', { barcode: 'abc' }, 'variants.0.barcode'],
    ['an id of goods that is too short', { goods_id: '123' }, 'variants.0.goods_id'],
    ['a weight below nothing', { weight_grams: -1 }, 'variants.0.weight_grams'],
  ])('%s is refused with an error of its field', async (_, error, field) => {
    const { status, body } = await add({ variants: [{ ...plain, ...error, stock: 0 }] });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  test('a SKU is unique per seller: within a product, across products and under concurrency', async () => {
    const refusedAt = (answer: { status: number; body: unknown }) => [
      answer.status,
      (answer.body as { code: string }).code,
      Object.keys((answer.body as { fields: object }).fields),
    ];
    expect(
      refusedAt(
        await add({
          variants: [
            { ...plain, sku: 'T-1', stock: 0 },
            { ...plain, size: inPersian('L'), sku: 'T-1', stock: 0 },
          ],
        }),
      ),
    ).toEqual([409, 'sku-taken', ['variants.1.sku']]);
    await added([{ ...plain, sku: 'T-1', stock: 0 }]);
    expect(refusedAt(await add({ variants: [{ ...plain, sku: 'T-1', stock: 0 }] }))).toEqual([
      409,
      'sku-taken',
      ['variants.0.sku'],
    ]);
    const both = await Promise.all([1, 2].map(() => add({ variants: [{ ...plain, sku: 'T-2', stock: 0 }] })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('PROD-10 the first variant can be archived: the product number moves to another, named in the response', async () => {
    const before = await added([
      { ...plain, size: inPersian('S'), stock: 5 },
      { ...plain, size: inPersian('M'), base_price: 80_000, stock: 4 },
    ]);
    const [first, second] = before.variants.map(({ id }) => id);
    const buyer = await customerReady(app.shop);
    const cart = async () =>
      ((await app.call('GET /api/orders/cart/', { token: buyer.token })).body as { items: CartItem[] }).items.map(
        ({ id, quantity, maxQuantity }) => [id, quantity, maxQuantity],
      );
    const call = async (name: string, body: object) => {
      const answer = await app.call(name, { token: buyer.token, body });
      return [answer.status, (answer.body as { id?: number }).id, (answer.body as { quantity?: number }).quantity];
    };
    await cartWith(app.shop, buyer, [{ variantId: first!, quantity: 2 }]);
    const after = await archive(before, 0);
    expect(after.variants[0]).toMatchObject({ archived: true, visible: false });
    expect(await detail(before.slug)).toMatchObject({ id: first, quantity: 4, base_price: 80_000 });

    // The cart line stays as it is: no longer sold, and not replaced by another variant.
    expect(await cart()).toEqual([[first, 2, 0]]);
    expect((await call('POST /api/orders/cart/', { product_id: first, quantity: 1 }))[0]).toBe(404);
    expect((await call('POST /api/orders/cart/', { variant_id: first, quantity: 1 }))[0]).toBe(404);
    expect(await call('DELETE /api/cart/remove/', { product_id: first })).toEqual([200, first, 0]);

    expect(await call('POST /api/cart/add/', { product_id: first, quantity: 1 })).toEqual([200, second, 1]);
    expect(await call('PUT /api/cart/update/', { product_id: first, quantity: 3 })).toEqual([200, second, 3]);
    expect(await call('POST /api/orders/cart/', { product_id: first, quantity: 2 })).toEqual([200, second, 2]);
    expect((await call('POST /api/orders/cart/', { product_id: first, quantity: 9 }))[0]).toBe(409);
    expect((await call('POST /api/orders/cart/', { variant_id: first, quantity: 1 }))[0], 'a variant is itself').toBe(
      404,
    );
    expect(await call('DELETE /api/cart/remove/', { product_id: first })).toEqual([200, second, 0]);
    expect(await cart()).toEqual([]);

    const back = await archive(after, 0, false);
    expect(back.variants[0], 'it comes back hidden').toMatchObject({ archived: false, visible: false });
    expect((await call('POST /api/cart/add/', { product_id: first, quantity: 1 }))[0]).toBe(404);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a product with all variants archived cannot be bought by any number', async () => {
    const before = await added([{ ...plain, stock: 5 }]);
    await archive(before, 0);
    const buyer = await customerReady(app.shop);
    const answer = await app.call('POST /api/cart/add/', {
      token: buyer.token,
      body: { product_id: before.id, quantity: 1 },
    });
    expect(answer.status).toBe(404);
    expect((await detail(before.slug)).variants).toEqual([]);
  });
});
