import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { putSetting } from '#features/settings/server/settings.factory.ts';
import { describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { changeStaffMoneyLimits } from '#features/settings/server/staff-money.service.ts';
import { deliveredStaffMoney } from '#features/settings/staff-money.rules.ts';
import { notifyOwnersOfMoney } from '#features/staff/server/staff.jobs.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { StaffCreditEntry } from '../store-credit.contract.ts';
import { creditBalance, payWithCredit } from './store-credit.service.ts';

interface Ledger {
  balance: number;
  data: StaffCreditEntry[];
  next: string | null;
}

describe('store credit', () => {
  const app = useTestShop();
  const change = (token: string, id: number, amount: number, note = 'دلجویی') =>
    app.call('POST /api/admin/customers/:id/credit/', { token, params: { id }, body: { amount, note } });
  const own = async (token: string) => (await app.call('GET /api/credit/', { token })).body as Ledger;

  test('HDR-06 staff add and deduct with a reason; the balance is the sum of the entries', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const customer = await customerReady(app.shop);
    expect(await own(customer.token)).toEqual({ balance: 0, data: [], next: null, next_after: null });
    expect(await change(manager.token, customer.id, 120_000)).toMatchObject({
      status: 201,
      body: { amount: 120_000, balance: 120_000, reason: 'added', order: null, by: manager.username },
    });
    const taken = await change(manager.token, customer.id, -20_000, 'اشتباه');
    expect(taken.body).toMatchObject({ amount: -20_000, balance: 100_000, reason: 'taken' });
    expect(taken.body).not.toHaveProperty('note');
    expect((await change(manager.token, customer.id, -100_001)).body).toMatchObject({ code: 'credit-short' });
    expect((await change(manager.token, customer.id, 0)).status).toBe(400);
    expect((await change(manager.token, 2_000_000, 5)).status).toBe(404);
    const ledger = await own(customer.token);
    expect(ledger).toMatchObject({
      balance: 100_000,
      data: [
        { amount: -20_000, balance: 100_000, reason: 'taken', note: 'اشتباه' },
        { amount: 120_000, reason: 'added' },
      ],
    });
    expect(ledger.data[0]?.id).toBe((taken.body as { id: number }).id);
    expect(ledger.data[0]).not.toHaveProperty('by');
    const seen = (
      await app.call('GET /api/admin/customers/:id/credit/', { token: manager.token, params: { id: customer.id } })
    ).body as Ledger;
    expect(seen.data[0]).toMatchObject({ by: manager.username });
    const me = await app.call('GET /api/customers/current/me/', { token: customer.token });
    expect(me.body).toMatchObject({ credit: 100_000 });
    const log = await app.call('GET /api/admin/audit/', {
      token: manager.token,
      query: { subject: 'customer', subject_id: String(customer.id) },
    });
    expect(log.body).toMatchObject({
      data: [
        { action: 'credit.taken', before: { credit: 120_000 }, after: { credit: 100_000 } },
        { action: 'credit.added' },
      ],
    });
  });

  test("an owner's program gives as much as a manager, and the owner is notified", async () => {
    const [owner, customer] = [await customerReady(app.shop, { role: 'owner' }), await customerReady(app.shop)];
    const key = await keyReady(app.shop, { customerId: owner.id, scopes: ['credit:write'] });
    const limits = { ...deliveredStaffMoney, manager: 100_000, notifyFrom: 60_000 };
    await changeStaffMoneyLimits(app.shop, limits, owner.id);
    expect((await change(key, customer.id, 70_000)).status).toBe(201);
    expect(await change(key, customer.id, 40_000)).toMatchObject({ status: 403, body: { code: 'over-staff-limit' } });
    expect(await change(key, owner.id, 1)).toMatchObject({ body: { code: 'credit-to-oneself' } });
    expect((await change(owner.token, customer.id, 140_000)).status).toBe(201);
    await changeStaffMoneyLimits(app.shop, deliveredStaffMoney, owner.id);
  });

  test("HDR-06 only the owner gives credit to oneself, and nobody exceeds the owner's daily limit, even concurrently", async () => {
    const [manager, owner] = [
      await customerReady(app.shop, { role: 'manager' }),
      await customerReady(app.shop, { role: 'owner' }),
    ];
    const customer = await customerReady(app.shop);
    expect(await change(manager.token, manager.id, 5)).toMatchObject({
      status: 403,
      body: { code: 'credit-to-oneself' },
    });
    expect(await change(manager.token, customer.id, 1_000_000_000)).toMatchObject({
      status: 403,
      body: { code: 'over-staff-limit', message: expect.stringContaining('۱۰۰٬۰۰۰٬۰۰۰') as string },
    });
    // One sum per customer: several sums to one customer are approved as their total.
    const receivers = await Promise.all(Array.from({ length: 8 }, () => customerReady(app.shop)));
    const answers = await Promise.all(receivers.map(({ id }) => change(manager.token, id, 30_000_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const balances = await Promise.all(receivers.map(({ id }) => creditBalance(app.shop, id)));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(90_000_000);
    await changeStaffMoneyLimits(app.shop, { ...deliveredStaffMoney, approveFrom: null }, owner.id);
    expect((await change(owner.token, customer.id, 500_000_000)).status).toBe(201);
    await changeStaffMoneyLimits(app.shop, deliveredStaffMoney, owner.id);
    // Subtracting store credit does not count as granted money.
    const receiver = receivers[balances.indexOf(30_000_000)]?.id ?? 0;
    expect((await change(manager.token, receiver, -30_000_000)).status).toBe(201);
    expect((await change(manager.token, customer.id, 30_000_000)).status).toBe(403);

    const given = await app.shop.database.pool.query<{ news: { by: number; amount: number } }>(
      `SELECT news FROM outbox WHERE name = 'money.given' AND news ->> 'by' = $1`,
      [String(manager.id)],
    );
    expect(given.rows.map(({ news: event }) => event.amount)).toEqual([30_000_000, 30_000_000, 30_000_000]);
    await notifyOwnersOfMoney(app.shop, { by: manager.id, amount: 30_000_000, link: '/admin' });
    const message = await app.shop.database.pool.query<{ to: string }>(
      `SELECT news ->> 'customerId' AS to FROM outbox WHERE name = 'notice.due' AND news ->> 'kind' = 'money-given'`,
    );
    expect(message.rows.map(({ to }) => Number(to))).toContain(owner.id);
  });

  test('HDR-06 only the owner sets the daily limit of the staff', async () => {
    const [manager, owner] = [
      await customerReady(app.shop, { role: 'manager' }),
      await customerReady(app.shop, { role: 'owner' }),
    ];
    const customer = await customerReady(app.shop);
    const body = {
      max_manager_day_total: 1_000,
      max_support_day_total: null,
      notify_from_amount: null,
      approve_from_amount: 900,
    };
    const set = (token: string) => putSetting(app, 'staff-money', { token, body });
    expect((await set(manager.token)).status).toBe(403);
    expect((await set(owner.token)).status).toBe(200);
    expect((await app.call('GET /api/admin/settings/staff-money/', { token: owner.token })).body).toEqual({
      version: 1,
      ...body,
    });
    expect((await change(manager.token, customer.id, 899)).status).toBe(201);
    expect((await change(manager.token, customer.id, 102)).status).toBe(403);
    await changeStaffMoneyLimits(app.shop, deliveredStaffMoney, owner.id);
  });

  test('support reads and cannot give; a customer sees only their own', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    const customer = await customerReady(app.shop);
    expect((await change(support.token, customer.id, 5)).status).toBe(403);
    expect((await change(customer.token, customer.id, 5)).status).toBe(403);
    expect(
      (await app.call('GET /api/admin/customers/:id/credit/', { token: customer.token, params: { id: customer.id } }))
        .status,
    ).toBe(403);
    expect((await app.call('GET /api/credit/')).status).toBe(401);
  });

  test('a long ledger is paged', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const customer = await customerReady(app.shop);
    for (let count = 1; count <= 25; count++) await change(manager.token, customer.id, count);
    const first = await own(customer.token);
    expect([first.data.length, first.data[0]?.amount, first.balance]).toEqual([20, 25, 325]);
    const rest = (
      await app.server.inject({ url: first.next ?? '', headers: { authorization: `Bearer ${customer.token}` } })
    ).json<Ledger>();
    expect(rest.data.map(({ amount }) => amount)).toEqual([5, 4, 3, 2, 1]);
    expect(rest.next).toBeNull();
  });
});

describe('concurrent spending of credit, on PostgreSQL', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '20' });

  test('HDR-06 twenty concurrent uses of credit for seven: seven are paid, and the balance stays non-negative', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const customer = await customerReady(app.shop);
    await app.call('POST /api/admin/customers/:id/credit/', {
      token: owner.token,
      params: { id: customer.id },
      body: { amount: 75_000, note: 'هدیه' },
    });
    const { variantIds } = await productReady(app.shop, { stock: 1 });
    await orderReady(app.shop, { customer, lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    const { rows: placed } = await app.shop.database.pool.query<{ id: string }>('SELECT max(id) AS id FROM orders');
    const use = { customerId: customer.id, orderId: Number(placed[0]?.id), amount: 10_000 };
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => app.shop.transaction(() => payWithCredit(app.shop, use))),
    );
    expect(uses.filter(Boolean)).toHaveLength(7);
    expect(await creditBalance(app.shop, customer.id)).toBe(5_000);
    const { rows } = await app.shop.database.pool.query(
      'SELECT sum(amount) AS sum, min(balance) AS least, count(*) AS entries, max(sequence) AS last FROM stored_value_entries WHERE account_id = $1',
      [customer.id],
    );
    expect(rows).toEqual([{ sum: 5_000, least: 5_000, entries: 8, last: 8 }]);
  });

  test('the ledger refuses a second entry with the same predecessor and a negative balance', async () => {
    const customer = await customerReady(app.shop);
    await app.shop.database.pool.query(
      `INSERT INTO stored_value_accounts (id, kind, customer_id, created_at) VALUES ($1, 'store-credit', $1, $2)`,
      [customer.id, app.clock.now()],
    );
    const write = (sequence: number, amount: number, balance: number) =>
      app.shop.database.pool.query(
        `INSERT INTO stored_value_entries (account_id, sequence, amount, balance, reason, at) VALUES ($1, $2, $3, $4, 'added', $5)`,
        [customer.id, sequence, amount, balance, app.clock.now()],
      );
    await write(1, 10, 10);
    await expect(write(1, 10, 10)).rejects.toThrow();
    await expect(write(2, -20, -10)).rejects.toThrow();
  });
});
