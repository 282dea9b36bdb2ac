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
  test('SALE-01 HOME-05 a flash sale is on the shop when it begins, changes with its price, and goes when it is ended', async () => {
    const product = await productReady(app.shop, { price: 100_000, stock: 9 });
    const flashSale = (wanted: Partial<FlashSaleForm> = {}): FlashSaleForm => ({
      product_id: product.id,
      price: 60_000,
      begins_at: at(-1),
      ends_at: at(5),
      allotted: 4,
      colour: 'turquoise',
      position: 0,
      ...wanted,
    });
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
    const made = await app.call('POST /api/admin/offers/', { ...by(), body: flashSale() });
    const { id } = made.body as { id: number };
    expect(await visible()).toMatchObject({
      new_price: 60_000,
      ends_at: at(5),
      color: 'var(--color-turquoise, #3bc9be)',
    });
    const change = (version: number, wanted: Partial<FlashSaleForm>) =>
      app.call('PUT /api/admin/offers/:id/', { ...by(), params: { id }, body: { ...flashSale(wanted), version } });
    expect((await change(1, { price: 70_000 })).status).toBe(200);
    expect(await visible()).toMatchObject({ new_price: 70_000 });
    expect((await change(1, { price: 50_000 })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await change(2, { price: 100_000 })).body).toMatchObject({
      code: 'terms-wrong',
      fields: { price: expect.any(String) as string },
    });
    await app.shop.database.pool.query('update offers set sold = 3 where id = $1', [id]);
    expect((await change(2, { allotted: 2 })).body).toMatchObject({ code: 'fewer-than-used' });
    expect((await change(2, { ends_at: at(0) })).status).toBe(200);
    expect(await visible()).toBeUndefined();
    const ended = (
      (await app.call('GET /api/admin/offers/', { ...by(), query: { status: 'ended' } })).body as {
        data: AdminFlashSale[];
      }
    ).data;
    expect(ended.find((one) => one.id === id)).toMatchObject({ name: product.name, sold: 3, version: 3 });
    expect(
      (await app.call('POST /api/admin/offers/', { ...by(), body: flashSale({ product_id: 999_999 }) })).status,
    ).toBe(404);
  });
});
