import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import type { Member } from '../staff.contract.ts';
import { firstOwnerLink } from './first-owner.service.ts';
import { customerReady, freshPhone } from '#features/auth/server/auth.factory.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { setCustomerActive } from '#features/auth/server/customer-access.service.ts';

describe('staff membership', () => {
  const app = useTestShop();
  const audit = async (token: string) =>
    (
      (await app.call('GET /api/admin/audit/', { token, query: { subject: 'customer' } })).body as {
        data: { action: string; before: object; after: object }[];
      }
    ).data;

  test("the owner grants a role by phone or username, changes and revokes it, and all the member's sessions end", async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const customer = await customerReady(app.shop);
    const employ = (who: string, role: string) =>
      app.call('POST /api/admin/staff/', { token: owner.token, body: { customer: who, role } });
    const status = async () => (await app.call('GET /api/customers/current/me/', { token: customer.token })).status;
    expect(await status()).toBe(200);
    const employed = await employ(customer.phone.replace('+98', '۰'), 'support');
    expect([employed.status, employed.body]).toEqual([
      201,
      {
        id: customer.id,
        username: customer.username,
        full_name: null,
        phone: customer.phone,
        role: 'support',
        active: true,
      },
    ]);
    expect(await status()).toBe(401);
    expect((await employ(customer.username.toUpperCase(), 'writer')).body).toMatchObject({ role: 'writer' });
    const { data } = (await app.call('GET /api/admin/staff/', { token: owner.token })).body as { data: Member[] };
    expect(data.find(({ id }) => id === customer.id)).toMatchObject({ role: 'writer' });
    expect(data[0]?.role).toBe('owner');
    const dismiss = (before: string) =>
      app.call('DELETE /api/admin/staff/:id/', { token: owner.token, params: { id: customer.id }, query: { before } });
    const outdated = await dismiss('support');
    expect([outdated.status, outdated.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
    expect([(await dismiss('writer')).status, (await dismiss('writer')).status]).toEqual([200, 404]);
    expect((await employ('nobody-of-that-name', 'support')).body).toMatchObject({ code: 'customer-not-found' });
    expect((await audit(owner.token)).slice(0, 3)).toMatchObject([
      { action: 'staff.role-changed', before: { role: 'writer' }, after: { role: null } },
      { before: { role: 'support' }, after: { role: 'writer' } },
      { before: { role: null }, after: { role: 'support' } },
    ]);
  });

  test('a role changes only from the seen one, and is not granted to somebody who has an unseen one', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const { username } = await customerReady(app.shop);
    const employ = async (role: string, before: string | null) => {
      const body = { customer: username, role, before };
      const { status, body: answer } = await app.call('POST /api/admin/staff/', { token: owner.token, body });
      return [status, (answer as { code?: string }).code ?? (answer as Member).role];
    };
    expect(await employ('support', null)).toEqual([201, 'support']);
    expect(await employ('support', null)).toEqual([201, 'support']);
    expect(await employ('manager', null)).toEqual([409, 'changed-meanwhile']);
    expect(await employ('writer', 'support')).toEqual([201, 'writer']);
    expect(await employ('manager', 'support')).toEqual([409, 'changed-meanwhile']);
    const { data } = (await app.call('GET /api/admin/staff/', { token: owner.token })).body as { data: Member[] };
    expect(data.find((member) => member.username === username)).toMatchObject({ role: 'writer' });
  });

  test('only an owner is allowed', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const body = { customer: manager.username, role: 'owner' };
    expect((await app.call('POST /api/admin/staff/', { token: manager.token, body })).status).toBe(403);
    expect((await app.call('GET /api/admin/staff/', { token: manager.token })).status).toBe(403);
    expect(
      (
        await app.call('DELETE /api/admin/staff/:id/', {
          token: manager.token,
          params: { id: manager.id },
          query: { before: 'manager' },
        })
      ).status,
    ).toBe(403);
  });

  test('the last owner cannot be dismissed, demoted or blocked', async () => {
    await app.shop.db.update(customers).set({ role: null }).where(eq(customers.role, 'owner'));
    const owner = await customerReady(app.shop, { role: 'owner' });
    const dismissed = await app.call('DELETE /api/admin/staff/:id/', {
      token: owner.token,
      params: { id: owner.id },
      query: { before: 'owner' },
    });
    expect(dismissed.body).toMatchObject({ code: 'last-owner' });
    const demoted = await app.call('POST /api/admin/staff/', {
      token: owner.token,
      body: { customer: owner.username, role: 'manager' },
    });
    expect(demoted.status).toBe(409);
    expect(await setCustomerActive(app.shop, { customerId: owner.id, active: false, by: owner.id })).toMatchObject({
      refusal: 'last-owner',
    });
    await customerReady(app.shop, { role: 'owner' });
    expect(
      (
        await app.call('DELETE /api/admin/staff/:id/', {
          token: owner.token,
          params: { id: owner.id },
          query: { before: 'owner' },
        })
      ).status,
    ).toBe(200);
  });
});

describe('concurrent changes by owners, on PostgreSQL', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '12' });

  test('of two owners who dismiss each other concurrently, one stays', async () => {
    for (let round = 0; round < 6; round++) {
      await app.shop.db.update(customers).set({ role: null }).where(eq(customers.role, 'owner'));
      const [one, other] = [
        await customerReady(app.shop, { role: 'owner' }),
        await customerReady(app.shop, { role: 'owner' }),
      ];
      const dismiss = (by: { token: string }, whom: { id: number }) =>
        app.call('DELETE /api/admin/staff/:id/', {
          token: by.token,
          params: { id: whom.id },
          query: { before: 'owner' },
        });
      await Promise.all([dismiss(one, other), dismiss(other, one)]);
      expect(
        await app.shop.db.select({ id: customers.id }).from(customers).where(eq(customers.role, 'owner')),
      ).toHaveLength(1);
    }
  });
});

describe('the first owner of a shop', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '12' });
  const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
  const become = (token: string, more: object = {}) =>
    app.call('POST /api/staff/first-owner/', {
      body: {
        token,
        username: `owner-${Math.random().toString(36).slice(2, 9)}`,
        phone: freshPhone(),
        password: 'a red lamp 77',
        ...more,
      },
    });

  test('two concurrent uses, of one link or two, create one owner; then no link works or is created', async () => {
    const [first, second] = [tokenOf(await firstOwnerLink(app.shop)), tokenOf(await firstOwnerLink(app.shop))];
    expect((await become('no-such-token')).body).toMatchObject({ code: 'link-ended' });
    expect((await become(first, { password: '11111111' })).body).toMatchObject({ code: 'weak-password' });
    const answers = await Promise.all([become(first), become(first), become(second), become(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    expect(
      await app.shop.db.select({ id: customers.id }).from(customers).where(eq(customers.role, 'owner')),
    ).toHaveLength(1);
    const { tokens } = answers.find(({ status }) => status === 201)?.body as unknown as { tokens: { access: string } };
    expect((await app.call('GET /api/admin/staff/', { token: tokens.access })).status).toBe(200);
    expect(await firstOwnerLink(app.shop)).toBeNull();
  });

  test('a link expires after a day and is stored only as a hash', async () => {
    await app.shop.db.update(customers).set({ role: null });
    const token = tokenOf(await firstOwnerLink(app.shop));
    const { rows } = await app.shop.database.pool.query<{ stored: string }>(
      'SELECT string_agg(token_hash, $1) AS stored FROM owner_links',
      [' '],
    );
    expect(rows[0]?.stored).not.toContain(token);
    app.clock.advance(24 * 3_600_000);
    expect((await become(token)).body).toMatchObject({ code: 'link-ended' });
  });
});
