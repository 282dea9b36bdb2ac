import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import type { AdminFlashSale, FlashSaleForm } from '../flash-sales-admin.contract.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(testTime.getTime() + hours * hour).toISOString();

describe("the staff's flash sales", () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const by = () => ({ token: owner.token });
  const formOf = (productId: number, wanted: Partial<FlashSaleForm>): FlashSaleForm => ({
    product_id: productId,
    price: 60_000,
    begins_at: at(-1),
    ends_at: at(5),
    allotted: 4,
    colour: 'turquoise',
    position: 0,
    ...wanted,
  });
  const made = async (wanted: Partial<FlashSaleForm>) => {
    const product = await productReady(app.shop, { price: 100_000 });
    const form = formOf(product.id, wanted);
    const { id } = (await app.call('POST /api/admin/flash-sales/', { ...by(), body: form })).body as { id: number };
    return { id, form };
  };
  const stored = async (id: number) =>
    ((await app.call('GET /api/admin/flash-sales/', by())).body as { data: AdminFlashSale[] }).data.find(
      (one) => one.id === id,
    );
  const end = (id: number, version: number) =>
    app.call('POST /api/admin/flash-sales/:id/end/', { ...by(), params: { id }, body: { version } });
  test('SALE-01 HOME-05 a flash sale is visible when it starts, changes with its price, and disappears when it is ended', async () => {
    const product = await productReady(app.shop, { price: 100_000, stock: 9 });
    const flashSale = (wanted: Partial<FlashSaleForm> = {}) => formOf(product.id, wanted);
    const visible = async () =>
      (
        (await app.call('GET /api/products/specialproduct/')).body as {
          id: number;
          new_price: number;
          ends_at: string;
          color: string;
        }[]
      ).find(({ id }) => id === product.id);
    expect(await visible()).toBeUndefined();
    const made = await app.call('POST /api/admin/flash-sales/', { ...by(), body: flashSale() });
    const { id } = made.body as { id: number };
    expect(await visible()).toMatchObject({
      new_price: 60_000,
      ends_at: at(5),
      color: 'var(--color-turquoise, #3bc9be)',
    });
    const change = (version: number, wanted: Partial<FlashSaleForm>) =>
      app.call('PUT /api/admin/flash-sales/:id/', { ...by(), params: { id }, body: { ...flashSale(wanted), version } });
    expect((await change(1, { price: 70_000 })).status).toBe(200);
    expect(await visible()).toMatchObject({ new_price: 70_000 });
    expect((await change(1, { price: 50_000 })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await change(2, { price: 100_000 })).body).toMatchObject({
      code: 'terms-wrong',
      fields: { price: expect.any(String) as string },
    });
    await app.shop.database.pool.query('update flash_sales set sold = 3 where id = $1', [id]);
    expect((await change(2, { allotted: 2 })).body).toMatchObject({ code: 'fewer-than-used' });
    expect((await change(2, { ends_at: at(0) })).status).toBe(200);
    expect(await visible()).toBeUndefined();
    const ended = (
      (await app.call('GET /api/admin/flash-sales/', { ...by(), query: { status: 'ended' } })).body as {
        data: AdminFlashSale[];
      }
    ).data;
    expect(ended.find((one) => one.id === id)).toMatchObject({ name: product.name, sold: 3, version: 3 });
    expect(
      (await app.call('POST /api/admin/flash-sales/', { ...by(), body: flashSale({ product_id: 999_999 }) })).status,
    ).toBe(404);
  });

  test('SALE-01 a flash sale that has not started is cancelled: it never starts, and nobody is notified', async () => {
    const { id } = await made({ begins_at: at(2) });
    expect(await stored(id)).toMatchObject({ status: 'coming' });
    expect(await end(id, 1)).toMatchObject({ status: 200, body: { id, version: 2 } });
    expect(await stored(id)).toMatchObject({ status: 'ended', begins_at: at(0), ends_at: at(0) });
    const { rows } = await app.shop.database.pool.query('select tell_at from flash_sales where id = $1', [id]);
    expect(rows).toEqual([{ tell_at: null }]);
    const log = await app.call('GET /api/admin/audit/', { ...by(), query: { subject: 'offer' } });
    expect((log.body as { data: unknown[] }).data[0]).toMatchObject({ before: { begins_at: at(2), ends_at: at(5) } });
  });

  test('SALE-01 an ended flash sale cannot be ended again, and its end stays', async () => {
    const { id } = await made({ begins_at: at(-5), ends_at: at(-2) });
    expect(await end(id, 1)).toMatchObject({ status: 409, body: { code: 'offer-ended' } });
    expect(await stored(id)).toMatchObject({ ends_at: at(-2), version: 1 });
    const running = await made({});
    expect((await end(running.id, 1)).status).toBe(200);
    expect((await end(running.id, 2)).body).toMatchObject({ code: 'offer-ended' });
    expect(await stored(running.id)).toMatchObject({ begins_at: at(-1), ends_at: at(0), version: 2 });
  });

  test('SALE-01 without a start a future flash sale starts at once, and a running one keeps its own', async () => {
    const change = ({ id, form }: Awaited<ReturnType<typeof made>>, endsAt: string) =>
      app.call('PUT /api/admin/flash-sales/:id/', {
        ...by(),
        params: { id },
        body: { ...form, begins_at: null, ends_at: endsAt, version: 1 },
      });
    const coming = await made({ begins_at: at(2) });
    const tooEarly = await change(coming, at(-1));
    expect([tooEarly.status, tooEarly.body]).toMatchObject([
      400,
      { fields: { ends_at: expect.any(String) as string } },
    ]);
    expect((await change(coming, at(1))).status).toBe(200);
    expect(await stored(coming.id)).toMatchObject({ status: 'running', begins_at: at(0), ends_at: at(1) });
    const running = await made({});
    expect((await change(running, at(-3))).status).toBe(400);
    expect((await change(running, at(9))).status).toBe(200);
    expect(await stored(running.id)).toMatchObject({ begins_at: at(-1), ends_at: at(9) });
  });

  test('SALE-01 a flash sale has a price of at least one toman, or none of its own', async () => {
    const { id, form } = await made({ price: 1 });
    const free = { ...form, price: 0 };
    const answers = [
      await app.call('POST /api/admin/flash-sales/', { ...by(), body: free }),
      await app.call('PUT /api/admin/flash-sales/:id/', { ...by(), params: { id }, body: { ...free, version: 1 } }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([400, { fields: { price: expect.any(String) as string } }]);
  });
});
