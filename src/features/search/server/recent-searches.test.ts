import { describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe("a customer's recent searches", () => {
  const app = useTestShop();
  const searches = async ({ token }: ReadyCustomer) =>
    ((await app.call('GET /api/recent-searches/', { token })).body as { searches: string[] }).searches;
  const store = ({ token }: ReadyCustomer, ...given: string[]) =>
    app.call('POST /api/recent-searches/', { token, body: { searches: given } });

  test('are available on every device of the account, newest first, and to nobody else', async () => {
    const [customer, stranger] = [await customerReady(app.shop), await customerReady(app.shop)];
    expect(await store(customer, 'کفش', 'ساعت')).toMatchObject({ status: 200, body: { searches: ['کفش', 'ساعت'] } });
    app.clock.advance(1_000);
    expect(await store(customer, '  ساعت   ', ' ')).toMatchObject({ body: { searches: ['ساعت', 'کفش'] } });
    expect(await searches(customer)).toEqual(['ساعت', 'کفش']);
    expect(await searches(stranger)).toEqual([]);
    expect(await app.call('GET /api/recent-searches/')).toMatchObject({ status: 401 });
  });

  test('are deleted when cleared, for that customer only', async () => {
    const [customer, stranger] = [await customerReady(app.shop), await customerReady(app.shop)];
    await store(customer, 'کفش');
    await store(stranger, 'کیف');
    expect(await app.call('DELETE /api/recent-searches/', { token: customer.token })).toMatchObject({ status: 200 });
    expect([await searches(customer), await searches(stranger)]).toEqual([[], ['کیف']]);
  });

  test('are the newest eight, however many arrive concurrently', async () => {
    const customer = await customerReady(app.shop);
    await Promise.all(Array.from({ length: 12 }, (_, index) => store(customer, `کالای ${index}`, `باز ${index}`)));
    expect(await searches(customer)).toHaveLength(8);
    const nine = Array.from({ length: 9 }, (_, index) => `${index}`);
    expect(await store(customer, ...nine)).toMatchObject({ status: 400 });
    expect(await store(customer, 'آ'.repeat(101))).toMatchObject({ status: 400 });
  });
});
