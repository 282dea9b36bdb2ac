import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderBody, orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { exportedOrders } from './orders-export.ts';

describe('order export', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });

  const ordered = async (count: number, name = 'سارا محمدی') => {
    await withoutPurchaseLimits(app.shop);
    const customer = await customerReady(app.shop);
    const { variantIds } = await productReady(app.shop, { stock: 100 });
    for (let index = 0; index < count; index++) {
      await orderReady(app.shop, {
        customer,
        lines: [{ variantId: variantIds[0]!, quantity: 1 }],
        body: { address: { ...orderBody().address, full_name: name } },
      });
    }
    return customer;
  };

  test('PAY-08 each order that matches the filters is in the file once, with one chunk of them in memory', async () => {
    const customer = await ordered(5);
    const queries = watchQueries(app.shop);
    const parts: string[] = [];
    for await (const part of exportedOrders(app.shop, { customerId: customer.id }, { language: 'fa', part: 2 }))
      parts.push(part);
    expect(queries.count()).toBeLessThanOrEqual(3);
    queries.stop();
    expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1, 2, 2, 1]);
    const numbers = parts
      .slice(1)
      .join('')
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => line.split(',')[0]);
    expect(new Set(numbers).size).toBe(5);
  });

  test('PAY-08 Excel opens it in Persian and executes no customer text as a formula', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const customer = await ordered(1, '=cmd()');
    const answer = await app.server.inject({
      url: `/api/admin/orders/export.csv?customer_id=${customer.id}`,
      headers: { authorization: `Bearer ${manager.token}` },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.body).toContain(`"'=cmd()"`);
    expect(answer.body).toMatch(/"ثبت شد".*"پرداخت در محل"/);
    expect(answer.body.endsWith('\r\n')).toBe(true);
    expect(
      (
        await app.server.inject({
          url: '/api/admin/orders/export.csv',
          headers: { authorization: `Bearer ${customer.token}` },
        })
      ).statusCode,
    ).toBe(403);
  });
});
