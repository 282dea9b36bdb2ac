import { expect, test, describe } from 'vitest';
import { customerReady } from '#features/identity/server/identity.factory.ts';
import { databaseKinds, useTestShop } from '#testing/test-shop.ts';
import type { AuditEntry } from '../audit.contract.ts';
import { recordChange } from './audit.service.ts';

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  const it = useTestShop(kind);

  test('who changed what is read newest first, filtered, and page by page', async () => {
    const owner = await customerReady(it.shop, { role: 'owner' });
    for (let number = 1; number <= 60; number++) {
      const subject = number % 2 === 0 ? 'seller' : 'product';
      await recordChange(it.shop, { by: owner.id, action: subject === 'seller' ? 'seller.changed' : 'product.changed', subject, subjectId: number, before: { n: number - 1 }, after: { n: number } });
    }
    const read = async (query: Record<string, unknown>) =>
      (await it.call('GET /api/admin/audit/', { token: owner.token, query })).body as { data: AuditEntry[]; next: string | null };
    const first = await read({});
    expect(first.data).toHaveLength(50);
    expect(first.data[0]).toMatchObject({ by: owner.username, action: 'seller.changed', subject_id: '60', before: { n: 59 }, after: { n: 60 } });
    const rest = (await it.app.inject({ url: first.next ?? '', headers: { authorization: `Bearer ${owner.token}` } })).json<{ data: AuditEntry[]; next: null }>();
    expect([rest.data.length, rest.next]).toEqual([10, null]);
    expect((await read({ subject: 'seller', subject_id: '8' })).data.map((entry) => entry.after)).toEqual([{ n: 8 }]);
    expect((await read({ by: 'nobody-of-that-name' })).data).toEqual([]);
  });

  test('a customer, and staff of another trade, may not read it', async () => {
    const customer = await customerReady(it.shop);
    const writer = await customerReady(it.shop, { role: 'writer' });
    const answers = await Promise.all([undefined, customer.token, writer.token].map((token) => it.call('GET /api/admin/audit/', { token })));
    expect(answers.map((answer) => answer.status)).toEqual([401, 403, 403]);
  });

  test('a change that is taken back leaves no line', async () => {
    const owner = await customerReady(it.shop, { role: 'owner' });
    const change = it.shop.transaction(async () => {
      await recordChange(it.shop, { by: owner.id, action: 'page.changed', subject: 'page', subjectId: 'taken-back' });
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect((await it.call('GET /api/admin/audit/', { token: owner.token, query: { subject: 'page' } })).body).toEqual({ data: [], next: null });
  });
});
