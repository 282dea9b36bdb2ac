import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { changeProduct } from '#features/products/server/admin/product-changes.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop, type TestShop } from '#testing/test-shop.ts';
import { maxWishes } from '../wishlist.rules.ts';

function wishesIn(app: TestShop) {
  return {
    wishes: async ({ token }: ReadyCustomer) =>
      ((await app.call('GET /api/wishlist/', { token })).body as { ids: number[] }).ids,
    add: async ({ token }: ReadyCustomer, id: number) =>
      (await app.call('PUT /api/wishlist/products/:id/', { params: { id }, token })).status,
    remove: async ({ token }: ReadyCustomer, id: number) =>
      (await app.call('DELETE /api/wishlist/products/:id/', { params: { id }, token })).status,
    join: async ({ token }: ReadyCustomer, ids: number[]) => {
      const answer = await app.call('POST /api/wishlist/join/', { body: { ids }, token });
      return answer.status === 200 ? (answer.body as { ids: number[] }).ids : answer.status;
    },
  };
}

/** Inserts a number of products directly. */
async function manyProducts(app: TestShop, count: number): Promise<number[]> {
  const { id } = await productReady(app.shop);
  const { rows: known } = await app.shop.database.pool.query<{ column_name: string }>({
    text: `select column_name from information_schema.columns where table_name = 'products' and column_name <> all($1) and is_generated = 'NEVER'`,
    values: [['id', 'slug']],
  });
  const copied = known.map(({ column_name }) => column_name).join(', ');
  const { rows } = await app.shop.database.pool.query<{ id: number }>({
    text: `insert into products (id, slug, ${copied}) select 1000000 + n, 'copy-' || n, ${copied} from products, generate_series(1, $2::int) n where id = $1 returning id`,
    values: [id, count],
  });
  return rows.map((row) => row.id);
}

describe('the wishlist', () => {
  const app = useTestShop();
  const { wishes, add, remove, join } = wishesIn(app);

  test('ACC-03 the wishlist is stored per customer, the latest first', async () => {
    const [customer, stranger] = [await customerReady(app.shop), await customerReady(app.shop)];
    const [lamp, cup] = [await productReady(app.shop), await productReady(app.shop)];
    expect(await add(customer, lamp.id)).toBe(200);
    app.clock.advance(1_000);
    expect(await add(customer, cup.id)).toBe(200);
    app.clock.advance(1_000);
    expect(await add(customer, lamp.id)).toBe(200);
    const again = await app.call('PUT /api/wishlist/products/:id/', { params: { id: lamp.id }, token: customer.token });
    expect(again).toMatchObject({ status: 200, body: { id: lamp.id } });
    expect(await wishes(customer)).toEqual([cup.id, lamp.id]);
    expect(await wishes(stranger)).toEqual([]);
    expect(await remove(stranger, cup.id)).toBe(200);
    expect(await remove(customer, cup.id)).toBe(200);
    expect(await remove(customer, cup.id)).toBe(200);
    expect(await wishes(customer)).toEqual([lamp.id]);
  });

  test('ACC-03 a product that is not for sale cannot be added', async () => {
    const customer = await customerReady(app.shop);
    const { id } = await productReady(app.shop);
    await changeProduct(app.shop, { productId: id, status: 'draft' });
    expect([await add(customer, id), await add(customer, 2_147_483_647), await add(customer, 0)]).toEqual([
      404, 404, 400,
    ]);
    expect((await app.call('GET /api/wishlist/')).status).toBe(401);
  });

  test("ACC-03 a guest's wishlist is merged in its order, and a repeat changes nothing", async () => {
    const customer = await customerReady(app.shop);
    const [a, b, c, hidden] = [
      (await productReady(app.shop)).id,
      (await productReady(app.shop)).id,
      (await productReady(app.shop)).id,
      (await productReady(app.shop)).id,
    ];
    await changeProduct(app.shop, { productId: hidden, status: 'draft' });
    await add(customer, a);
    app.clock.advance(60_000);
    const guest = [c, hidden, b, a, 2_147_483_647, c];
    expect(await join(customer, guest)).toEqual([c, b, a]);
    app.clock.advance(60_000);
    expect(await join(customer, guest)).toEqual([c, b, a]);
    expect(await join(customer, [])).toEqual([c, b, a]);
    expect(
      await join(
        customer,
        Array.from({ length: maxWishes + 1 }, (_, index) => index + 1),
      ),
    ).toBe(400);
  });

  test('ACC-03 a wishlist holds five hundred products, however many are added concurrently', async () => {
    const customer = await customerReady(app.shop);
    const ids = await manyProducts(app, maxWishes + 20);
    expect(await join(customer, ids.slice(0, maxWishes - 5))).toHaveLength(maxWishes - 5);
    const statuses = await Promise.all(ids.slice(maxWishes - 5, maxWishes + 5).map((id) => add(customer, id)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await add(customer, ids[0] ?? 0)).toBe(200);
    expect(await join(customer, ids.slice(maxWishes))).toHaveLength(maxWishes);
  });
});
