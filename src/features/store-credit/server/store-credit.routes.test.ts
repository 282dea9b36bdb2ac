import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
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

  test('HDR-06 the staff adds and takes with a reason; the balance is the sum of the entries', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const customer = await customerReady(app.shop);
    expect(await own(customer.token)).toEqual({ balance: 0, data: [], next: null });
    expect((await change(manager.token, customer.id, 120_000)).body).toEqual({ balance: 120_000 });
    expect((await change(manager.token, customer.id, -20_000, 'اشتباه')).body).toEqual({ balance: 100_000 });
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

  test('support looks and does not give; a customer sees only their own', async () => {
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

  test('a long ledger is read part by part', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const customer = await customerReady(app.shop);
    for (let count = 1; count <= 35; count++) await change(manager.token, customer.id, count);
    const first = await own(customer.token);
    expect([first.data.length, first.data[0]?.amount, first.balance]).toEqual([30, 35, 630]);
    const rest = (
      await app.server.inject({ url: first.next ?? '', headers: { authorization: `Bearer ${customer.token}` } })
    ).json<Ledger>();
    expect(rest.data.map(({ amount }) => amount)).toEqual([5, 4, 3, 2, 1]);
    expect(rest.next).toBeNull();
  });
});

describe('credit spent at the same time, on PostgreSQL', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '20' });

  test('HDR-06 twenty uses at once of what is enough for seven: seven are paid, and nothing goes below zero', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const customer = await customerReady(app.shop);
    await app.call('POST /api/admin/customers/:id/credit/', {
      token: owner.token,
      params: { id: customer.id },
      body: { amount: 75_000, note: 'هدیه' },
    });
    const uses = await Promise.all(
      Array.from({ length: 20 }, (_, order) =>
        app.shop.transaction(() =>
          payWithCredit(app.shop, { customerId: customer.id, orderId: order + 1, amount: 10_000 }),
        ),
      ),
    );
    expect(uses.filter(Boolean)).toHaveLength(7);
    expect(await creditBalance(app.shop, customer.id)).toBe(5_000);
    const { rows } = await app.shop.database.pool.query(
      'SELECT sum(amount) AS sum, min(balance) AS least, count(*) AS entries, max(sequence) AS last FROM credit_entries WHERE customer_id = $1',
      [customer.id],
    );
    expect(rows).toEqual([{ sum: 5_000, least: 5_000, entries: 8, last: 8 }]);
  });

  test('the ledger refuses what would be reckoned from the same entry twice, and what is below zero', async () => {
    const customer = await customerReady(app.shop);
    const write = (sequence: number, amount: number, balance: number) =>
      app.shop.database.pool.query(
        `INSERT INTO credit_entries (customer_id, sequence, amount, balance, reason, at) VALUES ($1, $2, $3, $4, 'added', $5)`,
        [customer.id, sequence, amount, balance, app.clock.now()],
      );
    await write(1, 10, 10);
    await expect(write(1, 10, 10)).rejects.toThrow();
    await expect(write(2, -20, -10)).rejects.toThrow();
  });
});
