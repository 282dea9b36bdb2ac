import { beforeEach, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { setCustomerActive } from '#features/auth/server/customer-access.service.ts';
import type { AuditEntry } from '#features/audit/audit.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { openShop } from '#platform/open-shop.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AccessKey, MadeKey } from '../access-keys.contract.ts';
import { identifyWhoCalls, maxKeys, revokeKeysOfThief } from './access-keys.service.ts';
import { keyReady } from './access-keys.factory.ts';

describe('access keys', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '12' });
  let owner: ReadyCustomer;
  beforeEach(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const make = async (body: object, token = owner.token) =>
    (await app.call('POST /api/admin/access-keys/', { token, body })).body as MadeKey;
  const revoke = (id: number) =>
    app.call('POST /api/admin/access-keys/:id/revoke/', { token: owner.token, params: { id }, body: {} });
  const orders = async (token: string) => (await app.call('GET /api/admin/orders/', { token })).status;
  const keyOf = async (id: number) => {
    const { data } = (await app.call('GET /api/admin/access-keys/', { token: owner.token })).body as {
      data: AccessKey[];
    };
    return data.find((key) => key.id === id);
  };

  test('a key is displayed once and stored as a hash; the list includes its scopes and its last use', async () => {
    const made = await make({ name: ' حسابداری ', scopes: ['orders:read'], expires_in_days: 30 });
    expect(made).toMatchObject({ name: 'حسابداری', kind: 'staff', status: 'active', made_by: { id: owner.id } });
    expect(made.key).toMatch(/^hj_[\w-]{43}$/);
    expect(made.hint).toBe(made.key.slice(-4));
    const { rows } = await app.shop.database.pool.query<{ row: string }>('SELECT k::text AS row FROM access_keys k');
    expect(rows.some(({ row }) => row.includes(made.key.slice(3, 40)))).toBe(false);
    const { key: secret, ...rest } = made;
    expect(await keyOf(made.id)).toEqual(rest);
    expect(rest.last_used_at).toBeNull();
    expect(await orders(secret)).toBe(200);
    const first = (await keyOf(made.id))?.last_used_at;
    expect(first).toBe(app.clock.now().toISOString());
    app.clock.advance(59_000);
    await orders(secret);
    expect((await keyOf(made.id))?.last_used_at).toBe(first);
    app.clock.advance(1_000);
    await orders(secret);
    expect((await keyOf(made.id))?.last_used_at).toBe(app.clock.now().toISOString());
  });

  test('a key is limited to its scopes and the missing scope is named; a key cannot create a key', async () => {
    const { key } = await make({ name: 'انبار', scopes: ['stock:read'], expires_in_days: null });
    expect((await app.call('GET /api/admin/stock/', { token: key })).status).toBe(200);
    expect(await app.call('GET /api/admin/orders/', { token: key })).toMatchObject({
      status: 403,
      body: { code: 'scope-missing', message: expect.stringContaining('orders:read') as string },
    });
    const all = await keyReady(app.shop, { customerId: owner.id });
    const body = { name: 'x', scopes: ['orders:read'], expires_in_days: null };
    expect(await app.call('POST /api/admin/access-keys/', { token: all, body })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
    for (const scopes of [[], ['staff:write'], ['orders:read', 'orders:read'], ['ledger:read']])
      expect(
        (await app.call('POST /api/admin/access-keys/', { token: owner.token, body: { ...body, scopes } })).status,
      ).toBe(400);
  });

  test('those that were made with an account while a thief had it end when the account is taken back', async () => {
    const [before, other] = [
      await make({ name: 'الف', scopes: ['orders:read'], expires_in_days: null }),
      await customerReady(app.shop, { role: 'owner' }),
    ];
    const ofOther = await make({ name: 'پ', scopes: ['orders:read'], expires_in_days: null }, other.token);
    app.clock.advance(1_000);
    const since = app.clock.now().toISOString();
    const thiefs = await make({ name: 'ب', scopes: ['orders:read'], expires_in_days: null });
    await revokeKeysOfThief(app.shop, { customerId: owner.id, since });
    expect(await Promise.all([before, ofOther, thiefs].map(({ key }) => orders(key)))).toEqual([200, 200, 401]);
  });

  test("a key ends on expiry, with its creator's access, and at once in every process when revoked", async () => {
    const { id, key } = await make({ name: 'ربات', scopes: ['orders:read'], expires_in_days: 1 });
    const other = await openShop(app.shop.config, { clock: app.clock, log: app.shop.log });
    const there = async () => (await identifyWhoCalls(other.shop, `Bearer ${key}`)) !== null;
    try {
      expect([await orders(key), await there()]).toEqual([200, true]);
      expect((await revoke(id)).body).toMatchObject({ id, status: 'revoked' });
      expect([await orders(key), await there()]).toEqual([401, false]);
      expect((await revoke(id)).body).toMatchObject({ status: 'revoked' });
      expect((await revoke(2_000_000)).body).toMatchObject({ code: 'access-key-not-found' });
    } finally {
      await other.close();
    }
    const short = await make({ name: 'ربات', scopes: ['orders:read'], expires_in_days: 1 });
    app.clock.advance(86_400_000 - 1);
    expect(await orders(short.key)).toBe(200);
    app.clock.advance(1);
    expect(await orders(short.key)).toBe(401);
    const { token } = await customerReady(app.shop, { role: 'owner' });
    expect((await app.call('GET /api/admin/access-keys/', { token })).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: short.id, status: 'expired' })]) as unknown,
    });
  });

  test.each([
    [
      'dismissed',
      async (id: number, token: string) =>
        app.call('DELETE /api/admin/staff/:id/', { token, params: { id }, query: { before: 'manager' } }),
    ],
    [
      'blocked',
      async (id: number) => setCustomerActive(app.shop, { customerId: id, active: false, by: null as never }),
    ],
  ])('the key of a user who is %s is refused', async (_, end) => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const key = await keyReady(app.shop, { customerId: manager.id, scopes: ['orders:read'] });
    const { token } = await customerReady(app.shop, { role: 'owner' });
    expect(await orders(key)).toBe(200);
    await end(manager.id, token);
    expect(await orders(key)).toBe(401);
  });

  test('a malformed or unknown key is 401', async () => {
    for (const key of [
      'hj_',
      `hj_${'x'.repeat(43)}`,
      `hj_${'x'.repeat(42)}`,
      `hj_${'x'.repeat(9_000)}`,
      "hj_' or true --",
    ])
      expect(await app.call('GET /api/admin/orders/', { token: key })).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer realm="shop", error="invalid_token"' },
      });
  });

  test('the audit log names the key and its creator, with its creation and revocation, and never the secret', async () => {
    const { token } = await customerReady(app.shop, { role: 'owner' });
    const made = await make({ name: 'انبارداری', scopes: ['stock:write'], expires_in_days: null }, token);
    const { id } = await productReady(app.shop);
    const body = { changes: [{ variant_id: id, reason: 'received', pieces: 3 }], note: '' };
    const moved = await app.call('POST /api/admin/stock/', { token: made.key, body });
    expect(moved.status, moved.text).toBe(200);
    await revoke(made.id);
    const { data } = (await app.call('GET /api/admin/audit/', { token })).body as { data: AuditEntry[] };
    expect(data.slice(0, 3)).toMatchObject([
      { action: 'access-key.revoked', subject_id: String(made.id), access_key: null, before: { name: 'انبارداری' } },
      { action: 'stock.changed', access_key: { id: made.id, name: 'انبارداری' } },
      { action: 'access-key.made', access_key: null, after: { scopes: ['stock:write'] } },
    ]);
    expect(JSON.stringify(data)).not.toContain(made.key.slice(3));
  });

  test('keys of a seller belong to that seller', async () => {
    const [one, other] = [await sellerReady(app.shop), await sellerReady(app.shop)];
    const body = { name: 'انبار من', scopes: ['products:read', 'stock:write'], expires_in_days: null };
    const made = (await app.call('POST /api/seller/access-keys/', { token: one.token, body })).body as MadeKey;
    expect((await app.call('GET /api/seller/products/', { token: made.key })).status).toBe(200);
    expect((await app.call('GET /api/seller/', { token: made.key })).body).toMatchObject({ code: 'scope-missing' });
    const params = { id: made.id };
    const theirs = await app.call('POST /api/seller/access-keys/:id/revoke/', { token: other.token, params, body: {} });
    expect(theirs.body).toMatchObject({ code: 'access-key-not-found' });
    expect((await app.call('GET /api/seller/access-keys/', { token: other.token })).body).toMatchObject({ data: [] });
    expect(await keyOf(made.id)).toMatchObject({ kind: 'seller' });
    expect(
      (await app.call('POST /api/seller/access-keys/:id/revoke/', { token: one.token, params, body: {} })).status,
    ).toBe(200);
    expect((await app.call('GET /api/seller/products/', { token: made.key })).status).toBe(401);
    const { token } = await customerReady(app.shop);
    expect((await app.call('POST /api/seller/access-keys/', { token, body })).body).toMatchObject({
      code: 'seller-required',
    });
  });

  test('keys of the staff end with the employment, for good; what a member sells by is their own', async () => {
    const member = await customerReady(app.shop, { role: 'manager' });
    const key = await keyReady(app.shop, { customerId: member.id, scopes: ['orders:read'] });
    const own = await keyReady(app.shop, { customerId: member.id, kind: 'seller' });
    const staff = { token: owner.token, params: { id: member.id }, query: { before: 'manager' } } as const;
    expect((await app.call('DELETE /api/admin/staff/:id/', staff)).status).toBe(200);
    const { data } = (await app.call('GET /api/admin/access-keys/', { token: owner.token })).body as {
      data: AccessKey[];
    };
    const statuses = [key, own].map((one) => data.find(({ hint }) => one.endsWith(hint))?.status);
    expect(statuses).toEqual(['revoked', 'active']);
    await app.shop.database.pool.query(`UPDATE customers SET role = 'manager' WHERE id = $1`, [member.id]);
    expect((await app.call('GET /api/admin/orders/', { token: key })).status).toBe(401);
  });

  test('of twenty keys created at once no more than permitted are active, and the list continues by its cursor', async () => {
    const seller = await sellerReady(app.shop);
    const body = { name: 'x', scopes: ['ledger:read'], expires_in_days: null };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call('POST /api/seller/access-keys/', { token: seller.token, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxKeys.seller);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too-many-access-keys' });
    const page = async (query: object) =>
      (await app.call('GET /api/seller/access-keys/', { token: seller.token, query: query as never })).body as {
        data: AccessKey[];
        next: string | null;
        next_after: string;
      };
    const first = await page({ page_size: 6 });
    const second = await page({ page_size: 6, after: first.next_after });
    expect([first.data.length, second.data.length, second.next]).toEqual([6, 4, null]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(10);
    const wrong = await app.call('GET /api/seller/access-keys/', { token: seller.token, query: { after: 'bm9uZQ' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  test('a request that was done once for a person is another’s under the same key for their program', async () => {
    const { id } = await customerReady(app.shop);
    const key = await keyReady(app.shop, { customerId: owner.id, scopes: ['credit:write'] });
    const give = (token: string) =>
      app.call('POST /api/admin/customers/:id/credit/', {
        token,
        params: { id },
        headers: { 'idempotency-key': 'one' },
        body: { amount: 1_000, note: 'دلجویی' },
      });
    expect([(await give(owner.token)).body, (await give(key)).body]).toMatchObject([
      { balance: 1_000 },
      { balance: 2_000 },
    ]);
    expect((await give(key)).headers['idempotency-replayed']).toBe('true');
  });
});
