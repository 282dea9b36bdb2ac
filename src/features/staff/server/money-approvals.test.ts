import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { moneyApprovals } from '#features/settings/server/settings.tables.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { MoneyApproval } from '../money-approvals.contract.ts';
import { notifyApprovers } from './money-approvals.service.ts';

const large = 60_000_000;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('second-person approval of a large amount', () => {
  const app = useTestShop();
  let manager: ReadyCustomer;
  let colleague: ReadyCustomer;
  let customer: ReadyCustomer;
  beforeEach(async () => {
    await app.shop.db.update(customers).set({ role: null });
    manager = await customerReady(app.shop, { role: 'manager' });
    colleague = await customerReady(app.shop, { role: 'manager' });
    customer = await customerReady(app.shop);
    await app.shop.db.delete(moneyApprovals);
  });

  const give = (by: ReadyCustomer, amount = large, headers: Record<string, string> = {}) =>
    app.call('POST /api/admin/customers/:id/credit/', {
      token: by.token,
      params: { id: customer.id },
      headers,
      body: { amount, note: 'دلجویی' },
    });
  const requested = async (by: ReadyCustomer, status?: string) =>
    (
      (await app.call('GET /api/admin/money-approvals/', { token: by.token, query: status ? { status } : {} }))
        .body as {
        data: MoneyApproval[];
      }
    ).data;
  const waiting = async (by: ReadyCustomer) => {
    const [sum] = await requested(by, 'waiting');
    if (sum === undefined) throw new Error('Nothing waits.');
    return sum;
  };
  const decide = (by: ReadyCustomer, id: number, what: 'approve' | 'refuse', body: object = {}) =>
    app.call(`POST /api/admin/money-approvals/:id/${what}/`, { token: by.token, params: { id }, body });

  test('is refused and requested once, approved by a colleague, and then paid once', async () => {
    const refused = await Promise.all(times(4, () => give(manager)));
    for (const answer of refused) expect(answer).toMatchObject({ status: 403, body: { code: 'approval-needed' } });
    expect(await requested(colleague)).toHaveLength(1);
    const sum = await waiting(colleague);
    expect(sum).toMatchObject({
      amount: large,
      link: `/admin/customers/${customer.id}`,
      requested_by: { id: manager.id, name: manager.username },
      may_approve: true,
    });
    expect((await waiting(manager)).may_approve).toBe(false);
    expect(await decide(manager, sum.id, 'approve')).toMatchObject({
      status: 403,
      body: { code: 'money-approval-of-another' },
    });
    expect(await creditBalance(app.shop, customer.id)).toBe(0);

    const decisions = await Promise.all(times(3, () => decide(colleague, sum.id, 'approve')));
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const given = await Promise.all(times(5, () => give(manager)));
    expect(given.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403]);
    expect(await creditBalance(app.shop, customer.id)).toBe(large);
    expect((await requested(manager, 'used')).map(({ id, decided_by: by }) => [id, by?.id])).toEqual([
      [sum.id, colleague.id],
    ]);
  });

  test('is also requested under an idempotency key, which may be reused once it is approved', async () => {
    const headers = { 'idempotency-key': 'a-large-sum' };
    expect((await give(manager, large, headers)).body).toMatchObject({ code: 'approval-needed' });
    await decide(colleague, (await waiting(colleague)).id, 'approve');
    const given = await give(manager, large, headers);
    expect(given.status).toBe(201);
    expect((await give(manager, large, headers)).text).toBe(given.text);
    expect(await creditBalance(app.shop, customer.id)).toBe(large);
  });

  test('another amount, another staff member and an approval of two days ago do not count', async () => {
    await give(manager);
    await decide(colleague, (await waiting(colleague)).id, 'approve');
    expect((await give(manager, large + 1)).status).toBe(403);
    expect((await give(colleague)).status).toBe(403);
    const earlier = new Date(app.clock.now().getTime() - 25 * 3_600_000);
    await app.shop.db.update(moneyApprovals).set({
      requestedAt: earlier,
      decidedAt: sql`case when ${moneyApprovals.decidedAt} is not null then ${earlier}::timestamptz end`,
    });
    expect((await give(manager)).body).toMatchObject({ code: 'approval-needed' });
    expect((await requested(manager, 'waiting')).filter(({ amount }) => amount === large)).toHaveLength(2);
    expect(await creditBalance(app.shop, customer.id)).toBe(0);
    expect((await give(manager, 49_999_999)).status).toBe(201);
  });

  test('is refused by a colleague or withdrawn by the requester, and then must be requested again', async () => {
    await give(manager);
    expect((await decide(colleague, (await waiting(colleague)).id, 'refuse')).body).toMatchObject({
      status: 'refused',
      may_approve: false,
      decided_by: { id: colleague.id },
    });
    expect((await give(manager)).status).toBe(403);
    const sum = await waiting(manager);
    expect((await decide(manager, sum.id, 'refuse')).status).toBe(200);
    expect(await decide(colleague, sum.id, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'money-approval-decided' },
    });
    expect((await decide(colleague, 9_999_999, 'approve')).status).toBe(404);
  });

  test('support pays none without an approval, and approves none', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    expect((await app.call('GET /api/admin/money-approvals/', { token: support.token })).status).toBe(403);
    await give(manager);
    expect((await decide(support, (await waiting(manager)).id, 'approve')).status).toBe(403);
  });

  test('an owner without colleagues approves their own by password; an owner with a colleague does not', async () => {
    await app.shop.db.update(customers).set({ role: null });
    const owner = await customerReady(app.shop, { role: 'owner', password: 'a long word of the owner' });
    expect((await give(owner)).body).toMatchObject({ code: 'approval-needed' });
    const sum = await waiting(owner);
    expect(sum.may_approve).toBe(true);
    expect((await decide(owner, sum.id, 'approve')).body).toMatchObject({ code: 'wrong-password' });
    expect((await decide(owner, sum.id, 'approve', { password: 'something else' })).body).toMatchObject({
      code: 'wrong-password',
    });
    const other = await customerReady(app.shop, { role: 'manager' });
    expect((await decide(owner, sum.id, 'approve', { password: 'a long word of the owner' })).body).toMatchObject({
      code: 'money-approval-of-another',
    });
    await app.shop.db.update(customers).set({ active: false });
    await app.shop.db.update(customers).set({ role: null });
    const alone = await customerReady(app.shop, { role: 'owner', password: 'a long word of the owner' });
    await give(alone);
    const own = (await requested(alone, 'waiting')).find(({ requested_by: by }) => by.id === alone.id);
    expect((await decide(alone, own?.id ?? 0, 'approve', { password: 'a long word of the owner' })).status).toBe(200);
    expect((await give(alone)).status).toBe(201);
    expect(other.id).not.toBe(alone.id);
  });

  test('approvers are notified, and the requester is not', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    await notifyApprovers(app.shop, { by: manager.id, amount: large });
    const { rows } = await app.shop.database.pool.query<{ to: number }>(
      `SELECT (news ->> 'customerId')::bigint AS to FROM outbox
       WHERE name = 'notice.due' AND news ->> 'kind' = 'money-requested'`,
    );
    const notified = rows.map(({ to }) => to);
    expect(notified).toEqual(expect.arrayContaining([owner.id, colleague.id]));
    expect(notified).not.toContain(manager.id);
  });
});
