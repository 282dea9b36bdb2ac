import { notifyOrderMoved, notifyOrderPlaced } from '../order-notices.service.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { MessageNotSent } from '#platform/outbound/message-not-sent.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('order messages to customers', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '20' });
  afterEach(() => vi.restoreAllMocks());

  const ordered = async () => {
    const { variantIds } = await productReady(app.shop, { stock: 5 });
    const { customer, number } = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    const { rows } = await app.shop.database.pool.query<{ id: number; email: string | null }>(
      'SELECT o.id, c.email FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.number = $1',
      [number],
    );
    return { orderId: rows[0]!.id, email: rows[0]!.email, phone: customer.phone, number };
  };
  const texts = async (to: string) => (await app.shop.outlet.sentTo(to)).map(({ text }) => text);

  test('PAY-08 text and mail are sent once each, however often and concurrently the job runs', async () => {
    const { orderId, phone, number } = await ordered();
    await app.shop.database.pool.query(
      'UPDATE customers SET email = $2 WHERE id = (SELECT customer_id FROM orders WHERE id = $1)',
      [orderId, `buyer${orderId}@example.ir`],
    );
    await Promise.all(Array.from({ length: 8 }, () => notifyOrderPlaced(app.shop, { orderId })));
    await notifyOrderPlaced(app.shop, { orderId });
    expect(await texts(phone)).toHaveLength(1);
    const [mail, ...more] = await texts(`buyer${orderId}@example.ir`);
    expect(mail).toContain(`/my-order?order=${number}`);
    expect(more).toEqual([]);
    await notifyOrderMoved(app.shop, { orderId, state: 'on-the-way' });
    await notifyOrderMoved(app.shop, { orderId, state: 'on-the-way' });
    expect(await texts(phone)).toHaveLength(2);
  });

  test.each([
    ['RA-778 123', ''],
    ['برنده شدید: evil.example', ''],
    ['https://evil.example/1', ''],
    ['RA-778123', 'RA-778123'],
    ['۷۷۸۱۲۳', '۷۷۸۱۲۳'],
  ])('of the code %s, typed by a seller, %s is sent in the name of the shop', async (typed, sent) => {
    const { orderId, phone, number } = await ordered();
    const staff = await customerReady(app.shop, { role: 'owner' });
    await app.call('POST /api/admin/orders/:number/fulfillments/', {
      token: staff.token,
      params: { number },
      body: {},
    });
    await app.call('PATCH /api/admin/orders/:number/', {
      token: staff.token,
      params: { number },
      body: { tracking_code: typed, before: { tracking_code: null, staff_note: null } },
    });
    await notifyOrderMoved(app.shop, { orderId, state: 'on-the-way' });
    const text = (await texts(phone)).at(-1) ?? '';
    expect(text.split('کد رهگیری: ')[1] ?? '').toBe(sent);
  });

  test('a crash between sending and recording does not send again', async () => {
    const { orderId, phone } = await ordered();
    const { send } = app.shop.sms;
    vi.spyOn(app.shop.sms, 'send').mockImplementationOnce(async (message) => {
      await send(message);
      throw new Error('killed');
    });
    await expect(notifyOrderPlaced(app.shop, { orderId })).rejects.toThrow('killed');
    await notifyOrderPlaced(app.shop, { orderId });
    expect(await texts(phone)).toHaveLength(1);
  });

  test.each([
    ['did not leave is sent when the job runs again', true, 1],
    ['may have left is not sent again', false, 0],
  ])('a message that surely %s', async (_, surely, sent) => {
    const { orderId, phone } = await ordered();
    vi.spyOn(app.shop.sms, 'send').mockImplementationOnce(() =>
      Promise.reject(new MessageNotSent('refused', { surely })),
    );
    await notifyOrderPlaced(app.shop, { orderId }).catch((error: unknown) =>
      expect(surely && error instanceof MessageNotSent).toBe(true),
    );
    await notifyOrderPlaced(app.shop, { orderId });
    expect(await texts(phone)).toHaveLength(sent);
  });
});
