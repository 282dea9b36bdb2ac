import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import type { ListedSession } from '../sessions.contract.ts';
import { customerReady } from './auth.factory.ts';
import { startSession } from './sessions/sessions.service.ts';

describe("other users' sessions", () => {
  const app = useTestShop();
  const list = (token: string, id: number) =>
    app.call('GET /api/admin/customers/:id/sessions/', { token, params: { id } });
  const endOne = (token: string, id: number, session: string) =>
    app.call('DELETE /api/admin/customers/:id/sessions/:session/', { token, params: { id, session } });
  const endAll = (token: string, id: number) =>
    app.call('POST /api/admin/customers/:id/sessions/end-all/', { token, params: { id } });
  const status = async (token: string) => (await app.call('GET /api/customers/current/me/', { token })).status;

  test("a manager sees a customer's sessions, never a token, and ends one or all, which is logged", async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const customer = await customerReady(app.shop);
    app.clock.advance(1_000);
    const at = {
      address: '192.0.2.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    };
    const other = await startSession(app.shop, { id: customer.id, role: null }, { at });
    const { data } = (await list(manager.token, customer.id)).body as { data: ListedSession[] };
    expect(data).toMatchObject([
      { current: false, browser: 'firefox', system: 'linux', address: '192.0.2.7' },
      { current: false, address: null },
    ]);
    expect(Object.keys(data[0]!).sort()).toEqual(
      ['address', 'browser', 'created_at', 'current', 'id', 'system', 'used_at'].sort(),
    );
    expect((await endOne(manager.token, customer.id, data[0]!.id)).status).toBe(200);
    expect((await endOne(manager.token, customer.id, data[0]!.id)).body).toMatchObject({ code: 'session-not-found' });
    expect([await status(other.access), await status(customer.token)]).toEqual([401, 200]);
    await startSession(app.shop, { id: customer.id, role: null });
    expect((await endAll(manager.token, customer.id)).body).toEqual({ ended_count: 2 });
    expect((await endAll(manager.token, customer.id)).body).toEqual({ ended_count: 0 });
    expect(await status(customer.token)).toBe(401);
    expect((await list(manager.token, customer.id)).body).toMatchObject({ data: [] });
    const { rows } = await app.shop.database.pool.query(
      `select by, action, before, after from audit_log where subject = 'customer' and subject_id = $1 order by id`,
      [String(customer.id)],
    );
    expect(rows).toEqual([
      { by: manager.id, action: 'customer.session-ended', before: null, after: null },
      { by: manager.id, action: 'customer.sessions-ended', before: { devices: 2 }, after: { devices: 0 } },
    ]);
  });

  test('the staff is the owner’s alone, the own account is nobody’s here, and no session is ended under another’s number', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const manager = await customerReady(app.shop, { role: 'manager' });
    const support = await customerReady(app.shop, { role: 'support' });
    const [sara, reza] = [await customerReady(app.shop), await customerReady(app.shop)];
    const sessionOf = async (id: number) =>
      ((await list(owner.token, id)).body as { data: ListedSession[] }).data[0]!.id;
    for (const call of [list, endAll]) {
      expect((await call(manager.token, support.id)).body).toMatchObject({ code: 'not-allowed' });
      expect((await call(support.token, sara.id)).status).toBe(403);
      expect((await call(sara.token, reza.id)).status).toBe(403);
      expect((await call(owner.token, 2_000_000)).status).toBe(404);
    }
    expect((await endOne(manager.token, support.id, await sessionOf(support.id))).status).toBe(403);
    expect((await endOne(manager.token, reza.id, await sessionOf(support.id))).status).toBe(404);
    expect((await endOne(manager.token, reza.id, await sessionOf(sara.id))).status).toBe(404);
    expect((await endAll(owner.token, owner.id)).body).toMatchObject({ code: 'not-allowed' });
    expect((await endOne(owner.token, owner.id, await sessionOf(owner.id))).status).toBe(403);
    expect([await status(support.token), await status(sara.token), await status(owner.token)]).toEqual([200, 200, 200]);
    expect((await endOne(owner.token, support.id, await sessionOf(support.id))).status).toBe(200);
    expect(await status(support.token)).toBe(401);
  });
});
