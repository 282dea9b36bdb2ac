import { describe, expect, test } from 'vitest';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { CustomerFile } from '#features/auth/customer-access.contract.ts';
import type { ListedCustomer } from '../customers-admin.contract.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';

type Part = { data: ListedCustomer[]; next: string | null };

describe("the staff's customers", () => {
  const app = useTestShop();

  test('a customer is found by phone, username and email, with credit and devices', async () => {
    const staff = await customerReady(app.shop, { role: 'support' });
    const sara = await customerReady(app.shop, { username: 'sara.karimi', email: 'sara@example.ir' });
    const find = async (q: string) =>
      ((await app.call('GET /api/admin/customers/', { token: staff.token, query: { q } })).body as Part).data.map(
        ({ id }) => id,
      );
    for (const q of [sara.phone, sara.phone.replace('+98', '0'), sara.phone.slice(-7), 'SARA.k', 'sara@exa'])
      expect(await find(q)).toEqual([sara.id]);
    expect(await find('%')).toEqual([]);
    const file = (await app.call('GET /api/admin/customers/:id/', { token: staff.token, params: { id: sara.id } }))
      .body as CustomerFile;
    expect(file).toMatchObject({ username: 'sara.karimi', credit: 0, sessions_count: 1, active: true, addresses: [] });
    expect(file).not.toHaveProperty('password_hash');
    expect(
      (await app.call('GET /api/admin/customers/:id/', { token: staff.token, params: { id: 2_000_000 } })).status,
    ).toBe(404);
    expect((await app.call('GET /api/admin/customers/', { token: sara.token })).status).toBe(403);
  });

  test('the list is read page by page, with one query each plus the one for the caller', async () => {
    const staff = await customerReady(app.shop, { role: 'manager' });
    for (let count = 0; count < 25; count++) await customerReady(app.shop, { username: `many-${count}-of-them` });
    await app.call('GET /api/admin/customers/', { token: staff.token });
    const queries = watchQueries(app.shop);
    const first = (await app.call('GET /api/admin/customers/', { token: staff.token, query: { q: 'of-them' } }))
      .body as Part;
    expect(queries.count()).toBe(1);
    queries.stop();
    const rest: Part = (
      await app.server.inject({ url: first.next ?? '', headers: { authorization: `Bearer ${staff.token}` } })
    ).json();
    expect([first.data.length, rest.data.length, rest.next]).toEqual([20, 5, null]);
  });

  test('a blocked customer is signed out at once and cannot sign in; only an owner can block staff', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const owner = await customerReady(app.shop, { role: 'owner' });
    const customer = await customerReady(app.shop, { password: 'a red lamp 77' });
    const set = (token: string, id: number, active: boolean) =>
      app.call('PUT /api/admin/customers/:id/active/', { token, params: { id }, body: { active } });
    const signIn = () =>
      app.call('POST /api/customers/login/', { body: { username: customer.username, password: 'a red lamp 77' } });
    expect(await set(manager.token, customer.id, false)).toMatchObject({
      status: 200,
      body: { id: customer.id, active: false },
    });
    expect((await app.call('GET /api/customers/current/me/', { token: customer.token })).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await set(manager.token, customer.id, true)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await set(manager.token, owner.id, false)).status).toBe(403);
    expect((await set(owner.token, manager.id, false)).status).toBe(200);
    expect((await set(manager.token, customer.id, false)).status).toBe(401);
  });

  test('ACC-02 a mistyped full name, which its customer cannot change, is corrected by the staff and logged with both names', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    const customer = await customerReady(app.shop);
    const own = (full_name: string) =>
      app.call('PATCH /api/customers/current/me/', { token: customer.token, body: { full_name } });
    const correct = (token: string, id: number, body: { full_name: string; before: string | null }) =>
      app.call('PUT /api/admin/customers/:id/name/', { token, params: { id }, body });
    const visible = async () =>
      (
        (await app.call('GET /api/customers/current/me/', { token: customer.token })).body as {
          full_name: string | null;
        }
      ).full_name;
    await own('سارا کریمس');
    expect((await own('سارا کریمی')).body).toMatchObject({ code: 'name-set' });
    expect((await correct(customer.token, customer.id, { full_name: 'سارا کریمی', before: 'سارا کریمس' })).status).toBe(
      403,
    );
    expect((await correct(support.token, customer.id, { full_name: '  ', before: 'سارا کریمس' })).status).toBe(400);
    expect((await correct(support.token, customer.id, { full_name: 'سارا کریمی', before: 'سارا کریمس' })).status).toBe(
      200,
    );
    expect(await visible()).toBe('سارا کریمی');
    expect(
      (await correct(support.token, customer.id, { full_name: 'ساره کریمی', before: 'سارا کریمس' })).body,
    ).toMatchObject({ code: 'changed-meanwhile' });
    expect(await visible()).toBe('سارا کریمی');
    const { rows } = await app.shop.database.pool.query(
      `select by, before, after from audit_log where action = 'customer.renamed' and subject_id = $1`,
      [String(customer.id)],
    );
    expect(rows).toEqual([{ by: support.id, before: { full_name: 'سارا کریمس' }, after: { full_name: 'سارا کریمی' } }]);
    const owner = await customerReady(app.shop, { role: 'owner' });
    expect((await correct(support.token, owner.id, { full_name: 'کسی دیگر', before: null })).status).toBe(403);
    expect((await correct(owner.token, support.id, { full_name: 'نام همکار', before: null })).status).toBe(200);
    expect((await correct(support.token, 2_000_000, { full_name: 'هیچ کس', before: null })).status).toBe(404);
  });
});
