import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { putSetting } from '#features/settings/server/settings.factory.ts';
import { notifyOwnersOfAccounts } from '#features/staff/server/staff.jobs.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { changeBankTerms, paymentSettings } from './payment-settings.service.ts';

const account = {
  owner: 'فروشگاه حجره',
  bank: 'بانک پارسیان',
  sheba: 'IR820540102680020817909002',
  card: '6221061234567891',
  number: '',
};
const other = { ...account, sheba: 'IR062960000000100324200001', card: null };

describe('a bank account for customer transfers', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let manager: ReadyCustomer;
  beforeEach(async () => {
    await app.shop.db.update(customers).set({ role: null });
    owner = await customerReady(app.shop, { role: 'owner' });
    manager = await customerReady(app.shop, { role: 'manager' });
    await changeBankTerms(app.shop, { accounts: [account], holdHours: 24 }, owner.id);
    await app.shop.database.pool.query('DELETE FROM outbox');
  });
  const put = (by: ReadyCustomer, accounts: readonly object[], more: object = {}) =>
    putSetting(app, 'paying-bank', { token: by.token, body: { accounts, hold_hours: 24, ...more } });
  const accounts = async () => (await paymentSettings(app.shop)).bank.accounts;
  const changes = async () =>
    (
      await app.shop.database.pool.query<{ by: string }>(
        `SELECT news ->> 'by' AS by FROM outbox WHERE name = 'bank-accounts.changed'`,
      )
    ).rows;

  test('is not added, changed or replaced by a manager, who may remove it and change the hours', async () => {
    for (const wanted of [[account, other], [other], [{ ...account, card: null }], [{ ...account, owner: 'دیگری' }]])
      expect(await put(manager, wanted)).toMatchObject({ status: 403, body: { code: 'bank-account-by-owner' } });
    expect(await accounts()).toEqual([account]);
    expect((await put(manager, [account], { hold_hours: 48 })).status).toBe(200);
    expect((await put(manager, [])).status).toBe(200);
    expect(await put(manager, [account])).toMatchObject({ status: 403 });
    expect(await changes()).toEqual([]);
  });

  test('is changed by an owner whose session has just begun, and every owner is notified', async () => {
    const second = await customerReady(app.shop, { role: 'owner' });
    expect((await put(owner, [account, other])).status).toBe(200);
    expect(await accounts()).toEqual([account, other]);
    expect(await changes()).toEqual([{ by: String(owner.id) }]);
    await notifyOwnersOfAccounts(app.shop, { by: owner.id });
    const { rows } = await app.shop.database.pool.query<{ to: string }>(
      `SELECT news ->> 'customerId' AS to FROM outbox WHERE news ->> 'kind' = 'bank-accounts-changed'`,
    );
    expect(rows.map(({ to }) => Number(to)).sort()).toEqual([owner.id, second.id].sort());
  });

  test('is not changed by an owner session that somebody may have taken over', async () => {
    app.clock.advance(11 * 60_000);
    expect((await put(owner, [other])).body).toMatchObject({ code: 'sign-in-again' });
    expect((await put(owner, [account], { hold_hours: 12 })).status).toBe(200);
    expect(await accounts()).toEqual([account]);
  });

  test('is not changed from a stale version of the accounts', async () => {
    const stale = { version: 999 };
    expect((await put(manager, [other], stale)).status).toBe(409);
    expect((await put(owner, [other], stale)).status).toBe(409);
  });
});
