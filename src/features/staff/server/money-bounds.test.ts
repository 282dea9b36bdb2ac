import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { transferReported, transfersReady } from '#features/bank-transfers/server/bank-transfers.factory.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import type { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { changeStaffMoneyLimits } from '#features/settings/server/staff-money.service.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { useTestShop } from '#testing/test-shop.ts';

// A lamp for 95,000 plus shipping for 45,000: an order totals 140,000 toman.
const total = 140_000;

describe('limits on money that a staff member gives a customer, by any request', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let manager: ReadyCustomer;
  let support: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    manager = await transfersReady(app.shop);
    [owner, support] = [
      await customerReady(app.shop, { role: 'owner' }),
      await customerReady(app.shop, { role: 'support' }),
    ];
    variantId = (await productReady(app.shop, { price: 100_000, stock: 100 })).variantIds[0]!;
  });
  const limits = (change: Partial<Parameters<typeof changeStaffMoneyLimits>[1]>) =>
    changeStaffMoneyLimits(
      app.shop,
      { manager: null, support: null, notifyFrom: null, approveFrom: null, ...change },
      owner.id,
    );
  beforeEach(() => limits({}));

  const post = (by: ReadyCustomer, name: string, params: object, body: object) =>
    app.call(`POST ${name}`, { token: by.token, params: params as Record<string, unknown>, body });
  const ordered = (customer?: ReadyCustomer) =>
    orderReady(app.shop, { lines: [{ variantId, quantity: 1 }], ...(customer && { customer }) });
  const delivered = async (customer?: ReadyCustomer) => {
    const order = await ordered(customer);
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'])
      await post(owner, '/api/admin/orders/bulk-move/', {}, { numbers: [order.number], to });
    return order;
  };
  const end = (by: ReadyCustomer, { number }: ReadyOrder, how: 'cancel' | 'return') =>
    post(by, `/api/admin/orders/:number/${how}/`, { number }, { reason: 'شکسته بود', refund_method: 'credit' });

  test('returning an order in full counts towards the daily limit of the staff member', async () => {
    await limits({ support: total });
    const [first, second] = [await delivered(), await delivered()];
    expect((await end(support, first, 'return')).status).toBe(200);
    expect(await end(support, second, 'return')).toMatchObject({ status: 403, body: { code: 'over-staff-limit' } });
    expect(await creditBalance(app.shop, second.customer.id)).toBe(0);
    expect((await end(owner, second, 'return')).status).toBe(200);
    expect(await creditBalance(app.shop, second.customer.id)).toBe(total);
  });

  test('a large one needs a second approval, and an unpaid one needs none', async () => {
    await limits({ approveFrom: total, support: 0 });
    expect((await end(support, await ordered(), 'cancel')).status).toBe(200);
    expect((await end(owner, await delivered(), 'return')).body).toMatchObject({ code: 'approval-needed' });
  });

  test('several smaller amounts to one customer in a day count as one large amount, whoever gives them', async () => {
    const credit = (by: ReadyCustomer, to: ReadyCustomer, amount: number) =>
      post(by, '/api/admin/customers/:id/credit/', { id: to.id }, { amount, note: 'دلجویی' });
    const refund = (by: ReadyCustomer, { number }: ReadyOrder, amount: number) =>
      post(by, '/api/admin/orders/:number/refund/', { number }, { method: 'credit', reason: 'دلجویی', amount });
    const order = await delivered();
    const other = await delivered();
    const giver = await customerReady(app.shop, { role: 'manager' });
    await limits({ approveFrom: 100_000 });
    for (const by of [giver, owner]) {
      expect((await credit(by, order.customer, 40_000)).status).toBe(201);
      expect((await refund(by, order, 40_000)).status).toBe(200);
      expect(await credit(by, order.customer, 40_000)).toMatchObject({
        status: 403,
        body: { code: 'approval-needed' },
      });
      // Sums for another customer are counted separately.
      expect((await credit(by, other.customer, 40_000)).status).toBe(201);
    }
    expect(await creditBalance(app.shop, order.customer.id)).toBe(4 * 40_000);
    // Concurrent sums are counted one after another.
    const late = (await delivered()).customer;
    const answers = await Promise.all(Array.from({ length: 6 }, () => credit(giver, late, 30_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403]);
  });

  test('an approved amount does not count towards the limit without approval', async () => {
    const { customer } = await delivered();
    const giver = await customerReady(app.shop, { role: 'manager' });
    await limits({ approveFrom: 100_000 });
    const credit = (amount: number) =>
      post(giver, '/api/admin/customers/:id/credit/', { id: customer.id }, { amount, note: 'دلجویی' });
    expect((await credit(100_000)).status).toBe(403);
    const { data } = (
      await app.call('GET /api/admin/money-approvals/', { token: owner.token, query: { status: 'waiting' } })
    ).body as { data: { id: number; link: string }[] };
    const { id = 0 } = data.find(({ link }) => link === `/admin/customers/${customer.id}`) ?? {};
    expect((await post(owner, '/api/admin/money-approvals/:id/approve/', { id }, {})).status).toBe(200);
    expect([(await credit(100_000)).status, (await credit(99_999)).status, (await credit(1)).status]).toEqual([
      201, 201, 403,
    ]);
  });

  test('replacement goods sent from stock count at their value', async () => {
    await limits({ support: 94_999 });
    const { number } = await ordered();
    const packed = (await post(owner, '/api/admin/orders/:number/fulfillments/', { number }, {})).body as Fulfillment;
    const { id } = packed;
    await post(owner, '/api/admin/fulfillments/:id/move/', { id }, { version: 1, to: 'on-the-way' });
    await post(owner, '/api/admin/fulfillments/:id/move/', { id }, { version: 2, to: 'lost' });
    const again = (by: ReadyCustomer) =>
      post(by, '/api/admin/fulfillments/:id/send-again/', { id }, { version: 3, replace: true });
    expect(await again(support)).toMatchObject({ status: 403, body: { code: 'over-staff-limit' } });
    expect((await again(owner)).status).toBe(200);
  });

  test('only the owner decides about their own money', async () => {
    const own = await delivered(manager);
    const oneself = { status: 403, body: { code: 'credit-to-oneself' } };
    expect(await end(manager, own, 'return')).toMatchObject(oneself);
    expect(
      await post(
        manager,
        '/api/admin/orders/:number/refund/',
        { number: own.number },
        { method: 'credit', reason: 'دلجویی', amount: 1_000 },
      ),
    ).toMatchObject(oneself);
    const transferred = await orderReady(app.shop, {
      customer: manager,
      lines: [{ variantId, quantity: 1 }],
      body: { payment_method: 'bank' },
    });
    await transferReported(app.shop, transferred, '500001');
    expect(await confirm(manager, transferred)).toMatchObject(oneself);
    expect((await confirm(owner, transferred)).status).toBe(200);
    expect((await end(owner, await delivered(owner), 'return')).status).toBe(200);
  });

  const confirm = (by: ReadyCustomer, { number }: ReadyOrder, amount?: number) =>
    post(by, '/api/admin/bank-transfers/:number/confirm/', { number }, { revision: 1, ...(amount && { amount }) });
  const reported = async (reference: string) => {
    const order = await orderReady(app.shop, {
      lines: [{ variantId, quantity: 1 }],
      body: { payment_method: 'bank' },
    });
    await transferReported(app.shop, order, reference);
    return order;
  };

  test('a matched transfer counts with its excess, and a large one needs approval', async () => {
    await limits({ manager: 10_000, approveFrom: 1_000_000 });
    const order = await reported('500002');
    expect(await confirm(manager, order, total + 10_001)).toMatchObject({ body: { code: 'over-staff-limit' } });
    expect(await confirm(manager, order, 1_000_000_000)).toMatchObject({ status: 403 });
    expect(await confirm(owner, order, 1_000_000_000)).toMatchObject({ body: { code: 'approval-needed' } });
    expect((await confirm(manager, order, total + 10_000)).body).toMatchObject({ outcome: 'placed' });
    // A sum that is due does not count as granted: the next one is confirmed with nothing left of the daily limit.
    expect((await confirm(manager, await reported('500003'))).body).toMatchObject({ outcome: 'placed' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
