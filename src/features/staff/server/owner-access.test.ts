import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { giveOwnerAccess } from './owner-access.service.ts';

describe('owner access restored from the console', () => {
  const app = useTestShop();
  const me = (token: string) => app.call('GET /api/customers/current/me/', { token });
  const newPassword = 'quiet-lantern-79';
  const reset = (token: string) =>
    app.call('POST /api/customers/reset-password/', { body: { token, password: newPassword } });

  test('the owner must be named where there are several, and nobody else is accepted', async () => {
    await expect(giveOwnerAccess(app.shop, undefined)).rejects.toThrow('no owner yet');
    await customerReady(app.shop, { role: 'manager', username: 'manager-one' });
    await customerReady(app.shop, { role: 'owner', username: 'owner-one' });
    await customerReady(app.shop, { role: 'owner', username: 'owner-two' });
    await expect(giveOwnerAccess(app.shop, undefined)).rejects.toThrow('There are: owner-one, owner-two.');
    await expect(giveOwnerAccess(app.shop, 'manager-one')).rejects.toThrow('Name the owner');
  });

  test('the owner is signed out everywhere, gets a single-use link and is in the audit log', async () => {
    const { token } = await customerReady(app.shop, { role: 'owner', username: 'owner-three' });
    expect((await me(token)).status).toBe(200);
    const says = await giveOwnerAccess(app.shop, 'Owner-Three');
    expect((await me(token)).status).toBe(401);
    const link = new URL(/https?:\/\/\S+/.exec(says)?.[0] ?? '');
    const key = link.searchParams.get('token') ?? '';
    expect((await reset(key)).status).toBe(200);
    expect((await reset(key)).status).toBe(400);
    const signedIn = await app.call('POST /api/customers/login/', {
      body: { username: 'owner-three', password: newPassword },
    });
    expect(signedIn.status).toBe(200);
    const { tokens } = signedIn.body as { tokens: { access: string } };
    const log = await app.call('GET /api/admin/audit/', { token: tokens.access, query: { subject: 'customer' } });
    expect(log.text).toContain('staff.second-factor-reset');
  });
});
