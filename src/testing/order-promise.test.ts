import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { coupons } from '#features/coupons/server/coupons.tables.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { settleOrder } from '#features/sellers/server/seller-settlement.service.ts';
import { changeShop, closeShop } from './changed-shop.ts';
import { testTime, useTestShop } from './test-shop.ts';

describe('an order as a fixed record', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '8640000' });
  let owner: ReadyCustomer;
  let bought: ReadyOrder;
  let seller: Awaited<ReturnType<typeof sellerReady>>;

  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const deliver = async ({ number }: ReadyOrder) => {
    for (const to of ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'])
      await app.call('POST /api/admin/orders/bulk-move/', { token: owner.token, body: { numbers: [number], to } });
  };
  const settle = async ({ number }: ReadyOrder) => {
    const [order] = (await rows('SELECT id FROM orders WHERE number = $1', number)) as { id: number }[];
    await settleOrder(app.shop, { orderId: order?.id ?? 0 });
  };

  /** Returns every view of an order, in both languages; a product's link leads to the current product. */
  async function readingsOf({ number, customer }: ReadyOrder): Promise<object[]> {
    const readings: object[] = [];
    for (const language of ['fa', 'en']) {
      const headers = { cookie: `language=${language}` };
      const params = { number };
      const own = (await app.call('GET /api/orders/:number/', { token: customer.token, params, headers }))
        .body as OrderDetail;
      const staff = (await app.call('GET /api/admin/orders/:number/', { token: owner.token, params, headers }))
        .body as OrderDetail;
      for (const detail of [own, staff])
        readings.push({ ...detail, lines: detail.lines.map((line) => ({ ...line, slug: null })) });
      const packing = await app.call('POST /api/admin/packing-lists/lookup/', {
        token: owner.token,
        headers,
        body: { numbers: [number] },
      });
      readings.push(packing.body);
      const entries = await app.call('GET /api/admin/sellers/:id/entries/', {
        token: owner.token,
        headers,
        params: { id: seller.sellerId },
      });
      expect([packing.status, entries.status]).toEqual([200, 200]);
      readings.push(entries.body);
      const invoice = await app.call('GET /api/orders/:number/invoice/', { token: customer.token, params, headers });
      const paper = await app.call('GET /api/admin/orders/:number/invoice.pdf', {
        token: owner.token,
        params,
        headers,
      });
      expect([invoice.status, paper.status]).toEqual([200, 200]);
      readings.push(invoice.body);
    }
    readings.push(await rows('SELECT * FROM order_lines ORDER BY order_id, position'));
    return readings;
  }

  beforeAll(async () => {
    [owner, seller] = [await customerReady(app.shop, { role: 'owner' }), await sellerReady(app.shop)];
    await app.shop.db.insert(coupons).values({ code: 'TENTH', percentOff: 10, beginsAt: testTime });
    const [mine, house] = [
      await productReady(app.shop, { price: 123_457, sellerId: seller.sellerId, variants: [{ stock: 9 }] }),
      await productReady(app.shop, { price: 90_000, stock: 9 }),
    ];
    await app.shop.database.pool.query(
      `UPDATE variants SET sku = 'HJ-1', barcode = '6260000000019', goods_id = '2720000000001' WHERE id = $1`,
      [mine.id],
    );
    await app.shop.database.pool.query(`UPDATE products SET tax_class = 'exempt' WHERE id = $1`, [house.id]);
    bought = await orderReady(app.shop, {
      lines: [
        { variantId: mine.id, quantity: 2 },
        { variantId: house.variantIds[0]!, quantity: 1 },
      ],
      body: { coupon: 'TENTH' },
    });
    await deliver(bought);
    await settle(bought);
  });

  test('PAY-08 whatever is changed, renamed, archived or deleted later, it reads as before', async () => {
    const before = await readingsOf(bought);
    await changeShop({ app, token: owner.token, turn: 1 });
    expect(await readingsOf(bought)).toEqual(before);
    await app.shop.db.update(coupons).set({ code: 'GONE', percentOff: 50, pausedAt: testTime });
    await closeShop({ app });
    expect(await readingsOf(bought)).toEqual(before);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-08 it states its shipping method, its discounts, and the tax of each line and of shipping', async () => {
    const [order] = (await rows('SELECT * FROM orders WHERE number = $1', bought.number)) as Record<string, number>[];
    const id = order?.['id'];
    expect(await rows('SELECT * FROM order_shipping_lines WHERE order_id = $1', id)).toEqual([
      expect.objectContaining({ position: 1, rule: 'method-price', discount: 0, total: order?.['shipping_total'] }),
    ]);
    expect(await rows('SELECT * FROM order_discounts WHERE order_id = $1', id)).toEqual([
      expect.objectContaining({
        kind: 'coupon',
        target: 'items',
        code: 'TENTH',
        amount: order?.['discount_total'],
        funded_by: 'shop',
      }),
    ]);
    const taxes = (await rows('SELECT * FROM order_tax_lines WHERE order_id = $1 ORDER BY position', id)) as {
      position: number | null;
      base: number;
      amount: number;
    }[];
    expect(taxes.map(({ position }) => position)).toEqual([1, null]);
    expect(
      await rows(
        'SELECT sku, barcode, goods_id, tax_class, vat > 0 AS taxed FROM order_lines WHERE order_id = $1 ORDER BY position',
        id,
      ),
    ).toEqual([
      { sku: 'HJ-1', barcode: '6260000000019', goods_id: '2720000000001', tax_class: 'standard', taxed: true },
      { sku: null, barcode: null, goods_id: null, tax_class: 'exempt', taxed: false },
    ]);
    expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(order?.['vat_total']);
    expect(taxes.at(-1)).toMatchObject({ base: 40_909, amount: 4_091 });
  });
});
